//! Whose request it is. A proxy says for whom it asks (`X-Forwarded-For`), and is believed only if it is one of ours:
//! everybody else can write there what they like.

use crate::state::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Request};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;
use tower_governor::GovernorError;
use tower_governor::key_extractor::KeyExtractor;

/// An address, or all that begin alike: `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

/// Not a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is neither an address nor a network such as 10.0.0.0/8")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let wrong = || NetworkError(text.to_string());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let first: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.trim().parse().map_err(|_| wrong()))?;
        if bits <= most { Ok(Network { first, bits }) } else { Err(wrong()) }
    }
}

impl Network {
    /// This machine and private networks: where a proxy of one's own is.
    pub fn private() -> Vec<Network> {
        let own = ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7"];
        own.iter().filter_map(|network| network.parse().ok()).collect()
    }

    fn has(&self, address: IpAddr) -> bool {
        self.first.is_ipv4() == address.is_ipv4()
            && beginning(address, self.bits) == beginning(self.first, self.bits)
    }
}

/// The first bits of an address, the rest zero.
fn beginning(address: IpAddr, bits: u8) -> IpAddr {
    let mask = |width: u8| u128::MAX.checked_shl(u32::from(width.saturating_sub(bits))).unwrap_or(0);
    match address {
        IpAddr::V4(v4) => IpAddr::V4(Ipv4Addr::from_bits(v4.to_bits() & mask(32) as u32)),
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & mask(128))),
    }
}

/// The network of an address: a household with IPv6 has a whole /64.
pub(super) fn network_of(address: IpAddr) -> IpAddr {
    beginning(address, if address.is_ipv4() { 24 } else { 64 })
}

/// Whether an address is one of our proxies.
pub(super) fn is_trusted(proxies: &[Network], address: IpAddr) -> bool {
    proxies.iter().any(|network| network.has(address))
}

/// For whom a peer asks: itself, or, if it is one of our proxies, the last in the list that is none. Entries further
/// left were written by whoever is named there, and prove nothing.
fn asking(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let mut asking = peer.to_canonical();
    let lists = headers.get_all("x-forwarded-for").iter().rev();
    for entry in lists.flat_map(|list| list.to_str().unwrap_or("?").rsplit(',')) {
        if !is_trusted(proxies, asking) {
            break;
        }
        match read_address(entry.trim()) {
            Some(address) => asking = address,
            // Not what our proxy would write: it is the last that is known.
            None => break,
        }
    }
    asking
}

/// An address as proxies write it, some of them with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().ok();
    let address = bare.or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))?;
    Some(address.to_canonical())
}

fn asking_in(headers: &HeaderMap, extensions: &Extensions, proxies: &[Network]) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
    asking(peer, headers, proxies)
}

/// Where a request comes from, as far as shares are concerned: an IPv4 address, or an IPv6 network, in which one
/// caller has as many addresses as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

impl Client {
    fn of(address: IpAddr) -> Client {
        Client(if address.is_ipv4() { address } else { network_of(address) })
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, Infallible> {
        Ok(Client::of(asking_in(&parts.headers, &parts.extensions, &app.config.proxies)))
    }
}

/// Whose rate a request counts for.
#[derive(Clone, Debug)]
pub(crate) struct ClientKey(pub(crate) Arc<[Network]>);

impl KeyExtractor for ClientKey {
    type Key = IpAddr;

    fn extract<T>(&self, request: &Request<T>) -> Result<IpAddr, GovernorError> {
        Ok(Client::of(asking_in(request.headers(), request.extensions(), &self.0)).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(peer: &str, lists: &[&str], proxies: &str) -> String {
        let mut headers = HeaderMap::new();
        for list in lists {
            headers.append("x-forwarded-for", list.parse().expect("a header"));
        }
        let proxies: Vec<Network> =
            proxies.split_whitespace().map(|it| it.parse().expect("a network")).collect();
        asking(peer.parse().expect("an address"), &headers, &proxies).to_string()
    }

    #[test]
    fn only_a_proxy_of_ours_is_believed() {
        let proxies = "127.0.0.1 10.0.0.0/8";
        for (peer, lists, address) in [
            ("203.0.113.9", &["1.2.3.4"][..], "203.0.113.9"),
            ("127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            // What the caller wrote stands to the left of what the proxy wrote.
            ("127.0.0.1", &["1.2.3.4, 203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["1.2.3.4", "203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["1.2.3.4, 203.0.113.9, 10.1.2.3"], "203.0.113.9"),
            // A caller who names our proxy gains nothing: it is passed over with those that are ours.
            ("127.0.0.1", &["10.0.0.1, 203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["203.0.113.9, nonsense"], "127.0.0.1"),
            ("127.0.0.1", &["nonsense, 203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["203.0.113.9:4711"], "203.0.113.9"),
            ("127.0.0.1", &["[2001:db8::1]:4711"], "2001:db8::1"),
            ("127.0.0.1", &["2001:db8::1"], "2001:db8::1"),
            ("::ffff:127.0.0.1", &["::ffff:203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("127.0.0.1", &["10.0.0.7"], "10.0.0.7"),
        ] {
            assert_eq!(asked(peer, lists, proxies), address, "{peer} {lists:?}");
        }
        assert_eq!(asked("127.0.0.1", &["203.0.113.9"], ""), "127.0.0.1", "no proxies, no belief");
    }

    #[test]
    fn networks_are_read_and_private_ones_known() {
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "here"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        let has = |network: &str, address: &str| {
            let network: Network = network.parse().expect("a network");
            network.has(address.parse().expect("an address"))
        };
        assert!(has("10.0.0.0/8", "10.255.0.1") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("0.0.0.0/0", "8.8.8.8") && !has("0.0.0.0/0", "::1"));
        assert!(has("2001:db8::/32", "2001:db8:ffff::1") && !has("::1", "::2"));
        let private = |address: &str| is_trusted(&Network::private(), address.parse().expect("an address"));
        assert!(["127.0.0.1", "172.20.0.1", "192.168.7.7", "::1", "fd00::1"].into_iter().all(private));
        assert!(!["8.8.8.8", "172.32.0.1", "2001:db8::1"].into_iter().any(private));
    }

    #[test]
    fn a_household_is_one_client() {
        let of = |address: &str| Client::of(address.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("203.0.113.1"), of("203.0.113.2"));
    }
}
