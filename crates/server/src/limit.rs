//! How much one client may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// The most clients that are remembered. Beyond it those that have not asked for long are forgotten.
const MOST_CLIENTS: usize = 50_000;

/// So many at once, and so many more each second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// Each second.
    pub per_second: f64,
}

/// What a client may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests of any kind.
    pub requests: Rate,
    /// New tables.
    pub tables: Rate,
    /// Messages in one socket.
    pub messages: Rate,
    /// Lines of chat in one socket, or of one client without a socket.
    pub chat: Rate,
    /// Passphrases, from one client for any account.
    pub passphrases: Rate,
    /// Wrong passphrases for one account, from anybody.
    pub guesses: Rate,
    /// Records that are brought along, and analyses that are asked for.
    pub records: Rate,
    /// Hints.
    pub hints: Rate,
    /// Open connections, sockets included.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate { burst: 300.0, per_second: 20.0 },
            tables: Rate { burst: 60.0, per_second: 0.5 },
            messages: Rate { burst: 60.0, per_second: 15.0 },
            chat: Rate { burst: 5.0, per_second: 0.5 },
            passphrases: Rate { burst: 10.0, per_second: 0.1 },
            guesses: Rate { burst: 20.0, per_second: 0.05 },
            records: Rate { burst: 20.0, per_second: 0.02 },
            hints: Rate { burst: 20.0, per_second: 0.5 },
            connections: 256,
        }
    }
}

impl Limits {
    /// For those who measure, or test something else.
    pub const NONE: Self = {
        let rate = Rate { burst: 1e9, per_second: 1e9 };
        Self {
            requests: rate,
            tables: rate,
            messages: rate,
            chat: rate,
            passphrases: rate,
            guesses: rate,
            records: rate,
            hints: rate,
            connections: usize::MAX,
        }
    };
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    rate: Rate,
    left: f64,
    since: Instant,
}

impl Allowance {
    /// Nothing was asked for yet.
    pub fn new(rate: Rate) -> Self {
        Self { rate, left: rate.burst, since: Instant::now() }
    }

    /// Takes one, if there is one left.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let earned = (now - self.since).as_secs_f64() * self.rate.per_second;
        self.left = (self.left + earned).min(self.rate.burst);
        self.since = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }

    /// Gives back one that was taken.
    pub fn give_back(&mut self) {
        self.left = (self.left + 1.0).min(self.rate.burst);
    }
}

/// What each client has asked for.
pub struct Clients {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Client>>,
    /// What is left to be guessed about accounts, by name, whether there is one or not.
    guesses: Mutex<HashMap<String, Allowance>>,
}

struct Client {
    requests: Allowance,
    tables: Allowance,
    passphrases: Allowance,
    records: Allowance,
    hints: Allowance,
    chat: Allowance,
    connections: usize,
}

impl Clients {
    /// Nobody has asked for anything.
    pub fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, known: Mutex::default(), guesses: Mutex::default() })
    }

    /// What is allowed.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    fn with<T>(&self, address: IpAddr, ask: impl FnOnce(&mut Client) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_CLIENTS {
            let quiet = |client: &Client| client.connections == 0 && client.requests.since.elapsed().as_secs() > 60;
            known.retain(|_, client| !quiet(client));
        }
        let client = known.entry(whose(address)).or_insert_with(|| Client {
            requests: Allowance::new(self.limits.requests),
            tables: Allowance::new(self.limits.tables),
            passphrases: Allowance::new(self.limits.passphrases),
            records: Allowance::new(self.limits.records),
            hints: Allowance::new(self.limits.hints),
            chat: Allowance::new(self.limits.chat),
            connections: 0,
        });
        ask(client)
    }

    /// May this client make a request?
    pub fn request(&self, address: IpAddr) -> bool {
        self.with(address, |client| client.requests.take())
    }

    /// May this client open a table?
    pub fn table(&self, address: IpAddr) -> bool {
        self.with(address, |client| client.tables.take())
    }

    /// May this client say a passphrase?
    pub fn passphrase(&self, address: IpAddr) -> bool {
        self.with(address, |client| client.passphrases.take())
    }

    /// May this client bring a record along, or ask for an analysis?
    pub fn record(&self, address: IpAddr) -> bool {
        self.with(address, |client| client.records.take())
    }

    /// May this client ask for a hint?
    pub fn hint(&self, address: IpAddr) -> bool {
        self.with(address, |client| client.hints.take())
    }

    /// May anybody say a passphrase for this name? One that turns out right is [given back](Self::guessed).
    pub fn guess(&self, name: &str) -> bool {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        if guesses.len() >= MOST_CLIENTS {
            guesses.retain(|_, allowance| allowance.since.elapsed().as_secs() < 600);
        }
        guesses.entry(name.to_owned()).or_insert_with(|| Allowance::new(self.limits.guesses)).take()
    }

    /// The passphrase for this name was right.
    pub fn guessed(&self, name: &str) {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(allowance) = guesses.get_mut(name) {
            allowance.give_back();
        }
    }

    /// May this client say something without a socket?
    pub fn chat(&self, address: IpAddr) -> bool {
        self.with(address, |client| client.chat.take())
    }

    /// Counts a connection as long as the value lives. Nothing if the client has too many.
    pub fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Connected> {
        let most = self.limits.connections;
        self.with(address, |client| {
            (client.connections < most)
                .then(|| client.connections += 1)
                .map(|()| Connected { clients: self.clone(), address })
        })
    }
}

/// A connection of a client.
pub struct Connected {
    clients: Arc<Clients>,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.clients.with(self.address, |client| client.connections = client.connections.saturating_sub(1));
    }
}

/// Who asks: an address, or the network of one customer where everybody has many of them.
fn whose(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_used_up_comes_back_with_time() {
        let mut allowance = Allowance::new(Rate { burst: 3.0, per_second: 2.0 });
        assert_eq!([(); 4].map(|()| allowance.take()), [true, true, true, false]);
        tokio::time::advance(Duration::from_millis(600)).await;
        assert_eq!([(); 2].map(|()| allowance.take()), [true, false]);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!([(); 4].map(|()| allowance.take()), [true, true, true, false]);
    }

    #[tokio::test]
    async fn each_client_has_its_own_limit() {
        let clients = Clients::new(Limits { connections: 1, ..Limits::default() });
        let first = clients.connect(address("10.0.0.1")).unwrap();
        assert!(clients.connect(address("10.0.0.1")).is_none());
        assert!(clients.connect(address("::ffff:10.0.0.1")).is_none());
        assert!(clients.connect(address("10.0.0.2")).is_some());
        drop(first);
        assert!(clients.connect(address("10.0.0.1")).is_some());
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        assert_eq!(whose(address("2001:db8:1:2:3::4")), whose(address("2001:db8:1:2::9")));
        assert_ne!(whose(address("2001:db8:1:2::4")), whose(address("2001:db8:1:3::4")));
    }
}
