//! What the server does not let happen.

use std::time::Duration;

use formicary_server::limits::{Limits, Rate};
use protocol::Notice;
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Client, Failed, accepted, refused, serve, serve_with, two_at_ants, unlimited};

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test]
async fn other_sites_can_change_nothing_and_open_no_socket() {
    let server = serve().await;
    let (id, [ada, _], _, _) = two_at_ants(&server).await;
    let evil = "https://evil.example";
    for path in ["guests", "login", "logout", "tables", "tokens"] {
        let request = ada.request(Method::POST, path).header(header::ORIGIN, evil);
        let failed = Failed::of(request.json(&json!({})).send().await.unwrap()).await;
        assert_eq!(failed.status, StatusCode::FORBIDDEN);
        assert_eq!(failed.problem.code, "foreign-origin");
    }
    assert!(ada.connect(&id, "", Some(evil)).await.is_err());
    let own = format!("http://{}", server.address());
    assert!(ada.connect(&id, "", Some(&own)).await.is_ok());
    // A form on another site can send text that looks like JSON, but cannot call it that.
    let request = ada
        .request(Method::POST, "guests")
        .body("{\"name\": \"Ada\"}");
    let failed = Failed::of(request.send().await.unwrap()).await;
    assert_eq!(failed.problem.code, "bad-request");
}

/// The id of a command is stored: it is what every store can keep, and nothing that somebody cannot see.
#[tokio::test]
async fn ids_of_commands_are_printable() {
    let server = serve().await;
    let (id, [ada, _], _, _) = two_at_ants(&server).await;
    let path = format!("tables/{id}/commands");
    for bad in ["", "a\u{0}b", "line\n", "ü", "\u{7f}"] {
        let agree = json!({"type": "agree", "id": bad});
        let answer: Notice = ada.post(&path, &agree).await;
        assert_eq!(refused(&answer), "bad-request", "{bad:?}");
    }
    let agree = json!({"type": "agree", "id": "~ a-Z 9"});
    accepted(&ada.post(&path, &agree).await);
}

#[tokio::test]
async fn every_failure_has_a_code_and_a_reason() {
    let server = serve().await;
    let stranger = Client::stranger(server.address());
    let long = json!({"name": "x".repeat(20_000)});
    let tries: [(Method, &str, Option<&Value>, &str); 15] = [
        (Method::GET, "nothing", None, "unknown-address"),
        (Method::GET, "/api/v2/games", None, "unknown-address"),
        (Method::GET, "/missing.js", None, "unknown-address"),
        (Method::DELETE, "games", None, "bad-method"),
        (Method::POST, "guests", Some(&long), "too-long"),
        (Method::POST, "guests", None, "bad-request"),
        (Method::GET, "tables/0123456789ab", None, "unknown-table"),
        (Method::GET, "tables/nonsense", None, "unknown-table"),
        (Method::GET, "tables/%ff", None, "bad-request"),
        (
            Method::GET,
            "tables/0123456789ab/replay",
            None,
            "unknown-table",
        ),
        (
            Method::GET,
            "tables/0123456789ab/record",
            None,
            "unknown-table",
        ),
        (
            Method::GET,
            "tables/0123456789ab/replay?from=x",
            None,
            "bad-request",
        ),
        (
            Method::GET,
            "tables/0123456789ab/socket",
            None,
            "bad-request",
        ),
        (Method::GET, "tables?mine=1", None, "sign-in-first"),
        (Method::GET, "tables?mine=x", None, "bad-request"),
    ];
    for (method, path, body, code) in tries {
        let failed = stranger.fail(method, path, body).await;
        assert_eq!(failed.problem.code, code, "{path}");
        let french = format!(
            "{path}{}lang=fr",
            if path.contains('?') { "&" } else { "?" }
        );
        assert_ne!(failed.problem.reason, "", "{french}");
    }
}

/// What a bare connection is answered until it is closed.
async fn answers(address: std::net::SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_string(&mut answer));
    read.await.expect("it is closed").unwrap();
    answer
}

/// Whatever a proxy in front makes of a request, nobody hides a second one in it.
#[tokio::test]
async fn a_request_that_can_be_read_in_two_ways_is_never_two() {
    let server = serve().await;
    let start = "POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n";
    let body = "{\"name\":\"Eve\"}";
    for lengths in [
        "Content-Length: 14\r\nContent-Length: 15",
        "Content-Length: +14",
        "Content-Length: 14, 14",
        "Content-Length: 14\r\n :",
        "Content-Length : 14",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    ] {
        let request = format!("{start}{lengths}\r\n\r\ne\r\n{body}\r\n0\r\n\r\n");
        let answer = answers(server.address(), &request).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{lengths}: {answer}");
    }
    let request = format!(
        "{start}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\ne\r\n{body}\r\n0\r\n\r\n\
         GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
    );
    let answer = answers(server.address(), &request).await;
    assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{answer}");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn messages_that_cannot_be_read_are_refused_without_harm() {
    let server = serve().await;
    let (_, _, [mut one, _], [first, _]) = two_at_ants(&server).await;
    for text in [
        "",
        "{}",
        "[1,2",
        "{\"type\":\"jump\",\"id\":\"x\"}",
        "\"play\"",
    ] {
        one.say_text(text.to_owned()).await;
        let id = if text.contains("jump") { "x" } else { "" };
        assert_eq!(refused(&one.answer(id).await), "bad-request");
    }
    let nameless = json!({"type": "play", "id": "", "ply": first.ply, "action": "x"});
    one.say_text(nameless.to_string()).await;
    assert_eq!(refused(&one.answer("").await), "bad-request");
    accepted(&one.play(first.ply, &first.legal[0].notation).await);
}

#[tokio::test]
async fn a_socket_that_floods_is_slowed_down() {
    let mut config = unlimited();
    config.limits = Limits {
        commands: Rate::new(5.0, 0.01),
        ..Limits::NONE
    };
    let server = serve_with(config).await;
    let (_, _, [mut one, _], [first, _]) = two_at_ants(&server).await;
    for _ in 0..5 {
        assert_eq!(refused(&one.play(first.ply, "x").await), "unreadable");
    }
    assert_eq!(refused(&one.play(first.ply, "x").await), "too-often");
}

#[tokio::test]
async fn pages_come_with_careful_headers() {
    let server = serve().await;
    let stranger = Client::stranger(server.address());
    for path in [
        "/",
        "/health",
        "/api/docs",
        "/api/v1/openapi.json",
        "/api/v1/nothing",
    ] {
        let response = stranger.send(Method::GET, path, None).await;
        let headers = response.headers();
        let policy = headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(
            policy.contains("script-src 'self' 'wasm-unsafe-eval'"),
            "{path}"
        );
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
    let api: Value = stranger.get("openapi.json").await;
    assert!(api["paths"].as_object().unwrap().len() >= 14);
    assert!(api["components"]["schemas"]["Update"].is_object());
}
