"""A turn of a film in one line: which actions, where units went, what changed on the tracks, and whose."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.scythe.ids import FACTIONS, STARS, UNIT_KINDS
from maszyna.speech.common.keys import PLACES_BY_KEY
from maszyna.speech.scythe.names.piece_names import counted_units

MINUS: Final = chr(0x2212)
IN_A_LINE: Final = ["power", "popularity", "coins", "cards", "workers", "mechs"]  # tracks that sum a turn up


def line_of(turn: Doc, actions: list[str], factions: list[int], reader: int, words: Language) -> Text:
    """``factions`` are those at the table, ``reader`` is the one whose player reads this."""
    line: Text = []
    for seat in sorted([FACTIONS[faction] for faction in factions], key=lambda name: name != turn["seat"]):
        parts: list[Text] = [[", ".join(actions)]] if actions and seat == turn["seat"] else []
        parts += [*ways(turn, seat, words), *sums(turn, seat, words)]
        for number, part in enumerate(parts):
            name = [] if number or seat == turn["seat"] else [named(seat, reader, words)]
            line += [*([" · "] if line else []), *name, *part]
    return line or (turn["steps"][-1]["say"] if turn["steps"] else [words.say("film_nothing")])


def ways(turn: Doc, seat: str, words: Language) -> list[Text]:
    """Where units of a seat went, those together that went to the same place; its own turn's combats as well."""
    found: list[Text | tuple[str, str]] = []  # by kind and place, or a combat
    pieces: dict[tuple[str, str], set[str]] = {}
    for step in turn["steps"]:
        if step["kind"] == "walk" and "piece" in step and step["piece"].split(".")[0] == seat:
            kind, to = step["piece"].split(".")[1], step["path"][-1] if "path" in step else step["to"]
            pieces.setdefault((kind, to), set()).add(step["piece"])
            if (kind, to) not in found:
                found.append((kind, to))
        elif step["kind"] == "fight" and "place" in step and seat == turn["seat"]:
            fight: Text = [words.say("film_fight")]
            if found and fight not in found:
                found.append(fight)
    return [one if isinstance(one, list) else went(*one, len(pieces[one]), words) for one in found]


def went(kind: str, to: str, number: int, words: Language) -> Text:
    """Units of a kind, and where they ended: a territory, a base, their mat."""
    unit_kind = UNIT_KINDS.index(kind)
    unit = counted_units(words.translator, unit_kind, number) if number > 1 else words.name("unit_kind", unit_kind)
    if to not in PLACES_BY_KEY:
        return [f"{unit} → {words.say('film_mat')}"]
    return [f"{unit} → ", {"t": words.short_place(PLACES_BY_KEY[to]), "place": to}]


def sums(turn: Doc, seat: str, words: Language) -> list[Text]:
    """What changed on the tracks of a seat over the turn, and its stars."""
    changed: dict[str, int] = {}
    for step in turn["steps"]:
        for one in step.get("tracks", []):
            if one["seat"] == seat:
                changed[one["track"]] = changed.get(one["track"], 0) + one["to"] - one["from"]
    found = [
        f"{words.track(track)} {changed[track]:+d}".replace("-", MINUS) for track in IN_A_LINE if changed.get(track)
    ]
    found += [
        words.say("film_star", name=words.name("star", STARS.index(step["star"]["which"])))
        for step in turn["steps"]
        if "star" in step and step["star"]["seat"] == seat
    ]
    return [[", ".join(found)]] if found else []


def named(seat: str, reader: int, words: Language) -> str:
    faction = FACTIONS.index(seat)
    return f"{words.say('film_you') if faction == reader else words.faction(faction)}: "
