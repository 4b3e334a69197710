//! How people are reached who are not there: letters, messages to browsers, and what ends them.

use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding};
use formicary_server::limits::{Limits, Rate};
use formicary_server::{Config, Messages, Running};
use protocol::{Clock, HouseInfo, Me, NewTable, Wishes};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::accounts::{account, is_stranger};
use crate::client::{Client, accepted, new_table, serve, serve_with, unlimited};
use crate::sinks::{self, Letter, Pushed, Sink};

const SOON: Duration = Duration::from_millis(50);

/// A server that writes letters and sends messages, as soon as it can.
async fn reaching(mail: &Sink<Letter>, apart: Duration) -> Running {
    serve_with(Config {
        messages: Messages {
            public_url: Some("https://table.example/".to_owned()),
            smtp: Some(format!("smtp://127.0.0.1:{}", mail.port)),
            from: Some("Formicary <table@table.example>".to_owned()),
            delay: Duration::ZERO,
            look: SOON,
            apart,
            anywhere: true,
            ..Messages::default()
        },
        ..unlimited()
    })
    .await
}

/// Gives somebody an address, and follows the link that is sent there.
async fn confirm(mail: &Sink<Letter>, client: &Client, address: &str) {
    let before = mail.all().len();
    let wanted = json!({"address": address, "password": "analytical engine"});
    let asked = client.send(Method::POST, "email", Some(&wanted)).await;
    assert_eq!(asked.status(), StatusCode::NO_CONTENT);
    let letters = mail.wait(before + 1).await;
    let letter = letters.last().unwrap();
    assert_eq!(letter.to, address.to_lowercase());
    let token = token(&letter.word("https://table.example/#/confirm?"));
    let body = json!({ "token": token });
    let confirmed = client
        .send(Method::POST, "email/confirm", Some(&body))
        .await;
    assert_eq!(confirmed.status(), StatusCode::NO_CONTENT);
    let failed = client
        .fail(Method::POST, "email/confirm", Some(&body))
        .await;
    assert_eq!(failed.problem.code, "bad-link", "it is good once");
}

fn token(link: &str) -> String {
    link.split_once("token=").unwrap().1.to_owned()
}

#[tokio::test]
async fn who_has_forgotten_the_password_comes_back_by_e_mail() {
    let mail = sinks::mail().await;
    let server = reaching(&mail, Duration::ZERO).await;
    let ada = account(server.address(), "Ada").await;
    let stranger = Client::stranger(server.address());
    let house: HouseInfo = stranger.get("house").await;
    assert!(house.mail && house.push.is_some());
    let guest = Client::guest(server.address(), "Guest").await;
    for (client, wanted, code) in [
        (
            &ada,
            json!({"address": "ada@example.org", "password": "wrong engine"}),
            "wrong-password",
        ),
        (
            &ada,
            json!({"address": "no address", "password": "analytical engine"}),
            "bad-address",
        ),
        (
            &guest,
            json!({"address": "ada@example.org", "password": ""}),
            "no-account",
        ),
    ] {
        let failed = client.fail(Method::POST, "email", Some(&wanted)).await;
        assert_eq!(failed.problem.code, code);
    }
    confirm(&mail, &ada, "Ada@example.org").await;
    let wishes: Wishes = ada.get("notifications").await;
    assert_eq!(wishes.email.as_deref(), Some("ada@example.org"));

    // The answer does not tell which addresses there are, and only hers gets a letter.
    for address in ["nobody@example.org", "ada@example.org"] {
        let body = json!({ "address": address });
        let asked = stranger
            .send(Method::POST, "recover?lang=de", Some(&body))
            .await;
        assert_eq!(asked.status(), StatusCode::NO_CONTENT, "{address}");
        assert!(asked.text().await.unwrap().is_empty());
    }
    let letters = mail.wait(2).await;
    assert_eq!(letters.len(), 2);
    assert_eq!(letters[1].to, "ada@example.org");
    let token = token(&letters[1].word("https://table.example/#/recover?"));
    let mut back = stranger.clone();
    for (token, password, code) in [
        ("0123456789", "difference engine", "bad-link"),
        (&*token, "short", "bad-password"),
        (&*token, "password1", "common-password"),
    ] {
        let body = json!({"token": token, "password": password});
        let failed = back.fail(Method::POST, "recover/finish", Some(&body)).await;
        assert_eq!(failed.problem.code, code);
    }
    let body = json!({"token": token, "password": "difference engine"});
    let me: Me = back.enter("recover/finish", &body).await;
    assert_eq!(me.name, "Ada");
    assert!(is_stranger(&ada).await, "all old keys have ended");
    let failed = stranger
        .fail(Method::POST, "recover/finish", Some(&body))
        .await;
    assert_eq!(failed.problem.code, "bad-link", "it is good once");
    let login = json!({"name": "Ada", "password": "difference engine"});
    stranger.clone().enter("login", &login).await;

    // Whoever had the address before hears that it has changed.
    let wanted = json!({"address": "countess@example.org", "password": "difference engine"});
    back.send(Method::POST, "email", Some(&wanted)).await;
    let letters = mail.wait(3).await;
    let token = self::token(&letters[2].word("https://table.example/#/confirm?"));
    let body = json!({ "token": token });
    back.send(Method::POST, "email/confirm", Some(&body)).await;
    let letters = mail.wait(4).await;
    assert_eq!(letters[3].to, "ada@example.org");
    let wrong = json!({"password": "analytical engine"});
    let failed = back.fail(Method::DELETE, "email", Some(&wrong)).await;
    assert_eq!(failed.status, StatusCode::UNAUTHORIZED);
    let right = json!({"password": "difference engine"});
    let removed = back.send(Method::DELETE, "email", Some(&right)).await;
    assert_eq!(removed.status(), StatusCode::NO_CONTENT);
    let wishes: Wishes = back.get("notifications").await;
    assert_eq!(wishes.email, None);
}

