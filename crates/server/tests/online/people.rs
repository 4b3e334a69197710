//! Guests, accounts, tokens.

use formicary_server::limits::{Limits, Rate};
use protocol::{Me, Notice, TableInfo, TokenInfo};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::client::{Client, accepted, new_table, refused, serve, serve_with, unlimited};

#[tokio::test]
async fn a_guest_has_a_name_and_a_session() {
    let server = serve().await;
    let stranger = Client::stranger(server.address());
    let failed = stranger.fail(Method::GET, "me", None).await;
    assert_eq!(failed.status, StatusCode::UNAUTHORIZED);
    assert_eq!(failed.problem.code, "sign-in-first");
    let ada = Client::guest(server.address(), " Ada  L. ").await;
    let me: Me = ada.get("me").await;
    assert_eq!((me.name.as_str(), me.account), ("Ada L.", false));
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_seat() {
    let server = serve().await;
    let mut ada = Client::guest(server.address(), "Ada").await;
    let before: Me = ada.get("me").await;
    let seats = json!([{"kind": "me"}]);
    let id = ada.open(&new_table("ants", "", &seats)).await.id;
    let login = json!({"name": "Countess", "password": "analytical engine"});
    let account = ada.enter("accounts", &login).await;
    assert_eq!(
        (account.id.as_str(), account.account),
        (before.id.as_str(), true)
    );
    let again = ada.fail(Method::POST, "accounts", Some(&login)).await;
    assert_eq!(again.problem.code, "has-account");

    // Out, and in again from elsewhere: the seat is still there.
    let out = ada.send(Method::POST, "logout", None).await;
    assert_eq!(out.status(), StatusCode::NO_CONTENT);
    assert_eq!(
        ada.fail(Method::GET, "me", None).await.problem.code,
        "sign-in-first"
    );
    let mut elsewhere = Client::stranger(server.address());
    let lower = json!({"name": "countess", "password": "analytical engine"});
    assert_eq!(elsewhere.enter("login", &lower).await.id, before.id);
    let update = elsewhere.join(&id).await.update().await;
    assert_eq!(update.you, Some(1));
    let own: Vec<TableInfo> = elsewhere.get("tables?mine=1").await;
    assert_eq!(own.len(), 1);
    assert_eq!(own[0].id, id);
}

#[tokio::test]
async fn wrong_names_and_passwords_are_refused() {
    let server = serve().await;
    let mut ada = Client::stranger(server.address());
    let login = json!({"name": "Ada", "password": "long enough"});
    ada.enter("accounts", &login).await;
    let stranger = Client::stranger(server.address());
    let tries = [
        (
            "login",
            json!({"name": "Ada", "password": "wrong one"}),
            "wrong-password",
        ),
        (
            "login",
            json!({"name": "Nobody", "password": "wrong one"}),
            "wrong-password",
        ),
        (
            "accounts",
            json!({"name": "aDA", "password": "long enough"}),
            "name-taken",
        ),
        (
            "accounts",
            json!({"name": "Bea", "password": "short"}),
            "bad-password",
        ),
        (
            "accounts",
            json!({"name": "", "password": "long enough"}),
            "bad-name",
        ),
        ("guests", json!({"name": "<b>"}), "bad-name"),
        ("guests", json!({"nam": "x"}), "bad-request"),
        ("guests", Value::Null, "bad-request"),
    ];
    for (path, body, code) in tries {
        let failed = stranger.fail(Method::POST, path, Some(&body)).await;
        assert_eq!(failed.problem.code, code, "{path} {body}");
    }
    let french = stranger
        .fail(Method::POST, "login?lang=fr", Some(&login_of("x")))
        .await;
    assert!(french.problem.reason.contains("mot de passe"));
    let request = stranger.request(Method::POST, "login").json(&login_of("x"));
    let request = request.header(header::ACCEPT_LANGUAGE, "it, fr-CA;q=0.8");
    let french = crate::client::Failed::of(request.send().await.unwrap()).await;
    assert!(french.problem.reason.contains("mot de passe"));
}

fn login_of(name: &str) -> Value {
    json!({"name": name, "password": "a password"})
}

#[tokio::test]
async fn a_script_plays_with_a_token_and_without_a_socket() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let token: TokenInfo = ada.post("tokens", &json!({"label": "my bot"})).await;
    let mut script = Client::stranger(server.address());
    let secret = token.token.unwrap();
    script.pass = Some((header::AUTHORIZATION, format!("Bearer {secret}")));
    assert_eq!(script.get::<Me>("me").await, ada.get::<Me>("me").await);

    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let table = new_table("ants", "first=beige", &seats);
    let id = script.open(&table).await.id;
    let look = format!("tables/{id}?words=0");
    let mut seen: protocol::Update = script.get(&look).await;
    while seen.legal.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        seen = script.get(&look).await;
    }
    let action = &seen.legal[0].notation;
    let command = json!({"type": "play", "id": "a", "ply": seen.ply, "action": action});
    let commands = format!("tables/{id}/commands");
    let notice: Notice = script.post(&commands, &command).await;
    assert_eq!(accepted(&notice), seen.ply + 1);
    let notice: Notice = script.post(&commands, &command).await;
    assert_eq!(accepted(&notice), seen.ply + 1, "doubled");
    let stale = json!({"type": "play", "id": "b", "ply": seen.ply, "action": action});
    assert_eq!(refused(&script.post(&commands, &stale).await), "stale");

    // Tokens are listed without their secret and can be taken back.
    let listed: Vec<TokenInfo> = ada.get("tokens").await;
    assert_eq!((listed.len(), &listed[0].token), (1, &None));
    assert_eq!(listed[0].label, "my bot");
    let path = format!("tokens/{}", listed[0].id);
    let gone = ada.send(Method::DELETE, &path, None).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    let failed = script.fail(Method::GET, "me", None).await;
    assert_eq!(failed.problem.code, "unknown-token");
    assert_eq!(failed.status, StatusCode::UNAUTHORIZED);
    let failed = ada.fail(Method::DELETE, &path, None).await;
    assert_eq!(failed.problem.code, "unknown-token");
}

