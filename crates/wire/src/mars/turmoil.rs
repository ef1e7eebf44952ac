//! The expansion Turmoil, shown: parties and global events as printed, the committee as it stands, and what the
//! events in sight would do to everybody.

use super::colonies::Gift;
use crate::api::{Change, wire};
use crate::cards::{Icon, glyph};
use crate::told::plain;
use serde::{Deserialize, Serialize};
use tharsis_kernel::Seat;
use tharsis_mars::{
    Bench, EventForecast, EventId, EventView, N_EVENTS, Owner, Party, Resource, SEATS_MAX, TurmoilView,
    global_event,
};
use tharsis_words::mars::{depict_event, depict_party, icon};
use tharsis_words::{Glyph, Language};
use utoipa::ToSchema;

wire! {
    /// A party.
    pub struct PartyInfo {
        /// Its word in choices.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// Its emblem.
        pub icon: String,
        /// What its taking power gives.
        pub bonus: Gift,
        /// What holds while it rules.
        pub policy: Gift,
    }

    /// A global event.
    pub struct EventInfo {
        /// Its word in scenes.
        pub name: String,
        /// What it is called.
        pub title: String,
        /// The published English name.
        pub english: String,
        /// What it does, in words.
        pub text: String,
        /// What it does, in rows of icons.
        pub icons: Vec<Vec<Icon>>,
        /// The party that gets a neutral delegate when it is revealed.
        pub revealed: String,
        /// The party that gets one when it becomes current.
        pub current: String,
    }

    /// The committee and the events in sight.
    pub struct CommitteeScene {
        /// The party whose policy holds.
        pub ruling: String,
        /// The party that comes to power next.
        pub dominant: String,
        /// Whose the chairman is; left out if it is a neutral one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub chairman: Option<u8>,
        /// The parties, clockwise.
        pub parties: Vec<PartyScene>,
        /// Carried out at the end of this generation.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub current: Option<EventScene>,
        /// Becomes current then.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub coming: Option<EventScene>,
        /// Becomes the coming one then.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub distant: Option<EventScene>,
        /// Events in the deck.
        pub deck: u8,
        /// Neutral delegates in reserve.
        pub neutral: u8,
        /// Who has used a policy that is for once in a generation.
        pub policy_used: Vec<u8>,
    }

    /// A party as it stands.
    pub struct PartyScene {
        /// Its word.
        pub name: String,
        /// Its delegates by owner, the leader's first.
        pub members: Vec<Members>,
    }

    /// The delegates of one owner in a party.
    pub struct Members {
        /// Whose; left out for neutral ones.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        pub seat: Option<u8>,
        /// How many, the leader included.
        pub n: u8,
        /// One of them leads the party.
        #[serde(skip_serializing_if = "std::ops::Not::not", default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        pub leads: bool,
    }

    /// An event in sight.
    pub struct EventScene {
        /// Its word.
        pub name: String,
        /// What it would do to each player as things stand; what it does to the planet is in its text.
        pub forecast: Vec<Vec<Change>>,
    }

    /// A player's delegates and influence.
    pub struct Politics {
        /// Influence, cards included.
        pub influence: u8,
        /// A delegate waits in the lobby.
        pub lobby: bool,
        /// Delegates in reserve.
        pub reserve: u8,
    }
}

pub(super) fn parties(language: &Language) -> Vec<PartyInfo> {
    Party::ALL.iter().map(|&party| party_info(party, language)).collect()
}

fn party_info(party: Party, language: &Language) -> PartyInfo {
    let icons = |row: Vec<Glyph>| row.into_iter().map(glyph).collect::<Vec<Icon>>();
    // The policy is the last row, whatever came before it is what taking power gives.
    let mut rows = depict_party(party);
    let policy = rows.pop().unwrap_or_default();
    PartyInfo {
        name: party.word().to_string(),
        title: language.name(party),
        icon: icon::party(party).icon.into_owned(),
        bonus: Gift { text: language.ruling_bonus_text(party), icons: icons(rows.concat()) },
        policy: Gift { text: language.policy_text(party), icons: icons(policy) },
    }
}

pub(super) fn events(language: &Language) -> Vec<EventInfo> {
    (0..N_EVENTS as EventId).map(|event| event_info(event, language)).collect()
}

fn event_info(id: EventId, language: &Language) -> EventInfo {
    let event = global_event(id);
    let row = |row: Vec<Glyph>| row.into_iter().map(glyph).collect();
    EventInfo {
        name: event.word(),
        title: language.global_event_name(id),
        english: event.name.to_string(),
        text: language.global_event_text(id),
        icons: depict_event(id).into_iter().map(row).collect(),
        revealed: event.revealed.word().to_string(),
        current: event.current.word().to_string(),
    }
}

/// The committee as everybody sees it.
pub(super) fn scene(view: &TurmoilView) -> CommitteeScene {
    let committee = &view.committee;
    let party = |&party: &Party| PartyScene {
        name: party.word().to_string(),
        members: members(committee.bench(party)),
    };
    CommitteeScene {
        ruling: committee.ruling.word().to_string(),
        dominant: committee.dominant.word().to_string(),
        chairman: committee.chairman.seat().map(|seat| seat.0),
        parties: Party::ALL.iter().map(party).collect(),
        current: view.current.as_ref().map(event_scene),
        coming: view.coming.as_ref().map(event_scene),
        distant: view.distant.as_ref().map(event_scene),
        deck: view.deck_size,
        neutral: committee.reserve(Owner::Neutral),
        policy_used: view.policy_used.iter().map(|seat| seat.0).collect(),
    }
}

/// A player's delegates and influence.
pub(super) fn politics(view: &TurmoilView, seat: Seat) -> Politics {
    Politics {
        influence: view.influence[seat.idx()],
        lobby: view.committee.lobby.has(seat),
        reserve: view.committee.reserve(Owner::Player(seat)),
    }
}

fn members(bench: &Bench) -> Vec<Members> {
    let owners = (0..SEATS_MAX as u8).map(|seat| Owner::Player(Seat(seat))).chain([Owner::Neutral]);
    let mut found: Vec<Members> = owners
        .map(|owner| Members {
            seat: owner.seat().map(|seat| seat.0),
            n: bench.of(owner),
            leads: bench.leader == Some(owner),
        })
        .filter(|members| members.n > 0)
        .collect();
    found.sort_by_key(|members| !members.leads);
    found
}

fn event_scene(view: &EventView) -> EventScene {
    EventScene {
        name: global_event(view.event).word(),
        forecast: view.forecast.iter().map(forecast).collect(),
    }
}

/// What an event would do to a player, as icons with numbers.
fn forecast(it: &EventForecast) -> Vec<Change> {
    let resource = |it: Resource, by: i32| plain(&icon::resource(it).icon, None, Some(by));
    let stock = Resource::ALL.iter().map(|&of| resource(of, it.stock[of.idx()]));
    let production = Resource::ALL
        .iter()
        .map(|&of| Change { production: true, ..resource(of, i32::from(it.production[of.idx()])) });
    let others = [
        ("tr", i32::from(it.rating)),
        ("card", i32::from(it.cards)),
        ("r-any", i32::from(it.any)),
        ("c-any", i32::from(it.on_cards)),
    ]
    .map(|(icon, by)| plain(icon, None, Some(by)));
    stock.chain(production).chain(others).filter(|change| change.by != Some(0)).collect()
}
