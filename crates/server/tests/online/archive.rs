//! What every store has to keep of games that are over, whichever it is.

use formicary_server::ratings::{Kind, Rating};
use formicary_server::store::{
    AgainstBots, Appended, Archive, Entry, Person, Quota, Rated, Search, Standing, Summary,
    SummarySeat, Untouched,
};
use formicary_server::{MemoryStore, SqliteStore, Store};
use protocol::{Ending, Outcome};

use crate::temporary::TemporaryFile;

const PEOPLE: [(&str, &str); 4] = [
    ("ada", "Ada"),
    ("bea", "Bea"),
    ("cleo", "Cleo"),
    ("guest", ""),
];

pub(crate) async fn with_people(store: &dyn Store) {
    for (id, name) in PEOPLE {
        let person = Person {
            id: id.to_owned(),
            name: name.to_owned(),
            password: (!name.is_empty()).then(|| "hash".to_owned()),
            ..Person::default()
        };
        assert!(store.add_person(person).await.unwrap());
    }
}

/// A game that ended so, by who played and their places; a level stands for a bot.
pub(crate) fn summary(table: &str, ended: u64, seats: &[(&str, u8)]) -> Summary {
    let is_bot = |who: &str| who == "worker";
    let seats = seats.iter().map(|(who, place)| SummarySeat {
        person: (!is_bot(who)).then(|| (*who).to_owned()),
        name: if is_bot(who) {
            String::new()
        } else {
            format!("{who} then")
        },
        level: is_bot(who).then(|| (*who).to_owned()),
        score: Some(7 - i32::from(*place)),
        place: Some(*place),
        ..SummarySeat::default()
    });
    let seats: Vec<_> = seats.collect();
    Summary {
        table: table.to_owned(),
        game: "ants".to_owned(),
        setup: "base players=2".to_owned(),
        shown: true,
        rated: seats.iter().all(|seat| seat.level.is_none()),
        ending: Ending::Played,
        plies: 12,
        opened: 1,
        ended,
        seats,
    }
}

/// A table whose game ends so.
pub(crate) async fn ends(store: &dyn Store, summary: Summary) {
    let table = formicary_server::store::Opening {
        rated: summary.rated,
        ..crate::contract::opening(&summary.table, summary.opened)
    };
    let people = summary.seats.iter().filter_map(|seat| seat.person.clone());
    let sat = (0..).zip(people);
    let sat = sat.map(|(seat, person)| crate::contract::sit(seat, &person));
    let sat: Vec<_> = sat.collect();
    let entries = sat.len() as u64;
    let opened = store.open_table(table, sat, None, Quota::NONE);
    opened.await.unwrap();
    let id = summary.table.clone();
    let standing = Standing {
        over: true,
        due: None,
        summary: Some(Box::new(summary)),
    };
    let end = vec![crate::contract::by_the_house(9)];
    store
        .append(&id, entries, end, Some(standing), None)
        .await
        .unwrap();
}

async fn found(archive: &dyn Archive, search: Search) -> String {
    let limit = if search.limit == 0 { 10 } else { search.limit };
    let found = archive.finished(Search { limit, ..search }).await.unwrap();
    let tables: Vec<_> = found.iter().map(|summary| &*summary.table).collect();
    tables.join(" ")
}

