//! What has changed from one JSON text to another, found without building either: texts that are the same are passed
//! over.

/// What leads from one document to another, as the text of a JSON Patch. Both are written by the same program,
/// without spaces.
#[must_use]
pub fn between(old: &str, new: &str) -> String {
    let mut changes = String::from("[");
    compare(old, new, "", &mut changes);
    if changes.ends_with(',') {
        changes.pop();
    }
    changes.push(']');
    changes
}

fn compare(old: &str, new: &str, path: &str, changes: &mut String) {
    if old == new {
        return;
    }
    let before = changes.len();
    match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => compare_objects(old, new, path, changes),
        (Some(b'['), Some(b'[')) => compare_lists(old, new, path, changes),
        _ => return say(changes, "replace", path, Some(new)),
    }
    // Where nearly everything has changed, all of it is shorter. The document itself has no place to be put.
    if !path.is_empty() && changes.len() - before > new.len() + path.len() + 32 {
        changes.truncate(before);
        say(changes, "replace", path, Some(new));
    }
}

fn compare_objects(old: &str, new: &str, path: &str, changes: &mut String) {
    let (old, new) = (members(old), members(new));
    for (key, _) in &old {
        if !new.iter().any(|(other, _)| other == key) {
            say(changes, "remove", &inside(path, key), None);
        }
    }
    for (index, (key, value)) in new.iter().enumerate() {
        // Usually each has its place.
        let same = old.get(index).filter(|(other, _)| other == key);
        let known = same.or_else(|| old.iter().find(|(other, _)| other == key));
        match known {
            Some((_, known)) if known == value => {}
            Some((_, known)) => compare(known, value, &inside(path, key), changes),
            None => say(changes, "add", &inside(path, key), Some(value)),
        }
    }
}

fn compare_lists(old: &str, new: &str, path: &str, changes: &mut String) {
    let (old, new) = (elements(old), elements(new));
    let shorter = old.len().min(new.len());
    let same = |pair: (&&str, &&str)| pair.0 == pair.1;
    let first = old.iter().zip(&new).take_while(|pair| same(*pair)).count();
    let ends = old.iter().rev().zip(new.iter().rev());
    let last = ends
        .take_while(|pair| same(*pair))
        .count()
        .min(shorter - first);
    let both = shorter - first - last;
    for index in first..first + both {
        compare(old[index], new[index], &format!("{path}/{index}"), changes);
    }
    let from = first + both;
    for _ in shorter..old.len() {
        say(changes, "remove", &format!("{path}/{from}"), None);
    }
    let more = new.len() - shorter;
    for (index, value) in new.iter().enumerate().skip(from).take(more) {
        say(changes, "add", &format!("{path}/{index}"), Some(value));
    }
}

fn say(changes: &mut String, op: &str, path: &str, value: Option<&str>) {
    changes.push_str("{\"op\":\"");
    changes.push_str(op);
    changes.push_str("\",\"path\":\"");
    changes.push_str(path);
    changes.push('"');
    if let Some(value) = value {
        changes.push_str(",\"value\":");
        changes.push_str(value);
    }
    changes.push_str("},");
}

/// The place of a member, whose key is as it is written in JSON, and so is the place.
fn inside(path: &str, key: &str) -> String {
    let key = if key.contains(['~', '/']) {
        key.replace('~', "~0").replace('/', "~1")
    } else {
        key.to_owned()
    };
    format!("{path}/{key}")
}

/// The members of an object: keys as they are written, without quotation marks.
fn members(text: &str) -> Vec<(&str, &str)> {
    let mut members = Vec::new();
    let mut at = 1;
    while text.as_bytes().get(at) == Some(&b'"') {
        let key = end_of(text, at);
        let value = end_of(text, key + 1);
        members.push((&text[at + 1..key - 1], &text[key + 1..value]));
        at = value + 1;
    }
    members
}

fn elements(text: &str) -> Vec<&str> {
    let mut elements = Vec::new();
    let mut at = 1;
    while at + 1 < text.len() {
        let end = end_of(text, at);
        elements.push(&text[at..end]);
        at = end + 1;
    }
    elements
}

/// Where the value ends that begins here.
fn end_of(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let mut depth = 0_usize;
    let mut at = start;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                if depth == 0 {
                    return (at + 1).min(bytes.len());
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth <= 1 => return if depth == 0 { at } else { at + 1 },
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}
