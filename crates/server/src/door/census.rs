//! How many connections there are, in all and by where they come from; who makes room when there is none.

use super::Door;
use super::client::network_of;
use super::pulse::Pulse;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many connections are looked at for one that can make room: looking at all of them would be work for the asking.
const LOOKS: usize = 64;

/// So many may be sent away and not gone before the next is let in.
const LEAVING_MAX: usize = 16;

/// Whom a cap is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Of {
    All,
    Network(IpAddr),
    Address(IpAddr),
}

/// Those who share a cap.
#[derive(Default)]
struct Group {
    open: usize,
    /// In the order in which they are looked at for one to make room; some have ended already.
    order: VecDeque<u64>,
}

struct Guest {
    of: Vec<Of>,
    pulse: Arc<Pulse>,
}

#[derive(Default)]
struct Book {
    next: u64,
    guests: HashMap<u64, Guest>,
    /// Sent away, but not gone: their files are open still.
    leaving: usize,
    groups: HashMap<Of, Group>,
}

/// The open connections.
pub(super) struct Census {
    book: Mutex<Book>,
    connections: usize,
    per_network: usize,
    per_address: usize,
}

impl Census {
    pub(super) fn new(door: &Door) -> Census {
        Census {
            book: Mutex::default(),
            connections: door.connections,
            per_network: door.per_network,
            per_address: door.per_address,
        }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn most(&self, of: Of) -> usize {
        match of {
            Of::All => self.connections,
            Of::Network(_) => self.per_network,
            Of::Address(_) => self.per_address,
        }
    }

    /// Lets a connection in, if there is room or somebody makes it.
    pub(super) fn admit(self: &Arc<Census>, address: IpAddr, counted: bool) -> Option<Admitted> {
        let mut of = vec![Of::All];
        if counted {
            of.extend([Of::Network(network_of(address)), Of::Address(address)]);
        }
        let mut book = self.book();
        // The narrowest first: whoever has many makes room for themselves.
        let has_room = of.iter().rev().all(|&of| book.open(of) < self.most(of) || book.make_room(of));
        if !has_room {
            metrics::counter!("tharsis_connections_total", "result" => "refused").increment(1);
            return None;
        }
        metrics::counter!("tharsis_connections_total", "result" => "admitted").increment(1);
        let (id, pulse) = (book.next, Arc::new(Pulse::new()));
        book.next += 1;
        for &of in &of {
            let group = book.groups.entry(of).or_default();
            group.open += 1;
            group.order.push_back(id);
        }
        book.guests.insert(id, Guest { of, pulse: Arc::clone(&pulse) });
        metrics::gauge!("tharsis_connections").set(book.guests.len() as f64);
        Some(Admitted { census: Arc::clone(self), id, pulse })
    }

    /// Waits until few are sent away and not gone, since their files are open still.
    pub(super) async fn settled(&self) {
        while self.book().leaving > LEAVING_MAX {
            tokio::task::yield_now().await;
        }
    }

    /// Ends one that waits, because the system has no room.
    pub(super) fn make_room(&self) {
        self.book().make_room(Of::All);
    }
}

impl Book {
    fn open(&self, of: Of) -> usize {
        self.groups.get(&of).map_or(0, |group| group.open)
    }

    /// Sends away one that is not being served, the first in the order; false if none was found.
    fn make_room(&mut self, of: Of) -> bool {
        for _ in 0..LOOKS {
            let Some(group) = self.groups.get_mut(&of) else { return false };
            let Some(id) = group.order.pop_front() else { return false };
            match self.guests.get(&id) {
                None => {}
                Some(guest) if guest.pulse.waits() => {
                    guest.pulse.send_away();
                    self.remove(id);
                    self.leaving += 1;
                    metrics::counter!("tharsis_connections_total", "result" => "sent-away").increment(1);
                    return true;
                }
                Some(_) => group.order.push_back(id),
            }
        }
        false
    }

    fn remove(&mut self, id: u64) {
        let Some(guest) = self.guests.remove(&id) else { return };
        for of in guest.of {
            let Some(group) = self.groups.get_mut(&of) else { continue };
            group.open -= 1;
            if group.open == 0 {
                self.groups.remove(&of);
            } else if group.order.len() > 2 * group.open + LOOKS {
                group.order.retain(|id| self.guests.contains_key(id));
            }
        }
        metrics::gauge!("tharsis_connections").set(self.guests.len() as f64);
    }
}

/// A connection that was let in, until it ends.
pub(super) struct Admitted {
    census: Arc<Census>,
    id: u64,
    pub(super) pulse: Arc<Pulse>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut book = self.census.book();
        if book.guests.contains_key(&self.id) {
            book.remove(self.id);
        } else {
            book.leaving -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn census(connections: usize, per_network: usize, per_address: usize) -> Arc<Census> {
        Arc::new(Census::new(&Door { connections, per_network, per_address, ..Door::default() }))
    }

    fn at(address: &str) -> IpAddr {
        address.parse().expect("an address")
    }

    fn is_in(admitted: &Admitted) -> bool {
        admitted.census.book().guests.contains_key(&admitted.id)
    }

    #[test]
    fn whoever_waits_longest_makes_room_and_nobody_who_is_served() {
        let census = census(3, 3, 3);
        let [a, b, c] = [(); 3].map(|()| census.admit(at("10.0.0.1"), true).expect("room"));
        a.pulse.asked(true);
        let d = census.admit(at("10.0.9.1"), true).expect("somebody makes room");
        assert_eq!([&a, &b, &c, &d].map(is_in), [true, false, true, true]);
        c.pulse.asked(true);
        d.pulse.asked(true);
        assert!(census.admit(at("10.0.9.2"), true).is_none(), "all are served");
        drop(a);
        assert!(census.admit(at("10.0.9.2"), true).is_some());
    }

    #[test]
    fn an_address_and_a_network_have_their_share_and_take_nobody_elses() {
        let census = census(100, 4, 2);
        let other = census.admit(at("10.0.9.1"), true).expect("room");
        let one = [(); 3].map(|()| census.admit(at("10.0.0.1"), true).expect("its own make room"));
        assert_eq!(one.each_ref().map(is_in), [false, true, true]);
        let two = [(); 3].map(|()| census.admit(at("10.0.0.2"), true).expect("its own make room"));
        let three = census.admit(at("10.0.0.3"), true).expect("its network makes room");
        let all = one.iter().chain(&two).chain([&three]);
        assert_eq!(all.filter(|it| is_in(it)).count(), 4, "four from one network");
        assert!(is_in(&other));
        let households = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(at);
        let of = |address| census.admit(address, true).expect("room");
        let held: Vec<Admitted> = households.iter().flat_map(|&at| [of(at), of(at)]).collect();
        assert_eq!(held.iter().filter(|it| is_in(it)).count(), 6, "a /64 is a network");
        let more = of(households[1]);
        assert_eq!(held.iter().chain([&more]).filter(|it| is_in(it)).count(), 6);
    }

    #[test]
    fn a_proxy_is_not_counted_and_nothing_is_left_behind() {
        let census = census(1_000, 2, 2);
        let proxied: Vec<_> = (0..500).map(|_| census.admit(at("127.0.0.1"), false).expect("room")).collect();
        assert!(proxied.iter().all(is_in));
        drop(proxied);
        for _ in 0..1_000 {
            drop(census.admit(at("10.0.0.1"), true));
        }
        let book = census.book();
        assert!(book.guests.is_empty() && book.groups.is_empty());
        assert_eq!(book.leaving, 0);
    }
}
