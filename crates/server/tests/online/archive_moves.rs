//! Finished games in a file and in a database, and on the way from one to the other.

use formicary_server::store::{
    Appended, Entry, Rated, Search, Summary, move_to_database, move_to_file,
};
use formicary_server::{PostgresStore, SqliteStore, Store};

use crate::archive::{keeps_finished_games, log, ratings, summary};
use crate::temporary::TemporaryFile;

/// What everybody may know of all this.
async fn known(store: &dyn Store) -> (Vec<Summary>, Vec<Vec<Rated>>, Vec<Entry>, Vec<String>) {
    let all = Search {
        limit: 100,
        ..Search::default()
    };
    (
        store.archive().finished(all).await.unwrap(),
        ratings(store).await,
        log(store, "one").await,
        store.tables_of("ada", 100).await.unwrap(),
    )
}

#[tokio::test]
async fn finished_games_move_along_into_a_database_and_back() {
    let Some(address) = crate::cluster::database() else {
        return;
    };
    let (first, second) = (TemporaryFile::new("first"), TemporaryFile::new("second"));
    let file = SqliteStore::open(first.path()).unwrap();
    keeps_finished_games(&file).await;
    let before = known(&file).await;
    drop(file);
    let moved = move_to_database(first.path(), &address).await.unwrap();
    assert!(
        moved.entries >= 3 * moved.tables,
        "packed or not: {moved:?}"
    );
    let database = PostgresStore::open(&address).await.unwrap();
    assert_eq!(known(&database).await, before);
    // It goes on there.
    let more = vec![crate::contract::by_the_house(99)];
    let appended = database.append("one", 5, more.clone(), None, None).await;
    assert_eq!(appended.unwrap(), Appended::Stored);
    let before = known(&database).await;
    drop(database);
    let moved = async || move_to_file(&address, second.path()).await;
    // The server that has just ended gives the database back.
    let mut tried = moved().await;
    while tried.is_err() && !second.path().exists() {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        tried = moved().await;
    }
    tried.unwrap();
    let file = SqliteStore::open(second.path()).unwrap();
    assert_eq!(known(&file).await, before);
    let appended = file.append("one", 6, more, None, None).await;
    assert_eq!(appended.unwrap(), Appended::Stored);
}

#[tokio::test]
async fn a_database_of_an_earlier_program_is_brought_up_to_date() {
    let Some(address) = crate::cluster::database() else {
        return;
    };
    let (client, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls)
        .await
        .unwrap();
    tokio::spawn(connection);
    let earlier = concat!(
        "CREATE TABLE formicary (version BIGINT NOT NULL); INSERT INTO formicary VALUES (1);",
        include_str!("../../src/store/postgres/to-1.sql"),
        "INSERT INTO game_table (id, game, revision, setup, seed, seats, public, clock, opener, invitation,
                                 opened, finished, flag, hints, talk, head)
         SELECT id, 'ants', 1, 'base', decode(repeat('00', 32), 'hex'), 'open,open', TRUE, '{\"kind\":\"none\"}', 'a',
                'i', 1, over, '\"loses\"', FALSE, '\"seated\"', 1
         FROM (VALUES ('over', TRUE), ('running', FALSE)) AS t (id, over);
         INSERT INTO entry (table_id, seq, at, person, deed)
         VALUES ('over', 1, 1, 'ada', 'sit 1 Ada'), ('running', 1, 1, 'ada', 'sit 1 Ada');
         INSERT INTO sitting (person, table_id) VALUES ('ada', 'over'), ('ada', 'running');"
    );
    client.batch_execute(earlier).await.unwrap();
    let store = PostgresStore::open(&address).await.unwrap();
    let archive = store.archive();
    assert_eq!(archive.unsummed(10).await.unwrap(), ["over"]);
    let own = store.tables_of("ada", 10).await.unwrap();
    assert_eq!(own, ["running", "over"]);
    let over = summary("over", 5, &[("ada", 1), ("bea", 2)]);
    archive.sum_up(over).await.unwrap();
    assert!(archive.unsummed(10).await.unwrap().is_empty());
    let own = store.tables_of("ada", 10).await.unwrap();
    assert_eq!(own, ["running", "over"]);
    let (running, log) = store.table("running").await.unwrap().unwrap();
    assert!(!running.rated && log.len() == 1);
    let append = vec![crate::contract::by_the_house(9)];
    let appended = store
        .append("running", 1, append, None, None)
        .await
        .unwrap();
    assert_eq!(appended, Appended::Stored);
}
