//! Where a database is: what its address says, and how one gets there.

use std::future::poll_fn;
use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_postgres::AsyncMessage;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Client, Config};

use super::failures::{self, open_error};
use super::tls::Tls;
use crate::store::OpenError;

/// Whoever does not answer for so long is not there.
const ARRIVAL: Duration = Duration::from_secs(5);
/// Nothing that a server asks takes longer.
const STATEMENT: &str = "60s";
/// Whoever began something and does not go on holds others up no longer than this.
const IDLE: &str = "10s";

/// Where a database is.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) config: Config,
    pub(super) tls: Tls,
}

/// Whether a text is the address of a PostgreSQL database rather than the name of a file.
#[must_use]
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// How an address is told to people: without a password.
#[must_use]
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else {
        return "…".to_owned();
    };
    let (place, options) = rest
        .split_once('?')
        .map_or((rest, None), |(place, options)| {
            let kept = options.split('&');
            let kept: Vec<_> = kept
                .filter(|option| !option.starts_with("password"))
                .collect();
            (place, Some(kept.join("&")).filter(|kept| !kept.is_empty()))
        });
    let place = match place.rsplit_once('@') {
        Some((who, place)) => {
            let name = who.split(':').next().unwrap_or_default();
            format!("{name}@{place}")
        }
        None => place.to_owned(),
    };
    let options = options
        .map(|options| format!("?{options}"))
        .unwrap_or_default();
    format!("{scheme}://{place}{options}")
}

impl Place {
    /// Reads an address as PostgreSQL's own programs write it. Over a network there has to be TLS unless it says
    /// `sslmode=disable`.
    pub(super) fn read(address: &str) -> Result<Self, OpenError> {
        if !is_address(address) {
            return Err(OpenError::Address("it begins differently".to_owned()));
        }
        let (place, options) = address.split_once('?').unwrap_or((address, ""));
        let mut authorities = None;
        let mut tls = None;
        let mut kept = Vec::new();
        for option in options.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=').unwrap_or((option, "")) {
                ("sslrootcert", file) => authorities = Some(PathBuf::from(file)),
                ("sslmode", "disable") => tls = Some(SslMode::Disable),
                ("sslmode", "require" | "verify-ca" | "verify-full") => {
                    tls = Some(SslMode::Require);
                }
                _ => kept.push(option),
            }
        }
        let known = format!("{place}?{}", kept.join("&"));
        let unreadable = |error: tokio_postgres::Error| OpenError::Address(failures::told(&error));
        let mut config: Config = known.parse().map_err(unreadable)?;
        if config.get_user().is_none() {
            return Err(OpenError::Address("a user is missing".to_owned()));
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(OpenError::Address("a host is missing".to_owned()));
        }
        let usual = if config.get_hosts().iter().all(is_here) {
            SslMode::Disable
        } else {
            SslMode::Require
        };
        config
            .ssl_mode(tls.unwrap_or(usual))
            .application_name("formicary")
            .connect_timeout(ARRIVAL)
            .tcp_user_timeout(2 * ARRIVAL)
            .keepalives_idle(ARRIVAL)
            .keepalives_interval(Duration::from_secs(2))
            .keepalives_retries(3);
        // The database, too, shall notice soon when a whole machine is gone: it gives its lock to another one.
        if config.get_options().is_none() {
            config.options(format!(
                "-c statement_timeout={STATEMENT} -c idle_in_transaction_session_timeout={IDLE} \
                 -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 \
                 -c client_min_messages=warning"
            ));
        }
        Ok(Self {
            config,
            tls: Tls::believing(authorities.as_deref())?,
        })
    }

    /// A connection of one's own, beside the pool.
    pub(super) async fn connect(&self) -> Result<Client, tokio_postgres::Error> {
        let (client, connection) = self.config.connect(self.tls.clone()).await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(
                    "a connection to the database has ended: {}",
                    failures::told(&error)
                );
            }
        });
        Ok(client)
    }

    /// The same, with what is told over it.
    pub(super) async fn listen(
        &self,
    ) -> Result<(Client, UnboundedReceiver<String>), tokio_postgres::Error> {
        let (client, mut connection) = self.config.connect(self.tls.clone()).await?;
        let (sender, heard) = unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await
            {
                if let AsyncMessage::Notification(told) = message {
                    // Whoever does not listen any more has another connection.
                    let _ = sender.send(told.payload().to_owned());
                }
            }
        });
        Ok((client, heard))
    }

    /// The same for whoever opens the database.
    pub(super) async fn open(&self) -> Result<Client, OpenError> {
        self.connect().await.map_err(|error| open_error(&error))
    }
}

/// What is sent to this machine itself nobody can read on the way.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            let address = name.parse::<std::net::IpAddr>();
            name == "localhost" || address.is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str) -> Place {
        Place::read(address).unwrap_or_else(|error| panic!("{address}: {error}"))
    }

    #[test]
    fn over_a_network_there_is_tls_unless_it_is_turned_off() {
        for (address, mode) in [
            ("postgres://ant@localhost/nest", SslMode::Disable),
            ("postgres://ant@[::1]:5433/nest", SslMode::Disable),
            (
                "postgres:///nest?host=/run/postgresql&user=ant",
                SslMode::Disable,
            ),
            (
                "postgres://ant@localhost/nest?sslmode=require",
                SslMode::Require,
            ),
            (
                "postgresql://ant:secret@db.example.org/nest",
                SslMode::Require,
            ),
            (
                "postgres://ant@db.example.org/nest?sslmode=verify-full",
                SslMode::Require,
            ),
            (
                "postgres://ant@db.example.org/nest?sslmode=disable",
                SslMode::Disable,
            ),
        ] {
            assert_eq!(read(address).config.get_ssl_mode(), mode, "{address}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for address in [
            "postgres://",
            "postgres:///nest",
            "postgres://ant@localhost:port/nest",
            "postgres://ant@localhost/nest?sslrootcert=/nowhere.pem",
            "postgres://ant@localhost/nest?colour=red",
        ] {
            assert!(Place::read(address).is_err(), "{address}");
        }
    }

    #[test]
    fn passwords_are_not_told() {
        for (address, told) in [
            ("postgres://ant:p@ss@here/nest", "postgres://ant@here/nest"),
            ("postgres://ant@here/nest", "postgres://ant@here/nest"),
            (
                "postgres://here/nest?user=ant&password=x&sslmode=disable",
                "postgres://here/nest?user=ant&sslmode=disable",
            ),
            ("postgres://here/nest?password=x", "postgres://here/nest"),
            ("host=here password=x", "…"),
        ] {
            assert_eq!(without_password(address), told);
        }
    }
}
