//! How many files and sockets the program may have open.

/// Asks the system for as many as it allows. Most begin with far fewer; if it says no, there are those.
pub fn allow_many() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
}
