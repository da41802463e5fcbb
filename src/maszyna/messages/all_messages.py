"""Every message by its code. A code stands once in all the tables; a test checks that."""

from typing import Final

from maszyna.messages.action_messages import ACTIONS
from maszyna.messages.command_messages import COMMANDS
from maszyna.messages.document_messages import DOCUMENTS
from maszyna.messages.expected_values import EXPECTED
from maszyna.messages.expeditions_messages import EXPEDITIONS
from maszyna.messages.file_messages import FILES
from maszyna.messages.lab_messages import LAB
from maszyna.messages.player_messages import PLAYERS
from maszyna.messages.request_messages import REQUESTS
from maszyna.messages.scythe_messages import SCYTHE

ENTRIES: Final = [*DOCUMENTS, *EXPECTED, *ACTIONS, *SCYTHE, *EXPEDITIONS, *PLAYERS, *LAB, *FILES, *COMMANDS, *REQUESTS]
MESSAGES: Final[dict[str, str]] = dict(ENTRIES)
