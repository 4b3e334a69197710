//! What strangers do.

use std::collections::VecDeque;
use std::pin::Pin;
use std::time::Duration;

use futures_util::StreamExt;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::attacker::{Attacker, Line, tell};
use crate::client::new_table;
use crate::victims::prey;

/// So many connections one stranger keeps open.
const MOST_OPEN: usize = 300;

type Running = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Something that strangers do for as long as they may.
#[derive(Clone)]
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    pub(crate) run: fn(Attacker) -> Running,
}

impl Attack {
    /// Nobody does anything: for comparison.
    pub(crate) const fn none() -> Self {
        Self {
            name: "nobody attacks",
            run: |_| Box::pin(std::future::pending()),
        }
    }
}

macro_rules! attacks {
    ($($name:literal $run:ident,)*) => {
        /// All of them.
        pub(crate) const ALL: &[&Attack] = &[$(&Attack {
            name: $name,
            run: |attacker| Box::pin($run(attacker)),
        }),*];
    };
}

attacks! {
    "slow requests" slow_requests,
    "half-open connections" half_open,
    "sockets that never read" deaf_sockets,
    "sockets come and go" restless_sockets,
    "bots" bots,
    "bots of many guests" quick_bots,
    "undo" undo,
    "tables" tables,
    "logins" logins,
    "names" names,
    "pings" pings,
    "huge bodies" huge_bodies,
    "malformed bodies" malformed_bodies,
    "forged addresses" forged_addresses,
    "replays and lists" replays,
    "chat" chat,
    "sitting and standing up" restless_guests,
    "settings" settings,
    "unknown keys" unknown_keys,
    "commands of many" commands_of_many,
    "bots of accounts" bots_of_accounts,
    "tables of many" tables_of_many,
    "those who watch" watchers,
    "slow readers" slow_readers,
    "lists of one's own" own_lists,
    "from everywhere" from_everywhere,
}

/// Keeps so many of the newest.
fn keep<T>(kept: &mut VecDeque<T>, new: Option<T>) {
    kept.extend(new);
    if kept.len() > MOST_OPEN {
        kept.pop_front();
    }
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(5)).await;
}