#[tokio::test]
async fn links_end_with_the_password_that_asked_for_them() {
    let mail = sinks::mail().await;
    let server = reaching(&mail, Duration::ZERO).await;
    let mut ada = account(server.address(), "Ada").await;
    let wanted = json!({"address": "thief@example.org", "password": "analytical engine"});
    ada.send(Method::POST, "email", Some(&wanted)).await;
    let letters = mail.wait(1).await;
    let token = token(&letters[0].word("https://table.example/#/confirm?"));
    let changed = json!({"old": "analytical engine", "new": "difference engine"});
    ada.enter("password", &changed).await;
    let body = json!({ "token": token });
    let failed = ada.fail(Method::POST, "email/confirm", Some(&body)).await;
    assert_eq!(failed.problem.code, "bad-link");
}

#[tokio::test]
async fn nobody_is_buried_in_letters() {
    let mail = sinks::mail().await;
    let server = reaching(&mail, Duration::ZERO).await;
    let ada = account(server.address(), "Ada").await;
    confirm(&mail, &ada, "ada@example.org").await;
    let stranger = Client::stranger(server.address());
    let body = json!({"address": "ada@example.org"});
    for _ in 0..10 {
        let asked = stranger.send(Method::POST, "recover", Some(&body)).await;
        assert_eq!(asked.status(), StatusCode::NO_CONTENT);
    }
    let mut codes = Vec::new();
    for _ in 0..2 {
        let wanted = json!({"address": "ada@example.org", "password": "analytical engine"});
        codes.push(
            ada.send(Method::POST, "email", Some(&wanted))
                .await
                .status(),
        );
    }
    assert_eq!(codes, [StatusCode::TOO_MANY_REQUESTS; 2]);
    mail.wait(3).await;
    tokio::time::sleep(10 * SOON).await;
    assert_eq!(mail.all().len(), 3, "one to confirm, two to come back");
    // One address asks only so often at all.
    let limited = serve_with(Config {
        limits: Limits {
            logins: Rate::new(1.0, 0.01),
            ..Limits::NONE
        },
        ..unlimited()
    })
    .await;
    let stranger = Client::stranger(limited.address());
    let failed = stranger.fail(Method::POST, "recover", Some(&body)).await;
    assert_eq!(failed.problem.code, "no-mail");
    let failed = stranger.fail(Method::POST, "recover", Some(&body)).await;
    assert_eq!(failed.status, StatusCode::TOO_MANY_REQUESTS);
}

/// What a browser tells of itself.
fn browser(push: &Sink<Pushed>, status: u16) -> Value {
    // The public key of RFC 8291, and its secret.
    json!({
        "endpoint": format!("http://127.0.0.1:{}/send/{status}", push.port),
        "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
    })
}

