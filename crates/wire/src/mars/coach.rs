//! What the coach needs of Mars: where to look for a choice, and what is worth knowing of a finished game.

use crate::api::Remark;
use tharsis_kernel::Seat;
use tharsis_mars::{Choice, Conversion, Event, Resource, State};
use tharsis_words::{Language, Names, Nudge};

/// A pile that lay unused is worth a word from here on.
const IDLE: i32 = 8;
/// An award that was missed by so little is worth a word.
const NEARLY: i32 = 2;

pub(super) fn nudge(choice: Choice) -> Nudge {
    match choice {
        Choice::Play(_) => Nudge::Hand,
        Choice::Act(..) | Choice::First => Nudge::Actions,
        Choice::Project(_) => Nudge::Projects,
        Choice::Milestone(_) => Nudge::Milestones,
        Choice::Award(_) => Nudge::Awards,
        Choice::Convert(Conversion::Plants) => Nudge::Plants,
        Choice::Convert(Conversion::Heat) => Nudge::Heat,
        Choice::Trade(..) | Choice::Moon(_) => Nudge::Trade,
        Choice::Delegate(..) | Choice::Policy | Choice::Party(_) => Nudge::Politics,
        Choice::Hex(_) => Nudge::Map,
        Choice::Card(_) | Choice::Done => Nudge::Offer,
        Choice::EndTurn | Choice::Pass => Nudge::Wait,
        Choice::Seat(_) | Choice::Resource(_) | Choice::Parameter(_) => Nudge::Options,
        Choice::Option(_) | Choice::Amount(_) | Choice::Nobody => Nudge::Options,
    }
}

pub(super) fn remarks(
    end: &State,
    seat: Seat,
    events: &[Event],
    language: &Language,
    names: &Names,
) -> Vec<Remark> {
    let remark = |icon: &str, text| Remark { icon: icon.to_string(), text };
    let player = end.player(seat);
    let mut remarks = Vec::new();
    let unplayed = player.hand.len();
    if unplayed > 0 {
        let money = unplayed * u32::from(end.purchase_price(seat));
        remarks.push(remark("card", language.note_unplayed(unplayed, Resource::Money, money)));
    }
    for resource in [Resource::Money, Resource::Plants, Resource::Heat] {
        let n = player.stock(resource);
        if n >= IDLE {
            remarks.push(remark(resource.word(), language.note_idle(resource, n)));
        }
    }
    let raised = || {
        events
            .iter()
            .filter_map(|event| if let Event::Raised { seat, .. } = event { Some(*seat) } else { None })
    };
    let own = raised().filter(|&whose| whose == seat).count() as u32;
    remarks.push(remark("rating", language.note_steps(own, raised().count() as u32)));
    for (award, _) in end.awards() {
        let standing = |seat| end.award_standing(award, seat);
        let rivals = end.seats().filter(|&it| it != seat);
        let Some(best) = rivals.max_by_key(|&it| standing(it)) else { continue };
        let short = standing(best) - standing(seat);
        if (1..=NEARLY).contains(&short) {
            remarks.push(remark("award", language.note_award(award, best, short as u32, names)));
        }
    }
    remarks
}
