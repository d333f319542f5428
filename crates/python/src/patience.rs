//! Waiting for something that takes long, so that other Python threads run and Ctrl-C works.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How long Ctrl-C may have to wait.
const PULSE: Duration = Duration::from_millis(50);

/// Runs `work` on a thread of its own and waits for it without holding the interpreter. If a signal ends the waiting, the work is left to
/// itself: it ends when it is done, and nobody hears of it.
pub fn wait<T: Send + 'static>(py: Python<'_>, work: impl FnOnce() -> T + Send + 'static) -> PyResult<T> {
    let (done, result) = channel();
    let result = Mutex::new(result);
    std::thread::Builder::new().spawn(move || done.send(work()))?;
    loop {
        let heard = py.detach(|| result.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).recv_timeout(PULSE));
        match heard {
            Ok(value) => return Ok(value),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => return Err(PyRuntimeError::new_err("panicked")),
        }
    }
}
