//! What the coach needs of Ares Expedition: where to look for a choice, and what is worth knowing of a finished game.

use crate::api::Remark;
use tharsis_ares::{Choice, Event, Resource, State};
use tharsis_kernel::Seat;
use tharsis_words::{Language, Nudge};

/// A pile that lay unused is worth a word from here on.
const IDLE: i32 = 8;

pub(super) fn nudge(choice: Choice) -> Nudge {
    match choice {
        Choice::Phase(_) => Nudge::Phases,
        Choice::Play(_) => Nudge::Hand,
        Choice::Act(..) => Nudge::Actions,
        Choice::Standard(_) | Choice::Step | Choice::Draw => Nudge::Projects,
        Choice::Card(_) | Choice::Sell(_) => Nudge::Offer,
        Choice::Done => Nudge::Wait,
        Choice::Take(_) | Choice::Option(_) | Choice::Amount(_) | Choice::Nobody => Nudge::Options,
    }
}

pub(super) fn remarks(end: &State, seat: Seat, events: &[Event], language: &Language) -> Vec<Remark> {
    let remark = |icon: &str, text| Remark { icon: icon.to_string(), text };
    let mut remarks = Vec::new();
    for &resource in Resource::ALL {
        let n = end.player(seat).stock(resource);
        if n >= IDLE {
            remarks.push(remark(resource.word(), language.note_idle(resource, n)));
        }
    }
    let raised = || {
        events.iter().filter_map(|event| match *event {
            Event::Raised { seat: Some(seat), .. } | Event::Flipped { seat, again: false, .. } => Some(seat),
            _ => None,
        })
    };
    let own = raised().filter(|&whose| whose == seat).count() as u32;
    remarks.push(remark("rating", language.note_steps(own, raised().count() as u32)));
    remarks
}
