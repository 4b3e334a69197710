//! What every store has to keep about people, whichever it is.

use formicary_server::store::{
    Browser, FOREVER, Key, KeyKind, Letter, Person, Purpose, Report, Turns, Which,
};
use formicary_server::{MemoryStore, PostgresStore, SqliteStore, Store};
use protocol::{Act, ChatLine, NewAct, ReportInfo};

use crate::temporary::TemporaryFile;

async fn with_people(store: &dyn Store) {
    for (id, name, password) in [
        ("ada", "Ada", Some("hash")),
        ("bea", "Bea", Some("hash")),
        ("guest", "ada l", None),
    ] {
        let person = Person {
            id: id.to_owned(),
            name: name.to_owned(),
            password: password.map(str::to_owned),
            made: 5,
            seen: 5,
            ..Person::default()
        };
        assert!(store.add_person(person).await.unwrap());
        let key = Key {
            id: format!("key of {id}"),
            hash: [id.as_bytes()[0]; 32],
            person: id.to_owned(),
            kind: KeyKind::Session,
            label: String::new(),
            made: 5,
            used: 5,
        };
        store.add_key(key).await.unwrap();
    }
}

fn act(act: Act, person: &str) -> NewAct {
    NewAct {
        act,
        person: Some(person.to_owned()),
        table: None,
        report: None,
        until: None,
        reason: "why".to_owned(),
    }
}

fn browser(id: &str, session: &str, endpoint: &str) -> Browser {
    Browser {
        id: id.to_owned(),
        session: session.to_owned(),
        endpoint: endpoint.to_owned(),
        p256dh: vec![4; 65],
        auth: vec![7; 16],
        made: 9,
    }
}

async fn keeps_people(store: &dyn Store) {
    let register = store.register();
    let named = register.named("ADA").await.unwrap();
    assert_eq!(
        named.iter().map(|person| &*person.id).collect::<Vec<_>>(),
        ["ada"]
    );
    assert_eq!(register.named("guest").await.unwrap().len(), 1, "by id");
    let people = ["ada", "guest", "nobody"].map(str::to_owned).to_vec();
    let accounts = register.accounts(people).await.unwrap();
    assert_eq!(accounts, [("ada".to_owned(), "Ada".to_owned())]);
    register.touch([b'a'; 32], 77).await.unwrap();
    let ada = register.person("ada").await.unwrap().unwrap();
    assert_eq!((ada.made, ada.seen), (5, 77));
    assert_eq!(register.person("nobody").await.unwrap(), None);
    let secret = register.secret("house", vec![1]).await.unwrap();
    assert_eq!(register.secret("house", vec![2]).await.unwrap(), secret);
}

async fn keeps_acts(store: &dyn Store) {
    let register = store.register();
    let does = async |what: NewAct| register.act(1, None, what, None).await.unwrap().is_some();
    assert!(does(act(Act::Grant, "ada")).await && !does(act(Act::Grant, "guest")).await);
    assert_eq!(register.administrators().await.unwrap()[0].id, "ada");
    assert!(does(act(Act::Revoke, "ada")).await);
    assert!(register.administrators().await.unwrap().is_empty());
    let for_a_while = NewAct {
        until: Some(500),
        ..act(Act::Mute, "guest")
    };
    assert!(does(for_a_while).await && does(act(Act::Mute, "bea")).await);
    let mut muted = register.muted(400).await.unwrap();
    muted.sort();
    assert_eq!(
        muted,
        [("bea".to_owned(), FOREVER), ("guest".to_owned(), 500)]
    );
    assert!(does(act(Act::Unmute, "bea")).await);
    assert!(register.muted(500).await.unwrap().is_empty());
    assert!(does(act(Act::Ban, "guest")).await);
    assert_eq!(
        register.person("guest").await.unwrap().unwrap().banned,
        FOREVER
    );
    assert!(does(act(Act::Unban, "guest")).await);
    assert!(!does(act(Act::Ban, "nobody")).await && !does(act(Act::Close, "ada")).await);
    let password = Some("another".to_owned());
    let reset = register.act(
        2,
        Some("ada".to_owned()),
        act(Act::ResetPassword, "bea"),
        password,
    );
    assert!(reset.await.unwrap().is_some());
    assert!(
        store
            .keys("bea", KeyKind::Session)
            .await
            .unwrap()
            .is_empty()
    );
    let all = register.acts_after(0, 100).await.unwrap();
    let ids: Vec<_> = all.iter().map(|act| act.id).collect();
    assert!(
        ids.is_sorted() && ids.len() == 8,
        "what failed is not noted: {all:?}"
    );
    assert_eq!(register.acts_after(ids[5], 100).await.unwrap(), all[6..]);
    let last = register.last_acts(1).await.unwrap();
    assert_eq!((last[0].at, last[0].by.as_deref()), (2, Some("ada")));
    assert_eq!(
        (last[0].what.act, &*last[0].what.reason),
        (Act::ResetPassword, "why")
    );
}

