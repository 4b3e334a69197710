//! Accounts: names, passwords, sessions, and what ends with them.

use std::sync::Arc;
use std::time::Duration;

use formicary_server::limits::Limits;
use formicary_server::{Config, Header, Proxies, SqliteStore};
use protocol::{Me, SessionInfo, TokenInfo};
use reqwest::{Method, StatusCode, header};
use serde_json::json;

use crate::client::{Client, Failed, new_table, serve, serve_with, unlimited};
use crate::temporary::TemporaryFile;

pub(crate) async fn account(address: impl ToString, name: &str) -> Client {
    let mut client = Client::stranger(address);
    let login = json!({"name": name, "password": "analytical engine"});
    client.enter("accounts", &login).await;
    client
}

/// Somebody signs in from elsewhere.
pub(crate) async fn elsewhere(address: impl ToString, name: &str) -> Client {
    let mut client = Client::stranger(address);
    let login = json!({"name": name, "password": "analytical engine"});
    client.enter("login", &login).await;
    client
}

pub(crate) async fn is_stranger(client: &Client) -> bool {
    let status = client.send(Method::GET, "me", None).await.status();
    status == StatusCode::UNAUTHORIZED
}

#[tokio::test]
async fn a_guest_who_takes_an_account_gets_new_keys() {
    let server = serve().await;
    let mut ada = Client::guest(server.address(), "Ada").await;
    // Somebody else knows the guest's cookie, has a token and watches with it.
    let other = ada.clone();
    let token: TokenInfo = ada.post("tokens", &json!({"label": "script"})).await;
    let id = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await
        .id;
    let mut socket = other.join(&id).await;
    assert_eq!(socket.update().await.you, Some(1));
    let login = json!({"name": "Ada", "password": "analytical engine"});
    let me = ada.enter("accounts", &login).await;
    assert!(me.account && !is_stranger(&ada).await);
    assert!(is_stranger(&other).await, "the old cookie is worth nothing");
    assert!(socket.notice_or_end().await, "the old socket has ended");
    let mut script = Client::stranger(server.address());
    script.pass = Some((
        header::AUTHORIZATION,
        format!("Bearer {}", token.token.unwrap()),
    ));
    let failed = script.fail(Method::GET, "me", None).await;
    assert_eq!(failed.problem.code, "unknown-token");
    // Ada goes on with her seat.
    assert_eq!(ada.join(&id).await.update().await.you, Some(1));
}

/// Two who know a guest's cookie do not both get the account: what was acknowledged to the first stays so.
#[tokio::test]
async fn a_guest_becomes_an_account_only_once() {
    let server = serve().await;
    let guest = Client::guest(server.address(), "Guest").await;
    let login = |name: &str| json!({"name": name, "password": "analytical engine"});
    let (ada, eve) = (login("Ada"), login("Eve"));
    let (one, other) = tokio::join!(
        guest.send(Method::POST, "accounts", Some(&ada)),
        guest.send(Method::POST, "accounts", Some(&eve)),
    );
    let won: Vec<_> = [(one, &ada), (other, &eve)]
        .into_iter()
        .filter(|(answer, _)| answer.status() == StatusCode::OK)
        .map(|(_, login)| login)
        .collect();
    assert_eq!(won.len(), 1, "one of them was faster");
    let mut winner = Client::stranger(server.address());
    winner.enter("login", won[0]).await;
    server.stop().await.unwrap();
}

/// Where whoever hosts it wants that, everybody has an account.
#[tokio::test]
async fn a_server_may_be_for_accounts_only() {
    let server = serve_with(Config {
        guests: false,
        ..unlimited()
    })
    .await;
    let stranger = Client::stranger(server.address());
    let guest = json!({"name": "Ada"});
    let failed = stranger.fail(Method::POST, "guests", Some(&guest)).await;
    assert_eq!(failed.problem.code, "accounts-only");
    account(server.address(), "Ada").await;
    server.stop().await.unwrap();
}

