//! `formicary serve`: the online table.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use engine::Message;
use server::{Config, Header, MemoryStore, Proxies, SqliteStore, Store};
use table::{Locale, Words};

use crate::data_folder::data_folder;
use crate::printing::print;
use crate::site;
use crate::wording::words;

/// Where to serve, and where to keep everything.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// File with all tables and accounts; otherwise among your own data
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Keep everything in memory only
    #[arg(long, conflicts_with = "data")]
    memory: bool,
    /// Open the table in the browser
    #[arg(long)]
    open: bool,
    /// So many proxies of your own in front tell where requests come from
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_value = "0", default_missing_value = "1", hide_default_value = true)]
    behind_proxy: usize,
    /// They write Forwarded instead of X-Forwarded-For
    #[arg(long, requires = "behind_proxy")]
    forwarded: bool,
}

pub(crate) fn run(serve: &Serve, locale: Locale) -> anyhow::Result<()> {
    // What goes wrong inside the server is told on standard error.
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .init();
    let words = words(locale);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve_until_stopped(serve, &words));
    // Bots that still think are not waited for.
    runtime.shutdown_background();
    served
}

async fn serve_until_stopped(serve: &Serve, words: &Words) -> anyhow::Result<()> {
    let (store, place): (Arc<dyn Store>, String) = if serve.memory {
        let place = words.get("cli-serve-memory");
        (Arc::new(MemoryStore::default()), place)
    } else {
        let file = serve.data.clone().unwrap_or_else(usual_file);
        let store = SqliteStore::open(&file)?;
        (Arc::new(store), file.display().to_string())
    };
    let config = Config {
        store,
        assets: site::assets(),
        proxies: Proxies {
            number: serve.behind_proxy,
            header: if serve.forwarded {
                Header::Forwarded
            } else {
                Header::XForwarded
            },
        },
        ..Config::default()
    };
    let listener = tokio::net::TcpListener::bind(serve.address)
        .await
        .with_context(|| serve.address.to_string())?;
    let running = server::start(config, listener).await?;
    let link = format!("http://{}/", running.address());
    let ready = Message::new("cli-serve-ready")
        .with("link", link.clone())
        .with("place", place);
    print(&format!("{}\n", words.tell(&ready)))?;
    if serve.open {
        open_in_browser(&link);
    }
    told_to_stop().await?;
    tokio::select! {
        stopped = running.stop() => stopped?,
        // Whoever asks twice is in a hurry. What was acknowledged is stored.
        asked_again = told_to_stop() => asked_again?,
    }
    print(&format!("{}\n", words.get("cli-serve-stopped")))
}

/// Waits for Ctrl-C, or for the system to end the program.
async fn told_to_stop() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

/// The file among the user's own data.
fn usual_file() -> PathBuf {
    data_folder().join("table.sqlite")
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