async fn slow_requests(mut own: Attacker) {
    const STARTS: [&str; 4] = [
        "GET /health HTTP/1.1\r\nHost: h",
        "POST /api/v1/guests HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
        "GET / HTTP/1.1\r\nHost: h\r\nX: ",
        "POST /admin HTTP/1.1\r\nHost: h\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\na",
    ];
    let mut open = VecDeque::new();
    let mut round = 0;
    while own.goes_on().await {
        round += 1;
        keep(&mut open, own.say(STARTS[round % 4].as_bytes()).await);
        // A letter now and then.
        if let Some(stream) = open.get_mut(round % MOST_OPEN) {
            let _ = stream.write_all(b"x").await;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn half_open(mut own: Attacker) {
    let mut open = VecDeque::new();
    while own.goes_on().await {
        let mut stream = own.connect().await;
        if let Some(stream) = &mut stream {
            // Nothing more comes from here, but the answer may come.
            let _ = stream.shutdown().await;
        }
        keep(&mut open, stream);
        let upgrade = "GET /api/v1/tables/aaaaaaaaaaaa/socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n\
                       Connection: upgrade\r\nSec-WebSocket-Version: 13\r\n";
        keep(&mut open, own.say(upgrade.as_bytes()).await);
        pause().await;
    }
}

/// A guest with a table where they wait for somebody.
async fn waiting(own: &Attacker) -> Option<(String, String)> {
    let cookie = own.guest(&format!("Eve {}", own.number)).await?;
    let wanted = new_table("ants", "first=beige", &json!([{"kind": "me"}]));
    let table = own.table(&cookie, &wanted).await?;
    Some((cookie, table))
}

async fn deaf_sockets(mut own: Attacker) {
    let Some((cookie, table)) = waiting(&own).await else {
        return;
    };
    let mut open: VecDeque<Line> = VecDeque::new();
    while own.goes_on().await {
        keep(&mut open, own.socket(&table, &cookie).await);
        let text = json!({"type": "chat", "text": "x".repeat(480)}).to_string();
        if let Some(line) = open.back_mut() {
            tell(line, Message::text(text)).await;
        }
        pause().await;
    }
}

async fn restless_sockets(mut own: Attacker) {
    let Some((cookie, table)) = waiting(&own).await else {
        return;
    };
    while own.goes_on().await {
        if let Some(mut line) = own.socket(&table, &cookie).await {
            let _ = tokio::time::timeout(Duration::from_millis(100), line.next()).await;
        }
    }
}

async fn bots(mut own: Attacker) {
    let queen = json!({"kind": "bot", "level": "queen"});
    let games = [
        new_table("hidden-empires", "players=3", &json!([queen, queen, queen])),
        new_table("myrmes", "players=4", &json!([queen, queen, queen, queen])),
        new_table("ants", "", &json!([queen, queen])),
    ];
    let mut round = 0;
    while own.goes_on().await {
        let Some(cookie) = own.guest(&format!("Eve {round}")).await else {
            continue;
        };
        for game in &games {
            round += 1;
            own.table(&cookie, game).await;
        }
        // Tables where a person sits as well are not limited so much.
        let seats = json!([{"kind": "me"}, queen]);
        for _ in 0..10 {
            own.table(&cookie, &new_table("ants", "first=brown", &seats))
                .await;
        }
        pause().await;
    }
}

/// Bots that answer at once, as many as many guests may have, and nobody who plays with them.
async fn quick_bots(mut own: Attacker) {
    let worker = json!({"kind": "bot", "level": "worker"});
    let games = [
        new_table(
            "hidden-empires",
            "players=3",
            &json!([worker, worker, worker]),
        ),
        new_table(
            "myrmes",
            "players=4",
            &json!([worker, worker, worker, worker]),
        ),
        new_table("fourmidable", "players=3", &json!([worker, worker, worker])),
    ];
    let mut round = 0;
    while own.goes_on().await {
        round += 1;
        let Some(cookie) = own.guest(&format!("Eve {round}")).await else {
            pause().await;
            continue;
        };
        for game in &games {
            own.table(&cookie, game).await;
        }
    }
}

async fn undo(mut own: Attacker) {
    let Some(cookie) = own.guest("Eve").await else {
        return;
    };
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "queen"}]);
    let wanted = new_table("ants", "first=beige", &seats);
    let Some(table) = own.table(&cookie, &wanted).await else {
        return;
    };
    let mut number = 0;
    while own.goes_on().await {
        let Some(mut line) = own.socket(&table, &cookie).await else {
            pause().await;
            continue;
        };
        // Whoever comes back does not begin anew with what is allowed.
        for _ in 0..200 {
            number += 1;
            let ply = number % 12;
            let id = |word: &str| format!("{word} {number}");
            let play = json!({"type": "play", "id": id("p"), "ply": ply, "action": "half 0,1 t0"});
            let back = json!({"type": "undo", "id": id("u"), "ply": ply + 1});
            let long =
                json!({"type": "play", "id": id("l"), "ply": ply, "action": " ".repeat(15_000)});
            for command in [play, back, long] {
                if !tell(&mut line, Message::text(command.to_string())).await {
                    break;
                }
            }
        }
    }
}

async fn tables(mut own: Attacker) {
    let wanted = new_table("ants", "", &json!([{"kind": "me"}]));
    let mut number = 0;
    let mut cookie = None;
    while own.goes_on().await {
        number += 1;
        if cookie.is_none() || number % 50 == 0 {
            cookie = own.guest(&format!("Eve {number}")).await;
        }
        match &cookie {
            Some(cookie) => drop(own.table(cookie, &wanted).await),
            None => pause().await,
        }
    }
}

async fn logins(mut own: Attacker) {
    let mut number = 0;
    while own.goes_on().await {
        number += 1;
        let guess = json!({"name": "Ada", "password": format!("analytical {number}")});
        own.post("login", "", &guess).await;
        let account =
            json!({"name": format!("Eve {number}"), "password": format!("p4ss w0rd {number}")});
        own.post("accounts", "", &account).await;
    }
}

async fn names(mut own: Attacker) {
    let long = "ﷺ".repeat(4000);
    let nasty = [
        "",
        " ",
        "\u{3164}",
        "\u{202e}adA",
        "Аdа",
        "A\u{301}\u{301}\u{301}da",
        "<script>",
        "'; DROP TABLE",
        "\0",
        &long,
    ];
    let mut number = 0;
    while own.goes_on().await {
        number += 1;
        let name = nasty[number % nasty.len()];
        own.post("guests", "", &json!({ "name": name })).await;
    }
}

async fn pings(mut own: Attacker) {
    let Some((cookie, table)) = waiting(&own).await else {
        return;
    };
    while own.goes_on().await {
        let Some(mut line) = own.socket(&table, &cookie).await else {
            pause().await;
            continue;
        };
        let payload = vec![7; 120];
        while own.goes_on().await && tell(&mut line, Message::Ping(payload.clone().into())).await {}
    }
}