async fn keeps_reports(store: &dyn Store) {
    let register = store.register();
    let line = ChatLine {
        id: 0,
        name: "Bea".to_owned(),
        account: true,
        text: "nasty".to_owned(),
        at: 3,
    };
    let id = store.add_chat("table", "bea", line.clone()).await.unwrap();
    // A store in memory keeps chat only of tables that are there.
    if let Some((person, found)) = register.line("table", id).await.unwrap() {
        assert_eq!(
            (person.as_deref(), found),
            (Some("bea"), ChatLine { id, ..line })
        );
        assert_eq!(register.said("bea").await.unwrap().len(), 1);
    }
    let report = |line: Option<u64>| Report {
        info: ReportInfo {
            id: 0,
            at: 4,
            by: Some("ada".to_owned()),
            table: "table".to_owned(),
            person: Some("bea".to_owned()),
            name: "Bea".to_owned(),
            text: None,
            reason: "rude".to_owned(),
            done: None,
        },
        line,
    };
    for (line, new) in [
        (None, true),
        (None, false),
        (Some(id), true),
        (Some(id), false),
    ] {
        assert_eq!(
            register.report(report(line)).await.unwrap(),
            new,
            "{line:?}"
        );
    }
    let waiting = register.reports(false, 10).await.unwrap();
    assert_eq!(waiting.len(), 2);
    let settle = NewAct {
        act: Act::Settle,
        person: None,
        report: Some(waiting[0].id),
        ..act(Act::Settle, "")
    };
    assert!(
        register
            .act(6, None, settle.clone(), None)
            .await
            .unwrap()
            .is_some()
    );
    let unknown = NewAct {
        report: Some(99),
        ..act(Act::Mute, "bea")
    };
    assert!(
        register
            .act(6, None, unknown, None)
            .await
            .unwrap()
            .is_none()
    );
    assert!(
        register
            .muted(0)
            .await
            .unwrap()
            .iter()
            .all(|(id, _)| id != "bea")
    );
    assert_eq!(register.reports(false, 10).await.unwrap().len(), 1);
    assert_eq!(register.reports(true, 10).await.unwrap()[0].done, Some(6));
    // What was dealt with may be reported again.
    assert!(register.report(report(Some(id))).await.unwrap());
    assert_eq!(register.reported("ada").await.unwrap().len(), 3);
}

