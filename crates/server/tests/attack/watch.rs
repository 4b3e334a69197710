//! How much a process needs.

use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Looks at a process all the time, until it is dropped.
pub(crate) struct Watch {
    process: u32,
    most: Arc<Mutex<Needs>>,
    task: tokio::task::JoinHandle<()>,
}

/// What a process needs.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Needs {
    pub(crate) bytes: u64,
    pub(crate) files: usize,
}

impl Needs {
    fn of(process: u32) -> Self {
        const PAGE: u64 = 4096;
        let pages = std::fs::read_to_string(format!("/proc/{process}/statm"));
        let pages = pages
            .ok()
            .and_then(|text| text.split(' ').nth(1)?.parse::<u64>().ok());
        let files = std::fs::read_dir(format!("/proc/{process}/fd"));
        Self {
            bytes: pages.unwrap_or(0) * PAGE,
            files: files.map_or(0, Iterator::count),
        }
    }
}

impl Watch {
    pub(crate) fn of(process: u32) -> Self {
        let most = Arc::new(Mutex::new(Needs::default()));
        let noted = Arc::clone(&most);
        let task = tokio::spawn(async move {
            loop {
                let Needs { bytes, files } = Needs::of(process);
                {
                    let mut noted = noted.lock().unwrap();
                    noted.bytes = noted.bytes.max(bytes);
                    noted.files = noted.files.max(files);
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
        Self {
            process,
            most,
            task,
        }
    }

    pub(crate) fn now(&self) -> Needs {
        Needs::of(self.process)
    }

    pub(crate) fn most(&self) -> Needs {
        *self.most.lock().unwrap()
    }

    /// Waits until so few files are open; nothing if that never comes.
    pub(crate) async fn settle(&self, files: usize) -> Option<()> {
        for _ in 0..150 {
            if self.now().files <= files {
                return Some(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        eprintln!("{:?} instead of {files}", self.now());
        None
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.task.abort();
    }
}
