//! One request per choice: what is needed for the next answer comes with the update.

use crate::Site;
use serde_json::{Value, json};
use tharsis_drill::{Follower, Guest, Stream};
use tharsis_wire::api::{Accepted, Moment};

/// A page that is told what each answer would bring.
struct Page {
    guest: Guest,
    stream: Stream,
    known: Follower,
}

impl Page {
    async fn open(guest: Guest, id: &str) -> Page {
        let stream = Stream::open_with_insight(&guest.http, id, &guest.key, None).await.expect("a stream");
        Page { guest, stream, known: Follower::default() }
    }

    /// Reads what comes until a moment, and compares it with what is told to one who asks for it.
    async fn check(&mut self, id: &str, seq: i64) -> Moment {
        while self.known.seq < seq || self.known.moment.is_none() {
            let message = self.stream.next().await.expect("a message");
            self.known.take(&message).expect("it fits");
        }
        let path = format!("/api/tables/{id}/moment?lang=en&insight=true");
        let whole: Value = self.guest.get(&path).await.expect("a moment");
        assert_eq!(self.known.moment.as_ref(), Some(&whole));
        serde_json::from_value(whole).expect("a moment")
    }
}

/// A choice, with its payment if it has one.
fn answer(moment: &Moment, dice: usize) -> Option<(Vec<String>, bool)> {
    let insight = moment.insight.as_ref().expect("the game is on");
    let offers = &moment.ask.as_ref()?.choices;
    assert!(offers.iter().all(|it| insight.previews.contains_key(&it.choice)), "all that can be answered");
    let paid = insight.previews.iter().find_map(|(choice, it)| Some((choice, it.payment.as_ref()?)));
    let Some((choice, payment)) = paid else {
        return Some((vec![offers[dice % offers.len()].choice.clone()], false));
    };
    let way = &payment.ways[dice % payment.ways.len()];
    Some((std::iter::once(choice.clone()).chain(way.choices.iter().cloned()).collect(), true))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_tells_what_the_next_answers_bring() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let seed = "5".repeat(64);
    let table = json!({ "game": "mars", "options": "corporate-era", "seats": ["me", "open"], "seed": seed,
        "settings": { "known_deal": true } });
    let id = ann.table_with(table).await.expect("a table").table.id;
    let ben = site.guest("Ben").await;
    ben.join(&id).await.expect("a seat");
    let mut pages = [Page::open(ann, &id).await, Page::open(ben, &id).await];
    let (mut seq, mut payments, mut undone) = (0, 0, 0);
    for dice in 0..400_usize {
        let mut moments = Vec::new();
        for page in &mut pages {
            moments.push(page.check(&id, seq).await);
        }
        let asked = (0..2).find(|&seat| moments[seat].ask.is_some()).expect("it is not over");
        let quiet = moments.iter().find(|moment| moment.ask.is_none());
        assert!(quiet.and_then(|it| it.insight.as_ref()).is_none_or(|it| it.previews.is_empty()));
        let undoer = (0..2).find(|&seat| dice % 7 == 6 && moments[seat].undo.is_some());
        let accepted: Accepted = match undoer {
            Some(seat) => {
                undone += 1;
                let path = format!("/api/tables/{id}/undo");
                pages[seat].guest.post(&path, &json!({ "seq": seq })).await.expect("undone")
            }
            None => {
                let (choices, paid) = answer(&moments[asked], dice * 7919 / 13).expect("it is asked");
                payments += usize::from(paid);
                let path = format!("/api/tables/{id}/choices");
                let made = json!({ "seq": seq, "choices": choices });
                pages[asked].guest.post(&path, &made).await.expect("accepted")
            }
        };
        seq = accepted.seq;
        if payments > 3 && undone > 3 {
            break;
        }
    }
    assert!(payments > 3 && undone > 3, "{payments} payments, {undone} undos");
}

/// A page that comes back is told it with what it has missed; those who did not ask for it are never told.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_comes_back_is_told_what_its_answers_bring() {
    let site = Site::start().await;
    let ann = site.guest("Ann").await;
    let id = ann.table(&["me"]).await.expect("a table").table.id;
    let mut page = Page::open(ann.clone(), &id).await;
    let mut seq = 0;
    let mut earlier = Vec::new();
    for dice in 0..6 {
        let moment = page.check(&id, seq).await;
        earlier.push(page.known.clone());
        let (choices, _) = answer(&moment, dice).expect("it is asked");
        let made = json!({ "seq": seq, "choices": choices });
        let accepted: Accepted =
            ann.post(&format!("/api/tables/{id}/choices"), &made).await.expect("accepted");
        seq = accepted.seq;
    }
    for known in earlier {
        let stream = Stream::open_with_insight(&ann.http, &id, &ann.key, Some(known.seq)).await;
        let mut back = Page { guest: ann.clone(), stream: stream.expect("a stream"), known };
        back.check(&id, seq).await;
        assert_eq!(back.known.wholes, 1, "only what was missed");
    }
    let mut plain = Stream::open(&ann.http, &id, &ann.key, None).await.expect("a stream");
    assert_eq!(plain.next().await.expect("the table").event, "table");
    let whole: Moment = serde_json::from_str(&plain.next().await.expect("a moment").data).expect("a moment");
    assert!(whole.ask.is_some() && whole.insight.is_none());
}
