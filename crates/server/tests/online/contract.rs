//! What every store has to keep of tables and keys, whichever it is; `register.rs` has the rest.

use std::sync::Arc;

use bots::Level;
use engine::{Seat, Seed};
use formicary_server::store::{
    Appended, Deed, Entry, FirstSeat, Key, KeyKind, Opened, Opening, Person, Quota, Standing,
    StoreError, Untouched, Which,
};
use formicary_server::{MemoryStore, PostgresStore, SqliteStore, Store};
use protocol::{ChatLine, Clock, Flag, Talk};

use crate::cluster;
use crate::temporary::TemporaryFile;

fn person(id: &str, name: &str, password: Option<&str>) -> Person {
    Person {
        id: id.to_owned(),
        name: name.to_owned(),
        password: password.map(str::to_owned),
        made: 1,
        seen: 1,
        ..Person::default()
    }
}

fn key(id: &str, person: &str, kind: KeyKind) -> Key {
    let mut hash = [0; 32];
    hash[..id.len()].copy_from_slice(id.as_bytes());
    Key {
        id: id.to_owned(),
        hash,
        person: person.to_owned(),
        kind,
        label: "my “script”".to_owned(),
        made: u64::from(id.as_bytes()[0]),
        used: 7,
    }
}

pub(crate) fn opening(id: &str, opened: u64) -> Opening {
    Opening {
        id: id.to_owned(),
        game: "ants".to_owned(),
        revision: 3,
        setup: "standard 2".to_owned(),
        seed: Seed([9; 32]),
        seats: vec![
            FirstSeat::Open,
            FirstSeat::Invited,
            FirstSeat::Bot(Level::Mcts(100)),
        ],
        public: true,
        clock: Clock::Live {
            minutes: 5,
            increment: 3,
        },
        flag: Flag::StandIn,
        hints: true,
        talk: Talk::Seated,
        closed: false,
        rated: false,
        strength: None,
        opener: "ada".to_owned(),
        invitation: "secret".to_owned(),
        opened,
    }
}

pub(crate) fn sit(seat: usize, person: &str) -> Entry {
    Entry {
        at: 5,
        person: Some(person.to_owned()),
        command: Some(format!("command {seat}")),
        deed: Deed::Sit(Seat::new(seat), "Ada “the ant” Ä".to_owned()),
    }
}

pub(crate) fn by_the_house(at: u64) -> Entry {
    Entry {
        at,
        person: None,
        command: None,
        deed: "* reveal half".parse().unwrap(),
    }
}

async fn keeps_accounts(store: &dyn Store) {
    for (who, added) in [
        (person("ada", "Ada", Some("hash")), true),
        (person("other", "ADA", Some("hash")), false),
        (person("other", "Аda", Some("hash")), false),
        (person("guest", "Ada", None), true),
    ] {
        let name = who.name.clone();
        assert_eq!(store.add_person(who).await.unwrap(), added, "{name}");
    }
    assert!(
        !store
            .upgrade(person("guest", "ada", Some("x")))
            .await
            .unwrap()
    );
    assert!(
        store
            .upgrade(person("guest", "Bea", Some("x")))
            .await
            .unwrap()
    );
    assert!(
        !store
            .upgrade(person("guest", "Cleo", Some("y")))
            .await
            .unwrap(),
        "it is an account by now"
    );
    let bea = store.account("bea").await.unwrap().unwrap();
    assert_eq!((&*bea.id, bea.password.as_deref()), ("guest", Some("x")));
    assert_eq!(store.account("cleo").await.unwrap(), None);
    assert_eq!(store.account("nobody").await.unwrap(), None);
    let looks = "bea";
    assert!(store.is_worn(looks).await.unwrap());
    assert!(!store.is_worn("cleo").await.unwrap());
    store
        .change_password("ada", "another".to_owned())
        .await
        .unwrap();
    let ada = store.account("ada").await.unwrap().unwrap();
    assert_eq!(ada.password.as_deref(), Some("another"));
}