async fn finds_games(store: &dyn Store) {
    let archive = store.archive();
    let hidden = Summary {
        shown: false,
        rated: false,
        game: "myrmes".to_owned(),
        ..summary("hidden", 40, &[("ada", 1), ("guest", 1)])
    };
    for game in [
        summary("one", 10, &[("ada", 1), ("bea", 2)]),
        summary("two", 20, &[("bea", 1), ("cleo", 2)]),
        summary("three", 20, &[("cleo", 1), ("ada", 2)]),
        hidden,
        summary("bots", 50, &[("ada", 2), ("worker", 1), ("worker", 3)]),
    ] {
        ends(store, game).await;
    }
    let mine = store.tables_of("ada", 10).await.unwrap();
    assert_eq!(mine.join(" "), "bots hidden three one");
    assert_eq!(
        store.tables_of("ada", 2).await.unwrap().join(" "),
        "bots hidden"
    );
    let all = Search::default;
    let of = |person: &str| Search {
        person: Some(person.to_owned()),
        ..all()
    };
    assert_eq!(found(archive, all()).await, "bots two three one");
    assert_eq!(found(archive, of("ada")).await, "bots three one");
    let own = |search: Search| Search {
        hidden: true,
        ..search
    };
    assert_eq!(
        found(archive, own(of("ada"))).await,
        "bots hidden three one"
    );
    let page = Search { limit: 2, ..all() };
    assert_eq!(found(archive, page.clone()).await, "bots two");
    let before = Some((20, "two".to_owned()));
    let next = Search { before, ..page };
    assert_eq!(found(archive, next).await, "three one");
    let against = |search: Search, opponent: &str| Search {
        opponent: Some(opponent.to_owned()),
        ..search
    };
    assert_eq!(found(archive, against(of("ada"), "bea")).await, "one");
    assert_eq!(found(archive, against(of("cleo"), "ada")).await, "three");
    assert_eq!(
        found(archive, against(own(of("guest")), "ada")).await,
        "hidden"
    );
    for (outcome, tables, against_cleo) in [
        (Outcome::Won, "one", ""),
        (Outcome::Drawn, "hidden", ""),
        (Outcome::Lost, "bots three", "three"),
    ] {
        let outcome = Some(outcome);
        let search = Search {
            outcome,
            ..own(of("ada"))
        };
        assert_eq!(found(archive, search.clone()).await, tables);
        assert_eq!(found(archive, against(search, "cleo")).await, against_cleo);
    }
    for (game, tables) in [
        ("ants", "bots three one"),
        ("myrmes", "hidden"),
        ("none", ""),
    ] {
        let search = Search {
            game: Some(game.to_owned()),
            ..own(of("ada"))
        };
        assert_eq!(found(archive, search).await, tables);
    }
    let told = archive
        .finished(Search { limit: 1, ..all() })
        .await
        .unwrap();
    let mut expected = summary("bots", 50, &[("ada", 2), ("worker", 1), ("worker", 3)]);
    "Ada".clone_into(&mut expected.seats[0].name);
    expected.seats[0].account = true;
    assert_eq!(told, [expected], "accounts are called as they are now");
}

pub(crate) async fn ratings(store: &dyn Store) -> Vec<Vec<Rated>> {
    let mut all = Vec::new();
    for (person, _) in PEOPLE {
        all.push(store.archive().ratings(person).await.unwrap());
    }
    all
}

async fn count_all(archive: &dyn Archive) {
    // In memory nothing is left to count.
    while archive.count(2).await.unwrap() > 0 {}
}

fn two_at_ants() -> Kind {
    Kind {
        game: "ants".to_owned(),
        players: 2,
    }
}

async fn counts_games(store: &dyn Store) {
    let archive = store.archive();
    count_all(archive).await;
    let first = ratings(store).await;
    let games = |all: &[Vec<Rated>]| -> Vec<u32> {
        let own = all.iter();
        own.map(|own| own.first().map_or(0, |own| own.games))
            .collect()
    };
    assert_eq!(games(&first), [2, 2, 2, 0]);
    assert_eq!(first[0][0].kind, two_at_ants());
    // It makes no difference how often it is counted, nor that it is counted anew.
    count_all(archive).await;
    archive.sum_up(summary("one", 99, &[])).await.unwrap();
    assert_eq!(ratings(store).await, first);
    archive.count_anew().await.unwrap();
    count_all(archive).await;
    assert_eq!(ratings(store).await, first);
    let curve = archive.curve("ada", two_at_ants(), 10).await.unwrap();
    let tables: Vec<_> = curve.iter().map(|step| (&*step.table, step.at)).collect();
    assert_eq!(tables, [("one", 10), ("three", 20)]);
    assert_eq!(curve[1].rating, first[0][0].rating);
    assert!(curve[0].rating.points > Rating::default().points);
    let last = archive.curve("ada", two_at_ants(), 1).await.unwrap();
    assert_eq!(last, curve[1..]);
    // One that ended before others comes late, and is counted as if it had not.
    ends(store, summary("late", 15, &[("bea", 1), ("ada", 1)])).await;
    count_all(archive).await;
    let after = ratings(store).await;
    assert_eq!(games(&after), [3, 3, 2, 0]);
    archive.count_anew().await.unwrap();
    count_all(archive).await;
    assert_eq!(ratings(store).await, after);
    let three = Kind {
        players: 3,
        ..two_at_ants()
    };
    let record = AgainstBots {
        kind: three,
        level: "worker".to_owned(),
        tally: [0, 0, 1],
    };
    assert_eq!(archive.against_bots("ada").await.unwrap(), [record]);
    assert!(archive.against_bots("guest").await.unwrap().is_empty());
}

/// The log of a table, but for commands: nobody sends one again after so long.
pub(crate) async fn log(store: &dyn Store, table: &str) -> Vec<Entry> {
    let (_, log) = store.table(table).await.unwrap().unwrap();
    let bare = |entry| Entry {
        command: None,
        ..entry
    };
    log.into_iter().map(bare).collect()
}

