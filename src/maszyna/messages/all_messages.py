"""Every message by its code. A code stands once in all the tables; a test checks that."""

from typing import Final

from maszyna.messages.document_messages import DOCUMENTS, EXPECTED, FILES
from maszyna.messages.game_messages import ACTIONS, EXPEDITIONS, PLAYERS, SCYTHE
from maszyna.messages.request_messages import COMMANDS, LAB, REQUESTS

ENTRIES: Final = [*DOCUMENTS, *EXPECTED, *ACTIONS, *SCYTHE, *EXPEDITIONS, *PLAYERS, *LAB, *FILES, *COMMANDS, *REQUESTS]
MESSAGES: Final[dict[str, str]] = dict(ENTRIES)
