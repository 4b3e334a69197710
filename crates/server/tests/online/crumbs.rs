//! Crumbs at the table: a small game with secrets, sealed choices and interrupts.

use formicary_server::{Catalog, Config, Running};
use protocol::Update;
use serde_json::json;
use table::Rules;
use table::catalog::rules_of;
use yardsticks::Crumbs;

use crate::client::{Client, Socket, accepted, new_table, serve_with, unlimited};

/// The rules of Crumbs.
pub(crate) const RULES: &dyn Rules = rules_of::<Crumbs>();

/// A server with Crumbs.
pub(crate) async fn serve_crumbs() -> Running {
    serve_with(Config {
        catalog: Catalog::of(&[RULES]),
        ..unlimited()
    })
    .await
}

/// Three guests before their first bids, and what they see.
pub(crate) async fn three_at_bids(
    server: &Running,
) -> (String, Vec<Client>, Vec<Socket>, Vec<Update>) {
    let (mut clients, mut sockets, mut updates) = (Vec::new(), Vec::new(), Vec::new());
    for name in ["Ada", "Bea", "Cleo"] {
        clients.push(Client::guest(server.address(), name).await);
    }
    let table = new_table("crumbs", "base players=3", &json!([{"kind": "me"}]));
    let id = clients[0].open(&table).await.id;
    for (index, client) in clients.iter().enumerate() {
        let mut socket = client.join(&id).await;
        if index > 0 {
            accepted(&socket.sit(index + 1).await);
        }
        sockets.push(socket);
    }
    for socket in &mut sockets {
        let bids = socket.until(|update| update.awaited.must == [1, 2, 3]);
        updates.push(bids.await);
    }
    (id, clients, sockets, updates)
}
