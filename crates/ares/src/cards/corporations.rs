//! The corporations, by number.
//!
//! Sentences in the language of `card.rs`; the fact table is the second witness.

use super::prelude::*;

pub(super) static CARDS: [Card; 12] = [
    corporation("209", "CrediCor", "I-II").play(&[Gain(48, Resource::Money)]).passives(&[CheaperFrom(20, 4)]),
    corporation("210", "Ecoline", "III")
        .tags(&[Tag::Plant])
        .starred()
        .play(&[Gain(27, Resource::Money)])
        .production(&[Produce(1, Product::Plants)])
        .passives(&[ForestFor(7)]),
    corporation("211", "Helion", "I-III")
        .tags(&[Tag::Space])
        .starred()
        .play(&[Gain(28, Resource::Money)])
        .production(&[Produce(3, Product::Heat)])
        .passives(&[MayPay(Payer::Heat, 1, 1)]),
    corporation("212", "Interplanetary Cinematics", "II")
        .tags(&[Tag::Building])
        .starred()
        .play(&[Gain(46, Resource::Money)])
        .stock(&[Raise(1, Steel)])
        .passives(&[CheaperTag(2, &[Tag::Event])]),
    corporation("213", "Inventrix", "I-II")
        .tags(&[Tag::Science])
        .play(&[Gain(33, Resource::Money), Draw(3)])
        .passives(&[Eased]),
    corporation("214", "Mining Guild", "I")
        .tags(&[Tag::Building, Tag::Building])
        .play(&[Gain(27, Resource::Money)])
        .stock(&[Raise(1, Steel)])
        .triggers(&[when(SteelPlayed, &[Rate(1)])]),
    corporation("215", "PhoboLog", "I-II")
        .tags(&[Tag::Space])
        .play(&[Gain(20, Resource::Money)])
        .stock(&[Raise(1, Titanium)])
        .passives(&[WorthMore(1, Titanium)]),
    corporation("216", "Saturn Systems", "I-II")
        .tags(&[Tag::Jovian])
        .play(&[Gain(24, Resource::Money)])
        .stock(&[Raise(1, Titanium)])
        .triggers(&[when(TagPlayed(&[Tag::Jovian], Own::Not), &[Rate(1)])]),
    corporation("217", "Teractor", "I-II")
        .tags(&[Tag::Earth])
        .starred()
        .play(&[Gain(51, Resource::Money)])
        .passives(&[CheaperTag(3, &[Tag::Earth])]),
    corporation("218", "Tharsis Republic", "V")
        .play(&[Gain(40, Resource::Money)])
        .passives(&[Research(1, 1)]),
    corporation("219", "ThorGate", "I-II")
        .tags(&[Tag::Power])
        .play(&[Gain(45, Resource::Money)])
        .production(&[Produce(1, Product::Heat)])
        .passives(&[CheaperTag(3, &[Tag::Power])]),
    corporation("220", "United Nations Mars Initiative", "I-III")
        .play(&[Gain(35, Resource::Money)])
        .passives(&[BuyStep(6)]),
];
