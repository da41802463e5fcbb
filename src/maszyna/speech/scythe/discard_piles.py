"""An Automa's two discard piles, and the booklet's check of the marker by the gold stars in the main one (A13)."""

from typing import Final

from maszyna.kernel.bits import members
from maszyna.scythe.automa.deck import combat_pile, gold_stars, main_pile, skipped_stars
from maszyna.scythe.hidden import AutomaState
from maszyna.speech.language.translator import Translator, mark

MAIN: Final = mark("Main discard pile: {cards}")
COMBAT: Final = mark("Combat discard pile: {cards}")
HOLDS: Final = mark(
    "The marker is on the right space: {start} at the last shuffle, and {stars} more for the gold stars in the main "
    "discard pile."
)
FAILS: Final = mark(
    "The marker should be on space {space}: {start} at the last shuffle, and {stars} more for the gold stars in the "
    "main discard pile."
)
SKIPPED: Final = mark("Gold stars of skipped cards do not count: {stars} ({rule}).")
SKIPPED_RULE: Final = "R11"


def piles(translator: Translator, state: AutomaState) -> list[str]:
    """A line for each pile that has cards."""
    found = [(MAIN, members(main_pile(state))), (COMBAT, members(combat_pile(state)))]
    return [translator.say(text, {"cards": ", ".join(map(str, cards))}) for text, cards in found if cards]


def star_check(translator: Translator, state: AutomaState) -> str:
    stars = gold_stars(state)
    space = state.shuffled_at + stars
    text = HOLDS if space == state.tracker else FAILS
    said = translator.say(text, {"space": space, "start": state.shuffled_at, "stars": stars})
    skipped = skipped_stars(state)
    if not skipped:
        return said
    return f"{said} {translator.say(SKIPPED, {'stars': skipped, 'rule': SKIPPED_RULE})}"