async fn packs_logs(store: &dyn Store) {
    let archive = store.archive();
    let before = [log(store, "one").await, log(store, "three").await];
    archive.pack(20, 10).await.unwrap();
    while archive.pack(u64::MAX >> 1, 3).await.unwrap() > 0 {}
    assert_eq!([log(store, "one").await, log(store, "three").await], before);
    // What happens afterwards stands behind it.
    let more = crate::contract::by_the_house(77);
    for (after, answer) in [
        (0, Appended::Conflict(3)),
        (2, Appended::Conflict(3)),
        (4, Appended::Conflict(3)),
        (3, Appended::Stored),
        (3, Appended::Conflict(4)),
        (4, Appended::Stored),
    ] {
        let appended = store.append("one", after, vec![more.clone()], None, None);
        assert_eq!(appended.await.unwrap(), answer, "{after}");
    }
    let mut whole = before[0].clone();
    whole.extend([more.clone(), more]);
    assert_eq!(log(store, "one").await, whole);
    for after in 2..=5 {
        let rest = store.entries_after("one", after).await.unwrap();
        assert_eq!(rest, whole[after as usize..], "{after}");
    }
}

async fn leads(store: &dyn Store) -> Vec<(String, Rated)> {
    store.archive().leaders(two_at_ants(), 10).await.unwrap()
}

async fn lists_leaders(store: &dyn Store) {
    assert!(leads(store).await.is_empty(), "too little is known");
    for number in 0..30 {
        let seats = [
            ("ada", 1 + number % 2),
            ("bea", 2 - number % 2 * u8::from(number < 5)),
        ];
        let game = summary(&format!("more {number}"), 100 + u64::from(number), &seats);
        ends(store, game).await;
    }
    count_all(store.archive()).await;
    let leaders = leads(store).await;
    let names: Vec<_> = leaders.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names.len(), 2, "Cleo has played twice: {leaders:?}");
    assert!(leaders[0].1.rating.points >= leaders[1].1.rating.points);
    let ada = leaders.iter().find(|(name, _)| name == "Ada").unwrap();
    let only = [ada.clone()];
    // Whoever leaves is on no list, and the others' ratings stay.
    assert!(store.register().erase("bea", "—").await.unwrap());
    assert_eq!(leads(store).await, only);
    store.archive().count_anew().await.unwrap();
    count_all(store.archive()).await;
    assert_eq!(leads(store).await, only);
    assert!(
        store
            .archive()
            .against_bots("bea")
            .await
            .unwrap()
            .is_empty()
    );
    let one = Search {
        before: Some((11, String::new())),
        limit: 1,
        ..Search::default()
    };
    let one = store.archive().finished(one).await.unwrap().remove(0);
    let names: Vec<_> = one.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(names, ["Ada", "—"]);
    let sat = &log(store, "one").await[1];
    assert_eq!(sat.deed.to_string(), "sit 2 —", "in packed logs, too");
}

pub(crate) async fn keeps_finished_games(store: &dyn Store) {
    with_people(store).await;
    finds_games(store).await;
    counts_games(store).await;
    packs_logs(store).await;
    lists_leaders(store).await;
}

/// Games of guests are kept for as long after their end, packed or not.
async fn keeps_packed_games(store: &dyn Store) {
    for id in ["packed", "as it was"] {
        let ended = if id == "packed" { 999 } else { 1_000 };
        let game = summary(id, ended, &[("guest", 1), ("worker", 2)]);
        ends(store, game).await;
    }
    let last = crate::contract::by_the_house(1_000);
    let appended = store.append("as it was", 2, vec![last], None, None);
    assert_eq!(appended.await.unwrap(), Appended::Stored);
    store.archive().pack(1_000, 10).await.unwrap();
    let forget = async |of_guests| {
        let untouched = Untouched {
            begun: 0,
            of_guests,
        };
        let mut gone = store.forget_games(untouched, Vec::new()).await.unwrap();
        gone.sort();
        gone
    };
    assert!(forget(999).await.is_empty());
    assert_eq!(forget(1_001).await, ["as it was", "packed"]);
}

#[tokio::test]
async fn every_store_keeps_what_is_to_be_known_of_finished_games() {
    keeps_finished_games(&MemoryStore::default()).await;
    let file = TemporaryFile::new("archive");
    keeps_finished_games(&SqliteStore::open(file.path()).unwrap()).await;
    if let Some(address) = crate::cluster::database() {
        let store = formicary_server::PostgresStore::open(&address).await;
        keeps_finished_games(&store.unwrap()).await;
    }
}

#[tokio::test]
async fn long_games_of_guests_are_not_forgotten_sooner_because_they_are_packed() {
    let file = TemporaryFile::new("long-games");
    let file = SqliteStore::open(file.path()).unwrap();
    with_people(&file).await;
    keeps_packed_games(&file).await;
    if let Some(address) = crate::cluster::database() {
        let store = formicary_server::PostgresStore::open(&address)
            .await
            .unwrap();
        with_people(&store).await;
        keeps_packed_games(&store).await;
    }
}