/// A game by days where the one who opens it has to move first, and has gone away.
async fn awaited(ada: &Client, bea: &Client) -> String {
    let table = NewTable {
        clock: Clock::Days { days: 2 },
        ..new_table("ants", "base first=beige", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let mut two = bea.join(&id).await;
    accepted(&two.sit(2).await);
    two.until(|update| update.awaited.must == [1]).await;
    id
}

#[tokio::test]
async fn people_are_told_of_their_turns_by_e_mail_and_in_browsers_until_they_want_no_more() {
    let (mail, push) = (sinks::mail().await, sinks::push().await);
    let server = reaching(&mail, Duration::from_secs(3600)).await;
    let ada = account(server.address(), "Ada").await;
    let bea = account(server.address(), "Bea").await;
    confirm(&mail, &ada, "ada@example.org").await;
    let wishes: Wishes = ada.get("notifications").await;
    assert!(
        !wishes.mail && wishes.browsers.is_empty(),
        "nobody is told without asking for it"
    );
    let wishes: Wishes = ada
        .post("notifications/mail?lang=fr", &json!({"mail": true}))
        .await;
    assert!(wishes.mail);
    let wishes: Wishes = ada
        .post("notifications/browsers?lang=fr", &browser(&push, 201))
        .await;
    assert_eq!(wishes.browsers.len(), 1);
    let id = awaited(&ada, &bea).await;
    let letters = mail.wait(2).await;
    let letter = letters.last().unwrap();
    assert_eq!(letter.to, "ada@example.org");
    assert!(
        letter
            .text
            .contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    );
    assert_eq!(
        letter.word("https://table.example/#/table/"),
        format!("https://table.example/#/table/{id}")
    );
    assert!(
        letter.text.contains("Toutes vos parties"),
        "{}",
        letter.text
    );
    let pushed = push.wait(1).await;
    let head = pushed[0].head.to_lowercase();
    assert_eq!(pushed[0].path, "/send/201");
    for line in [
        "content-encoding: aes128gcm",
        "ttl: ",
        "authorization: vapid t=",
    ] {
        assert!(head.contains(line), "{head}");
    }
    // It is for this browser alone, and not to be read on the way.
    assert!(
        pushed[0].body.len() > 100 && !String::from_utf8_lossy(&pushed[0].body).contains("Ants")
    );

    // Another game: not within the hour.
    awaited(&ada, &bea).await;
    tokio::time::sleep(10 * SOON).await;
    assert_eq!((mail.all().len(), push.all().len()), (2, 1));

    // One click ends it all, for whoever has the letter.
    let link = letter.word("https://table.example/#/quiet?");
    let stranger = Client::stranger(server.address());
    let path = format!("notifications/end/{}", token(&link));
    let forged = path.replace(&token(&link)[..12], "0123456789ab");
    let failed = stranger.fail(Method::POST, &forged, None).await;
    assert_eq!(failed.problem.code, "bad-link");
    let header = letter.word("<https://table.example/api/v1/notifications/end/");
    assert!(header.contains(&token(&link)), "mail programs use the same");
    let ended = stranger.send(Method::POST, &path, None).await;
    assert_eq!(ended.status(), StatusCode::NO_CONTENT);
    let wishes: Wishes = ada.get("notifications").await;
    assert!(!wishes.mail && wishes.browsers.is_empty());
}

#[tokio::test]
async fn several_games_make_one_message_and_who_is_there_gets_none() {
    let (mail, push) = (sinks::mail().await, sinks::push().await);
    let server = serve_with(Config {
        messages: Messages {
            public_url: Some("https://table.example".to_owned()),
            delay: Duration::from_secs(1),
            look: SOON,
            apart: Duration::ZERO,
            anywhere: true,
            ..Messages::default()
        },
        ..unlimited()
    })
    .await;
    let ada = account(server.address(), "Ada").await;
    let bea = account(server.address(), "Bea").await;
    for client in [&ada, &bea] {
        let status = if std::ptr::eq(client, &raw const ada) {
            201
        } else {
            202
        };
        let _: Wishes = client
            .post("notifications/browsers", &browser(&push, status))
            .await;
    }
    for _ in 0..3 {
        awaited(&ada, &bea).await;
    }
    // Here Ada is there to see it.
    let table = NewTable {
        clock: Clock::Days { days: 2 },
        ..new_table("ants", "base first=beige", &json!([{"kind": "me"}]))
    };
    let id = ada.open(&table).await.id;
    let mut one = ada.join(&id).await;
    accepted(&bea.join(&id).await.sit(2).await);
    let update = one.until(|update| !update.legal.is_empty()).await;
    // And here there are no days.
    let live = ada
        .open(&new_table(
            "ants",
            "base first=beige",
            &json!([{"kind": "me"}]),
        ))
        .await
        .id;
    accepted(&bea.join(&live).await.sit(2).await);
    push.wait(1).await;
    tokio::time::sleep(20 * SOON).await;
    assert_eq!(push.all().len(), 1, "one for three games, and none to Bea");
    assert_eq!(push.all()[0].path, "/send/201");
    assert!(mail.all().is_empty());
    // She moves and leaves: now it is Bea's turn, who is not there.
    accepted(&one.play(update.ply, &update.legal[0].notation).await);
    let pushed = push.wait(2).await;
    assert_eq!(pushed[1].path, "/send/202");
}

#[tokio::test]
async fn browsers_that_want_no_more_are_forgotten_and_others_are_tried_again() {
    let (mail, push) = (sinks::mail().await, sinks::push().await);
    let server = reaching(&mail, Duration::ZERO).await;
    let ada = account(server.address(), "Ada").await;
    let bea = account(server.address(), "Bea").await;
    let _: Wishes = ada
        .post("notifications/browsers", &browser(&push, 410))
        .await;
    awaited(&ada, &bea).await;
    push.wait(1).await;
    for _ in 0..100 {
        let wishes: Wishes = ada.get("notifications").await;
        if wishes.browsers.is_empty() {
            break;
        }
        tokio::time::sleep(SOON).await;
    }
    let wishes: Wishes = ada.get("notifications").await;
    assert!(wishes.browsers.is_empty(), "it said that it is gone");
    let _: Wishes = ada
        .post("notifications/browsers", &browser(&push, 503))
        .await;
    awaited(&ada, &bea).await;
    push.wait(3).await;
    let wishes: Wishes = ada.get("notifications").await;
    assert_eq!(wishes.browsers.len(), 1);
    // What is sent in vain ends with the session, too.
    ada.send(Method::POST, "logout", None).await;
    let ada = crate::accounts::elsewhere(server.address(), "Ada").await;
    let wishes: Wishes = ada.get("notifications").await;
    assert!(wishes.browsers.is_empty());
}

#[tokio::test]
async fn nobody_makes_the_house_knock_at_its_own_doors() {
    let push = sinks::push().await;
    let server = serve_with(Config {
        messages: Messages {
            public_url: Some("https://table.example".to_owned()),
            ..Messages::default()
        },
        ..unlimited()
    })
    .await;
    let ada = account(server.address(), "Ada").await;
    let mut wanted = browser(&push, 201);
    let keys = wanted["keys"].clone();
    for endpoint in [
        wanted["endpoint"].as_str().unwrap(),
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/",
        "https://push.example:22/",
        "gopher://push.example/",
        &format!("https://push.example/{}", "x".repeat(1_000)),
    ] {
        let body = json!({"endpoint": endpoint, "keys": keys});
        let failed = ada
            .fail(Method::POST, "notifications/browsers", Some(&body))
            .await;
        assert_eq!(failed.problem.code, "bad-browser", "{endpoint}");
    }
    wanted["endpoint"] = json!("https://push.example/send");
    for (key, value) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("p256dh", "***")] {
        let mut body = wanted.clone();
        body["keys"][key] = json!(value);
        let failed = ada
            .fail(Method::POST, "notifications/browsers", Some(&body))
            .await;
        assert_eq!(failed.problem.code, "bad-browser", "{key} {value}");
    }
    let _: Wishes = ada.post("notifications/browsers", &wanted).await;
    assert!(push.all().is_empty());
    // Without an address of its own a server sends nothing.
    let silent = serve().await;
    let ada = account(silent.address(), "Ada").await;
    let house: HouseInfo = ada.get("house").await;
    assert_eq!(house, HouseInfo::default());
    let failed = ada
        .fail(Method::POST, "notifications/browsers", Some(&wanted))
        .await;
    assert_eq!(failed.problem.code, "no-push");
    let failed = ada
        .fail(
            Method::POST,
            "notifications/mail",
            Some(&json!({"mail": true})),
        )
        .await;
    assert_eq!(failed.problem.code, "no-mail");
}

#[tokio::test]
async fn the_key_of_the_house_stays_the_same() {
    let key = Base64UrlUnpadded::encode_string(&[7; 32]);
    let config = |push_key: Option<String>| {
        let (store, config) = crate::farewell::in_memory();
        let messages = Messages {
            public_url: Some("https://table.example".to_owned()),
            push_key,
            ..Messages::default()
        };
        (store, Config { messages, ..config })
    };
    let key_of = async |config: Config| {
        let server = serve_with(config).await;
        let house: HouseInfo = Client::stranger(server.address()).get("house").await;
        server.stop().await.unwrap();
        house.push.unwrap()
    };
    let (store, first) = config(None);
    let made = key_of(first).await;
    let again = Config {
        store,
        ..config(None).1
    };
    assert_eq!(key_of(again).await, made);
    assert_ne!(key_of(config(None).1).await, made);
    assert_eq!(
        key_of(config(Some(key.clone())).1).await,
        key_of(config(Some(key)).1).await
    );
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let wrong = config(Some("no key".to_owned())).1;
    assert!(formicary_server::start(wrong, listener).await.is_err());
}
