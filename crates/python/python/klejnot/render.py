"""Games as text and as SVG pictures, drawn from what a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ._klejnot import OVER, Game

__all__ = ["MODES", "render"]

MODES = ("ansi", "svg")
"""What ``render`` can draw."""

_COLOURS = {
    "splendor": {"W": "#f3efe4", "U": "#2f63b7", "G": "#2f8f57", "R": "#c33c3c", "K": "#3a3430", "Y": "#e2b53c"},
    "marvel": {
        "Y": "#e8c93a",
        "P": "#7d4aa8",
        "B": "#2f63b7",
        "R": "#c33c3c",
        "O": "#e07f2c",
        "S": "#8d979f",
        "T": "#2f8f57",
    },
    "duel": {
        "W": "#f3efe4",
        "U": "#2f63b7",
        "G": "#2f8f57",
        "R": "#c33c3c",
        "K": "#3a3430",
        "P": "#e9a6c0",
        "Y": "#e2b53c",
    },
    "dc": {},
}


@dataclass
class _Tile:
    """Something that lies on the table: a few short lines, and the letter of its colour."""

    lines: list[str]
    colour: str = ""


@dataclass
class _Row:
    """Tiles side by side, under a title."""

    title: str
    tiles: list[_Tile] = field(default_factory=list)


def render(game: Game, mode: str = "ansi", seat: int | None = None) -> str:
    """The game as ``seat`` sees it, as text (``"ansi"``) or as an SVG picture (``"svg"``); without a seat, as all see it."""
    if mode not in MODES:
        raise ValueError(f"mode={mode!r} (allowed: {', '.join(MODES)})")
    view = game.view(seat)
    rows = list(_rows(game, view))
    return _text(rows) if mode == "ansi" else _svg(rows, _COLOURS[game.name])


def _rows(game: Game, view: dict[str, Any]) -> Iterator[_Row]:
    turn = view["turn"]
    at_turn = f"seat {turn['seat']}" if turn["kind"] == "player" else turn["kind"]
    title = f"{game.name} {game.players}p, action {len(game)}, turn: {at_turn}"
    if game.turn == OVER:
        title += ", returns: " + " ".join(f"{value:g}" for value in game.returns() or [])
    yield _Row(title)
    if game.name == "dc":
        yield from _dc(view)
    elif game.name == "duel":
        yield from _duel(view)
    else:
        yield from _tableau(view)


def _tokens(counts: dict[str, int], letters: str) -> str:
    return " ".join(f"{letter}{counts[letter]}" for letter in letters if counts.get(letter)) or "-"


def _card(card: dict[str, Any] | None, letters: str) -> _Tile:
    if card is None:
        return _Tile(["--"])
    bonus = card["bonus"]
    colour = bonus if isinstance(bonus, str) else next(iter(bonus), "")
    extra = f" c{card['crowns']}" if card.get("crowns") else f" a{card['tags']}" if card.get("tags") else ""
    return _Tile([card["id"], f"{card['points']}p{extra}", _tokens(card["cost"], letters)], colour)


def _reserved(reserved: Iterable[dict[str, Any]], letters: str) -> Iterator[_Tile]:
    for held in reserved:
        yield _card(held["card"], letters) if held["card"] else _Tile([f"{held['level']}?"])


def _player(player: dict[str, Any], view: dict[str, Any], more: str) -> _Row:
    letters = view["letters"]
    mark = "*" if view["active"] == player["seat"] else " "
    purse = f"tokens {_tokens(player['tokens'], letters)}  bonuses {_tokens(player['bonuses'], letters)}"
    return _Row(
        f"{mark}seat {player['seat']}: {player['points']}p  {purse}{more}", list(_reserved(player["reserved"], letters))
    )


def _tableau(view: dict[str, Any]) -> Iterator[_Row]:
    letters = view["letters"]
    yield _Row(f"round {view['round']}  bank {_tokens(view['bank'], letters)}")
    tiles = [_Tile([tile["id"], f"{tile['points']}p", _tokens(tile["asks"], letters)]) for tile in view["tiles"]]
    yield _Row("tiles", tiles)
    for level in reversed(view["market"]):
        yield _Row(f"level {level['level']} ({level['deck']})", [_card(card, letters) for card in level["cards"]])
    for player in view["seats"]:
        tiles_owned = f"  tiles {len(player['tiles'])}" if player["tiles"] else ""
        yield _player(player, view, f"  cards {player['card_count']}{tiles_owned}")


def _duel(view: dict[str, Any]) -> Iterator[_Row]:
    letters = view["letters"]
    yield _Row(f"turn {view['turn_number']}  bag {_tokens(view['bag'], letters)}  privileges {view['privileges']}")
    board = [_Tile([cell["token"] or "."], cell["token"] or "") for cell in view["board"]]
    for row in range(5):
        yield _Row("abcde board" if row == 0 else "", board[5 * row : 5 * row + 5])
    yield _Row("royals", [_Tile([royal["id"], f"{royal['points']}p"]) for royal in view["royals"]])
    for level in reversed(view["pyramid"]):
        yield _Row(f"level {level['level']} ({level['deck']})", [_card(card, letters) for card in level["cards"]])
    for player in view["seats"]:
        yield _player(player, view, f"  crowns {player['crowns']}  privileges {player['privileges']}")


def _pile(title: str, cards: Iterable[str]) -> _Row:
    counted = Counter(cards)
    return _Row(title, [_Tile([card, f"x{count}"] if count > 1 else [card]) for card, count in sorted(counted.items())])


def _dc(view: dict[str, Any]) -> Iterator[_Row]:
    stacks = f"kicks {view['kicks']}  weaknesses {view['weaknesses']}  main deck {view['main_deck']}"
    yield _Row(f"{view['mode']}  turn {view['number']} of seat {view['active']}  power {view['power']}  {stacks}")
    villain = view["villain"]
    if villain or view["villains_left"]:
        shown = [_Tile([villain["card"], str(villain["price"])])] if villain else []
        yield _Row(f"super-villain ({view['villains_left']})", shown)
    if view["challenge"]:
        challenge = view["challenge"]
        yield _pile(f"challenge {challenge['challenge']}, power {challenge['power']}", challenge["contributed"])
    if view["plot"]:
        yield _Row(f"plot {view['plot']['plot']}, power {view['plot']['power']}")
    yield _Row("line-up", [_Tile([sale["card"], str(sale["price"])]) for sale in view["line_up"]])
    yield _pile("played", view["played"])
    for seat, player in enumerate(view["seats"]):
        mark = "*" if view["active"] == seat else " "
        role = f"  {player['role']}" if player["role"] else ""
        points = f"  {player['points']}p" if player["points"] is not None else ""
        sizes = f"hand {player['hand_size']}  deck {player['deck_size']}  discard {len(player['discard'])}"
        yield _pile(
            f"{mark}seat {seat}: {player['hero'] or '-'}{role}{points}  {sizes}", player["hand"] or player["known"]
        )
        if player["locations"]:
            yield _pile(" locations", player["locations"])


def _text(rows: list[_Row]) -> str:
    lines = []
    for row in rows:
        if row.title:
            lines.append(row.title)
        if not row.tiles:
            continue
        width = max(len(line) for tile in row.tiles for line in tile.lines)
        for number in range(max(len(tile.lines) for tile in row.tiles)):
            cells = (tile.lines[number] if number < len(tile.lines) else "" for tile in row.tiles)
            lines.append(("  " + "  ".join(cell.ljust(width) for cell in cells)).rstrip())
    return "\n".join(lines) + "\n"


_LINE, _LETTER, _GAP = 15, 7.3, 6


def _svg(rows: list[_Row], colours: dict[str, str]) -> str:
    drawn: list[str] = []
    top, right = 8.0, 320.0
    for row in rows:
        if row.title:
            drawn.append(f'<text x="8" y="{top + 11:g}">{escape(row.title)}</text>')
            right = max(right, 16 + _LETTER * len(row.title))
            top += _LINE + 2
        if not row.tiles:
            continue
        width = 14 + _LETTER * max(len(line) for tile in row.tiles for line in tile.lines)
        height = 8 + _LINE * max(len(tile.lines) for tile in row.tiles)
        for place, tile in enumerate(row.tiles):
            left = 12 + place * (width + _GAP)
            bar = colours.get(tile.colour, "#b8b2a6")
            drawn.append(
                f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="4" fill="#fffdf8" stroke="#6b6459"/>'
                f'<rect x="{left:g}" y="{top:g}" width="5" height="{height:g}" rx="2" fill="{bar}" stroke="#6b6459"/>'
            )
            for number, line in enumerate(tile.lines):
                drawn.append(f'<text x="{left + 9:g}" y="{top + 14 + number * _LINE:g}">{escape(line)}</text>')
            right = max(right, left + width + 12)
        top += height + _GAP
    size = f'width="{right:g}" height="{top + 8:g}" viewBox="0 0 {right:g} {top + 8:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="monospace" font-size="12" fill="#2b2622">'
        '<rect width="100%" height="100%" fill="#efe9dc"/>' + "".join(drawn) + "</svg>"
    )
