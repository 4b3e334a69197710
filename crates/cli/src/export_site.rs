//! `formicary export-site`: the client as files, for any web space. It plays without a server.

use std::io;
use std::path::{Path, PathBuf};

use engine::Message;
use server::Asset;
use table::Locale;

use crate::printing::print;
use crate::site::{FILES, plain};
use crate::text_file::reason_in_words;
use crate::wording::{refuse, words};

/// Where to.
#[derive(clap::Args)]
pub(crate) struct ExportSite {
    /// The folder to write; it must be empty or new
    #[arg(value_name = "DIR")]
    dir: PathBuf,
    /// Write into a folder that has something in it already, over files of the same name
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(export: &ExportSite, locale: Locale) -> anyhow::Result<()> {
    let words = words(locale);
    let done = write_site(FILES, export).map_err(|trouble| match trouble {
        Trouble::Refused(message) => refuse(&words, &message),
        Trouble::File(path, error) => {
            let reason = reason_in_words(&error, &words);
            anyhow::anyhow!("{}: {reason}", path.display())
        }
    })?;
    print(&format!("{}\n", words.tell(&done)))
}

/// Why the site was not written.
#[derive(Debug)]
enum Trouble {
    Refused(Message),
    File(PathBuf, io::Error),
}

fn write_site(files: &[Asset], export: &ExportSite) -> Result<Message, Trouble> {
    let dir = &export.dir;
    let about = |key: &'static str| Message::new(key).with("dir", dir.display().to_string());
    if files.is_empty() {
        return Err(Trouble::Refused(about("cli-site-no-client")));
    }
    if dir.exists() && !dir.is_dir() {
        return Err(Trouble::Refused(about("cli-site-not-a-folder")));
    }
    if !export.force && has_something_in_it(dir)? {
        return Err(Trouble::Refused(about("cli-site-not-empty")));
    }
    for file in files {
        let path = dir.join(file.path);
        let plain = plain(file).map_err(|error| Trouble::File(path.clone(), error))?;
        write(&path, &plain)?;
        write(&dir.join(format!("{}.br", file.path)), file.bytes_br)?;
    }
    Ok(about("cli-site-done").with("files", files.len() as i64))
}

fn has_something_in_it(dir: &Path) -> Result<bool, Trouble> {
    match std::fs::read_dir(dir) {
        Ok(mut entries) => Ok(entries.next().is_some()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(Trouble::File(dir.to_owned(), error)),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let dir = path.parent().unwrap_or(path);
    std::fs::create_dir_all(dir)
        .and_then(|()| std::fs::write(path, bytes))
        .map_err(|error| Trouble::File(path.to_owned(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// “ants”, compressed.
    const ANTS: &[u8] = &[0x8b, 0x01, 0x80, b'a', b'n', b't', b's', 0x03];

    const FILE: Asset = Asset {
        path: "boards/ants.txt",
        content_type: "text/plain",
        bytes_br: ANTS,
        hash: "",
    };

    /// A folder that goes away with the test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("formicary-export-{name}-{}", std::process::id());
            Self(std::env::temp_dir().join(name))
        }

        fn export(&self, force: bool) -> Result<Message, Trouble> {
            let dir = self.0.clone();
            write_site(&[FILE], &ExportSite { dir, force })
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn refused(result: Result<Message, Trouble>) -> &'static str {
        match result {
            Err(Trouble::Refused(message)) => message.key,
            other => panic!("not refused: {other:?}"),
        }
    }

    #[test]
    fn files_are_written_plain_and_compressed() {
        let folder = Folder::new("both");
        folder.export(false).expect("a new folder is fine");
        let read = |name: &str| std::fs::read(folder.0.join(name)).expect("it was written");
        assert_eq!(read("boards/ants.txt"), b"ants");
        assert_eq!(read("boards/ants.txt.br"), ANTS);
    }

    #[test]
    fn a_full_folder_is_refused_unless_forced() {
        let folder = Folder::new("full");
        std::fs::create_dir_all(&folder.0).expect("a folder");
        std::fs::write(folder.0.join("mine.txt"), "mine").expect("a file");
        assert_eq!(refused(folder.export(false)), "cli-site-not-empty");
        assert!(!folder.0.join("boards").exists());
        folder.export(true).expect("it was wanted");
        assert!(folder.0.join("mine.txt").exists());
    }

    #[test]
    fn a_file_is_no_folder() {
        let folder = Folder::new("file");
        std::fs::write(&folder.0, "").expect("a file");
        let refusal = refused(folder.export(true));
        std::fs::remove_file(&folder.0).expect("it is there");
        assert_eq!(refusal, "cli-site-not-a-folder");
    }

    #[test]
    fn a_program_without_the_client_says_so() {
        let dir = PathBuf::from("nowhere");
        let export = ExportSite { dir, force: false };
        assert_eq!(refused(write_site(&[], &export)), "cli-site-no-client");
    }
}
