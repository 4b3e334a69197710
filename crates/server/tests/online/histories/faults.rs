//! Three servers on one database, and all that goes wrong.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::ways::Way;
use crate::child::{Limits, Server};
use crate::cluster::{self, Cluster};

const SERVERS: usize = 3;
/// Longer than a lease.
const TOO_LONG: Duration = Duration::from_secs(7);
/// Dice and decks wait so long that now and then something is taken back.
const GRACE: Duration = Duration::from_millis(30);

const GUIDE: &str = include_str!("../../../../../docs/hosting/haproxy-nodes.cfg");

/// Looks, when something is stored for the house, whether anybody may act for it.
const WATCH: &str = "
    CREATE TABLE foul (table_id TEXT, seq BIGINT);
    CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NOT EXISTS (SELECT 1 FROM table_lease l JOIN node n ON n.id = l.node
                       WHERE l.table_id = NEW.table_id AND n.until > clock_timestamp() - interval '100 milliseconds')
        THEN INSERT INTO foul VALUES (NEW.table_id, NEW.seq); END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER watch AFTER INSERT ON entry FOR EACH ROW WHEN (NEW.person IS NULL) EXECUTE FUNCTION watch()";

/// Three servers on one database, each on a way of its own.
pub(super) struct Stage {
    cluster: Cluster,
    pub(super) database: String,
    ways: Vec<Way>,
    servers: Vec<Option<Server>>,
    addresses: Vec<String>,
    proxy: Option<Proxy>,
}

/// HAProxy, which sends whoever comes to any server that is ready.
struct Proxy {
    child: Child,
    address: String,
    file: std::path::PathBuf,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_file(&self.file);
    }
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

impl Proxy {
    /// Nothing if HAProxy is not there: people then go to the servers themselves.
    fn start(addresses: &[String]) -> Option<Self> {
        let program = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy"]
            .into_iter()
            .find(|program| Path::new(program).is_file())?;
        let address = format!("127.0.0.1:{}", free_port());
        // The file of the guide, but for TLS.
        let lines = GUIDE.lines().filter(|line| !line.contains("ssl"));
        let mut settings: String = lines.flat_map(|line| [line, "\n"]).collect();
        settings = settings.replace("bind :80", &format!("bind {address}"));
        for (number, own) in (1..).zip(addresses) {
            settings = settings.replace(&format!("10.0.0.1{number}:8080"), own);
        }
        let file = std::env::temp_dir().join(format!("formicary-haproxy-{}", std::process::id()));
        std::fs::write(&file, settings).unwrap();
        let child = Command::new(program)
            .args(["-db", "-f"])
            .arg(&file)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Some(Self {
            child,
            address,
            file,
        })
    }
}

impl Stage {
    pub(super) async fn set(cluster: Cluster) -> Self {
        let database = cluster.database();
        let mut ways = Vec::new();
        for _ in 0..SERVERS {
            ways.push(Way::to(cluster.port()).await);
        }
        let mut stage = Self {
            cluster,
            database,
            ways,
            servers: Vec::new(),
            addresses: Vec::new(),
            proxy: None,
        };
        for number in 0..SERVERS {
            stage.addresses.push(format!("127.0.0.1:{}", free_port()));
            stage.servers.push(None);
            stage.start(number).await;
        }
        cluster::tell(&stage.database, WATCH);
        stage.proxy = Proxy::start(&stage.addresses);
        stage
    }

    /// Where people come in.
    pub(super) fn doors(&self) -> Vec<String> {
        match &self.proxy {
            Some(proxy) => vec![proxy.address.clone()],
            None => self.addresses.clone(),
        }
    }

    /// The servers themselves.
    pub(super) fn addresses(&self) -> &[String] {
        &self.addresses
    }

    async fn start(&mut self, number: usize) {
        let port = self.ways[number].from.port();
        let name = self.database.rsplit('/').next().unwrap();
        let place = format!("postgres://ant@127.0.0.1:{port}/{name}");
        let address = self.addresses[number].clone();
        let started = tokio::task::spawn_blocking(move || {
            Server::start_at(Path::new(&place), Limits::None, Some(&address), GRACE)
        });
        self.servers[number] = Some(started.await.unwrap());
    }

    /// Something goes wrong, each time something else.
    pub(super) async fn fail(&mut self, fault: usize) {
        let number = (fault + fault / 6) % SERVERS;
        match fault % 6 {
            0 => {
                println!("{fault}: server {number} is killed");
                self.servers[number] = None;
                tokio::time::sleep(Duration::from_millis(500)).await;
                self.start(number).await;
            }
            1 => {
                println!("{fault}: server {number} is stopped");
                let server = self.servers[number].as_ref().unwrap();
                server.signal("-STOP");
                tokio::time::sleep(TOO_LONG).await;
                self.servers[number].as_ref().unwrap().signal("-CONT");
            }
            2 => {
                println!("{fault}: the database starts anew");
                tokio::task::block_in_place(|| self.cluster.restart());
            }
            3 => {
                println!("{fault}: server {number} cannot reach the database");
                self.ways[number].cut(TOO_LONG).await;
            }
            4 => {
                println!("{fault}: the database ends all connections");
                let database = self.database.clone();
                tokio::task::block_in_place(|| crate::outages::end_connections(&database));
            }
            _ => {
                println!("{fault}: server {number} is killed for long");
                self.servers[number] = None;
                tokio::time::sleep(TOO_LONG).await;
                self.start(number).await;
            }
        }
    }
}
