//! Numbers about the running server, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the histogram of commits, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/// Counters and gauges. Every number can be read while it changes.
#[derive(Default)]
pub struct Metrics {
    tables: AtomicI64,
    sockets: AtomicI64,
    streams: AtomicI64,
    requests: AtomicU64,
    moves: AtomicU64,
    bot_moves: AtomicU64,
    refused: AtomicU64,
    limited: AtomicU64,
    rows: AtomicU64,
    failed: AtomicU64,
    commits: [AtomicU64; BOUNDS.len() + 1],
    commit_micros: AtomicU64,
}

/// Counts something as long as it lives.
pub struct Counted<'a>(&'a AtomicI64);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    fn count(gauge: &AtomicI64) -> Counted<'_> {
        gauge.fetch_add(1, Relaxed);
        Counted(gauge)
    }

    /// A table is in memory.
    pub fn table(&self) -> Counted<'_> {
        Self::count(&self.tables)
    }

    /// A socket is open.
    pub fn socket(&self) -> Counted<'_> {
        Self::count(&self.sockets)
    }

    /// A stream is open.
    pub fn stream(&self) -> Counted<'_> {
        Self::count(&self.streams)
    }

    /// A request was answered.
    pub fn answered(&self) {
        self.requests.fetch_add(1, Relaxed);
    }

    /// A message of a person was carried out.
    pub fn moved(&self) {
        self.moves.fetch_add(1, Relaxed);
    }

    /// A bot moved.
    pub fn bot_moved(&self) {
        self.bot_moves.fetch_add(1, Relaxed);
    }

    /// A message was refused.
    pub fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    /// Somebody asked too much.
    pub fn limited(&self) {
        self.limited.fetch_add(1, Relaxed);
    }

    /// A transaction with so many rows was committed.
    pub fn committed(&self, rows: usize, taken: Duration) {
        self.rows.fetch_add(rows as u64, Relaxed);
        let bucket = BOUNDS.iter().position(|&bound| taken.as_secs_f64() <= bound).unwrap_or(BOUNDS.len());
        self.commits[bucket].fetch_add(1, Relaxed);
        self.commit_micros.fetch_add(taken.as_micros() as u64, Relaxed);
    }

    /// A transaction was not committed.
    pub fn commit_failed(&self) {
        self.failed.fetch_add(1, Relaxed);
    }

    /// All of it as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut number = |name: &str, kind: &str, help: &str, value: i64| {
            let _ =
                write!(text, "# HELP klejnot_{name} {help}\n# TYPE klejnot_{name} {kind}\nklejnot_{name} {value}\n");
        };
        let counter = |counter: &AtomicU64| counter.load(Relaxed) as i64;
        number("tables", "gauge", "Tables in memory.", self.tables.load(Relaxed));
        number("sockets", "gauge", "Open WebSockets.", self.sockets.load(Relaxed));
        number("streams", "gauge", "Open ND-JSON streams.", self.streams.load(Relaxed));
        number("requests_total", "counter", "HTTP requests answered.", counter(&self.requests));
        number("messages_total", "counter", "Messages of people carried out.", counter(&self.moves));
        number("bot_moves_total", "counter", "Moves of bots.", counter(&self.bot_moves));
        number("refused_total", "counter", "Messages refused.", counter(&self.refused));
        number("limited_total", "counter", "Requests and messages beyond a limit.", counter(&self.limited));
        number("rows_total", "counter", "Rows committed.", counter(&self.rows));
        number("commits_failed_total", "counter", "Transactions that could not be committed.", counter(&self.failed));
        self.histogram(&mut text);
        if let Some(bytes) = resident_memory() {
            let name = "process_resident_memory_bytes";
            let _ = write!(text, "# HELP {name} Resident memory size in bytes.\n# TYPE {name} gauge\n{name} {bytes}\n");
        }
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "klejnot_commit_seconds";
        let _ = write!(text, "# HELP {name} How long commits take.\n# TYPE {name} histogram\n");
        let mut sum = 0;
        let bounds = BOUNDS.iter().map(f64::to_string).chain(["+Inf".into()]);
        for (bound, bucket) in bounds.zip(&self.commits) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = Duration::from_micros(self.commit_micros.load(Relaxed)).as_secs_f64();
        let _ = write!(text, "{name}_sum {seconds}\n{name}_count {sum}\n");
    }
}

/// How much memory the process has, where the system tells.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.committed(3, Duration::from_millis(4));
        metrics.committed(1, Duration::from_secs(9));
        let socket = metrics.socket();
        let text = metrics.text();
        for line in [
            "klejnot_sockets 1",
            "klejnot_rows_total 4",
            "klejnot_commit_seconds_bucket{le=\"0.0025\"} 0",
            "klejnot_commit_seconds_bucket{le=\"0.005\"} 1",
            "klejnot_commit_seconds_bucket{le=\"+Inf\"} 2",
            "klejnot_commit_seconds_count 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        drop(socket);
        assert!(metrics.text().contains("klejnot_sockets 0\n"));
    }
}
