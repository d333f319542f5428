//! What each decision of a game cost.

use crate::error::{bad, bad_record, whole, words};
use crate::game::seat_of;
use crate::patience::wait;
use ::game::Record;
use catalog::{AnalysisOptions, AnyPlay, Unanalysed};
use pyo3::exceptions::{PyKeyboardInterrupt, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// analyse(record, seat=None, *, iterations=None, seed=0, threads=None)
///
/// What each decision of a recorded game cost, as known to its seat at the time, and how much of the result was luck: the report of
/// ``klejnot analyse --json``, as plain data. Without a seat with the eyes of all, one after another. The report depends on record, seat,
/// iterations and seed alone.
#[pyfunction]
#[pyo3(signature = (record, seat=None, *, iterations=None, seed=0, threads=None))]
pub fn analyse<'py>(
    py: Python<'py>,
    record: &str,
    seat: Option<i64>,
    iterations: Option<i128>,
    seed: i128,
    threads: Option<i128>,
) -> PyResult<Bound<'py, PyAny>> {
    let record = Record::parse(record).map_err(|wrong| bad_record("", &wrong))?;
    let play = AnyPlay::replay(&record).map_err(|wrong| bad_record(record.game().unwrap_or(""), &wrong))?;
    let seat = seat.map(|seat| seat_of(seat, play.seats())).transpose()?;
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let options = AnalysisOptions {
        seat: seat.map(|seat| seat.index() as u8),
        iterations: iterations.map(|given| some("iterations", given, u32::MAX)).transpose()?,
        seed: whole("seed", seed)?,
        threads: threads
            .map(|given| some("threads", given, 1024))
            .transpose()?
            .map_or_else(cores, |some| some as usize),
        ..AnalysisOptions::default()
    };
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    let report = wait(py, move || {
        play.analyse(&options, &|_| match stopped.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
    });
    // Whoever was interrupted does not wait for what is not heard any more.
    stop.store(true, Ordering::Relaxed);
    let report = report?.map_err(|why| match why {
        Unanalysed::Record(wrong) => bad_record(record.game().unwrap_or(""), &wrong),
        Unanalysed::Seat { seat, seats } => bad("seat", seat, format!("0..{}", seats - 1)),
        Unanalysed::NoDecision => {
            PyValueError::new_err(words().format("analysis-no-decision", &[("file", "record".into())]))
        }
        Unanalysed::Cancelled => PyKeyboardInterrupt::new_err(()),
    })?;
    let json = serde_json::to_string(&report).map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (json,))
}

/// A number from 1 to `most`.
pub fn some(option: &str, given: i128, most: u32) -> PyResult<u32> {
    let found = u32::try_from(given).ok().filter(|some| (1..=most).contains(some));
    found.ok_or_else(|| bad(option, given, format!("1..{most}")))
}
