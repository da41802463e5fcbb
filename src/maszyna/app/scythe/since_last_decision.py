"""What has come since somebody last decided: what thinking opponents did and why, what people did, stars placed."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe_common.log import add_events
from maszyna.app.scythe_common.story import steps_of
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.players.opponents import gains, strengths
from maszyna.scythe.events import EVENTS, STAR_PLACED, TURN_BEGAN, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MAT, MOST_STARS, PLACES, STAR_TRACKER, STARS
from maszyna.scythe.state import HUMAN
from maszyna.speech.app.scene_texts import STARS_MISSING, STARS_MISSING_TO
from maszyna.speech.common.keys import PLACE_KEYS
from maszyna.speech.scythe.hint_texts import HintTexts

CACHE: Final = ("", "strengths", 0)
WHERE: Final = ["place", "to"]  # the fields of an event that say where it happened


def strengths_of(record: Record[Any]) -> list[str]:
    """By seat; read once for each game."""
    cache = record.entries[0].cache
    if CACHE not in cache:
        cache[CACHE] = strengths(record.setup, record.seed)
    found: list[str] = cache[CACHE]
    return found


def story_of_opponents(record: Record[Scythe], sees: int, words: Language) -> Doc | None:
    """Everything since an opponent that thinks began to act, if nobody else has acted since."""
    names = strengths_of(record)
    last = len(record.actions)
    first = last
    while names and first and record.entries[first].seat >= 0 and names[record.entries[first].seat]:
        first -= 1
    if first == last:
        return None
    entries = record.entries[first + 1 :]
    events = [event for entry in entries for event in entry.events if event.kind != TURN_BEGAN]
    game = record.game
    steps = steps_of(events, game.position, game.hidden, words, sees)
    before = record.at(first)
    for seat in sorted({entry.seat for entry in entries}):
        why = why_text(before, game, seat, words)
        if why:
            steps.append({"id": f"why{seat}", "kind": "change", "event": "reasons", "say": words.text(why),
                          "seat": FACTIONS[game.position.seats[seat].faction]})  # fmt: skip
    faction = game.position.seats[entries[0].seat].faction
    title = words.spans_for("opponent_turn", faction=words.scythe.name("faction", faction))
    return {"key": f"turn-{last}", "at": last, "title": title, "card": None, "choices": [], "steps": steps}


def why_text(before: Scythe, after: Scythe, seat: int, words: Language) -> str:
    """What its turn has brought an opponent, in what a player counts."""
    found = gains(before, after, seat)
    if not found:
        return ""
    texts = HintTexts(words.translator, words.scythe)
    faction = words.scythe.name("faction", after.position.seats[seat].faction)
    return words.say("opponent_reasons", faction=faction, terms="; ".join(texts.reason(one) for one in found))


def since_last_turn(record: Record[Scythe], sees: int, words: Language) -> Doc | None:
    """What other people have done since this seat's own last turn, turn by turn; other opponents' turns are stories."""
    position, thinking = record.game.position, strengths_of(record)
    chairs = [seat for seat, own in enumerate(position.seats) if own.player == HUMAN]
    people = [seat for seat in chairs if not (thinking and thinking[seat])]
    if sees == NOBODY or len(people) < 2:
        return None
    begins = [
        (number, event.seat)
        for number, entry in enumerate(record.entries)
        for event in entry.events
        if event.kind == TURN_BEGAN
    ]
    if begins and begins[-1][1] == sees:
        begins.pop()
    start = next((number for number, seat in reversed(begins) if seat == sees), -1)
    turns: list[Doc] = []
    for number in range(max(0, start), len(record.entries)):
        add_events(turns, number, record.entries[number], position, words, sees)
    if start >= 0:  # what came before the own turn was told then
        own = FACTIONS[position.seats[sees].faction]
        turns = turns[next(number for number, turn in enumerate(turns) if turn["seat"] == own) :]
    others = [FACTIONS[position.seats[seat].faction] for seat in people if seat != sees]
    found = [{"seat": turn["seat"], "name": turn["name"], "lines": [line["say"] for line in turn["lines"]]}
             for turn in turns if turn["seat"] in others and turn["lines"]]  # fmt: skip
    return {"key": f"since-{record.game.turns}", "turns": found} if found else None


def new_stars(record: Record[Scythe], viewer: Viewer, words: Language) -> list[Doc]:
    """Those of the viewer's last action and of all that followed it."""
    entries = record.entries
    start = next((number for number in range(len(entries) - 1, 0, -1) if entries[number].seat in viewer.acts), 0)
    events = [event for entry in entries[start:] for event in entry.events]
    return stars_in(events, record.events(), record.game, viewer.sees, words)


def stars_in(events: list[Event], all_events: list[Event], game: Scythe, sees: int, words: Language) -> list[Doc]:
    """The stars placed in some events, the last ones of ``all_events``."""
    found: list[Doc] = []
    for number, event in enumerate(events):
        if event.kind == STAR_PLACED:
            yours = event.seat == sees
            row = star_row(all_events, event.seat, words)[: field_of(event, "stars")] if yours else []
            found.append({**star_view(game, event, yours, words), "row": row, "from": earned_at(events, number)})
    return found


def star_view(game: Scythe, event: Event, yours: bool, words: Language) -> Doc:
    star, stars = field_of(event, "star"), field_of(event, "stars")
    faction = game.position.seats[event.seat].faction
    say = words.say(f"your_star_{stars}") if yours else words.say("star_of", who=words.faction(faction), n=stars)
    why = words.explained(f"star.{STARS[star]}") if star != STAR_TRACKER else words.spans_for("star_by_tracker")
    return {
        "key": f"{FACTIONS[faction]}-{stars}",
        "seat": FACTIONS[faction],
        "which": STARS[star],
        "name": words.name("star", star),
        "count": stars,
        "of": MOST_STARS,
        "say": [say],
        "why": why,
        "missing": missing(game, event.seat, stars, words),
    }


def missing(game: Scythe, seat: int, stars: int, words: Language) -> Text:
    """How many stars are missing to the end of the game: of the seat that placed one, or of another that is nearer."""
    decisive = game.ending.decisive_star(game)
    seats = game.position.seats
    most = max(own.stars for own in seats)
    if not decisive or max(stars, most) >= decisive:
        return []
    if stars >= most:
        return [words.translator.count(STARS_MISSING, decisive - stars)]
    nearest = next(other for other, own in enumerate(seats) if own.stars == most)
    who = {"who": words.faction(seats[nearest].faction)}
    return [words.translator.count(STARS_MISSING_TO, decisive - most, who)]


def star_row(events: list[Event], seat: int, words: Language) -> list[str]:
    """The stars of a seat by their names, the first one first."""
    placed = [event for event in events if event.kind == STAR_PLACED and event.seat == seat]
    return [words.name("star", field_of(event, "star")) for event in placed]


def earned_at(events: list[Event], number: int) -> str | None:
    """The last place that somebody acted on before they placed a star, if it was one."""
    for event in reversed(events[:number]):
        if event.seat != events[number].seat:
            continue
        names = [field.partition(":")[0] for field in EVENTS[event.kind][1] if field.endswith(":place")]
        places = [field_of(event, name) for name in WHERE if name in names]
        if places:
            return PLACE_KEYS[places[0]] if MAT < places[0] < PLACES else None
    return None
