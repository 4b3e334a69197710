//! What people were told, held against what is stored.

use std::collections::HashMap;

use engine::record::Pins;
use protocol::{Status, Update};
use reqwest::Method;
use serde_json::json;

use super::faults::Stage;
use super::players::{Game, Told};
use crate::cluster;
use crate::restarts::bare;

pub(super) async fn check(stage: &Stage, tables: Vec<Vec<Game>>) {
    let ask = |question: &str| cluster::tell(&stage.database, question);
    assert_eq!(
        ask("SELECT count(*) FROM foul"),
        "0",
        "somebody acted without a lease"
    );
    let back =
        "SELECT count(*) FROM entry a JOIN entry b ON b.table_id = a.table_id AND b.seq = a.seq + 1
                WHERE b.at < a.at";
    assert_eq!(ask(back), "0", "time went back");
    let gaps = "SELECT count(*) FROM game_table t
                WHERE head <> (SELECT count(*) FROM entry e WHERE e.table_id = t.id)";
    assert_eq!(ask(gaps), "0", "something is missing");
    let kept: HashMap<String, usize> = counted(&ask(
        "SELECT command || ' ' || count(*) FROM entry WHERE command IS NOT NULL GROUP BY command",
    ));
    let lines: HashMap<String, usize> = counted(&ask(
        "SELECT text || ' ' || count(*) FROM chat GROUP BY text",
    ));
    let mut commands = 0;
    for game in tables.iter().flatten() {
        commands += game.told.len();
        for (command, told) in &game.told {
            let times = kept.get(command).copied().unwrap_or_default();
            match told {
                Told::Accepted(_) => assert_eq!(times, 1, "{command} was accepted"),
                Told::Refused => assert_eq!(times, 0, "{command} was refused"),
            }
        }
        for line in &game.said {
            assert_eq!(lines.get(line), Some(&1), "{line} was said");
        }
        agree(stage, game).await;
    }
    println!("{commands} answers are true");
    let late = "SELECT count(*) || ' times, the middle one ' || percentile_disc(0.5) WITHIN GROUP (ORDER BY late)
                    || ' ms, the worst ' || max(late) || ' ms'
                FROM (SELECT b.at - a.at AS late FROM entry a
                      JOIN entry b ON b.table_id = a.table_id AND b.seq = a.seq + 1 AND b.person IS NULL) all_of_them
                WHERE late > 1000";
    println!("the house was late {}", ask(late));
}

fn counted(rows: &str) -> HashMap<String, usize> {
    let rows = rows.lines().filter_map(|row| row.rsplit_once(' '));
    rows.map(|(what, times)| (what.to_owned(), times.parse().unwrap()))
        .collect()
}

/// All servers show both players the same, and chance came from where it was promised.
async fn agree(stage: &Stage, game: &Game) {
    let path = format!("tables/{}", game.id);
    let resign = json!({"type": "resign", "id": "the end"});
    let first = game.people[0].moved_to(&stage.addresses()[0]);
    // Who has won already need not resign.
    let _: protocol::Notice = first.post(&format!("{path}/commands"), &resign).await;
    for person in &game.people {
        let mut shown = Vec::new();
        for address in stage.addresses() {
            let update: Update = person
                .moved_to(address)
                .get(&format!("{path}?words=0"))
                .await;
            assert_eq!(update.table.status, Status::Over);
            shown.push(bare(update));
        }
        assert!(shown.iter().all(|update| *update == shown[0]), "{path}");
    }
    let record = first
        .send(Method::GET, &format!("{path}/record"), None)
        .await;
    let record: engine::Record = record.text().await.unwrap().parse().unwrap();
    let games = table::games();
    let rules = games.iter().find(|rules| rules.profile().id == record.game);
    rules.unwrap().verify(&record, &Pins::default()).unwrap();
}
