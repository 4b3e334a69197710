//! `formicary serve`: the online table.

mod check;
mod diary;
mod settings;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use engine::Message;
use server::store::without_password;
use server::{Config, MemoryStore, PostgresStore, Settings, SqliteStore, Store};
use table::{Locale, Words};

use crate::database;
use crate::printing::print;
use crate::site;
use crate::wording::{refuse, words};

pub(crate) use settings::{database as database_of, usual_file, without_flags};

/// Where to serve, and where to keep everything.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// File with settings; what stands here on the command line counts more
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Only tell what is wrong with the settings, the files and the addresses
    #[arg(long)]
    check: bool,
    /// Print a file with every setting, explained
    #[arg(long, conflicts_with_all = ["check", "config"])]
    example_config: bool,
    /// Where to listen; otherwise 127.0.0.1:8080
    #[arg(long, value_name = "ADDRESS:PORT")]
    address: Option<SocketAddr>,
    /// File with all tables and accounts; otherwise among your own data
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// PostgreSQL database with all tables and accounts, such as postgres://ant@localhost/formicary
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// Keep everything in memory only
    #[arg(long, conflicts_with_all = ["data", "database"])]
    memory: bool,
    /// Open the table in the browser
    #[arg(long)]
    open: bool,
    /// So many proxies of your own in front tell where requests come from
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "1")]
    behind_proxy: Option<usize>,
    /// They write Forwarded instead of X-Forwarded-For
    #[arg(long, requires = "behind_proxy")]
    forwarded: bool,
}

pub(crate) fn run(serve: &Serve, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    if serve.example_config {
        return print(server::settings::EXAMPLE);
    }
    if serve.check {
        return check::check(serve, &words);
    }
    let settings = settings::read(serve)?.map_err(|mistakes| mistakes.error(&words))?;
    diary::begin(&settings.log, std::io::stderr().is_terminal());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve_until_stopped(serve, &settings, &words));
    // Bots that still think are not waited for.
    runtime.shutdown_background();
    served
}

async fn serve_until_stopped(
    serve: &Serve,
    settings: &Settings,
    words: &Words,
) -> anyhow::Result<()> {
    let mut stop = Stop::listen()?;
    let (store, place): (Arc<dyn Store>, String) = if settings.store.memory {
        let place = words.get("cli-serve-memory");
        (Arc::new(MemoryStore::default()), place)
    } else if let Some(address) = settings::database(settings) {
        let opened = PostgresStore::open(address).await;
        let store = opened.map_err(|error| database::refuse_address(words, address, &error))?;
        (Arc::new(store), without_password(address))
    } else {
        let file = settings::file(settings);
        let (name, check) = (file.clone(), settings.store.check_at_start);
        let opening = tokio::task::spawn_blocking(move || {
            if check {
                SqliteStore::open(&name)
            } else {
                SqliteStore::open_unchecked(&name)
            }
        });
        let opened = tokio::select! {
            opened = opening => opened?,
            // It may take a while to look at a large file, and nothing has begun yet.
            asked = stop.wanted() => {
                asked?;
                return print(&format!("{}\n", words.get("cli-serve-stopped")));
            }
        };
        let store = opened.map_err(|error| database::refuse(words, &file, &error))?;
        (Arc::new(store), file.display().to_string())
    };
    let config = Config {
        store,
        assets: site::assets(),
        ..settings.config()
    };
    let address = settings.address();
    let taken = |address: SocketAddr, error: &std::io::Error| {
        refuse(words, &check::unusable(address, error))
    };
    let listener = tokio::net::TcpListener::bind(address)
        .await
        .map_err(|error| taken(address, &error))?;
    let started = server::start(config, listener).await;
    let running = started.map_err(|error| match settings.operations() {
        Some(address) => taken(address, &error),
        None => error.into(),
    })?;
    let link = format!("http://{}/", running.address());
    let ready = Message::new("cli-serve-ready")
        .with("link", link.clone())
        .with("place", place);
    print(&format!("{}\n", words.tell(&ready)))?;
    if let Some(address) = running.operations() {
        let metrics = format!("http://{address}/metrics");
        let told = Message::new("cli-serve-metrics").with("link", metrics);
        print(&format!("{}\n", words.tell(&told)))?;
    }
    tracing::info!(address = %running.address(), "started");
    if serve.open {
        open_in_browser(&link);
    }
    stop.wanted().await?;
    tracing::info!("stopping");
    tokio::select! {
        stopped = running.stop() => stopped?,
        // Whoever asks twice is in a hurry. What was acknowledged is stored.
        asked_again = stop.wanted() => asked_again?,
    }
    tracing::info!("stopped");
    print(&format!("{}\n", words.get("cli-serve-stopped")))
}

/// Ctrl-C, or the system's wish to end the program.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Stop {
    /// From now on the program does not end by itself.
    fn listen() -> std::io::Result<Self> {
        Ok(Self {
            #[cfg(unix)]
            terminate: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
        })
    }

    /// Waits until somebody wants it to stop.
    async fn wanted(&mut self) -> std::io::Result<()> {
        #[cfg(unix)]
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = self.terminate.recv() => {}
        }
        #[cfg(not(unix))]
        tokio::signal::ctrl_c().await?;
        Ok(())
    }
}

/// Lets the system open a link. If it cannot, the link has been printed.
fn open_in_browser(link: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = std::process::Command::new(program)
        .arg(link)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn();
}
