//! The log of a game that has been over for a while, packed into one row. Commands are left out: nobody sends one again
//! after so long.

use std::io::{Read, Write};

use crate::store::{Deed, Entry};

/// Logs are short, so that it costs little to look for the best.
const QUALITY: u32 = 9;
const WINDOW: u32 = 18;

/// An entry as it is packed: when, who, what.
type Line = (u64, Option<String>, String);

/// A log as one row keeps it.
pub(in crate::store) fn pack(entries: &[Entry]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, QUALITY, WINDOW);
    for entry in entries {
        let line: Line = (entry.at, entry.person.clone(), entry.deed.to_string());
        // Writing into memory does not fail.
        let _ = serde_json::to_writer(&mut writer, &line);
        let _ = writer.write_all(b"\n");
    }
    drop(writer);
    packed
}

/// The log that was packed so; nothing if it cannot be read.
pub(in crate::store) fn unpack(packed: &[u8]) -> Option<Vec<Entry>> {
    let mut text = String::new();
    let mut reader = brotli::Decompressor::new(packed, 4096);
    reader.read_to_string(&mut text).ok()?;
    let lines = text.lines().map(|line| {
        let (at, person, deed): Line = serde_json::from_str(line).ok()?;
        Some(Entry {
            at,
            person,
            command: None,
            deed: deed.parse().ok()?,
        })
    });
    lines.collect()
}

/// The same log where somebody is called otherwise.
pub(in crate::store) fn rename(packed: &[u8], person: &str, name: &str) -> Option<Vec<u8>> {
    let mut entries = unpack(packed)?;
    for entry in &mut entries {
        if let Deed::Sit(_, known) = &mut entry.deed
            && entry.person.as_deref() == Some(person)
        {
            name.clone_into(known);
        }
    }
    Some(pack(&entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(at: u64, person: Option<&str>, deed: &str) -> Entry {
        Entry {
            at,
            person: person.map(str::to_owned),
            command: None,
            deed: deed.parse().unwrap(),
        }
    }

    #[test]
    fn logs_read_back_as_packed_and_are_small() {
        let mut log = vec![entry(
            1_700_000_000_000,
            Some("ada"),
            "sit 1 Ada “the ant” \t Ä",
        )];
        for number in 0..200 {
            let at = 1_700_000_000_000 + number * 1_234;
            log.push(entry(at, Some("ada"), "1 half -1,2 t0"));
            log.push(entry(at + 7, None, "* reveal half"));
        }
        let packed = pack(&log);
        assert!(packed.len() < 4 * log.len(), "{}", packed.len());
        assert_eq!(unpack(&packed).unwrap(), log);
        let renamed = unpack(&rename(&packed, "ada", "—").unwrap()).unwrap();
        assert_eq!(renamed[0].deed.to_string(), "sit 1 —");
        assert_eq!(renamed[1..], log[1..]);
        assert_eq!(unpack(b"nonsense"), None);
        assert_eq!(unpack(&pack(&[])), Some(Vec::new()));
    }
}