async fn keeps_letters_and_wishes(store: &dyn Store) {
    let register = store.register();
    let letter = |hash: u8, purpose: Purpose| Letter {
        hash: [hash; 32],
        person: "ada".to_owned(),
        purpose,
        address: "ada@example.org".to_owned(),
        until: 100,
    };
    for (hash, purpose) in [
        (1, Purpose::Confirm),
        (2, Purpose::Recover),
        (3, Purpose::Recover),
    ] {
        register.add_letter(letter(hash, purpose)).await.unwrap();
    }
    let take = async |hash: u8, purpose, now| {
        register
            .take_letter([hash; 32], purpose, now)
            .await
            .unwrap()
    };
    assert_eq!(
        take(1, Purpose::Recover, 0).await,
        None,
        "it is for something else"
    );
    assert_eq!(
        take(2, Purpose::Recover, 0).await,
        None,
        "a newer one took its place"
    );
    assert_eq!(take(3, Purpose::Recover, 100).await, None, "too late");
    assert_eq!(take(3, Purpose::Recover, 0).await, None, "and used up");
    assert_eq!(
        take(1, Purpose::Confirm, 99).await,
        Some(letter(1, Purpose::Confirm))
    );

    register
        .set_mail_wish("ada", true, "fr".to_owned())
        .await
        .unwrap();
    assert!(
        !register.wish("ada").await.unwrap().mail,
        "no address is known"
    );
    let address = Some("ada@example.org".to_owned());
    register.set_email("ada", address).await.unwrap();
    assert_eq!(
        register.by_email("ada@example.org").await.unwrap()[0].id,
        "ada"
    );
    register
        .set_mail_wish("ada", true, "fr".to_owned())
        .await
        .unwrap();
    let wish = register.wish("ada").await.unwrap();
    assert_eq!((wish.mail, wish.lang.as_deref()), (true, Some("fr")));
    register.set_email("ada", None).await.unwrap();
    assert!(!register.wish("ada").await.unwrap().mail);

    let (one, two) = (
        browser("1", "key of ada", "https://one"),
        browser("2", "elsewhere", "https://two"),
    );
    for browser in [one.clone(), two.clone()] {
        register
            .add_browser("ada", browser, "de".to_owned())
            .await
            .unwrap();
    }
    assert_eq!(register.wish("ada").await.unwrap().browsers, [one, two]);
    // Whoever uses a browser last gets its messages.
    let taken = browser("3", "key of guest", "https://two");
    register
        .add_browser("guest", taken, "de".to_owned())
        .await
        .unwrap();
    assert_eq!(register.wish("ada").await.unwrap().browsers.len(), 1);
    // They end with the session.
    store.remove_keys("ada", Which::All).await.unwrap();
    assert!(register.wish("ada").await.unwrap().browsers.is_empty());
    assert!(!register.remove_browser("ada", "3").await.unwrap());
    assert!(register.remove_browser("guest", "3").await.unwrap());
    for number in 0..12 {
        let many = browser(
            &format!("many {number}"),
            "x",
            &format!("https://many/{number}"),
        );
        let many = Browser {
            made: number,
            ..many
        };
        register
            .add_browser("guest", many, "de".to_owned())
            .await
            .unwrap();
    }
    let kept = register.wish("guest").await.unwrap().browsers;
    assert_eq!((kept.len(), &*kept[0].id), (10, "many 2"));
}

async fn keeps_turns(store: &dyn Store) {
    let register = store.register();
    // Ada wants to hear nothing, the guest does.
    register.turn("ada", "a", 10).await.unwrap();
    for (table, at) in [("a", 10), ("b", 20)] {
        register.turn("guest", table, at).await.unwrap();
    }
    assert!(
        register.turns(10, 1).await.unwrap().is_empty(),
        "not long enough ago"
    );
    let mut turns = register.turns(11, 1).await.unwrap();
    turns[0].tables.sort();
    let tables = vec!["a".to_owned(), "b".to_owned()];
    let person = "guest".to_owned();
    assert_eq!(turns, [Turns { person, tables }]);
    register
        .told("guest", vec!["a".to_owned()], Some(50))
        .await
        .unwrap();
    assert!(
        register.turns(30, 50).await.unwrap().is_empty(),
        "told a moment ago"
    );
    assert_eq!(register.turns(30, 51).await.unwrap()[0].tables, ["b"]);
    register.end_wishes("guest").await.unwrap();
    assert!(register.turns(30, 51).await.unwrap().is_empty());
    assert!(register.wish("guest").await.unwrap().browsers.is_empty());
    assert!(register.erase("guest", "—").await.unwrap());
    assert!(!register.erase("guest", "—").await.unwrap());
}

async fn keeps_everything(store: &dyn Store) {
    with_people(store).await;
    keeps_people(store).await;
    keeps_acts(store).await;
    keeps_reports(store).await;
    keeps_letters_and_wishes(store).await;
    keeps_turns(store).await;
}

#[tokio::test]
async fn every_store_keeps_what_is_to_be_known_of_people() {
    keeps_everything(&MemoryStore::default()).await;
    let file = TemporaryFile::new("register");
    keeps_everything(&SqliteStore::open(file.path()).unwrap()).await;
    #[cfg(unix)]
    if let Some(address) = crate::cluster::database() {
        keeps_everything(&PostgresStore::open(&address).await.unwrap()).await;
    }
}
