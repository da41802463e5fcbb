"""What a table of Expeditions can be corrected to: each location, what the Automa holds, and the numbers of both."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.page_parts import place_row
from maszyna.expeditions.events import ADJUSTED
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN, LOCATIONS, SEATS, TWENTY, WALKED, place_text
from maszyna.expeditions.play.corrections import COUNTERS, MOST, TOKENS
from maszyna.expeditions.table.differences import differences
from maszyna.kernel.bits import bit
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.speech.expeditions.captions import captions

ADJUST: Final = "adjust "
CAMP: Final = "camp"  # what the Automa has taken, as if it were a place
TRACKS: Final = ["progress", "glory", "maps", "glory"]  # by the engine's counters
MINE: Final = "my glory"


def sentences(record: Record[Expedition], at: int, words: Language) -> list[str]:
    """What an action brought about; a correction says what it has changed."""
    entry = record.entries[at]
    return [
        corrected(record, at, words) if event.kind == ADJUSTED else words.expeditions.sentence(event)
        for event in entry.events
    ]


def corrected(record: Record[Expedition], at: int, words: Language) -> str:
    entry = record.entries[at]
    key = (words.lang, "corrected", at)
    if key not in entry.cache:  # what an action did never changes
        entry.cache[key] = words.expeditions.corrected(differences(record.at(at - 1), record.at(at)))
    return str(entry.cache[key])


def counters(game: Expedition, words: Language) -> list[Doc]:
    """The numbers of both sides, each with the step that sets it."""
    position = game.position
    values = [position.progress, position.glory, position.taken_maps, game.human.glory]
    most = [position.card.spaces - 1, *MOST[1:]]
    found = []
    for number, counter in enumerate(COUNTERS):
        seat = HUMAN if counter == MINE else AUTOMA
        name = f"{words.expeditions.seat(seat)}: {words.track(TRACKS[number])}"
        found.append({"key": counter, "seat": SEATS[seat], "name": name, "value": values[number],
                      "most": most[number], "step": f"adjust {counter} {{n}}"})  # fmt: skip
    return found


def location_page(game: Expedition, key: str, words: Language) -> Doc:
    """A location: its face, the tokens by their values, and which mech stands there."""
    if key == CAMP:
        return camp_page(game, words)
    places = [(row, at) for row in range(WALKED) for at in range(LOCATIONS)]
    found = [(row, at) for row, at in places if place_text(row, at) == key]
    if not found:
        raise FormatError("key", "needs_location", example="n3")
    row_, at = found[0]
    position = game.position
    down = bool(position.maps[row_] & bit(at))
    rows = [
        place_row("map", words.say("map_token"), "expeditions.map", int(down), f"adjust no map {key}" if down else None,
            None if down else f"adjust map {key}", words)
    ]  # fmt: skip
    rows += token_rows(position.pile(row_, at), f"adjust remove {key}", f"adjust put {key}", words)
    text = words.place_text(captions(words.lang).location(position, row_, at))
    mechs = [] if position.at[row_] == at else [offer(words.expeditions.mech(row_), f"adjust mech {key}")]
    if position.human_in(row_) != at:
        mechs.append(offer(captions(words.lang).your_mech(), f"me {key}"))
    offers = [
        put_offers(game, f"adjust put {key}", "correct_put", words),
        {"title": words.say("correct_mech"), "options": mechs},
    ]
    return page(key, key, [text], rows, offers)


def camp_page(game: Expedition, words: Language) -> Doc:
    """What the Automa has taken."""
    rows = token_rows(game.position.taken, "adjust lose", "adjust gain", words)
    text = words.place_text(captions(words.lang).holding(game.position))
    return page(CAMP, words.say("correct_camp"), [text], rows, [put_offers(game, "adjust gain", "correct_gain", words)])


def page(key: str, title: str, says: list[object], rows: list[Doc], offers: list[Doc]) -> Doc:
    shown = [one for one in offers if one["options"]]
    return {"place": key, "title": [title], "number": None, "says": says, "rows": rows, "problems": [],
            "offers": shown}  # fmt: skip


def token_rows(pile: list[int], less: str, more: str, words: Language) -> list[Doc]:
    """The tokens that are there, the topmost first, each value once; there is one 20."""
    return [
        place_row(f"corruption.{value}", words.say("corruption_token", value=value), f"expeditions.corruption.{value}",
                  pile.count(value), f"{less} {value}", None if value == TWENTY else f"{more} {value}", words)
        for value in dict.fromkeys(reversed(pile))
    ]  # fmt: skip


def put_offers(game: Expedition, step: str, title: str, words: Language) -> Doc:
    """The tokens that can still come; whatever is there, one more goes on top."""
    legal = set(game.legal_texts())
    options = [offer(str(value), f"{step} {value}") for value in TOKENS if f"{step} {value}" in legal]
    return {"title": words.say(title), "options": options}


def offer(label: str, tell: str) -> Doc:
    return {"label": label, "tell": tell}
