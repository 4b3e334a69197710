//! A way between a server and the database that can be cut: for a while nothing comes through.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way that can be cut.
pub(super) struct Way {
    pub(super) from: SocketAddr,
    cut: Arc<watch::Sender<bool>>,
}

impl Way {
    /// A way to a port of this machine.
    pub(super) async fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let from = listener.local_addr().unwrap();
        let cut = Arc::new(watch::channel(false).0);
        let own = Arc::clone(&cut);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let mut open = own.subscribe();
                tokio::spawn(async move {
                    if open.wait_for(|cut| !cut).await.is_err() {
                        return;
                    }
                    let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else {
                        return;
                    };
                    let (near_in, near_out) = near.into_split();
                    let (far_in, far_out) = far.into_split();
                    tokio::select! {
                        () = pass(near_in, far_out, open.clone()) => {}
                        () = pass(far_in, near_out, open) => {}
                    }
                });
            }
        });
        Self { from, cut }
    }

    /// Nothing comes through for a while.
    pub(super) async fn cut(&self, time: Duration) {
        self.cut.send_replace(true);
        tokio::time::sleep(time).await;
        self.cut.send_replace(false);
    }
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut cut: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16_384];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        if cut.wait_for(|cut| !cut).await.is_err() || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
