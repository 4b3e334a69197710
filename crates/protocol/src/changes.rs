//! Updates that tell only what has changed since the one before: a JSON Patch (RFC 6902) of which only `add`,
//! `remove` and `replace` are used.
//!
//! A socket that was opened with `?changes=1` hears one [`Update`](crate::Update) and then, where that is shorter,
//! [`Changes`]. What they are changes of is the update without its lines, `since`, `number` and `type`.

mod between;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Line;

pub use between::between;

/// What has changed since the update before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Changes {
    /// The number of this update.
    pub number: u64,
    /// The number of the update that it changes. Whoever has another one connects again.
    pub after: u64,
    /// As in an [`Update`](crate::Update).
    pub since: usize,
    /// As in an [`Update`](crate::Update).
    pub lines: Vec<Line>,
    /// What has changed, one after the other.
    pub changes: Vec<Change>,
}

/// One change, at a place written as a JSON pointer (RFC 6901).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Change {
    /// Something new, in a list before what has this number now.
    Add {
        /// Where.
        path: String,
        /// What.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        value: Value,
    },
    /// Something is gone; what comes after it in a list moves up.
    Remove {
        /// Where.
        path: String,
    },
    /// Something is another now.
    Replace {
        /// Where.
        path: String,
        /// What.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        value: Value,
    },
}

/// What a client knows of a table: it takes notices as they come, and makes whole updates of changes.
#[derive(Debug, Default)]
pub struct Follower {
    number: u64,
    known: Map<String, Value>,
}

/// Changes of something else than what is known: the client has to connect again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missed;

/// What stands in an update and is not about the table as it is.
const BESIDE: [&str; 4] = ["type", "number", "since", "lines"];

impl Follower {
    /// Takes a notice as text; gives it with the whole update in place of changes.
    ///
    /// # Errors
    /// If the changes are about something else than what is known.
    pub fn hear(&mut self, text: String) -> Result<String, Missed> {
        let is = |kind: &str| text.starts_with(&format!("{{\"type\":\"{kind}\""));
        if is("update") {
            let Ok(Value::Object(mut update)) = serde_json::from_str(&text) else {
                return Ok(text);
            };
            self.number = update.get("number").and_then(Value::as_u64).unwrap_or(0);
            for beside in BESIDE {
                update.remove(beside);
            }
            self.known = update;
            return Ok(text);
        }
        if !is("changes") {
            return Ok(text);
        }
        let told: Value = serde_json::from_str(&text).map_err(|_| Missed)?;
        self.change(&told).ok_or(Missed)
    }

    fn change(&mut self, told: &Value) -> Option<String> {
        if told.get("after")?.as_u64()? != self.number || self.number == 0 {
            return None;
        }
        let mut known = Value::Object(std::mem::take(&mut self.known));
        for change in told.get("changes")?.as_array()? {
            let part = |name: &str| change.get(name);
            let path = part("path")?.as_str()?;
            apply(
                &mut known,
                part("op")?.as_str()?,
                path,
                part("value").cloned(),
            )?;
        }
        let Value::Object(known) = known else {
            return None;
        };
        self.number = told.get("number")?.as_u64()?;
        let mut update = known.clone();
        self.known = known;
        update.insert("type".to_owned(), "update".into());
        for beside in ["number", "since", "lines"] {
            update.insert(beside.to_owned(), told.get(beside)?.clone());
        }
        Some(Value::Object(update).to_string())
    }
}