#[tokio::test]
async fn a_session_cookie_is_no_token_and_the_other_way_round() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let token: TokenInfo = ada.post("tokens", &json!({"label": ""})).await;
    let token = token.token.unwrap();
    let mut forged = Client::stranger(server.address());
    forged.pass = Some((header::COOKIE, format!("formicary_session={token}")));
    let failed = forged.fail(Method::GET, "me", None).await;
    assert_eq!(failed.problem.code, "sign-in-first");
    let cookie = ada.pass.unwrap().1;
    let secret = cookie.split_once('=').unwrap().1;
    forged.pass = Some((header::AUTHORIZATION, format!("Bearer {secret}")));
    let failed = forged.fail(Method::GET, "me", None).await;
    assert_eq!(failed.problem.code, "unknown-token");
}

#[tokio::test]
async fn too_many_guests_from_one_address_have_to_wait() {
    let mut config = unlimited();
    config.limits = Limits {
        guests: Rate::new(3.0, 0.01),
        ..Limits::NONE
    };
    let server = serve_with(config).await;
    for _ in 0..3 {
        Client::guest(server.address(), "Ada").await;
    }
    let stranger = Client::stranger(server.address());
    let failed = stranger
        .fail(Method::POST, "guests", Some(&json!({"name": "Ada"})))
        .await;
    assert_eq!(failed.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(failed.problem.code, "too-often");
}

/// Whatever is stored for somebody has a limit: nobody keeps the store busy with it.
#[tokio::test]
async fn settings_are_not_changed_without_end() {
    let mut config = unlimited();
    config.limits.reading = formicary_server::limits::Rate::new(6.0, 0.001);
    let server = serve_with(config).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let (wish, none) = (json!({"mail": false}), json!({"password": ""}));
    let mut refused = 0;
    for round in 0..4 {
        for (method, path, body) in [
            (Method::POST, "notifications/mail", Some(&wish)),
            (Method::DELETE, "notifications/browsers/000000000000", None),
            (Method::DELETE, "email", Some(&none)),
            (Method::DELETE, "tokens/000000000000", None),
            (Method::DELETE, "sessions/000000000000", None),
            (Method::DELETE, "sessions", None),
        ] {
            let status = ada.send(method, path, body).await.status();
            assert_eq!(status == StatusCode::TOO_MANY_REQUESTS, round > 0, "{path}");
            refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
        }
    }
    assert_eq!(refused, 18);
    server.stop().await.unwrap();
}
