### The web client and its server. Conventions: events.ftl.

## klejnot serve

web-serving = Klejnot is ready: { $address } (Ctrl-C ends it)
web-cannot-listen = Cannot listen on { $address }: { $why }
web-cannot-read = Cannot serve the client in { $folder }: { $why }

## Why the server does not do something

web-refused-malformed = the message can't be read: { $why }
web-refused-too-large = the message is too long
web-refused-unknown-path = there is nothing at this address
web-refused-wrong-method = this address doesn't understand such a request
web-refused-foreign-origin = the request comes from somebody else's page
web-refused-unknown-game = there is no game "{ $found }"
web-refused-bad-seats = at least one seat must be yours, and all must exist
web-refused-too-many-tables = there is no room for another table; try again later
web-refused-unknown-table = there is no such table, or no longer
web-refused-no-seat = this seat belongs to somebody else
web-refused-stale = the table had moved on; look again
web-refused-key-used = another move was sent under the same key
web-refused-illegal = not allowed now
web-refused-nothing-to-undo = there is nothing that you may take back
web-refused-not-over = the game is not over
web-refused-stopping = the server is stopping

# Stands in the log among the events of the game.
web-taken-back = { $seat } takes back the last action.
