//! What a server writes to its log.

use std::io;
use std::sync::{Arc, Mutex};
use tracing_subscriber::filter::LevelFilter;

/// The log of a server, in memory.
#[derive(Clone, Default)]
pub struct Logged(Arc<Mutex<Vec<u8>>>);

impl Logged {
    /// The log of all servers on this thread, to the last detail, while the guard is kept.
    pub fn begin() -> (Self, tracing::subscriber::DefaultGuard) {
        let logged = Self::default();
        let format = tracing_subscriber::fmt().json().without_time().with_max_level(LevelFilter::TRACE);
        let writer = logged.clone();
        let guard = tracing::subscriber::set_default(format.with_writer(move || writer.clone()).finish());
        (logged, guard)
    }

    /// What was written so far.
    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
