//! Games that are over, by chance: whichever store it is, however many count at the same time and in whichever order
//! games end, ratings are the same, and what is looked for is what is there.

use std::sync::Arc;
use std::time::Duration;

use engine::QuickDice;
use formicary_server::store::{Person, Search, Summary};
use formicary_server::{MemoryStore, PostgresStore, SqliteStore, Store};
use protocol::{Ending, Outcome};

use crate::archive::{ends, summary};
use crate::temporary::TemporaryFile;

const PEOPLE: [&str; 5] = ["ada", "bea", "cleo", "dora", "exe"];
/// Ratings change while nobody plays.
const DAYS: u64 = 10 * 24 * 3_600_000;

fn below(dice: &mut QuickDice, most: usize) -> usize {
    dice.long() as usize % most
}

/// A game that may have gone in any way.
fn any_game(dice: &mut QuickDice, number: usize) -> Summary {
    let mut people = PEOPLE.to_vec();
    let players = 2 + below(dice, 3);
    let mut seats: Vec<_> = (0..players)
        .map(|_| {
            let who = people.remove(below(dice, people.len()));
            (who, 1 + below(dice, players) as u8)
        })
        .collect();
    let with_bot = below(dice, 4) == 0;
    if with_bot {
        seats[players - 1].0 = "worker";
    }
    let ended = 1_000 + below(dice, 60) as u64 * DAYS;
    let mut game = summary(&format!("t{number:03}"), ended, &seats);
    game.shown = below(dice, 3) > 0;
    game.rated = !with_bot && below(dice, 5) > 0;
    game.seats[0].stand_in = below(dice, 5) == 0;
    if below(dice, 3) == 0 {
        "myrmes".clone_into(&mut game.game);
    }
    if below(dice, 10) == 0 {
        game.ending = Ending::Aborted;
        for seat in &mut game.seats {
            seat.place = None;
        }
    }
    game
}

/// What anybody may look for.
fn any_search(dice: &mut QuickDice, games: &[Summary]) -> Search {
    let person = (below(dice, 4) > 0).then(|| PEOPLE[below(dice, 5)].to_owned());
    let of_somebody = person.is_some();
    let pivot = &games[below(dice, games.len())];
    let outcomes = [Outcome::Won, Outcome::Drawn, Outcome::Lost];
    Search {
        person,
        hidden: of_somebody && below(dice, 2) == 0,
        game: (below(dice, 2) == 0).then(|| ["ants", "myrmes"][below(dice, 2)].to_owned()),
        opponent: (of_somebody && below(dice, 2) == 0).then(|| PEOPLE[below(dice, 5)].to_owned()),
        outcome: (of_somebody && below(dice, 2) == 0).then(|| outcomes[below(dice, 3)]),
        before: (below(dice, 3) == 0).then(|| (pivot.ended, pivot.table.clone())),
        limit: 1 + below(dice, 20),
    }
}

/// Whether it is looked for a game, as a person would see it.
fn fits(search: &Search, game: &Summary) -> bool {
    let at = |who: &String| {
        let mut seats = game.seats.iter();
        seats.position(|seat| seat.person.as_ref() == Some(who))
    };
    let own = search.person.as_ref().map(at);
    let before = search.before.as_ref();
    own != Some(None)
        && (search.hidden || game.shown)
        && search
            .game
            .as_ref()
            .is_none_or(|wanted| *wanted == game.game)
        && search.opponent.as_ref().is_none_or(|who| at(who).is_some())
        && search
            .outcome
            .is_none_or(|outcome| game.outcome(own.flatten().unwrap()) == Some(outcome))
        && before.is_none_or(|(ended, table)| (game.ended, &game.table) < (*ended, table))
}

async fn with_people(store: &dyn Store) {
    for id in PEOPLE {
        let person = Person {
            id: id.to_owned(),
            name: id.to_owned(),
            password: Some("hash".to_owned()),
            ..Person::default()
        };
        assert!(store.add_person(person).await.unwrap());
    }
}

/// Everybody's ratings and games against bots.
async fn counted(store: &dyn Store) -> Vec<String> {
    while store.archive().count(13).await.unwrap() > 0 {}
    let mut all = Vec::new();
    for id in PEOPLE {
        let ratings = store.archive().ratings(id).await.unwrap();
        let bots = store.archive().against_bots(id).await.unwrap();
        all.push(format!("{ratings:?} {bots:?}"));
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_and_searches_tell_what_is_there() {
    let file = TemporaryFile::new("at-random");
    let (memory, file) = (
        MemoryStore::default(),
        SqliteStore::open(file.path()).unwrap(),
    );
    let mut dice = QuickDice::new(5);
    let mut games: Vec<_> = (0..150).map(|number| any_game(&mut dice, number)).collect();
    let mut stores: Vec<Arc<dyn Store>> = vec![Arc::new(memory), Arc::new(file)];
    for store in &stores {
        with_people(&**store).await;
        for game in &games {
            ends(&**store, game.clone()).await;
        }
    }
    if let Some(address) = crate::cluster::database() {
        // Two servers count while games end, later ones first and earlier ones late.
        let one: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
        let two: Arc<dyn Store> = Arc::new(PostgresStore::open(&address).await.unwrap());
        with_people(&*one).await;
        let counting = [&one, &two].map(|store| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                for round in 0..40 {
                    store.archive().count(1 + round % 7).await.unwrap();
                    if round == 20 {
                        store.archive().count_anew().await.unwrap();
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            })
        });
        for (index, game) in games.iter().enumerate() {
            ends(&**[&one, &two][index % 2], game.clone()).await;
        }
        for counting in counting {
            counting.await.unwrap();
        }
        stores.push(two);
    }
    let usual = counted(&*stores[0]).await;
    // Somebody leaves, and games are counted late in which they played.
    let late = [
        summary("late", 500, &[("ada", 2), ("exe", 1)]),
        summary("later", 1_500, &[("bea", 2), ("exe", 1), ("ada", 1)]),
    ];
    for store in &stores {
        assert_eq!(counted(&**store).await, usual, "as in memory");
        store.register().erase("exe", "—").await.unwrap();
        for game in &late {
            ends(&**store, game.clone()).await;
        }
        let known = counted(&**store).await;
        store.archive().count_anew().await.unwrap();
        assert_eq!(counted(&**store).await, known);
    }
    games.extend(late);
    games.sort_by(|a, b| (b.ended, &b.table).cmp(&(a.ended, &a.table)));
    for _ in 0..300 {
        let search = any_search(&mut dice, &games);
        let wanted = games.iter().filter(|game| fits(&search, game));
        let wanted: Vec<_> = wanted.take(search.limit).map(|game| &game.table).collect();
        for store in &stores {
            let found = store.archive().finished(search.clone()).await.unwrap();
            let found: Vec<_> = found.iter().map(|game| &game.table).collect();
            assert_eq!(found, wanted, "{search:?}");
        }
    }
}
