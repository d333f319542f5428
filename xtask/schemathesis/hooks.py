"""What schemathesis cannot guess: tables and accounts that exist, secrets that fit, clients of many addresses, streams that end.

The server runs with `--trusted-proxy 127.0.0.1`, so that each request can come from a client of its own."""

import json
import os
import random
import urllib.error
import urllib.request

import schemathesis

SERVER = os.environ["KLEJNOT_URL"]
# The same requests each time: what fails can be seen again.
DICE = random.Random(1)


def forwarded():
    return ".".join(str(DICE.randrange(1, 255)) for _ in range(4))


def post(path, body, token=None):
    headers = {"Content-Type": "application/json", "X-Forwarded-For": forwarded()}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def account():
    """The token of a new account."""
    return post("/api/accounts", {"name": f"Ala {DICE.randrange(10**9)}", "passphrase": "a long secret"})["token"]


def table():
    """The name of a new table at any stage, a token that fits, and its version."""
    stage = DICE.choice(["gathering", "playing", "over"])
    seats = ["me", "open"] if stage == "gathering" else ["me", "me"]
    wanted = {"game": DICE.choice(["splendor", "marvel", "duel", "dc"]), "seats": seats, "public": True, "name": "Ala"}
    owner = DICE.randrange(len(ACCOUNTS))
    try:
        opened = post("/api/tables", wanted, ACCOUNTS[owner])
    except urllib.error.HTTPError:
        # It was signed out.
        ACCOUNTS[owner] = account()
        opened = post("/api/tables", wanted, ACCOUNTS[owner])
    if stage == "over":
        resign = {"type": "resign", "version": opened["version"], "key": "resign"}
        post(f"/api/tables/{opened['table']}/messages", resign, opened["token"])
    return opened["table"], DICE.choice([opened["token"], ACCOUNTS[owner]]), opened["version"]


ACCOUNTS = [account() for _ in range(3)]
TABLES = [table() for _ in range(12)]


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = forwarded()
    # Somebody may have left meanwhile.
    if DICE.random() < 0.1:
        TABLES[DICE.randrange(len(TABLES))] = table()
    parameters = case.path_parameters
    if isinstance(parameters, dict) and "table" in parameters and DICE.random() < 0.8:
        name, token, version = DICE.choice(TABLES)
        parameters["table"] = name
        if DICE.random() < 0.8:
            case.headers["Authorization"] = f"Bearer {token}"
        if isinstance(case.body, dict) and "version" in case.body and DICE.random() < 0.5:
            case.body["version"] = version
    elif DICE.random() < 0.5:
        case.headers["Authorization"] = f"Bearer {DICE.choice(ACCOUNTS)}"
    if "/stream/" in case.path:
        query = case.query if isinstance(case.query, dict) else {}
        # Nobody waits for the end of an endless stream.
        if not isinstance(query.get("seconds"), str) or str(query["seconds"]).isdigit():
            query["seconds"] = DICE.choice([0, 1])
        case.query = query