async fn huge_bodies(mut own: Attacker) {
    let letters = vec![b'x'; 64 * 1024];
    while own.goes_on().await {
        let head = "POST /api/v1/guests HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n";
        let length = format!("{head}Content-Length: 1000000000\r\n\r\n");
        let chunked = format!("{head}Transfer-Encoding: chunked\r\n\r\nfffffff\r\n");
        for start in [length, chunked] {
            let Some(mut stream) = own.say(start.as_bytes()).await else {
                continue;
            };
            for _ in 0..30 {
                let writing = stream.write_all(&letters);
                let written = tokio::time::timeout(Duration::from_millis(200), writing).await;
                if !matches!(written, Ok(Ok(()))) {
                    break;
                }
            }
        }
        let header = format!("GET / HTTP/1.1\r\nX: {}\r\n", "y".repeat(200_000));
        own.say(header.as_bytes()).await;
    }
}

async fn malformed_bodies(mut own: Attacker) {
    let deep = "[".repeat(8_000);
    let bodies: [&[u8]; 7] = [
        b"{",
        b"\xff\xfe\x00",
        deep.as_bytes(),
        b"{\"name\": 1e999999}",
        b"{\"name\":\"\\ud800\"}",
        b"null",
        b"{\"name\":\"Eve\",\"name\":\"Eve\"}",
    ];
    let mut number = 0;
    while own.goes_on().await {
        number += 1;
        let body = bodies[number % bodies.len()];
        let path = [
            "guests",
            "accounts",
            "login",
            "tables",
            "tables/aaaaaaaaaaaa/commands",
        ][number % 5];
        let head = format!(
            "POST /api/v1/{path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        own.say(&[head.as_bytes(), body].concat()).await;
        own.say(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
            .await;
        own.say(b"GET / HTTP/9.9\r\n\r\n").await;
    }
}

async fn forged_addresses(mut own: Attacker) {
    let mut number = 0_u32;
    while own.goes_on().await {
        number += 1;
        let [_, a, b, c] = number.to_be_bytes();
        let request = format!(
            "POST /api/v1/guests HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: application/json\r\n\
             X-Forwarded-For: 10.{a}.{b}.{c}\r\nForwarded: for=10.{a}.{b}.{c}\r\nContent-Length: 14\r\n\r\n{{\"name\":\"Eve\"}}"
        );
        own.say(request.as_bytes()).await;
    }
}

async fn replays(mut own: Attacker) {
    let Some((_, table)) = waiting(&own).await else {
        return;
    };
    while own.goes_on().await {
        for path in [
            "tables",
            &format!("tables/{table}/replay"),
            &format!("tables/{table}"),
            "openapi.json",
        ] {
            own.get(path).await;
        }
    }
}

async fn chat(mut own: Attacker) {
    let Some((cookie, table)) = waiting(&own).await else {
        return;
    };
    while own.goes_on().await {
        let Some(mut line) = own.socket(&table, &cookie).await else {
            pause().await;
            continue;
        };
        for number in 0..300 {
            let text = json!({"type": "chat", "text": format!("{number} {}", "ü".repeat(400))});
            if !tell(&mut line, Message::text(text.to_string())).await {
                break;
            }
        }
    }
}

async fn restless_guests(mut own: Attacker) {
    let Some((_, table)) = waiting(&own).await else {
        return;
    };
    let mut number = 0;
    while own.goes_on().await {
        let Some(cookie) = own.guest(&format!("Eve {number}")).await else {
            pause().await;
            continue;
        };
        let Some(mut line) = own.socket(&table, &cookie).await else {
            continue;
        };
        for _ in 0..100 {
            number += 1;
            let sit = json!({"type": "sit", "id": format!("s {number}"), "seat": 2});
            let leave = json!({"type": "leave", "id": format!("l {number}")});
            for command in [sit, leave] {
                if !tell(&mut line, Message::text(command.to_string())).await {
                    break;
                }
            }
        }
    }
}

async fn settings(mut own: Attacker) {
    let Some(cookie) = own.guest("Eve").await else {
        return;
    };
    let mut round = 0;
    while own.goes_on().await {
        round += 1;
        let wish = json!({"mail": false});
        own.post("notifications/mail", &cookie, &wish).await;
        let label = json!({"label": format!("{round}")});
        own.post("tokens", &cookie, &label).await;
    }
}

async fn unknown_keys(mut own: Attacker) {
    let mut number = 0_u64;
    while own.goes_on().await {
        number += 1;
        let cookie = format!("formicary_session={number:040}");
        own.post("logout", &cookie, &json!({})).await;
        own.post("notifications/mail", &cookie, &json!({"mail": true}))
            .await;
    }
}

/// Many guests of one address, each of whom does what one may.
async fn commands_of_many(mut own: Attacker) {
    let mut open = VecDeque::new();
    let mut number = 0_u64;
    while own.goes_on().await {
        if open.len() < 40 {
            let Some((cookie, table)) = waiting(&own).await else {
                pause().await;
                continue;
            };
            open.extend(own.socket(&table, &cookie).await);
        }
        let Some(mut line) = open.pop_front() else {
            continue;
        };
        number += 1;
        let leave = json!({"type": "leave", "id": format!("l {number}")});
        let sit = json!({"type": "sit", "id": format!("s {number}"), "seat": 1});
        let mut there = true;
        for command in [leave, sit] {
            there = there && tell(&mut line, Message::text(command.to_string())).await;
        }
        if there {
            open.push_back(line);
        }
    }
}

/// Accounts cost nothing, either.
async fn bots_of_accounts(mut own: Attacker) {
    let mut round = 0;
    while own.goes_on().await {
        round += 1;
        let name = format!("Mallory {} {round}", own.number);
        let account = json!({"name": name, "password": format!("p4ss w0rd {round}")});
        let answer = own.post("accounts", "", &account).await;
        let cookie = answer.as_ref().and_then(Attacker::cookie);
        let Some(cookie) = cookie else {
            pause().await;
            continue;
        };
        for level in ["queen", "mcts:20000", "worker"] {
            let bot = json!({"kind": "bot", "level": level});
            for game in ["hidden-empires", "ants"] {
                let table = new_table(game, "", &json!([bot, {"kind": "me"}]));
                own.table(&cookie, &table).await;
            }
        }
    }
}

/// Public tables, each of somebody else who is there.
async fn tables_of_many(mut own: Attacker) {
    let mut open: VecDeque<Line> = VecDeque::new();
    while own.goes_on().await {
        let Some(cookie) = own.guest(&format!("Eve {}", own.number)).await else {
            pause().await;
            continue;
        };
        for _ in 0..5 {
            let wanted = protocol::NewTable {
                public: true,
                ..new_table("ants", "", &json!([{"kind": "me"}]))
            };
            let Some(table) = own.table(&cookie, &wanted).await else {
                break;
            };
            keep(&mut open, own.socket(&table, &cookie).await);
        }
        own.get("tables").await;
    }
}

/// At the table of those who only want to play.
async fn watchers(mut own: Attacker) {
    let mut open: VecDeque<Line> = VecDeque::new();
    while own.goes_on().await {
        match prey() {
            Some(table) => keep(&mut open, own.watch(&table).await),
            None => pause().await,
        }
        if open.len() == MOST_OPEN {
            open.clear();
        }
    }
}

/// A replay of a whole game, unpacked, a few letters at a time.
async fn slow_readers(mut own: Attacker) {
    let bot = json!({"kind": "bot", "level": "random"});
    let Some(cookie) = own.guest("Eve").await else {
        return;
    };
    let game = new_table("hidden-empires", "basic players=2", &json!([bot, bot]));
    let Some(table) = own.table(&cookie, &game).await else {
        return;
    };
    let request = format!("GET /api/v1/tables/{table}/replay HTTP/1.1\r\nHost: h\r\n\r\n");
    let mut open = VecDeque::new();
    let mut round = 0;
    while own.goes_on().await {
        round += 1;
        keep(&mut open, own.say(request.as_bytes()).await);
        if let Some(stream) = open.get_mut(round % MOST_OPEN) {
            let mut letters = [0; 256];
            let _ = stream.try_read(&mut letters);
        }
        pause().await;
    }
}

/// Lists of many tables of one's own, which sleep, and reports about others.
async fn own_lists(mut own: Attacker) {
    let mut cookies = VecDeque::new();
    let mut round = 0;
    while own.goes_on().await {
        round += 1;
        if let Some((cookie, table)) = waiting(&own).await {
            let report = json!({"seat": 0, "reason": "nothing"});
            own.post(&format!("tables/{table}/reports"), &cookie, &report)
                .await;
            keep(&mut cookies, Some(cookie));
        }
        if let Some(cookie) = cookies.get(round % cookies.len().max(1)) {
            own.get_as("tables?mine=1", cookie).await;
        }
    }
}

/// One socket each from very many addresses.
async fn from_everywhere(mut own: Attacker) {
    let mut open: VecDeque<Line> = VecDeque::new();
    let mut round = 0_u16;
    while own.goes_on().await {
        round = round.wrapping_add(1);
        let [high, low] = round.to_be_bytes();
        own.from = [127, 70 + own.number, high, low.max(1)].into();
        let request =
            own.say(b"POST /api/v1/guests HTTP/1.1\r\nHost: h\r\nContent-Length: 900\r\n\r\n{");
        drop(request.await);
        match prey() {
            Some(table) => keep(&mut open, own.watch(&table).await),
            None => pause().await,
        }
    }
}
