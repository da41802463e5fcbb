"""The one test for "something hidden was shown", which drafts, the end of a turn and undo share.

Hidden are what chance will bring (a deck, a die), Factory cards before somebody may choose, and another seat's dial,
hand and objectives.
"""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.scythe.events import (
    AUTOMA_CARD,
    AUTOMA_COMBAT_CARD,
    COMBAT_COMMITTED,
    ENCOUNTER_MET,
    HAND_SEEN,
    OBJECTIVE_REVEALED,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.play.cards.factory import ChooseFactoryCard

NOTHING: Final = ""
AUTOMA: Final = "automa"  # an Automa takes its turn
COMBAT: Final = "combat"  # both sides of a combat are shown
ENCOUNTER: Final = "encounter"
CARDS: Final = "cards"  # some other card is drawn
FACTORY: Final = "factory"
HAND: Final = "hand"
OBJECTIVE: Final = "objective"
BY_EVENT: Final = {
    AUTOMA_CARD: AUTOMA,
    AUTOMA_COMBAT_CARD: COMBAT,
    ENCOUNTER_MET: ENCOUNTER,
    HAND_SEEN: HAND,
}
OF_OTHERS: Final = {COMBAT_COMMITTED: COMBAT, OBJECTIVE_REVEALED: OBJECTIVE}

Hidden = tuple[object, ...]


def hidden_of(game: Scythe) -> Hidden:
    """All that chance has not shown yet."""
    decks = [state.deck for state in game.hidden if isinstance(state, AutomaState)]
    offered = isinstance(game.asking, ChooseFactoryCard)
    return (game.dice.states[:], game.combat_deck, game.encounter_deck, game.objective_deck, decks, offered)


def revealed(before: Hidden, game: Scythe, seat: int, events: list[Event]) -> str:
    """What an action of a seat has shown, as a code; nothing if all that was hidden still is."""
    for event in events:
        if event.kind in BY_EVENT:
            return BY_EVENT[event.kind]
        if event.kind in OF_OTHERS and event.seat != seat:
            return OF_OTHERS[event.kind]
    after = hidden_of(game)
    if after[:-1] != before[:-1]:
        return CARDS
    return FACTORY if after[-1] and not before[-1] else NOTHING


def drawn_at_table(before: list[int], after: list[int], events: list[Event]) -> str:
    """The same beside a real table: only what this program draws itself is hidden there. The states are the dice's."""
    if before == after:
        return NOTHING
    return next((BY_EVENT[event.kind] for event in events if event.kind in BY_EVENT), CARDS)
