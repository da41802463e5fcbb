"""What happens in a game of Expeditions, as sentences; a mech's part is told by expeditions_tracing."""

from typing import Final

from maszyna.expeditions.events import EVENTS, GAME_ENDED, HUMAN_MOVED, MechPart, field_of
from maszyna.expeditions.words import AWAY, HUMAN, SOUTH, place_text
from maszyna.kernel.events import Event
from maszyna.speech.expeditions.names import SEATS
from maszyna.speech.expeditions.search_prose import SearchProse
from maszyna.speech.language.translator import Translator, mark

# By the names of the events.
SENTENCES: Final[dict[str, str]] = {
    "deck_shuffled": mark("The decision deck was empty: all cards are shuffled, and 2 are set aside unseen."),
    "card": mark("The Automa draws decision card {card}."),
    "progress": mark("Its progress token goes on to space {space}."),
    "glory": mark(
        "This is a star: glory token {tokens} goes from the glory card to the upper left corner of the base camp "
        "board, not into a category."
    ),
    "mech": mark("{part}"),
    "corruption_placed": mark("Corruption {value} is put on {at}."),
    "human_moved": mark("Your mech stands on {at}."),
    "human_explored": mark("You take the map token from {at} and flip the tile."),
    "human_took": mark("You take corruption {value} from {at}."),
    "human_glory": mark("You place glory token {tokens}."),
    "adjusted": mark("The table is corrected."),
    "end_near": mark("The last glory token is placed, so the end is near: one turn more for each side."),
    "game_ended": mark("The Automa wins: {automa} coins to {human}."),
    "turn_began": mark("{who} · turn {number}"),
    "end_off": mark("The last glory token is taken back, so the end is not near after all."),
}
# The same events, where one of their numbers makes something else of them.
IN_THE_SOUTH: Final = mark("Your mech stands in the South.")
OFF_THE_MAP: Final = mark("Your mech is off the map.")
YOU_WIN: Final = mark("You win: {human} coins to {automa}.")
TIE: Final = mark("{human} coins each, and a tie is the Automa's win.")


def sentence(translator: Translator, event: Event) -> str:
    values: dict[str, object] = {"who": translator.say(SEATS[event.seat])}
    if isinstance(event, MechPart):
        values["part"] = SearchProse(translator, event).headline()
    row = AWAY
    for field, number in zip(EVENTS[event.kind][1], event.values(), strict=False):
        name, _, type_ = field.partition(":")
        if type_ == "row":
            row = number
        known = type_ == "place" and number != AWAY
        values[name] = place_text(row, number) if known else number
    return translator.say(text_of(event), values)


def text_of(event: Event) -> str:
    if event.kind == HUMAN_MOVED and field_of(event, "at") == AWAY:
        return IN_THE_SOUTH if field_of(event, "row") == SOUTH else OFF_THE_MAP
    if event.kind == GAME_ENDED and event.seat == HUMAN:
        return YOU_WIN
    if event.kind == GAME_ENDED and field_of(event, "human") == field_of(event, "automa"):
        return TIE
    return SENTENCES[EVENTS[event.kind][0]]
