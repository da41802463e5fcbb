"""A turn of a film in one line: which actions, where units went, what changed on the tracks, and whose."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.scythe.ids import FACTIONS, STARS, UNIT_KINDS
from maszyna.speech.common.keys import PLACES_BY_KEY

MINUS: Final = chr(0x2212)
IN_A_LINE: Final = ["power", "popularity", "coins", "cards", "workers", "mechs"]  # tracks that sum a turn up


def line_of(turn: Doc, actions: list[str], factions: list[int], reader: int, words: Language) -> Text:
    """``factions`` are those at the table, ``reader`` is the one whose player reads this."""
    parts: list[Text] = [[", ".join(actions)]] if actions else []
    sums: dict[tuple[str, str], int] = {}
    stars: list[tuple[str, str]] = []  # whose, and for what
    for step in turn["steps"]:
        if "star" in step:
            name = words.name("star", STARS.index(step["star"]["which"]))
            stars.append((step["star"]["seat"], words.say("film_star", name=name)))
        if step["kind"] == "walk" and "piece" in step:
            parts.append(went(step, turn["seat"], reader, words))
        elif step["kind"] == "fight" and "place" in step and parts and parts[-1] != [words.say("film_fight")]:
            parts.append([words.say("film_fight")])
        for one in step.get("tracks", []):
            key = one["seat"], one["track"]
            sums[key] = sums.get(key, 0) + one["to"] - one["from"]
    for seat in sorted([FACTIONS[faction] for faction in factions], key=lambda name: name != turn["seat"]):
        changed = [f"{words.track(track)} {sums[seat, track]:+d}" for track in IN_A_LINE if sums.get((seat, track))]
        changed += [star for whose, star in stars if whose == seat]
        if changed:
            parts.append([named(seat, turn["seat"], reader, words) + ", ".join(changed).replace("-", MINUS)])
    line: Text = []
    for part in [one for number, one in enumerate(parts) if one not in parts[:number]]:
        line += [*([" · "] if line else []), *part]
    return line or (turn["steps"][-1]["say"] if turn["steps"] else [words.say("film_nothing")])


def went(step: Doc, turn: str, reader: int, words: Language) -> Text:
    """A unit, whose it is if not theirs whose ``turn`` it is, and where it ended: a territory, a base, its mat."""
    to = step["path"][-1] if "path" in step else step["to"]
    owner, kind = step["piece"].split(".")[:2]
    unit = named(owner, turn, reader, words) + words.name("unit_kind", UNIT_KINDS.index(kind))
    if to not in PLACES_BY_KEY:
        return [f"{unit} → {words.say('film_mat')}"]
    return [f"{unit} → ", {"t": words.short_place(PLACES_BY_KEY[to]), "place": to}]


def named(seat: str, turn: str, reader: int, words: Language) -> str:
    """Whose something is, unless theirs whose turn it is."""
    if seat == turn:
        return ""
    faction = FACTIONS.index(seat)
    return f"{words.say('film_you') if faction == reader else words.faction(faction)}: "
