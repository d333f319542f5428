//! One task writes for all tables: what waits is committed together.

use super::{MOST_ROWS, Store, StoreError, Write};
use crate::metrics::Metrics;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, warn};

/// Writes that may wait. Who comes with one more waits too.
const WAITING: usize = 2 * MOST_ROWS;

type Done = oneshot::Sender<Result<(), StoreError>>;

/// A way to the task that writes. Clones lead to the same one; it ends with the last of them.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<(Write, Done)>,
}

impl Writer {
    /// Starts the task. The future is its life.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (queue, jobs) = mpsc::channel(WAITING);
        (Self { queue }, run(store, metrics, jobs))
    }

    /// Writes, and is done when it is on the disk.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed("the writer has ended".into());
        let (done, answer) = oneshot::channel();
        self.queue.send((write, done)).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

/// Takes what waits, as long as there is anybody to bring something. No timer: while one transaction is committed, the next gathers.
async fn run(store: Arc<dyn Store>, metrics: Arc<Metrics>, mut jobs: mpsc::Receiver<(Write, Done)>) {
    let mut held = None;
    loop {
        let first = match held.take() {
            Some(job) => Some(job),
            None => jobs.recv().await,
        };
        let Some((write, done)) = first else { return };
        let (mut rows, mut writes, mut waiting) = (write.rows(), vec![write], vec![done]);
        while let Ok((write, done)) = jobs.try_recv() {
            if rows + write.rows() > MOST_ROWS {
                held = Some((write, done));
                break;
            }
            rows += write.rows();
            writes.push(write);
            waiting.push(done);
        }
        let begun = Instant::now();
        match store.commit(&writes).await {
            Ok(()) => {
                metrics.committed(rows, begun.elapsed());
                // Who has stopped waiting needs no answer.
                waiting.into_iter().for_each(|done| drop(done.send(Ok(()))));
            }
            Err(why) => {
                metrics.commit_failed();
                warn!(%why, rows, "not stored");
                for (write, done) in writes.iter().zip(waiting) {
                    let _ = done.send(alone(&*store, write, &why).await);
                }
            }
        }
    }
}

/// Tries to write one thing that could not be written with others: it may be the fault of one of them. If the database had carried it out
/// after all, and only its answer was lost, it stays.
async fn alone(store: &dyn Store, write: &Write, before: &StoreError) -> Result<(), StoreError> {
    if let Some(row) = &write.log
        && store.has(row).await?
    {
        return Ok(());
    }
    let done = store.commit(std::slice::from_ref(write)).await;
    if let Err(why) = &done {
        error!(%why, %before, "not stored");
    }
    done
}