/// A neighbour in the same domain can put a cookie of its own beside, but not under the name that counts.
#[tokio::test]
async fn over_tls_only_a_cookie_of_this_host_counts() {
    let server = serve_with(Config {
        proxies: Proxies {
            number: 1,
            header: Header::XForwarded,
        },
        ..unlimited()
    })
    .await;
    let eve = Client::guest(server.address(), "Eve").await;
    let (_, planted) = eve.pass.clone().unwrap();
    let stranger = Client::stranger(server.address());
    let over_tls = |method, path: &str| {
        let request = stranger.request(method, path);
        request.header("x-forwarded-proto", "https")
    };
    let made = over_tls(Method::POST, "guests").json(&json!({"name": "Ada"}));
    let made = made.send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("__Host-formicary_session=") && cookie.contains("; Path=/;"),
        "{cookie}"
    );
    assert!(cookie.ends_with("; Secure") && !cookie.contains("Domain"));
    let own = cookie.split(';').next().unwrap();
    let me = async |cookie: &str| {
        let asked = over_tls(Method::GET, "me").header("cookie", cookie);
        asked.send().await.unwrap()
    };
    assert_eq!(me(&planted).await.status(), StatusCode::UNAUTHORIZED);
    let me: Me = me(&format!("{planted}; {own}")).await.json().await.unwrap();
    assert_eq!(me.name, "Ada");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn sockets_end_with_the_key_that_opened_them() {
    let server = serve().await;
    let ada = account(server.address(), "Ada").await;
    let id = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await
        .id;
    let there = elsewhere(server.address(), "Ada").await;
    let (mut here, mut theirs) = (ada.join(&id).await, there.join(&id).await);
    here.update().await;
    theirs.update().await;
    there.send(Method::POST, "logout", None).await;
    assert!(theirs.notice_or_end().await);
    // Tokens, too.
    let token: TokenInfo = ada.post("tokens", &json!({"label": "script"})).await;
    let mut script = Client::stranger(server.address());
    let bearer = format!("Bearer {}", token.token.unwrap());
    script.pass = Some((header::AUTHORIZATION, bearer));
    let mut scripted = script.join(&id).await;
    scripted.update().await;
    let path = format!("tokens/{}", token.id);
    let removed = ada.send(Method::DELETE, &path, None).await;
    assert_eq!(removed.status(), StatusCode::NO_CONTENT);
    assert!(scripted.notice_or_end().await);
    // The first one has heard of nothing but who came and went.
    let leave = protocol::Command::Leave { id: "l".to_owned() };
    crate::client::accepted(&here.ask(&leave).await);
}

