//! Rated games, profiles, leaderboards and lists of games that are over, as clients know them.

use std::time::Duration;

use formicary_server::store::examine;
use formicary_server::{Catalog, Running};
use protocol::{
    BotRecord, Command, CurvePoint, Ending, Export, FinishedPage, Leaderboard, OccupantInfo,
    Outcome, ProfileInfo, Status, TableInfo, Update,
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Client, accepted, new_table, play_on, refused};
use crate::restarts::serve_from;
use crate::temporary::TemporaryFile;

const PASSWORD: &str = "a long way to the nest";

async fn account(server: &Running, name: &str) -> Client {
    let mut client = Client::stranger(server.address());
    let login = json!({"name": name, "password": PASSWORD});
    client.enter("accounts", &login).await;
    client
}

fn rated(seats: &Value) -> Value {
    let table = new_table("ants", "base first=beige", seats);
    let mut table = serde_json::to_value(table).unwrap();
    table["rated"] = json!(true);
    table
}

/// Games are counted soon after their end: asks until that has happened.
async fn profile_after(client: &Client, name: &str, games: u32) -> ProfileInfo {
    for _ in 0..200 {
        let profile: ProfileInfo = client.get(&format!("people/{name}")).await;
        let rated: u32 = profile.ratings.iter().map(|rating| rating.games).sum();
        let bots = profile.bots.iter();
        let bots: u32 = bots.map(|bots| bots.won + bots.drawn + bots.lost).sum();
        if rated + bots == games {
            return profile;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the games of {name} are never counted");
}

fn tables(page: &FinishedPage) -> Vec<&str> {
    page.games.iter().map(|game| &*game.id).collect()
}

/// A rated game of two that the second one gives up.
async fn lost_by_the_second(ada: &Client, bea: &Client) -> String {
    let table: TableInfo = ada.post("tables", &rated(&json!([{"kind": "me"}]))).await;
    let (mut one, mut two) = (ada.join(&table.id).await, bea.join(&table.id).await);
    accepted(&two.sit(2).await);
    let first = one.until(|update| !update.legal.is_empty()).await;
    let second = two.until(|update| update.awaited.must == [1]).await;
    tokio::join!(
        play_on(&mut one, first, 6, 1),
        play_on(&mut two, second, 6, 2),
    );
    accepted(&two.ask(&Command::Resign { id: "r".to_owned() }).await);
    one.until(|update: &Update| update.table.status == Status::Over)
        .await;
    table.id
}

#[tokio::test]
async fn only_accounts_play_for_ratings_and_without_help() {
    let file = TemporaryFile::new("rated");
    let server = serve_from(&file).await;
    let ada = account(&server, "Ada").await;
    let eve = Client::guest(server.address(), "Eve").await;
    let me = json!([{"kind": "me"}]);
    let with_bot = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let mut with_hints = rated(&me);
    with_hints["hints"] = json!(true);
    for (client, table, code) in [
        (&eve, rated(&me), "rated-with-account"),
        (&ada, rated(&with_bot), "rated-with-people"),
        (&ada, with_hints, "rated-without-hints"),
    ] {
        let failed = client.fail(Method::POST, "tables", Some(&table)).await;
        assert_eq!(failed.problem.code, code);
    }
    let table: TableInfo = ada.post("tables", &rated(&me)).await;
    assert!(table.rated && !table.hints);
    let sat = eve.join(&table.id).await.sit(2).await;
    assert_eq!(refused(&sat), "rated-with-account");
    let bea = account(&server, "Bea").await;
    accepted(&bea.join(&table.id).await.sit(2).await);
    // Whoever wants to play with people about as strong says so; who is not hears why it is refused.
    let mut near = rated(&me);
    near["near"] = json!(true);
    let table: TableInfo = ada.post("tables", &near).await;
    assert_eq!(table.strength, Some([800, 2200]), "nothing is known of Ada");
    let connection = rusqlite::Connection::open(file.path()).unwrap();
    let strong = "INSERT INTO rating (person, game, players, points, deviation, volatility, games, last)
                  SELECT id, 'ants', 2, 2300000, 60000, 60000000, 9, 1 FROM person WHERE login = 'bea'";
    connection.execute(strong, []).unwrap();
    let mut socket = bea.join(&table.id).await;
    assert_eq!(refused(&socket.sit(2).await), "too-far-apart");
    let weaker = "UPDATE rating SET points = 2200000";
    connection.execute(weaker, []).unwrap();
    accepted(&socket.sit(2).await);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn games_make_ratings_that_everybody_may_see() {
    let file = TemporaryFile::new("ratings");
    let server = serve_from(&file).await;
    let (ada, bea) = (account(&server, "Ada").await, account(&server, "Bea").await);
    let stranger = Client::stranger(server.address());
    let first = lost_by_the_second(&ada, &bea).await;
    let second = lost_by_the_second(&bea, &ada).await;
    let third = lost_by_the_second(&ada, &bea).await;
    let adas = profile_after(&stranger, "ada", 3).await;
    assert_eq!((&*adas.name, adas.ratings.len()), ("Ada", 1));
    let rating = &adas.ratings[0];
    assert!(rating.rating > 1500 && rating.deviation < 350 && rating.provisional);
    assert_eq!((&*rating.game, rating.players), ("ants", 2));
    let path = "people/Ada/curve?game=ants&players=2";
    let curve: Vec<CurvePoint> = stranger.get(path).await;
    let points: Vec<_> = curve.iter().map(|point| &*point.table).collect();
    assert_eq!(points, [&first, &second, &third]);
    assert_eq!(curve[2].rating, rating.rating);
    let leaders: Leaderboard = stranger.get("leaderboard?game=ants&players=2").await;
    assert_eq!(leaders, Leaderboard::default(), "too little is known");

    let page: FinishedPage = stranger.get("finished?count=2").await;
    assert_eq!(tables(&page), [&third, &second]);
    let path = format!("finished?count=2&before={}", page.next.unwrap());
    let rest: FinishedPage = stranger.get(&path).await;
    assert_eq!((tables(&rest), &rest.next), (vec![&*first], &None));
    let game = &rest.games[0];
    assert!(game.rated && game.plies >= 6 && game.ended >= game.opened);
    assert_eq!((game.ending, game.seat), (Ending::Resigned, None));
    let (won, lost) = (&game.seats[0], &game.seats[1]);
    assert_eq!((won.outcome, won.place), (Some(Outcome::Won), Some(1)));
    assert_eq!((lost.outcome, lost.place), (Some(Outcome::Lost), Some(2)));
    let path = "finished?person=Ada&opponent=bea&game=ants&result=lost";
    let lost: FinishedPage = stranger.get(path).await;
    assert_eq!(
        (tables(&lost), lost.games[0].seat),
        (vec![&*second], Some(2))
    );
    for (path, status) in [
        ("people/Nobody", 404),
        ("finished?person=Nobody", 404),
        ("finished?result=won", 400),
        ("finished?before=x", 400),
        ("finished?mine=1", 401),
        ("leaderboard?game=ants", 400),
    ] {
        let failed = stranger.fail(Method::GET, path, None).await;
        assert_eq!(failed.status, status, "{path}");
    }
    server.stop().await.unwrap();

    // What an earlier program has kept of all this is nothing but the logs.
    let connection = rusqlite::Connection::open(file.path()).unwrap();
    let forget = "DELETE FROM finished; DELETE FROM finished_seat; DELETE FROM rating;
                  DELETE FROM rating_step; UPDATE game_table SET summed = 0; UPDATE sitting SET over = 0;";
    connection.execute_batch(forget).unwrap();
    drop(connection);
    let server = serve_from(&file).await;
    let stranger = Client::stranger(server.address());
    assert_eq!(profile_after(&stranger, "ada", 3).await, adas);
    let again: FinishedPage = stranger.get("finished").await;
    assert_eq!(tables(&again), [&third, &second, &first]);

    // Whoever leaves is not to be found any more; the others' ratings stay.
    let bea = bea.moved_to(server.address());
    let farewell = json!({"password": PASSWORD});
    let left = bea.send(Method::DELETE, "account", Some(&farewell)).await;
    assert_eq!(left.status(), 204);
    let gone = stranger.fail(Method::GET, "people/Bea", None).await;
    assert_eq!(gone.problem.code, "unknown-person");
    assert_eq!(profile_after(&stranger, "ada", 3).await, adas);
    let again: FinishedPage = stranger.get("finished?count=1").await;
    let former = OccupantInfo::Human {
        name: "—".to_owned(),
        account: false,
    };
    assert_eq!(again.games[0].seats[1].occupant, former);
    server.stop().await.unwrap();

    // Whoever looks closely finds that all of it is what the logs say, and what is not.
    let found = examine(file.path(), &Catalog::usual()).unwrap();
    assert!(
        found.broken.is_empty() && found.mistold.is_empty(),
        "{found:?}"
    );
    let connection = rusqlite::Connection::open(file.path()).unwrap();
    let lie = "UPDATE finished_seat SET place = 3 - place WHERE table_id = ?1";
    connection.execute(lie, [&second]).unwrap();
    drop(connection);
    let found = examine(file.path(), &Catalog::usual()).unwrap();
    assert_eq!(found.mistold, [second]);
}

#[tokio::test]
async fn games_against_bots_are_counted_apart_and_found_by_who_played() {
    let file = TemporaryFile::new("against-bots");
    let server = serve_from(&file).await;
    let ada = account(&server, "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let id = ada
        .open(&new_table("ants", "base first=beige", &seats))
        .await
        .id;
    let mut socket = ada.join(&id).await;
    let first = socket.until(|update| !update.legal.is_empty()).await;
    play_on(&mut socket, first, 6, 1).await;
    accepted(&socket.ask(&Command::Resign { id: "r".to_owned() }).await);
    let profile = profile_after(&ada, "Ada", 1).await;
    let record = BotRecord {
        game: "ants".to_owned(),
        players: 2,
        level: "random".to_owned(),
        won: 0,
        drawn: 0,
        lost: 1,
    };
    assert_eq!(profile.bots, [record]);
    assert!(profile.ratings.is_empty());
    let mine: FinishedPage = ada.get("finished?mine=1&result=lost").await;
    assert_eq!(tables(&mine), [&id]);
    let bot = OccupantInfo::Bot {
        level: "random".to_owned(),
    };
    assert_eq!(mine.games[0].seats[1].occupant, bot);
    // It was not public, so nobody else finds it.
    for path in ["finished", "finished?person=Ada"] {
        let seen: FinishedPage = ada.get(path).await;
        assert!(seen.games.is_empty(), "{path}");
    }
    let export: Export = ada.get("account/export").await;
    assert_eq!(export.bots, profile.bots);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn browsers_keep_replays_of_finished_games() {
    let file = TemporaryFile::new("kept-replays");
    let server = serve_from(&file).await;
    let (ada, bea) = (
        account(&server, "Cleo").await,
        account(&server, "Dora").await,
    );
    let id = lost_by_the_second(&ada, &bea).await;
    for path in [format!("tables/{id}/replay"), format!("tables/{id}/record")] {
        let first = ada.send(Method::GET, &path, None).await;
        let tag = first.headers()["etag"].clone();
        assert_eq!(first.headers()["cache-control"], "private, max-age=3600");
        let body = first.text().await.unwrap();
        let again = ada.send(Method::GET, &path, None).await;
        assert_eq!(again.text().await.unwrap(), body);
        let known = ada
            .request(Method::GET, &path)
            .header("if-none-match", &tag);
        let known = known.send().await.unwrap();
        assert_eq!(
            (known.status().as_u16(), &known.headers()["etag"]),
            (304, &tag)
        );
        assert!(known.text().await.unwrap().is_empty());
        let other = ada
            .request(Method::GET, &path)
            .header("if-none-match", "\"x\"");
        assert_eq!(other.send().await.unwrap().status(), 200);
    }
    let (table, ..) = crate::client::two_at_ants(&server).await;
    let running = format!("tables/{table}/replay");
    let answer = ada.send(Method::GET, &running, None).await;
    assert!(!answer.headers().contains_key("etag"), "it goes on");
    server.stop().await.unwrap();
}
