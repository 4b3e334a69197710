//! How games are looked for in a database, whichever it is.

use super::{Search, outcome_text};

/// What is filled into a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::store) enum Value {
    Text(String),
    Number(i64),
}

/// A question for the ids of tables, the newest first, and what is filled in. `mark` stands before the number of what
/// is filled in, and `by_id` tells ids in order. `turned` begins with the games of the opponent, which is quicker if those are fewer.
pub(in crate::store) fn question(
    search: &Search,
    mark: char,
    by_id: &str,
    turned: bool,
) -> (String, Vec<Value>) {
    let mut values = Vec::new();
    let mut fill = |value: Value| {
        values.push(value);
        format!("{mark}{}", values.len())
    };
    let mut wanted = Vec::new();
    let from = match &search.person {
        None => "finished f",
        Some(person) => {
            let person = fill(Value::Text(person.clone()));
            match &search.opponent {
                None => wanted.push(format!("f.person = {person}")),
                Some(opponent) => {
                    let opponent = fill(Value::Text(opponent.clone()));
                    let (first, second) = if turned {
                        (opponent, person)
                    } else {
                        (person, opponent)
                    };
                    wanted.push(format!("f.person = {first}"));
                    let outcome = search.outcome.filter(|_| turned).map(|outcome| {
                        let outcome = fill(Value::Text(outcome_text(outcome).to_owned()));
                        format!(" AND o.outcome = {outcome}")
                    });
                    wanted.push(format!(
                        "EXISTS (SELECT 1 FROM finished_seat o
                         WHERE o.table_id = f.table_id AND o.person = {second}{})",
                        outcome.unwrap_or_default()
                    ));
                }
            }
            if let Some(outcome) = search.outcome.filter(|_| !turned) {
                let outcome = fill(Value::Text(outcome_text(outcome).to_owned()));
                wanted.push(format!("f.outcome = {outcome}"));
            }
            "finished_seat f"
        }
    };
    if !search.hidden || search.person.is_none() {
        wanted.push("f.shown".to_owned());
    }
    if let Some(wished) = &search.game {
        wanted.push(format!("f.game = {}", fill(Value::Text(wished.clone()))));
    }
    if let Some((ended, table)) = &search.before {
        let ended = fill(Value::Number(*ended as i64));
        let table = fill(Value::Text(table.clone()));
        wanted.push(format!("(f.ended, {by_id}) < ({ended}, {table})"));
    }
    // What an administrator has closed nobody finds.
    wanted.push(
        "NOT EXISTS (SELECT 1 FROM game_table t WHERE t.id = f.table_id AND t.closed)".to_owned(),
    );
    let limit = fill(Value::Number(search.limit as i64));
    let question = format!(
        "SELECT f.table_id FROM {from} WHERE {} ORDER BY f.ended DESC, {by_id} DESC LIMIT {limit}",
        wanted.join(" AND ")
    );
    (question, values)
}