#[tokio::test]
async fn a_token_does_not_make_anybody_the_owner() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let token: TokenInfo = ada.post("tokens", &json!({"label": "script"})).await;
    let mut script = Client::stranger(server.address());
    let bearer = format!("Bearer {}", token.token.unwrap());
    script.pass = Some((header::AUTHORIZATION, bearer));
    let me: Me = script.get("me").await;
    assert_eq!(me.name, "Ada");
    let login = json!({"name": "Mallory", "password": "analytical engine"});
    let passwords = json!({"old": "x", "new": "analytical engine"});
    for (method, path, body) in [
        (Method::POST, "accounts", Some(&login)),
        (Method::POST, "password", Some(&passwords)),
        (Method::POST, "tokens", Some(&json!({"label": "more"}))),
        (Method::GET, "tokens", None),
        (Method::DELETE, &*format!("tokens/{}", token.id), None),
        (Method::GET, "sessions", None),
        (Method::DELETE, "sessions", None),
        (Method::DELETE, "sessions/0123456789ab", None),
    ] {
        let failed = script.fail(method, path, body).await;
        assert_eq!(failed.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(failed.problem.code, "not-with-token", "{path}");
    }
    // It may play.
    script
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let server = serve().await;
    let ada = account(server.address(), "Ada").await;
    let (two, three) = (
        elsewhere(server.address(), "Ada").await,
        elsewhere(server.address(), "ada").await,
    );
    let listed: Vec<SessionInfo> = ada.get("sessions").await;
    assert_eq!(listed.len(), 3);
    assert_eq!(listed.iter().filter(|session| session.current).count(), 1);
    let of_two: Vec<SessionInfo> = two.get("sessions").await;
    let of_two = of_two.iter().find(|session| session.current).unwrap();
    let path = format!("sessions/{}", of_two.id);
    // Nobody ends the sessions of others.
    let bea = account(server.address(), "Bea").await;
    let failed = bea.fail(Method::DELETE, &path, None).await;
    assert_eq!(failed.status, StatusCode::NOT_FOUND);
    assert!(!is_stranger(&two).await);
    ada.send(Method::DELETE, &path, None).await;
    assert!(is_stranger(&two).await && !is_stranger(&three).await);
    ada.send(Method::DELETE, "sessions", None).await;
    assert!(is_stranger(&three).await && !is_stranger(&ada).await);
    assert!(!is_stranger(&bea).await);
    let listed: Vec<SessionInfo> = ada.get("sessions").await;
    assert_eq!(listed.len(), 1);
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    let server = serve().await;
    let mut ada = account(server.address(), "Ada").await;
    let there = elsewhere(server.address(), "Ada").await;
    let tries = [
        (
            json!({"old": "wrong", "new": "difference engine"}),
            "wrong-password",
        ),
        (
            json!({"old": "analytical engine", "new": "short"}),
            "bad-password",
        ),
        (
            json!({"old": "analytical engine", "new": "password1"}),
            "common-password",
        ),
    ];
    for (body, code) in tries {
        let failed = ada.fail(Method::POST, "password", Some(&body)).await;
        assert_eq!(failed.problem.code, code);
    }
    let before = ada.clone();
    let change = json!({"old": "analytical engine", "new": "difference engine"});
    ada.enter("password", &change).await;
    assert!(!is_stranger(&ada).await);
    assert!(is_stranger(&there).await && is_stranger(&before).await);
    let stranger = Client::stranger(server.address());
    let old = json!({"name": "Ada", "password": "analytical engine"});
    let failed = stranger.fail(Method::POST, "login", Some(&old)).await;
    assert_eq!(failed.problem.code, "wrong-password");
    let mut again = stranger.clone();
    let new = json!({"name": "Ada", "password": "difference engine"});
    again.enter("login", &new).await;
    let guest = Client::guest(server.address(), "Cleo").await;
    let failed = guest.fail(Method::POST, "password", Some(&change)).await;
    assert_eq!(failed.problem.code, "no-account");
}

#[tokio::test]
async fn nobody_is_called_like_somebody_else() {
    let server = serve().await;
    account(server.address(), "Ada L").await;
    let stranger = Client::stranger(server.address());
    for name in ["Ada L", "ada  l", "Аdа L", "Ａｄａ L", "AdaL"] {
        for (path, body) in [
            ("guests", json!({"name": name})),
            (
                "accounts",
                json!({"name": name, "password": "analytical engine"}),
            ),
        ] {
            let failed = stranger.fail(Method::POST, path, Some(&body)).await;
            assert_eq!(failed.problem.code, "name-taken", "{path} {name}");
        }
    }
    for name in ["\u{3164}", "A\u{200b}da", "a\u{202e}b"] {
        let failed = stranger
            .fail(Method::POST, "guests", Some(&json!({"name": name})))
            .await;
        assert_eq!(failed.problem.code, "bad-name", "{name:?}");
    }
    // Guests may be called like other guests, and a guest may take the own name for an account.
    Client::guest(server.address(), "Bea").await;
    let mut bea = Client::guest(server.address(), "Bea").await;
    let login = json!({"name": "Bea", "password": "analytical engine"});
    assert_eq!(bea.enter("accounts", &login).await.name, "Bea");
    // However a name was typed, its owner comes in with it.
    account(server.address(), "Two  Words").await;
    elsewhere(server.address(), "Two  Words").await;
    elsewhere(server.address(), " two words ").await;
}

