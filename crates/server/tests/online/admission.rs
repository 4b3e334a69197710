//! Who gets in: slow, many and half-open connections keep nobody else out, and none of them keeps the
//! server from stopping.

use std::time::{Duration, Instant};

use formicary_server::limits::Limits;
use formicary_server::{Config, Header, Proxies};
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use protocol::{Command, Notice};

use crate::client::{Client, new_table, serve, serve_with, unlimited};

async fn half_a_request(address: std::net::SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream
        .write_all(b"GET /health HTTP/1.1\r\nHost: here\r\n")
        .await
        .unwrap();
    stream
}

/// Whether the server has ended the connection, within this time.
async fn ends(stream: &mut TcpStream, patience: Duration) -> bool {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(patience, stream.read_to_end(&mut bytes));
    read.await.is_ok()
}

async fn is_served(address: std::net::SocketAddr) -> bool {
    let client = Client::stranger(address);
    let asked = client.send(Method::GET, "/health", None);
    let answer = tokio::time::timeout(Duration::from_secs(5), asked).await;
    answer.is_ok_and(|answer| answer.status() == StatusCode::OK)
}

#[tokio::test]
async fn a_request_that_never_ends_is_ended() {
    let server = serve().await;
    let mut head = half_a_request(server.address()).await;
    let mut body = TcpStream::connect(server.address()).await.unwrap();
    let start = "POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n\
                 Content-Length: 100\r\n\r\n{";
    body.write_all(start.as_bytes()).await.unwrap();
    let mut form = TcpStream::connect(server.address()).await.unwrap();
    let start = "POST /admin HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\n\
                 Content-Length: 100\r\n\r\nact=";
    form.write_all(start.as_bytes()).await.unwrap();
    let patience = Duration::from_secs(15);
    let (head, body, form) = tokio::join!(
        ends(&mut head, patience),
        ends(&mut body, patience),
        ends(&mut form, patience)
    );
    assert!(head && body && form);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_house_full_of_half_requests_has_room_for_others() {
    let server = serve_with(Config {
        limits: Limits {
            connections: 20,
            ..Limits::NONE
        },
        ..Config::default()
    })
    .await;
    let mut half = Vec::new();
    for _ in 0..60 {
        half.push(half_a_request(server.address()).await);
        if half.len() % 20 == 0 {
            assert!(is_served(server.address()).await, "{}", half.len());
        }
    }
    assert!(
        ends(&mut half[0], Duration::from_secs(5)).await,
        "the oldest went first"
    );
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_socket_keeps_its_place_in_a_full_house() {
    let server = serve_with(Config {
        limits: Limits {
            connections: 6,
            ..Limits::NONE
        },
        ..Config::default()
    })
    .await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await;
    let mut socket = ada.join(&table.id).await;
    drop(ada);
    for _ in 0..30 {
        let _half = half_a_request(server.address()).await;
    }
    let text = "still here".to_owned();
    socket.say(&Command::Chat { text }).await;
    while !matches!(socket.notice().await, Some(Notice::Chat(_))) {}
    server.stop().await.unwrap();
}

/// A socket of somebody from another address of this machine, or through a proxy from an address anywhere.
async fn strangers_socket(
    address: std::net::SocketAddr,
    table: &str,
    own: u8,
) -> Option<TcpStream> {
    socket_from(address, table, [127, 0, 0, own]).await
}

async fn socket_from(
    address: std::net::SocketAddr,
    table: &str,
    own: [u8; 4],
) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((own, 0).into()).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let [_, a, b, c] = own;
    let request = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 192.{a}.{b}.{c}\r\n\
         Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.ok()?;
    (&answer == b"HTTP/1.1 101").then_some(stream)
}

/// Those who have many sockets give way, with and without a proxy in front.
async fn few_addresses_keep_nobody_out(proxies: Proxies) {
    let server = serve_with(Config {
        limits: Limits {
            connections: 12,
            ..Limits::NONE
        },
        proxies,
        ..Config::default()
    })
    .await;
    let address = server.address();
    let ada = Client::guest(address, "Ada").await;
    let table = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await;
    let mut own = ada.join(&table.id).await;
    drop(ada);
    let mut crowd = Vec::new();
    for number in 0..30 {
        crowd.extend(strangers_socket(address, &table.id, 11 + number % 2).await);
    }
    assert!(crowd.len() >= 11, "{}", crowd.len());
    for number in 0..3 {
        assert!(is_served(address).await, "{number}");
        let another = strangers_socket(address, &table.id, 20 + number);
        crowd.push(another.await.expect("a place"));
    }
    // Whoever has one socket keeps it.
    let text = "still here".to_owned();
    own.say(&Command::Chat { text }).await;
    while !matches!(own.notice().await, Some(Notice::Chat(_))) {}
    server.stop().await.unwrap();
}

#[tokio::test]
async fn few_addresses_with_many_sockets_keep_nobody_out() {
    few_addresses_keep_nobody_out(Proxies::NONE).await;
}

#[tokio::test]
async fn nor_do_they_behind_a_proxy() {
    let proxies = Proxies {
        number: 1,
        header: Header::XForwarded,
    };
    few_addresses_keep_nobody_out(proxies).await;
}

/// Strangers who have one socket each, wherever they come from, keep nobody out; whoever plays stays.
#[tokio::test]
async fn nor_do_many_addresses_with_one_socket_each() {
    let server = serve_with(Config {
        limits: Limits {
            connections: 12,
            ..Limits::NONE
        },
        ..Config::default()
    })
    .await;
    let address = server.address();
    let ada = Client::guest(address, "Ada").await;
    let table = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await;
    let mut own = ada.join(&table.id).await;
    own.update().await;
    drop(ada);
    let mut crowd = Vec::new();
    for number in 1..30 {
        let from = [127, number, number % 3, 1];
        crowd.extend(socket_from(address, &table.id, from).await);
    }
    assert_eq!(crowd.len(), 29, "everybody comes in");
    for _ in 0..10 {
        assert!(is_served(address).await);
    }
    let text = "still here".to_owned();
    own.say(&Command::Chat { text }).await;
    while !matches!(own.notice().await, Some(Notice::Chat(_))) {}
    server.stop().await.unwrap();
}

/// Behind a proxy that passes on bodies as they come, whoever sends many slowly has only so many places, and others
/// keep their sockets.
#[tokio::test]
async fn slow_bodies_behind_a_proxy_keep_nobody_out() {
    let server = serve_with(Config {
        limits: Limits {
            connections: 30,
            requests: 10,
            ..Limits::NONE
        },
        proxies: Proxies {
            number: 1,
            header: Header::XForwarded,
        },
        ..Config::default()
    })
    .await;
    let address = server.address();
    let ada = Client::guest(address, "Ada").await;
    let table = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let mut socket = ada.join(&table.id).await;
        socket.update().await;
        sockets.push(socket);
    }
    drop(ada);
    let mut slow = Vec::new();
    for _ in 0..60 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let start = "POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 192.0.2.1\r\n\
                     Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{";
        // Whoever is turned away hears of it or not.
        let _ = stream.write_all(start.as_bytes()).await;
        slow.push(stream);
    }
    for _ in 0..10 {
        assert!(is_served(address).await);
    }
    for socket in &mut sockets {
        let text = "still here".to_owned();
        socket.say(&Command::Chat { text }).await;
        while !matches!(socket.notice().await, Some(Notice::Chat(_))) {}
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let server = serve_with(Config {
        limits: Limits {
            connections_from_one: 10,
            ..Limits::NONE
        },
        ..Config::default()
    })
    .await;
    let mut half = Vec::new();
    for _ in 0..10 {
        half.push(half_a_request(server.address()).await);
    }
    let mut refused = half_a_request(server.address()).await;
    assert!(ends(&mut refused, Duration::from_secs(5)).await);
    half.pop();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(is_served(server.address()).await, "a place is free again");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn half_a_request_does_not_keep_the_server_from_stopping() {
    let server = serve().await;
    let _half = half_a_request(server.address()).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await;
    let _socket = ada.join(&table.id).await;
    let start = Instant::now();
    server.stop().await.unwrap();
    assert!(
        start.elapsed() < Duration::from_secs(10),
        "{:?}",
        start.elapsed()
    );
}

/// Behind a proxy that appends, what a stranger wrote before it does not count.
#[tokio::test]
async fn a_forged_address_does_not_pass_a_limit() {
    let mut config = unlimited();
    config.limits.guests = formicary_server::limits::Rate::new(3.0, 0.001);
    config.proxies = Proxies {
        number: 1,
        header: Header::XForwarded,
    };
    let server = serve_with(config).await;
    let client = Client::stranger(server.address());
    let mut passed = 0;
    for forged in 0..20 {
        let request = client
            .request(Method::POST, "guests")
            .header("x-forwarded-for", format!("10.0.0.{forged}"))
            .header("x-forwarded-for", "192.0.2.1")
            .json(&json!({ "name": "Eve" }));
        if request.send().await.unwrap().status() == StatusCode::OK {
            passed += 1;
        }
    }
    assert_eq!(passed, 3);
    server.stop().await.unwrap();
}