async fn keeps_keys(store: &dyn Store) {
    let (a, b, c) = (
        key("a", "ada", KeyKind::Session),
        key("b", "ada", KeyKind::Session),
        key("c", "ada", KeyKind::Token),
    );
    for own in [&b, &a, &c] {
        store.add_key(own.clone()).await.unwrap();
    }
    let (found, whose) = store.key(a.hash).await.unwrap().unwrap();
    assert_eq!((found, &*whose.id), (a.clone(), "ada"));
    assert_eq!(store.key([77; 32]).await.unwrap(), None);
    let sessions = store.keys("ada", KeyKind::Session).await.unwrap();
    assert_eq!(sessions, [a.clone(), b.clone()]);
    let others = Which::Others(KeyKind::Session, "a".to_owned());
    assert_eq!(store.remove_keys("ada", others).await.unwrap(), [b]);
    let of_another = Which::One(KeyKind::Session, "a".to_owned());
    assert!(
        store
            .remove_keys("guest", of_another)
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(store.remove_keys("ada", Which::All).await.unwrap().len(), 2);
    assert_eq!(store.key(c.hash).await.unwrap(), None);
}

async fn keeps_logs(store: &dyn Store) {
    let table = opening("one", 10);
    let first = vec![sit(0, "ada")];
    let opened = store.open_table(table.clone(), first.clone(), Some(50), Quota::NONE);
    assert_eq!(opened.await.unwrap(), Opened::Yes);
    let again = store.open_table(table.clone(), Vec::new(), None, Quota::NONE);
    assert!(
        matches!(again.await, Err(StoreError::Failed(_))),
        "there is one"
    );
    assert_eq!(store.table("one").await.unwrap(), Some((table, first)));
    assert_eq!(store.table("none").await.unwrap(), None);

    let more = vec![sit(1, "guest"), by_the_house(6)];
    let append = |after, entries| store.append("one", after, entries, None, None);
    assert_eq!(
        append(0, more.clone()).await.unwrap(),
        Appended::Conflict(1)
    );
    assert_eq!(
        append(2, more.clone()).await.unwrap(),
        Appended::Conflict(1),
        "no gaps"
    );
    assert_eq!(append(1, more.clone()).await.unwrap(), Appended::Stored);
    assert_eq!(
        append(1, more.clone()).await.unwrap(),
        Appended::Conflict(3)
    );
    assert_eq!(
        append(2, more.clone()).await.unwrap(),
        Appended::Conflict(3),
        "half of it is there"
    );
    let unknown = store
        .append("none", 0, more.clone(), None, None)
        .await
        .unwrap();
    assert_eq!(unknown, Appended::Conflict(0));
    assert_eq!(store.entries_after("one", 1).await.unwrap(), more);
    assert_eq!(store.entries_after("one", 2).await.unwrap(), more[1..]);
    for after in [3, 4, 1000] {
        assert_eq!(store.entries_after("one", after).await.unwrap(), []);
    }
    assert_eq!(store.entries_after("none", 0).await.unwrap(), []);
    let heads = store.heads(vec!["one".to_owned(), "none".to_owned()]);
    assert_eq!(heads.await.unwrap(), [("one".to_owned(), 3)]);
}

/// Whoever has the lease acts for the house, and whoever has it can have it again.
async fn keeps_leases(store: &dyn Store) {
    let opened = store.open_table(opening("leased", 10), Vec::new(), None, Quota::NONE);
    assert_eq!(opened.await.unwrap(), Opened::Yes);
    let lease = store.claim("leased").await.unwrap();
    assert!(lease.is_some());
    assert_eq!(store.claim("leased").await.unwrap(), lease);
    for after in 0..2 {
        let appended = store.append("leased", after, vec![by_the_house(6)], None, lease);
        assert_eq!(appended.await.unwrap(), Appended::Stored);
    }
    let late = store.append("leased", 1, vec![by_the_house(6)], None, lease);
    assert_eq!(late.await.unwrap(), Appended::Conflict(2));
    store.release("leased", lease.unwrap()).await.unwrap();
    assert!(store.claim("leased").await.unwrap().is_some());
    assert!(store.now() > 1_700_000_000_000);
}

async fn keeps_standings(store: &dyn Store) {
    let ids = |found: Vec<String>| found.join(" ");
    let hidden = Opening {
        public: false,
        ..opening("three", 30)
    };
    for (table, due) in [(opening("two", 20), None), (hidden, Some(7))] {
        let opened = store.open_table(table, vec![sit(0, "ada")], due, Quota::NONE);
        assert_eq!(opened.await.unwrap(), Opened::Yes);
    }
    assert_eq!(ids(store.lobby(10).await.unwrap()), "two one");
    assert_eq!(ids(store.lobby(1).await.unwrap()), "two");
    let mut due = store.due().await.unwrap();
    due.sort();
    assert_eq!(due, [("one".to_owned(), 50), ("three".to_owned(), 7)]);
    let over = |over, due| {
        Some(Standing {
            over,
            due,
            ..Standing::default()
        })
    };
    let lost = store
        .append("two", 0, vec![by_the_house(7)], over(true, None), None)
        .await;
    assert_eq!(lost.unwrap(), Appended::Conflict(1));
    assert_eq!(
        ids(store.lobby(10).await.unwrap()),
        "two one",
        "nothing has changed"
    );
    for (table, after, standing) in [
        ("two", 1, over(true, None)),
        ("three", 1, over(false, None)),
        ("one", 3, over(false, Some(60))),
        ("one", 4, None),
    ] {
        let appended = store.append(table, after, vec![by_the_house(8)], standing, None);
        assert_eq!(appended.await.unwrap(), Appended::Stored, "{table}");
    }
    assert_eq!(ids(store.lobby(10).await.unwrap()), "one");
    assert_eq!(store.due().await.unwrap(), [("one".to_owned(), 60)]);
    assert_eq!(
        ids(store.tables_of("ada", 10).await.unwrap()),
        "three one two"
    );
    assert_eq!(ids(store.tables_of("guest", 10).await.unwrap()), "one");
    assert_eq!(ids(store.tables_of("ada", 2).await.unwrap()), "three one");
}

async fn keeps_quotas(store: &dyn Store) {
    let of_bots = Opening {
        seats: vec![FirstSeat::Bot(Level::Random); 2],
        opener: "guest".to_owned(),
        ..opening("bots", 40)
    };
    let quota = Quota {
        tables: 2,
        of_bots: 1,
    };
    for (id, table, told) in [
        ("first", &of_bots, Opened::Yes),
        ("second", &of_bots, Opened::TooManyOfBots),
        ("third", &opening("", 41), Opened::Yes),
        ("fourth", &opening("", 42), Opened::TooMany),
    ] {
        let table = Opening {
            id: id.to_owned(),
            opener: "guest".to_owned(),
            ..table.clone()
        };
        let opened = store.open_table(table, Vec::new(), None, quota);
        assert_eq!(opened.await.unwrap(), told, "{id}");
    }
}

async fn keeps_chat(store: &dyn Store) {
    let line = |text: &str| ChatLine {
        id: 0,
        name: "Ada".to_owned(),
        account: true,
        text: text.to_owned(),
        at: 3,
    };
    let mut ids = Vec::new();
    for text in ["one", "ant 🐜", "three"] {
        ids.push(store.add_chat("one", "ada", line(text)).await.unwrap());
    }
    assert!(ids.is_sorted());
    let last = store.chat("one", 2).await.unwrap();
    let texts: Vec<_> = last.iter().map(|line| &*line.text).collect();
    assert_eq!(texts, ["ant 🐜", "three"]);
    assert_eq!(
        last[1],
        ChatLine {
            id: ids[2],
            ..line("three")
        }
    );
    assert_eq!(store.chat("two", 2).await.unwrap(), []);
    // The newest thousand are kept.
    for number in 0..1_000 {
        let said = store.add_chat("two", "ada", line(&number.to_string()));
        said.await.unwrap();
    }
    store.add_chat("two", "ada", line("last")).await.unwrap();
    let kept = store.chat("two", 2_000).await.unwrap();
    assert_eq!((kept.len(), &*kept[0].text), (1_000, "1"));
    // What nobody can see does not hurt anybody.
    store
        .add_chat("one", "ada", line("nothing\0there"))
        .await
        .unwrap();
}

async fn keeps_times(store: &dyn Store) {
    assert_eq!(store.came_up(100).await.unwrap(), []);
    store.sign_of_life(150).await.unwrap();
    assert_eq!(store.came_up(200).await.unwrap(), [(150, 200)]);
    store.sign_of_life(250).await.unwrap();
    let spans = store.came_up(300).await.unwrap();
    assert_eq!(spans, [(150, 200), (250, 300)]);
}

/// Games to which nobody comes back end some day, and those of guests though they are finished. From those that were
/// rated ratings can be counted anew.
async fn forgets_games(store: &dyn Store) {
    store.add_person(person("eve", "Eve", None)).await.unwrap();
    let over = Some(Standing {
        over: true,
        ..Standing::default()
    });
    for (id, who, standing) in [
        ("of a guest", "eve", over.clone()),
        ("of an account", "ada", over.clone()),
        ("abandoned", "ada", None),
        ("looked at", "ada", None),
        ("rated", "eve", over),
    ] {
        let table = Opening {
            rated: id == "rated",
            ..opening(id, 1)
        };
        let opened = store.open_table(table, vec![sit(0, who)], None, Quota::NONE);
        assert_eq!(opened.await.unwrap(), Opened::Yes);
        let appended = store.append(id, 1, vec![by_the_house(5)], standing, None);
        assert_eq!(appended.await.unwrap(), Appended::Stored);
    }
    let gone = async |begun, of_guests| {
        let mut gone = Vec::new();
        loop {
            let but = vec!["looked at".to_owned()];
            let some = store.forget_games(Untouched { begun, of_guests }, but);
            match some.await.unwrap() {
                none if none.is_empty() => break,
                some => gone.extend(some),
            }
        }
        let asked = ["of a guest", "of an account", "abandoned", "looked at"];
        let known = asked.map(|id| gone.iter().any(|known| known == id));
        assert!(!gone.contains(&"rated".to_owned()));
        known
    };
    assert_eq!(gone(5, 5).await, [false; 4], "something happened then");
    assert_eq!(gone(0, 6).await, [true, false, false, false]);
    assert_eq!(gone(6, 6).await, [false, false, true, false]);
    assert!(store.table("abandoned").await.unwrap().is_none());
    for kept in ["of an account", "looked at", "rated"] {
        assert!(store.table(kept).await.unwrap().is_some());
    }
}

/// Of those who want to write the same entry one does, whoever else writes elsewhere meanwhile.
async fn lets_one_win(store: &Arc<dyn Store>) {
    let quota = Quota::NONE;
    for table in 0..8 {
        let table = opening(&format!("race {table}"), 1);
        store
            .open_table(table, Vec::new(), None, quota)
            .await
            .unwrap();
    }
    let racing = (0..8u64).map(|who| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let mut won = 0;
            for round in 0..25u64 {
                for table in 0..8 {
                    let id = format!("race {}", (table + who) % 8);
                    let entries = vec![by_the_house(who), by_the_house(round)];
                    match store
                        .append(&id, 2 * round, entries, None, None)
                        .await
                        .unwrap()
                    {
                        Appended::Stored => won += 1,
                        Appended::Conflict(head) => assert_eq!(head % 2, 0),
                        Appended::Fenced => panic!("nobody acts for the house"),
                    }
                }
            }
            won
        })
    });
    let won = futures_util::future::join_all(racing).await;
    let won: u64 = won.into_iter().map(Result::unwrap).sum();
    let mut kept = 0;
    for table in 0..8 {
        let entries = store
            .entries_after(&format!("race {table}"), 0)
            .await
            .unwrap();
        // Each pair is of one piece, and the rounds are in order.
        for (round, pair) in entries.chunks(2).enumerate() {
            assert_eq!(pair[1].at, round as u64);
        }
        kept += entries.len() as u64;
    }
    assert_eq!(kept, 2 * won);
    assert!(won >= 8, "somebody wins");
}

async fn keeps_everything(store: Arc<dyn Store>) {
    keeps_accounts(&*store).await;
    keeps_keys(&*store).await;
    keeps_logs(&*store).await;
    keeps_standings(&*store).await;
    keeps_quotas(&*store).await;
    keeps_chat(&*store).await;
    keeps_times(&*store).await;
    keeps_leases(&*store).await;
    lets_one_win(&store).await;
    forgets_games(&*store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_memory_everything_is_kept() {
    keeps_everything(Arc::new(MemoryStore::default())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_file_everything_is_kept() {
    let file = TemporaryFile::new("contract");
    keeps_everything(Arc::new(SqliteStore::open(file.path()).unwrap())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_postgresql_everything_is_kept() {
    let Some(address) = cluster::database() else {
        return;
    };
    keeps_everything(Arc::new(PostgresStore::open(&address).await.unwrap())).await;
}