#[tokio::test]
async fn who_guesses_passwords_waits_longer_and_longer() {
    let server = serve_with(Config {
        limits: Limits::NONE,
        ..unlimited()
    })
    .await;
    account(server.address(), "Ada").await;
    account(server.address(), "Bea").await;
    let stranger = Client::stranger(server.address());
    let wrong = |name: &str| json!({"name": name, "password": "wrong one"});
    for _ in 0..5 {
        let failed = stranger
            .fail(Method::POST, "login", Some(&wrong("Ada")))
            .await;
        assert_eq!(failed.problem.code, "wrong-password");
    }
    // Even the right one has to wait now, and so has everything else from there.
    let right = json!({"name": "ada", "password": "analytical engine"});
    for body in [wrong("ADA"), right.clone(), wrong("Bea"), wrong("Nobody")] {
        let failed = stranger.fail(Method::POST, "login", Some(&body)).await;
        assert_eq!(failed.status, StatusCode::TOO_MANY_REQUESTS);
    }
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let mut ada = stranger.clone();
    ada.enter("login", &right).await;
}

/// An account of one's own does not make guessing others' passwords any quicker.
#[tokio::test]
async fn who_is_right_once_goes_on_waiting_for_what_was_wrong() {
    let server = serve().await;
    account(server.address(), "Ada").await;
    let stranger = Client::stranger(server.address());
    let own = json!({"name": "Ada", "password": "analytical engine"});
    for number in 0..4 {
        let wrong = json!({"name": format!("Nobody {number}"), "password": "wrong one"});
        let failed = stranger.fail(Method::POST, "login", Some(&wrong)).await;
        assert_eq!(failed.problem.code, "wrong-password");
    }
    stranger.clone().enter("login", &own).await;
    // Tries count when they come, not when they have been looked into: of two at once one has to wait.
    let [one, other] =
        [0, 1].map(|number| json!({"name": format!("Someone {number}"), "password": "wrong one"}));
    let (one, other) = tokio::join!(
        stranger.fail(Method::POST, "login", Some(&one)),
        stranger.fail(Method::POST, "login", Some(&other)),
    );
    let refused = |failed: &Failed| failed.status == StatusCode::TOO_MANY_REQUESTS;
    assert!(refused(&one) != refused(&other), "{one:?} {other:?}");
    server.stop().await.unwrap();
}

/// However much strangers guess, the owner comes in from where they came in before, and does what takes the password.
#[tokio::test]
async fn strangers_who_guess_keep_no_owner_out() {
    let server = serve().await;
    let mut ada = account(server.address(), "Ada").await;
    let right = json!({"name": "Ada", "password": "analytical engine"});
    ada.enter("login", &right).await;
    let wrong = json!({"name": "Ada", "password": "wrong one"});
    let elsewhere = Client::stranger_from(server.address(), [127, 0, 9, 99]);
    let mut kept_out = false;
    for number in 0..40 {
        let stranger = Client::stranger_from(server.address(), [127, 0, 9, number]);
        let failed = stranger.send(Method::POST, "login", Some(&wrong)).await;
        if failed.status() == StatusCode::TOO_MANY_REQUESTS {
            let tried = elsewhere.send(Method::POST, "login", Some(&right)).await;
            kept_out = tried.status() == StatusCode::TOO_MANY_REQUESTS;
        }
        if kept_out {
            break;
        }
    }
    assert!(kept_out, "elsewhere everybody has to wait");
    Client::stranger(server.address())
        .enter("login", &right)
        .await;
    let passwords = json!({"old": "analytical engine", "new": "difference engine"});
    ada.enter("password", &passwords).await;
    server.stop().await.unwrap();
}

