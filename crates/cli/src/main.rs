//! The program `klejnot`.

fn main() -> std::process::ExitCode {
    cli::run()
}
