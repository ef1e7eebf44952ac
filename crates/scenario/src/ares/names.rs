//! Names in files of Ares Expedition.

use crate::names::{card_names, word_names};
use tharsis_ares::{Difficulty, Phase, PhaseCard, Piece, Resource, Standard, cards};
use tharsis_kernel::CardId;

card_names!(|id: CardId| !cards::CORPORATIONS.has(id));

word_names!(
    Phase: "phase",
    PhaseCard: "phase card",
    Standard: "standard action",
    Piece: "piece",
    Difficulty: "level"
);

/// A resource as files call it.
pub(crate) const fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Money => "megacredits",
        Resource::Heat => "heat",
        Resource::Plants => "plants",
    }
}