/// What leads from each version of the schema back to the one before.
const BACK: [&str; 5] = [
    "ALTER TABLE game_table DROP COLUMN flag;
     ALTER TABLE game_table DROP COLUMN hints;
     PRAGMA user_version = 1;",
    "DROP INDEX game_table_of_opener;
     DROP TABLE sign_of_life;
     DROP TABLE downtime;
     ALTER TABLE game_table DROP COLUMN due;
     PRAGMA user_version = 2;",
    "DROP INDEX person_by_looks;
     ALTER TABLE person DROP COLUMN looks;
     PRAGMA user_version = 3;",
    "DROP INDEX person_by_email;
     DROP INDEX chat_of_person;
     DROP TABLE report;
     DROP TABLE act;
     DROP TABLE letter;
     DROP TABLE browser;
     DROP TABLE nudge;
     DROP TABLE house_secret;
     ALTER TABLE person DROP COLUMN made;
     ALTER TABLE person DROP COLUMN seen;
     ALTER TABLE person DROP COLUMN admin;
     ALTER TABLE person DROP COLUMN muted;
     ALTER TABLE person DROP COLUMN banned;
     ALTER TABLE person DROP COLUMN email;
     ALTER TABLE person DROP COLUMN mail_wish;
     ALTER TABLE person DROP COLUMN notified;
     ALTER TABLE person DROP COLUMN lang;
     ALTER TABLE access_key DROP COLUMN used;
     ALTER TABLE game_table DROP COLUMN talk;
     ALTER TABLE game_table DROP COLUMN closed;
     ALTER TABLE chat DROP COLUMN person;
     ALTER TABLE chat DROP COLUMN account;
     PRAGMA user_version = 4;",
    "DROP INDEX game_table_unsummed;
     DROP INDEX sitting_going_on;
     DROP TABLE finished;
     DROP TABLE packed_log;
     DROP TABLE finished_seat;
     DROP TABLE rating;
     DROP TABLE rating_step;
     DROP TABLE against_bots;
     ALTER TABLE game_table DROP COLUMN rated;
     ALTER TABLE game_table DROP COLUMN strength;
     ALTER TABLE game_table DROP COLUMN summed;
     ALTER TABLE sitting DROP COLUMN over;
     PRAGMA user_version = 5;",
];

#[tokio::test]
async fn files_of_every_earlier_version_are_read() {
    let file = TemporaryFile::new("older");
    let open = || Config {
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        ..unlimited()
    };
    let server = serve_with(open()).await;
    let ada = account(server.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let table = new_table("ants", "first=brown", &seats);
    let id = ada.open(&table).await.id;
    let mut socket = ada.join(&id).await;
    let before = socket.until(|update| !update.legal.is_empty()).await;
    server.stop().await.unwrap();
    for version in [5, 4, 3, 2, 1] {
        let older = rusqlite::Connection::open(file.path()).unwrap();
        for back in BACK[version - 1..].iter().rev() {
            older.execute_batch(back).unwrap();
        }
        drop(older);
        let server = serve_with(open()).await;
        let there = elsewhere(server.address(), "ada").await;
        let mut socket = there.join(&id).await;
        let update = socket.until(|update| !update.legal.is_empty()).await;
        assert_eq!(
            (update.ply, &update.view),
            (before.ply, &before.view),
            "{version}"
        );
        let stranger = Client::stranger(server.address());
        let guest = json!({"name": "Аda"});
        let failed = stranger.fail(Method::POST, "guests", Some(&guest)).await;
        assert_eq!(failed.problem.code, "name-taken", "{version}");
        server.stop().await.unwrap();
    }
}

/// It takes a while to look at a password; whoever came in with the old one is out again.
#[tokio::test]
async fn nobody_stays_signed_in_with_a_password_that_was_changed_meanwhile() {
    let server = serve().await;
    for round in 0..6 {
        let name = format!("Ada {round}");
        let mut ada = Client::stranger(server.address());
        let (old, new) = ("analytical engine", "difference engine");
        let login = json!({"name": name, "password": old});
        ada.enter("accounts", &login).await;
        let mut eve = Client::stranger(server.address());
        let change = json!({"old": old, "new": new});
        let changes = ada.send(Method::POST, "password", Some(&change));
        let enters = async {
            tokio::time::sleep(Duration::from_millis(40 * round)).await;
            let answer = eve.send(Method::POST, "login", Some(&login)).await;
            let cookie = answer.headers().get(header::SET_COOKIE)?;
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            Some(cookie.to_owned())
        };
        let (changed, entered) = tokio::join!(changes, enters);
        assert_eq!(changed.status(), StatusCode::OK);
        if let Some(cookie) = entered {
            eve.pass = Some((header::COOKIE, cookie));
            assert!(is_stranger(&eve).await, "round {round}");
        }
    }
    server.stop().await.unwrap();
}
