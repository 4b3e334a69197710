//! What a server shows that did not hear of the others for a while.

use std::path::Path;
use std::time::Duration;

use formicary_server::Config;
use protocol::{Command, NewTable, Status, TableInfo, Update};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::{config_of, serve_all, soon};
use crate::accounts::account;
use crate::child::{Limits, Server};
use crate::client::{Client, accepted, new_table, serve_with};
use crate::cluster;
use crate::outages::end_connections;

fn public() -> NewTable {
    NewTable {
        public: true,
        ..new_table("ants", "", &json!([{"kind": "me"}]))
    }
}

async fn lobby_has(stranger: &Client, id: &str) -> bool {
    let lobby: Vec<TableInfo> = stranger.get("tables").await;
    lobby.iter().any(|table| table.id == id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_gone_is_in_no_lobby_though_nobody_was_told() {
    let Some((address, [one, two])) = serve_all::<2>().await else {
        return;
    };
    let ada = Client::guest(one.address(), "Ada").await;
    let id = ada.open(&public()).await.id;
    let strangers = [&one, &two].map(|server| Client::stranger(server.address()));
    for stranger in &strangers {
        soon("it is there", async || lobby_has(stranger, &id).await).await;
    }
    for table in ["entry", "sitting", "card", "table_lease"] {
        cluster::tell(
            &address,
            &format!("DELETE FROM {table} WHERE table_id = '{id}'"),
        );
    }
    cluster::tell(
        &address,
        &format!("DELETE FROM game_table WHERE id = '{id}'"),
    );
    end_connections(&address);
    for stranger in &strangers {
        soon("it is gone", async || !lobby_has(stranger, &id).await).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_opened_while_a_server_hung_is_in_its_lobby() {
    let Some(address) = cluster::database() else {
        return;
    };
    let hangs = Server::start(Path::new(&address), Limits::None);
    let one = serve_with(config_of(&address).await).await;
    hangs.signal("-STOP");
    let alone = "SELECT count(*) FROM node WHERE until > clock_timestamp()";
    soon("it is taken for gone", async || {
        cluster::tell(&address, alone) == "1"
    })
    .await;
    // Nobody is told of tables where nobody else runs.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let ada = Client::guest(one.address(), "Ada").await;
    let id = ada.open(&public()).await.id;
    tokio::time::sleep(Duration::from_secs(2)).await;
    one.stop().await.unwrap();
    hangs.signal("-CONT");
    let stranger = Client::stranger(&hangs.address);
    soon("it is there", async || lobby_has(&stranger, &id).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_left_is_named_in_no_list_though_nobody_was_told() {
    let Some(address) = cluster::database() else {
        return;
    };
    let quick = async || Config {
        idle: Duration::from_millis(500),
        ..config_of(&address).await
    };
    let one = serve_with(quick().await).await;
    let two = serve_with(quick().await).await;
    let ada = account(one.address(), "Zuleika").await;
    let bea = account(two.address(), "Bea").await;
    let table = new_table("ants", "base first=beige", &json!([{"kind": "me"}]));
    let info = ada.open(&table).await;
    let (mut mine, mut theirs) = (ada.join(&info.id).await, bea.join(&info.id).await);
    accepted(&theirs.sit(2).await);
    let resign = Command::Resign { id: "r".to_owned() };
    accepted(&theirs.ask(&resign).await);
    for socket in [&mut mine, &mut theirs] {
        let is_over = |update: &Update| update.table.status == Status::Over;
        socket.until(is_over).await;
    }
    mine.close().await;
    theirs.close().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let listed: Value = bea.get("tables?mine=1").await;
    assert!(listed.to_string().contains("Zuleika"));

    let me: protocol::Me = ada.get("me").await;
    for change in [
        format!(
            "UPDATE entry SET deed = 'sit 1 —' WHERE person = '{}' AND deed LIKE 'sit %'",
            me.id
        ),
        format!(
            "UPDATE finished_seat SET name = '—' WHERE person = '{}'",
            me.id
        ),
        format!("DELETE FROM card WHERE table_id = '{}'", info.id),
        format!("DELETE FROM access_key WHERE person = '{}'", me.id),
        format!("DELETE FROM sitting WHERE person = '{}'", me.id),
        format!("DELETE FROM person WHERE id = '{}'", me.id),
    ] {
        cluster::tell(&address, &change);
    }
    end_connections(&address);
    soon("nobody is named", async || {
        let answer = bea.send(Method::GET, "tables?mine=1", None).await;
        answer.status() == StatusCode::OK && !answer.text().await.unwrap().contains("Zuleika")
    })
    .await;
}
