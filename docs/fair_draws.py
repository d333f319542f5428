#!/usr/bin/env python3
"""Checks the draws of a served game by its record: python3 fair_draws.py RECORD [KLEJNOT]

Exit code 0 if they were fair, 1 with the line that is wrong. What could be drawn, and how likely it was, is asked from
`klejnot engine`, which draws nothing itself; all the rest is computed here."""
import hashlib, hmac, itertools, json, struct, subprocess, sys

def read(path):
    """The headers, each with its line, and the actions with theirs."""
    headers, actions = {}, []
    with open(path, encoding="utf-8-sig", newline="\n") as file:
        for number, line in enumerate(map(str.strip, file), 1):
            if line.startswith("["):
                name, value = line[1:-2].split(' "', 1)
                headers[name] = value, number
            elif action := line.split(";")[0].strip():
                actions.append((action, number))
    return headers, actions

def key_of(secret, value):
    """HMAC-SHA256 over all that was agreed and added, each field with its length before it."""
    config = f"players={value('Players')} {value('Options')}".strip()
    texts = "klejnot-draw-1", value("Table"), value("Game"), value("Dealt") or value("Version"), config
    fields = [text.encode() for text in texts] + [bytes.fromhex(added) for added in value("Entropies").split(",")]
    return hmac.new(secret, b"".join(struct.pack("<L", len(f)) + f for f in fields), hashlib.sha256).digest()

def chacha20(key, index):
    """The key stream of RFC 8439 with the number of the draw as nonce, as 32-bit words."""
    for counter in itertools.count():
        start = [*struct.unpack("<4L8L", b"expand 32-byte k" + key), counter, *struct.unpack("<3L", struct.pack("<QL", index, 0))]
        x = start[:]
        for shift in [0, 1] * 10:  # columns, then diagonals
            for i in range(4):
                a, b, c, d = (4 * row + (i + shift * row) % 4 for row in range(4))
                for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    x[r] = ((x[r] ^ x[p]) << turn | (x[r] ^ x[p]) >> (32 - turn)) & 0xFFFFFFFF
        yield from ((word + first) & 0xFFFFFFFF for word, first in zip(x, start))

def below(key, index, n):
    """A number below n: words that would make some results likelier are passed over."""
    return next(word for word in chacha20(key, index) if word < n * (2**32 // n)) % n

def play(klejnot, value, actions):
    """What could be done before each action, and whether it could be applied: two answers for each."""
    options = dict(option.split("=") for option in value("Options").split())
    new = {"cmd": "new", "game": value("Game"), "players": int(value("Players")), "options": options, "chance": "external"}
    requests = [new] + [ask for action, _ in actions for ask in ({"cmd": "legal"}, {"cmd": "apply", "action": action})]
    engine = subprocess.run([klejnot, "engine"], input="\n".join(map(json.dumps, requests)), capture_output=True, text=True)
    return [json.loads(answer) for answer in engine.stdout.splitlines()[1:]]

def first_wrong(key, given, actions, answers):
    """The first line that the rules do not allow, or that the dealer with this key has not drawn; what was given is not drawn."""
    draws = itertools.count()
    for at, ((action, line), legal, applied) in enumerate(zip(actions, answers[::2], answers[1::2])):
        if legal["turn"]["kind"] == "chance":
            rolled = below(key, next(draws), sum(legal["weights"]))
            drawn = next(a for a, so_far in zip(legal["actions"], itertools.accumulate(legal["weights"])) if so_far > rolled)
            if drawn != action and at >= given:
                return line, f"the dealer drew {drawn}, not {action}"
        if not applied["ok"]:
            return line, applied["error"]["message"]

def check(path, klejnot):
    headers, actions = read(path)
    value = lambda name: headers.get(name, ("", 0))[0]
    secret, stated = bytes.fromhex(value("Secret")), bytes.fromhex(value("Key"))
    follows, answers, given = key_of(secret, value), play(klejnot, value, actions), int(value("Given") or 0)
    if hashlib.sha256(secret).hexdigest() != value("Commitment"):
        return headers["Commitment" if follows == stated else "Secret"][1], "secret and commitment do not agree"
    if follows != stated:
        return headers["Key" if first_wrong(stated, given, actions, answers) else "Entropies"][1], "the key does not follow"
    return first_wrong(follows, given, actions, answers)

try:
    wrong = check(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "klejnot")
except (KeyError, ValueError, struct.error) as problem:
    wrong = 0, f"no proof that can be read ({problem})"
print(f"{sys.argv[1]}: " + (f"wrong. line {wrong[0]}: {wrong[1]}" if wrong else f"all draws are fair (actions that were given: {read(sys.argv[1])[0].get('Given', '0')[0]})"))
sys.exit(bool(wrong))
