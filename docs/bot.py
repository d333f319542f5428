"""Waits for a public table with an open seat, sits down and plays at random, as a guest or with the token of an account:
python3 bot.py http://127.0.0.1:8080 [TOKEN]"""
import json, random, sys, urllib.request

def call(path, body=None, token=None):
    request = urllib.request.Request(sys.argv[1].rstrip("/") + path, None if body is None else json.dumps(body).encode())
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    return urllib.request.urlopen(request, timeout=60)

def lines(path, token):
    for line in call(path, token=token):
        if line.strip():  # An empty line only says that the server is still there.
            yield json.loads(line)

def play(table, token):
    for message in lines(f"/api/stream/tables/{table}", token):
        if message["type"] == "table" and message["ending"]:
            return message["ending"]["places"][message["seat"]]
        if message["type"] == "state" and message["offer"]:
            action, version = random.choice(message["offer"])["action"], message["version"]
            move = {"type": "move", "actions": [action], "version": version, "key": f"at {version}"}
            call(f"/api/tables/{table}/messages", move, token)

account = sys.argv[2] if len(sys.argv) > 2 else None
events = lines("/api/stream/events", account)
table = next(event["table"]["table"] for event in events if event["type"] == "open")
seat = json.load(call(f"/api/tables/{table}/join", {"name": "bot.py"}, account))
print(f"place {play(table, account or seat['token'])} at {sys.argv[1]}/table/{table}")
