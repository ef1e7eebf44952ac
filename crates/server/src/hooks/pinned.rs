//! One call, to an address that was looked up once and looked at before: a name that leads somewhere else when it is
//! looked up again cannot make the server call its neighbours.

use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::time::Duration;
use tharsis_wire::api::Notice;
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

const PATIENCE: Duration = Duration::from_secs(5);
/// Addresses of one name that are tried; there is room for 16.
const ADDRESSES_MAX: usize = 8;

/// Sends a notice.
pub(super) fn post(url: &str, notice: &Notice, private: bool) -> anyhow::Result<()> {
    let allowed = if private { |_: &IpAddr| true } else { outside };
    post_by(Pinned { look_up: |name| Ok(name.to_socket_addrs()?.collect()), allowed }, url, notice)
}

fn post_by(pinned: Pinned, url: &str, notice: &Notice) -> anyhow::Result<()> {
    // Redirects would be looked up by themselves, and a proxy of the environment would look up again.
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).proxy(None).build();
    let agent = Agent::with_parts(config, DefaultConnector::default(), pinned);
    let body = serde_json::to_string(notice)?;
    agent.post(url).header("content-type", "application/json").send(&body)?;
    Ok(())
}

/// Looks a name up once, and lets only addresses through that may be called.
#[derive(Debug)]
struct Pinned {
    look_up: fn(&str) -> io::Result<Vec<SocketAddr>>,
    allowed: fn(&IpAddr) -> bool,
}

impl Resolver for Pinned {
    fn resolve(&self, uri: &Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let parts = uri.scheme().zip(uri.authority());
        let name = parts.and_then(|(scheme, authority)| DefaultResolver::host_and_port(scheme, authority));
        let found = (self.look_up)(&name.ok_or(ureq::Error::HostNotFound)?)?;
        // One address inside is enough to mistrust the name.
        if found.is_empty() || !found.iter().all(|address| (self.allowed)(&address.ip())) {
            return Err(ureq::Error::HostNotFound);
        }
        let mut resolved = self.empty();
        found.into_iter().take(ADDRESSES_MAX).for_each(|address| resolved.push(address));
        Ok(resolved)
    }
}

/// Whether an address leads out of the server's own network.
fn outside(address: &IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            !(v4.is_private() || v4.is_loopback() || v4.is_link_local() || v4.is_unspecified())
                && !(v4.is_broadcast() || v4.is_multicast() || shared || a == 0)
        }
        IpAddr::V6(v6) => {
            let first = v6.segments()[0];
            let local = first & 0xfe00 == 0xfc00 || first & 0xffc0 == 0xfe80;
            // Addresses that hold one of IPv4 (6to4, NAT64) would lead wherever that leads.
            let carries = first == 0x2002 || first == 0x64;
            !(v6.is_loopback() || v6.is_unspecified() || v6.is_multicast() || local || carries)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::atomic::{AtomicU16, AtomicUsize, Ordering};

    fn notice() -> Notice {
        let text = String::new;
        Notice { table: text(), title: text(), seat: 0, seq: 7, text: text(), link: text() }
    }

    #[test]
    fn webhooks_stay_out_of_the_servers_own_network() {
        let is_outside = |address: &str| outside(&address.parse().expect("an address"));
        for inside in ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"] {
            assert!(!is_outside(inside), "{inside}");
        }
        for inside in ["::1", "::", "fd00::1", "fe80::1", "::ffff:10.0.0.1", "2002:a00:1::", "64:ff9b::a00:1"]
        {
            assert!(!is_outside(inside), "{inside}");
        }
        assert!(is_outside("8.8.8.8") && is_outside("2606:4700::1111"));
        for url in
            ["http://127.0.0.1:1/x", "http://[::1]:1/", "http://me@169.254.169.254/", "http://localhost:1/"]
        {
            let error = post(url, &notice(), false).expect_err("not called").to_string();
            assert!(error.contains("host not found"), "{url}: {error}");
        }
    }

    /// A name that leads to an allowed address first and inside afterwards: it is looked up once, and the address
    /// that was looked at is the one that is called.
    #[test]
    fn a_name_is_looked_up_once_and_called_where_it_was_found() {
        static PORT: AtomicU16 = AtomicU16::new(0);
        static LOOKS: AtomicUsize = AtomicUsize::new(0);
        let allowed = TcpListener::bind("127.0.0.2:0").expect("a port");
        PORT.store(allowed.local_addr().expect("an address").port(), Ordering::SeqCst);
        let answering = std::thread::spawn(move || {
            let (mut socket, _) = allowed.accept().expect("a call");
            let (mut text, mut bytes) = (String::new(), [0; 4096]);
            while !text.contains("\"seq\":7") {
                let n = socket.read(&mut bytes).expect("a request");
                assert!(n > 0, "the call ended: {text}");
                text.push_str(&String::from_utf8_lossy(&bytes[..n]));
            }
            socket.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").expect("an answer");
        });
        let rebinding = Pinned {
            look_up: |_| {
                let looks = LOOKS.fetch_add(1, Ordering::SeqCst);
                let host = if looks == 0 { [127, 0, 0, 2] } else { [127, 0, 0, 1] };
                Ok(vec![(host, PORT.load(Ordering::SeqCst)).into()])
            },
            allowed: |address| address.to_string() == "127.0.0.2",
        };
        post_by(rebinding, "http://rebinding.example/", &notice()).expect("sent");
        assert_eq!(LOOKS.load(Ordering::SeqCst), 1);
        answering.join().expect("it came there");
    }

    #[test]
    fn one_address_inside_is_enough_to_mistrust_a_name() {
        let mixed = |_: &str| Ok(vec![([8, 8, 8, 8], 80).into(), ([127, 0, 0, 1], 80).into()]);
        let pinned = Pinned { look_up: mixed, allowed: outside };
        let error = post_by(pinned, "http://mixed.example/", &notice()).expect_err("not called");
        assert!(error.to_string().contains("host not found"), "{error}");
    }
}