/// Changes a document; nothing if there is no such place in it.
fn apply(document: &mut Value, op: &str, path: &str, value: Option<Value>) -> Option<()> {
    let (parent, last) = path.rsplit_once('/')?;
    match document.pointer_mut(parent)? {
        Value::Object(map) => {
            let key = last.replace("~1", "/").replace("~0", "~");
            match op {
                "remove" => drop(map.remove(&key)?),
                "replace" => *map.get_mut(&key)? = value?,
                _ => drop(map.insert(key, value?)),
            }
        }
        Value::Array(list) => {
            let index: usize = last.parse().ok()?;
            match op {
                "remove" if index < list.len() => drop(list.remove(index)),
                "replace" => *list.get_mut(index)? = value?,
                "add" if index <= list.len() => list.insert(index, value?),
                _ => return None,
            }
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The document that changes lead to.
    fn changed(old: &str, new: &str) -> Value {
        let mut document: Value = serde_json::from_str(old).unwrap();
        let changes: Vec<Change> = serde_json::from_str(&between(old, new)).unwrap();
        for change in changes {
            let (op, path, value) = match change {
                Change::Add { path, value } => ("add", path, Some(value)),
                Change::Remove { path } => ("remove", path, None),
                Change::Replace { path, value } => ("replace", path, Some(value)),
            };
            apply(&mut document, op, &path, value).unwrap();
        }
        document
    }

    #[test]
    fn changes_lead_from_one_document_to_the_other() {
        let documents = [
            r#"{"a":1,"b":[1,2,3],"c":{"d":"x"}}"#,
            r#"{"a":1,"b":[1,2,3,4],"c":{"d":"y"}}"#,
            r#"{"a":2,"b":[],"c":{}}"#,
            r#"{"b":[[1],[2],{"e":null}],"c":{"d":"x","e/f~g":[true]}}"#,
            r#"{"b":[[2],{"e":"\"}],"}],"c":{"e/f~g":[true,false],"ü\"\\":-1.5e3}}"#,
            r#"{"b":[[0],[1],[2],[3]],"c":{"ü\"\\":{"x":"{\\\"["}}}"#,
            r"{}",
        ];
        for old in documents {
            for new in documents {
                let wanted: Value = serde_json::from_str(new).unwrap();
                assert_eq!(changed(old, new), wanted, "{old} {new}");
            }
        }
        assert_eq!(between(documents[0], documents[0]), "[]");
    }

    #[test]
    fn little_is_told_where_little_has_changed() {
        let one = between(r#"{"a":[1,2,3,4],"b":"x"}"#, r#"{"a":[1,2,5,4],"b":"x"}"#);
        assert_eq!(one, r#"[{"op":"replace","path":"/a/2","value":5}]"#);
    }

    #[test]
    fn a_follower_makes_whole_updates_and_notices_what_it_missed() {
        let mut follower = Follower::default();
        let lost = r#"{"type":"changes","number":2,"after":1,"since":0,"lines":[],"changes":[]}"#;
        assert_eq!(follower.hear(lost.to_owned()), Err(Missed));
        let first = r#"{"type":"update","number":1,"since":0,"lines":[],"ply":0,"view":[1]}"#;
        assert_eq!(follower.hear(first.to_owned()).as_deref(), Ok(first));
        let alive = r#"{"type":"alive"}"#;
        assert_eq!(follower.hear(alive.to_owned()).as_deref(), Ok(alive));
        let second = r#"{"type":"changes","number":3,"after":1,"since":0,"lines":[7],"changes":[
            {"op":"replace","path":"/ply","value":1},{"op":"add","path":"/view/0","value":5}]}"#;
        let whole: Value =
            serde_json::from_str(&follower.hear(second.to_owned()).unwrap()).unwrap();
        let wanted = serde_json::json!({"type": "update", "number": 3, "since": 0, "lines": [7],
            "ply": 1, "view": [5, 1]});
        assert_eq!(whole, wanted);
        assert_eq!(
            follower.hear(second.to_owned()),
            Err(Missed),
            "it came twice"
        );
        let odd = r#"{"type":"changes","number":4,"after":3,"since":0,"lines":[],"changes":[
            {"op":"remove","path":"/view/9"}]}"#;
        assert_eq!(follower.hear(odd.to_owned()), Err(Missed));
    }
}
