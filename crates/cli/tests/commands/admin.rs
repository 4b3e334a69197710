//! `formicary admin`, beside a server that is running on the same file.

use std::sync::Arc;

use engine::Seed;
use protocol::{Clock, Ending, Flag, Talk};
use server::store::{FirstSeat, Opening, Person, Quota, Standing, Summary, SummarySeat};
use server::{SqliteStore, Store};

use crate::program::{Scratch, run};

fn person(id: &str, name: &str, password: Option<&str>) -> Person {
    Person {
        id: id.to_owned(),
        name: name.to_owned(),
        password: password.map(str::to_owned),
        ..Person::default()
    }
}

#[test]
fn people_are_looked_after_while_the_file_is_in_use() {
    let scratch = Scratch::new("admin");
    let data = &*scratch.path("table.sqlite");
    run(&["admin", "--data", data, "list"]).fails(1, &["There is no database"]);

    // As a server holds it.
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(std::path::Path::new(data)).expect("it opens"));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("it runs");
    for known in [
        person("ada000000000", "Ada", Some("hash")),
        person("bea000000001", "Bea", None),
        person("bea000000002", "Bea", None),
    ] {
        assert!(
            runtime
                .block_on(store.add_person(known))
                .expect("it is kept")
        );
    }
    let admin = |arguments: &[&str]| run(&[&["admin", "--data", data], arguments].concat());
    assert_eq!(admin(&["list"]).fine(), "None.\n");
    assert!(admin(&["grant", "ada"]).fine().contains("Done"));
    assert!(
        admin(&["list"])
            .fine()
            .starts_with("ada000000000  Ada  administrator")
    );
    admin(&["mute", "Bea"]).fails(1, &["bea000000001", "bea000000002"]);
    admin(&["mute", "bea000000001", "--for", "soon"]).fails(1, &["30m"]);
    assert!(
        admin(&["mute", "bea000000001", "--for", "7d", "--reason", "rude"])
            .fine()
            .contains("Done")
    );
    assert!(
        admin(&["find", "bea000000001"])
            .fine()
            .contains("silenced until 20")
    );
    assert!(admin(&["ban", "Ada"]).fine().contains("Done"));
    assert!(admin(&["find", "Ada"]).fine().contains("the end of time"));
    assert!(admin(&["unban", "Ada"]).fine().contains("Done"));
    admin(&["grant", "bea000000002"]).fails(1, &["no such account"]);
    admin(&["close", "nowhere"]).fails(1, &["no such"]);
    admin(&["settle", "7"]).fails(1, &["no such"]);
    admin(&["ban", "Cleo"]).fails(1, &["Nobody is called"]);
    assert_eq!(admin(&["reports", "--all"]).fine(), "None.\n");
    let said = admin(&["reset-password", "Ada"]).fine();
    let password = said.trim().rsplit(' ').next().expect("a word");
    assert_eq!(password.len(), 16, "{said}");
    let known = runtime.block_on(store.register().person("ada000000000"));
    let hash = known
        .expect("it is read")
        .and_then(|person| person.password);
    assert!(hash.is_some_and(|hash| hash.starts_with("$argon2id$")));
    // Nobody of them was seen lately.
    assert!(
        admin(&["purge"]).fine().contains("2 guests"),
        "those without keys"
    );
    let acts = admin(&["acts"]).fine();
    let done: Vec<_> = acts
        .lines()
        .filter_map(|line| line.split("  ").nth(2))
        .collect();
    assert_eq!(
        done,
        ["purge", "reset_password", "unban", "ban", "mute", "grant"]
    );
    assert!(acts.contains("rude"), "{acts}");
    assert!(admin(&["--lang", "de", "list"]).fine().contains("Leitung"));
}

/// A game of two that the first one wins.
async fn won(store: &dyn Store, table: &str, first: &str, second: &str) {
    let opening = Opening {
        id: table.to_owned(),
        game: "ants".to_owned(),
        revision: 1,
        setup: "base players=2".to_owned(),
        seed: Seed([0; 32]),
        seats: vec![FirstSeat::Open; 2],
        public: true,
        clock: Clock::None,
        flag: Flag::StandIn,
        hints: false,
        talk: Talk::Seated,
        closed: false,
        rated: true,
        strength: None,
        opener: first.to_owned(),
        invitation: table.to_owned(),
        opened: 1,
    };
    let seats = [(first, 1), (second, 2)].map(|(person, place)| SummarySeat {
        person: Some(person.to_owned()),
        name: person.to_owned(),
        place: Some(place),
        ..SummarySeat::default()
    });
    let summary = Summary {
        table: table.to_owned(),
        game: "ants".to_owned(),
        setup: opening.setup.clone(),
        shown: true,
        rated: true,
        ending: Ending::Resigned,
        plies: 12,
        opened: 1,
        ended: 2,
        seats: seats.to_vec(),
    };
    let opened = store.open_table(opening, Vec::new(), None, Quota::NONE);
    opened.await.expect("it is opened");
    let over = Standing {
        over: true,
        due: None,
        summary: Some(Box::new(summary)),
    };
    let end = store.append(table, 0, Vec::new(), Some(over), None);
    end.await.expect("it is kept");
}

#[test]
fn ratings_are_counted_anew() {
    let scratch = Scratch::new("recount");
    let data = &*scratch.path("table.sqlite");
    let open = || SqliteStore::open(std::path::Path::new(data)).expect("it opens");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("it runs");
    let store: Arc<dyn Store> = Arc::new(open());
    runtime.block_on(async {
        for known in ["ada", "bea"] {
            let known = person(known, known, Some("hash"));
            assert!(store.add_person(known).await.expect("it is kept"));
        }
        for (table, first, second) in [
            ("one", "ada", "bea"),
            ("two", "bea", "ada"),
            ("three", "ada", "bea"),
        ] {
            won(&*store, table, first, second).await;
        }
        let counted = store.archive().count(10).await;
        assert_eq!(counted.expect("they are counted"), 3);
    });
    let ratings = |store: &dyn Store| {
        let ratings = runtime.block_on(store.archive().ratings("ada"));
        ratings.expect("they are read")
    };
    let before = ratings(&*store);
    assert_eq!(before[0].games, 3);
    drop(store);

    let tamper = |what: &str| {
        let connection = rusqlite::Connection::open(data).expect("it opens");
        connection.execute(what, []).expect("it is changed");
    };
    tamper("UPDATE rating SET points = 2999000");
    assert_ne!(ratings(&open()), before);
    let said = run(&["admin", "--data", data, "recount"]).fine();
    assert_eq!(said, "Counted: 3 games.\n");
    assert_eq!(ratings(&open()), before);
}
