"""What an action can show that was hidden: one list for drafts, the end of a turn and undo.

Hidden are what chance will bring (a deck, a die), Factory cards before somebody may choose, and another seat's dial,
hand, objectives and what is under its traps.
"""

from typing import Final

from maszyna.kernel.game import AUTOMA_TURN
from maszyna.scythe.events import (
    AUTOMA_CARD,
    AUTOMA_COMBAT_CARD,
    COMBAT_COMMITTED,
    ENCOUNTER_MET,
    HAND_SEEN,
    OBJECTIVE_REVEALED,
    TRAP_SPRUNG,
)

NOTHING: Final = ""
COMBAT: Final = "combat"  # both sides of a combat are shown
ENCOUNTER: Final = "encounter"
CARDS: Final = "cards"  # some other card is drawn
FACTORY: Final = "factory"
HAND: Final = "hand"
OBJECTIVE: Final = "objective"
TRAP: Final = "trap"
BY_EVENT: Final = {
    AUTOMA_CARD: AUTOMA_TURN,
    AUTOMA_COMBAT_CARD: COMBAT,
    ENCOUNTER_MET: ENCOUNTER,
    HAND_SEEN: HAND,
    TRAP_SPRUNG: TRAP,
}
OF_OTHERS: Final = {COMBAT_COMMITTED: COMBAT, OBJECTIVE_REVEALED: OBJECTIVE}
OFFERS_FACTORY: Final = "factory_card"
