"""The four star cards that set an Automa's level (A1.5)."""

from typing import Final

LEVELS: Final = ["autometta", "automa", "automaszyna", "ultimaszyna"]
AUTOMETTA: Final = 0
AUTOMA_LEVEL: Final = 1
AUTOMASZYNA: Final = 2
ULTIMASZYNA: Final = 3
LAST_SPACE: Final = [23, 21, 18, 17]  # of the tracker, counting its first space as 0
