//! `klejnot serve`: the web client and the tables behind it.

use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::Args;
use server::{Application, CannotStart, Settings, stop_signal};
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use text::Text;

/// Arguments of `klejnot serve`.
#[derive(Args, Debug)]
pub struct ServeArgs {
    /// The port on this machine; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    port: u16,

    /// A folder with the web client, instead of the one that is built in
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,

    /// How long bots take for a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    bot_delay: u64,
}

/// Serves until it is told to end.
pub fn serve(args: &ServeArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(terminal.colour()).init();
    let settings = Settings {
        address: ([127, 0, 0, 1], args.port).into(),
        web: args.web.clone(),
        bot_delay: Duration::from_millis(args.bot_delay),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let application = Application::build(settings).await.map_err(|error| cannot_start(text, &error))?;
        let address = format!("http://{}/", application.address());
        terminal.say(text.format("web-serving", &[("address", address.into())]))?;
        terminal.flush()?;
        Ok(application.run(stop_signal()).await?)
    })
}

fn cannot_start(text: &Text, error: &CannotStart) -> Stop {
    Stop::failed(match error {
        CannotStart::Listen(address, why) => text
            .format("web-cannot-listen", &[("address", address.to_string().into()), ("why", why.to_string().into())]),
        CannotStart::Web(folder, why) => text.format(
            "web-cannot-read",
            &[("folder", folder.display().to_string().into()), ("why", why.to_string().into())],
        ),
    })
}
