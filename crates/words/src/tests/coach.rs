//! Everything the coach says.

use crate::coach::Nudge;
use crate::language::Language;
use crate::names::Names;
use tharsis_kernel::Seat;
use tharsis_mars::{Award, Resource};

/// Aspects are words of the bots: those there are messages for. That none is missing is tested where both are known.
fn aspects() -> impl Iterator<Item = String> {
    let all = Language::english().message_ids().into_iter();
    let words = all.filter_map(|id| Some(id.strip_prefix("aspect-")?.to_string()));
    words.filter(|word| !["card", "rival", "rest"].contains(&word.as_str()))
}

pub(super) fn say_everything(language: &Language) -> Vec<String> {
    let names = Names::new(["Ann", "Bob"]).told_to(Some(Seat(0)));
    let mut said: Vec<String> = Nudge::ALL.iter().map(|&it| language.nudge(it)).collect();
    said.extend(aspects().map(|word| language.aspect(&word)));
    said.push(language.aspect_rest());
    said.push(language.aspect_card(language.card_name(0)));
    said.push(language.aspect_rival(Seat(1), &names));
    for n in [1, 3, 7, 21] {
        said.push(language.note_unplayed(n, Resource::Money, 3 * n));
        said.push(language.note_idle(Resource::Heat, n as i32));
        said.push(language.note_steps(n, 30));
        said.push(language.note_award(Award::Landlord, Seat(1), n, &names));
    }
    said
}

#[test]
fn the_coach_speaks_every_language() {
    let all = Language::ALL.iter().map(|code| {
        let language = Language::get(code).expect("a language we list");
        format!("--- {code}\n{}", say_everything(language).join("\n"))
    });
    insta::assert_snapshot!("coach", all.collect::<Vec<_>>().join("\n"));
}
