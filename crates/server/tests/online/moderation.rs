//! What keeps a server fit to play on: who may speak, reports, and administrators.

use std::sync::Arc;
use std::time::Duration;

use formicary_server::{Config, SqliteStore, Store};
use protocol::{Act, ActInfo, Me, NewAct, NewTable, PersonInfo, ReportInfo, TableInfo, Talk};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::accounts::{account, elsewhere};
use crate::chatting::{hear, say};
use crate::client::{Client, new_table, refused, serve, serve_with, two_at_ants, unlimited};
use crate::farewell::{in_memory, make_admin};
use crate::temporary::TemporaryFile;

async fn id_of(client: &Client) -> String {
    client.get::<Me>("me").await.id
}

async fn act(admin: &Client, act: &Value) {
    let done = admin.send(Method::POST, "admin/acts", Some(act)).await;
    assert_eq!(done.status(), StatusCode::NO_CONTENT, "{act}");
}

#[tokio::test]
async fn each_table_says_who_may_speak_there() {
    let server = serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let guest = Client::guest(server.address(), "Guest").await;
    let member = account(server.address(), "Member").await;
    // Whether the seated one, somebody with an account and a guest who watch may speak.
    for (talk, may) in [
        (Talk::Nobody, [false, false, false]),
        (Talk::Seated, [true, false, false]),
        (Talk::Everyone, [true, true, false]),
    ] {
        let table = NewTable {
            talk,
            ..new_table("ants", "", &json!([{"kind": "me"}]))
        };
        let info = ada.open(&table).await;
        assert_eq!(info.talk, talk);
        let mut listener = ada.join(&info.id).await;
        for (client, may) in [&ada, &member, &guest].into_iter().zip(may) {
            let mut socket = client.join(&info.id).await;
            say(&mut socket, "Hello!").await;
            if may {
                hear(&mut socket).await;
                hear(&mut listener).await;
            } else {
                assert_eq!(
                    refused(&socket.answer("").await),
                    "may-not-talk",
                    "{talk:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn people_report_and_administrators_deal_with_it() {
    let (store, config) = in_memory();
    let server = serve_with(config).await;
    let (id, [ada, bea], [mut one, mut two], _) = two_at_ants(&server).await;
    say(&mut one, "Something nasty").await;
    hear(&mut two).await;
    let line = two.chat.last().unwrap().id;
    let path = format!("tables/{id}/reports");
    for (report, code) in [
        (json!({"line": line, "reason": " "}), "bad-reason"),
        (
            json!({"line": line, "reason": "x".repeat(501)}),
            "bad-reason",
        ),
        (json!({"line": line + 9, "reason": "x"}), "bad-request"),
        (json!({"reason": "x"}), "bad-request"),
        (json!({"seat": 9, "reason": "x"}), "unknown-seat"),
    ] {
        let failed = bea.fail(Method::POST, &path, Some(&report)).await;
        // Whoever reports too often has to wait, for whatever reason.
        assert_eq!(failed.problem.code, code, "{report}");
    }
    let rude = json!({"line": line, "reason": "This is rude."});
    let cleo = Client::guest(server.address(), "Cleo").await;
    let sent = cleo.send(Method::POST, &path, Some(&rude)).await;
    assert_eq!(sent.status(), StatusCode::NO_CONTENT);
    let again = cleo.fail(Method::POST, &path, Some(&rude)).await;
    assert_eq!(again.problem.code, "reported-already");
    let seat = json!({"seat": 1, "reason": "does not move"});
    let sent = cleo.send(Method::POST, &path, Some(&seat)).await;
    assert_eq!(sent.status(), StatusCode::NO_CONTENT);
    let stranger = Client::stranger(server.address());
    let failed = stranger.fail(Method::POST, &path, Some(&seat)).await;
    assert_eq!(failed.status, StatusCode::UNAUTHORIZED);

    // Only administrators read it, and only in person.
    let admin = account(server.address(), "Admin").await;
    for path in ["admin/reports", "admin/people", "admin/acts"] {
        for (client, code) in [
            (&stranger, "sign-in-first"),
            (&ada, "not-admin"),
            (&admin, "not-admin"),
        ] {
            let failed = client.fail(Method::GET, path, None).await;
            assert_eq!(failed.problem.code, code, "{path}");
        }
    }
    let grant = json!({"act": "grant", "person": id_of(&ada).await});
    let failed = ada.fail(Method::POST, "admin/acts", Some(&grant)).await;
    assert_eq!(failed.problem.code, "not-admin");
    make_admin(&store, &admin).await;
    let reports: Vec<ReportInfo> = admin.get("admin/reports").await;
    assert_eq!(reports.len(), 2);
    let (about_seat, about_line) = (&reports[0], &reports[1]);
    assert_eq!(about_line.text.as_deref(), Some("Something nasty"));
    assert_eq!(about_line.person, Some(id_of(&ada).await));
    assert_eq!((about_seat.name.as_str(), &about_seat.text), ("Ada", &None));
    act(&admin, &json!({"act": "settle", "report": about_seat.id})).await;
    act(&admin, &json!({"act": "mute", "person": about_line.person, "report": about_line.id, "reason": "rude"})).await;
    let waiting: Vec<ReportInfo> = admin.get("admin/reports").await;
    assert!(waiting.is_empty());
    let all: Vec<ReportInfo> = admin.get("admin/reports?all=1").await;
    assert!(all.len() == 2 && all.iter().all(|report| report.done.is_some()));
    say(&mut one, "More of it").await;
    assert_eq!(refused(&one.answer("").await), "muted");
    for (wrong, code) in [
        (json!({"act": "settle", "report": 99}), "unknown-report"),
        (json!({"act": "settle"}), "unknown-report"),
        (json!({"act": "mute", "person": "nobody"}), "unknown-person"),
        (json!({"act": "ban"}), "unknown-person"),
        (json!({"act": "close", "table": "nowhere"}), "unknown-table"),
        (
            json!({"act": "reset_password", "person": id_of(&admin).await}),
            "bad-request",
        ),
        (
            json!({"act": "grant", "person": id_of(&ada).await}),
            "unknown-person",
        ),
        (json!({"act": "dance"}), "bad-request"),
    ] {
        let failed = admin.fail(Method::POST, "admin/acts", Some(&wrong)).await;
        assert_eq!(failed.problem.code, code, "{wrong}");
    }
    // It is noted what was done, by whom and why.
    let acts: Vec<ActInfo> = admin.get("admin/acts").await;
    let done: Vec<_> = acts.iter().map(|act| act.what.act).collect();
    assert_eq!(done, [Act::Mute, Act::Settle, Act::Grant]);
    assert_eq!(acts[0].by, Some(id_of(&admin).await));
    assert_eq!((acts[0].what.reason.as_str(), &acts[2].by), ("rude", &None));
    // A token is not enough.
    let token: protocol::TokenInfo = admin.post("tokens", &json!({"label": ""})).await;
    let mut script = Client::stranger(server.address());
    let bearer = format!("Bearer {}", token.token.unwrap());
    script.pass = Some((reqwest::header::AUTHORIZATION, bearer));
    let failed = script.fail(Method::GET, "admin/reports", None).await;
    assert_eq!(failed.problem.code, "not-with-token");
}

#[tokio::test]
async fn who_is_sent_away_is_gone_until_then() {
    let (store, config) = in_memory();
    let server = serve_with(config).await;
    let admin = account(server.address(), "Admin").await;
    make_admin(&store, &admin).await;
    let guest = Client::guest(server.address(), "Guest").await;
    let member = account(server.address(), "Member").await;
    let id = member
        .open(&new_table("ants", "", &json!([{"kind": "me"}])))
        .await
        .id;
    let guest_id = id_of(&guest).await;
    for client in [&guest, &member] {
        let person = id_of(client).await;
        let mut socket = client.join(&id).await;
        socket.update().await;
        let until = 4_102_444_800_000_u64;
        act(
            &admin,
            &json!({"act": "ban", "person": person, "until": until, "reason": "spam"}),
        )
        .await;
        assert!(socket.notice_or_end().await, "the socket has ended");
        for (method, path) in [
            (Method::GET, "me"),
            (Method::GET, "tables"),
            (Method::POST, "logout"),
        ] {
            let failed = client.fail(method, path, None).await;
            assert_eq!(failed.problem.code, "banned");
            assert!(
                failed.problem.reason.contains("2100-01-01"),
                "{}",
                failed.problem.reason
            );
        }
        assert!(client.connect(&id, "", None).await.is_err());
        let found: Vec<PersonInfo> = admin.get(&format!("admin/people?name={person}")).await;
        assert_eq!((found.len(), found[0].banned), (1, Some(until)));
    }
    let stranger = Client::stranger(server.address());
    // A guest does not come back as another one, as long as they are banned.
    let another = json!({"name": "Guest 2", "password": "analytical engine"});
    for path in ["guests", "accounts"] {
        let failed = stranger.fail(Method::POST, path, Some(&another)).await;
        assert_eq!(failed.problem.code, "banned", "{path}");
    }
    let elsewhere_at = Client::stranger_from(server.address(), [127, 0, 9, 9]);
    let entered = elsewhere_at.send(Method::POST, "guests", Some(&another));
    assert_eq!(entered.await.status(), StatusCode::OK);
    act(&admin, &json!({"act": "unban", "person": guest_id})).await;
    let entered = stranger.send(Method::POST, "guests", Some(&another)).await;
    assert_eq!(entered.status(), StatusCode::OK);
    let login = json!({"name": "Member", "password": "analytical engine"});
    let failed = stranger.fail(Method::POST, "login", Some(&login)).await;
    assert_eq!(
        (failed.status, failed.problem.code.as_str()),
        (StatusCode::FORBIDDEN, "banned")
    );
    // Whoever does not know the password learns nothing.
    let wrong = json!({"name": "Member", "password": "difference engine"});
    let failed = stranger.fail(Method::POST, "login", Some(&wrong)).await;
    assert_eq!(failed.problem.code, "wrong-password");
    let named: Vec<PersonInfo> = admin.get("admin/people?name=member").await;
    act(&admin, &json!({"act": "unban", "person": named[0].id})).await;
    elsewhere(server.address(), "Member").await;
    assert_eq!(member.join(&id).await.update().await.you, Some(1));
}

#[tokio::test]
async fn a_closed_table_is_found_by_nobody_until_it_is_open_again() {
    let (store, config) = in_memory();
    let server = serve_with(config).await;
    let admin = account(server.address(), "Admin").await;
    make_admin(&store, &admin).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = NewTable {
        public: true,
        ..new_table("ants", "", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let mut socket = ada.join(&id).await;
    socket.update().await;
    act(&admin, &json!({"act": "close", "table": id})).await;
    assert!(socket.notice_or_end().await);
    let path = format!("tables/{id}");
    let failed = ada.fail(Method::GET, &path, None).await;
    assert_eq!(
        (failed.status, failed.problem.code.as_str()),
        (StatusCode::GONE, "table-closed")
    );
    for list in ["tables", "tables?mine=1"] {
        let listed: Vec<TableInfo> = ada.get(list).await;
        assert!(listed.is_empty(), "{list}");
    }
    act(&admin, &json!({"act": "reopen", "table": id})).await;
    assert_eq!(ada.join(&id).await.update().await.you, Some(1));
    let listed: Vec<TableInfo> = ada.get("tables").await;
    assert_eq!(listed.len(), 1);
}

#[tokio::test]
async fn what_another_program_does_takes_effect_while_the_server_runs() {
    let file = TemporaryFile::new("beside");
    let config = Config {
        store: Arc::new(SqliteStore::open(file.path()).unwrap()),
        ..unlimited()
    };
    let server = serve_with(config).await;
    let (id, [ada, bea], [mut one, mut two], _) = two_at_ants(&server).await;
    let member = account(server.address(), "Member").await;
    let beside: Arc<dyn Store> = Arc::new(SqliteStore::open_beside(file.path()).unwrap());
    let done =
        async |act: Act, person: Option<String>, table: Option<&str>, password: Option<&str>| {
            let what = NewAct {
                act,
                person,
                table: table.map(str::to_owned),
                report: None,
                until: None,
                reason: String::new(),
            };
            let done = beside
                .register()
                .act(1, None, what, password.map(str::to_owned))
                .await;
            assert!(done.unwrap().is_some(), "{act:?}");
        };
    done(Act::Mute, Some(id_of(&ada).await), None, None).await;
    // Until the server has seen it, what she says is heard.
    loop {
        say(&mut one, "Hello?").await;
        match one.notice().await.unwrap() {
            protocol::Notice::Refused { code, .. } => {
                assert_eq!(code, "muted");
                break;
            }
            _ => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    done(
        Act::ResetPassword,
        Some(id_of(&member).await),
        None,
        Some("no hash"),
    )
    .await;
    let cleo = Client::guest(server.address(), "Cleo").await;
    done(Act::Ban, Some(id_of(&bea).await), None, None).await;
    assert!(two.notice_or_end().await);
    assert_eq!(
        bea.fail(Method::GET, "me", None).await.problem.code,
        "banned"
    );
    assert!(
        crate::accounts::is_stranger(&member).await,
        "the old session has ended"
    );
    // Closed again before the server has seen that it was opened: what comes after takes effect all the same.
    done(Act::Close, None, Some(&id), None).await;
    assert!(one.notice_or_end().await);
    done(Act::Reopen, None, Some(&id), None).await;
    done(Act::Close, None, Some(&id), None).await;
    done(Act::Ban, Some(id_of(&cleo).await), None, None).await;
    let banned = async || {
        let answer = cleo.send(Method::GET, "me", None).await;
        answer.status() == StatusCode::FORBIDDEN
    };
    let begun = std::time::Instant::now();
    while !banned().await {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody looks");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // No other file will do.
    let other = TemporaryFile::new("not-there");
    assert!(SqliteStore::open_beside(other.path()).is_err());
}

#[tokio::test]
async fn administrators_have_a_page() {
    let (store, config) = in_memory();
    let server = serve_with(config).await;
    let (id, [ada, bea], [mut one, mut two], _) = two_at_ants(&server).await;
    say(&mut one, "<script>alert('x')</script>").await;
    hear(&mut two).await;
    let line = two.chat.last().unwrap().id;
    let report = json!({"line": line, "reason": "<b>bold</b>"});
    bea.send(Method::POST, &format!("tables/{id}/reports"), Some(&report))
        .await;
    let response = ada.send(Method::GET, "/admin", None).await;
    assert_eq!(response.status(), StatusCode::FORBIDDEN);
    assert!(!response.text().await.unwrap().contains("bold"));

    let admin = account(server.address(), "Admin").await;
    make_admin(&store, &admin).await;
    let page = async |path: &str| {
        let response = admin.send(Method::GET, path, None).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert!(response.headers().contains_key("content-security-policy"));
        response.text().await.unwrap()
    };
    let text = page("/admin").await;
    assert!(
        text.contains("&lt;script&gt;") && !text.contains("<script"),
        "{text}"
    );
    assert!(text.contains("&lt;b&gt;bold") && text.contains("Admin"));
    assert!(page("/admin?lang=de").await.contains("Meldungen"));
    assert!(page("/admin?name=Ada").await.contains(&id_of(&ada).await));
    let fill = async |form: &str, origin: &str| {
        let request = admin.request(Method::POST, "/admin").body(form.to_owned());
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request
            .header("origin", origin)
            .send()
            .await
            .unwrap()
            .status()
    };
    let own = format!("http://{}", server.address());
    let form = format!(
        "act=mute&person={}&report=1&hours=24&reason=rude",
        id_of(&ada).await
    );
    assert_eq!(
        fill(&form, "https://evil.example").await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(fill("act=dance", &own).await, StatusCode::BAD_REQUEST);
    assert_eq!(
        fill("act=close&table=nowhere", &own).await,
        StatusCode::NOT_FOUND
    );
    // Done, and back to the page.
    assert_eq!(fill(&form, &own).await, StatusCode::OK);
    assert!(!page("/admin").await.contains("bold"), "it is dealt with");
    assert_eq!(page("/admin/").await, page("/admin").await);
    say(&mut one, "More").await;
    assert_eq!(refused(&one.answer("").await), "muted");
}
