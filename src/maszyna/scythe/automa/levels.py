"""The four star cards that set an Automa's level (A1.5), as tables by level."""

from typing import Final

from maszyna.kernel.bits import i64, mask_of
from maszyna.scythe.facts.automa import LEVELS as LEVELS
from maszyna.scythe.facts.automa import levels

AUTOMETTA: Final = 0
AUTOMA_LEVEL: Final = 1
ULTIMASZYNA: Final = 3

LAST_SPACE: Final[list[int]] = [level.spaces - 1 for level in levels()]
DRY_UNTIL: Final[list[int]] = [level.dry_until for level in levels()]  # the last no-water space
SCHEME_TWO: Final[list[int]] = [level.scheme_two for level in levels()]
STAR_SPACES: Final[list[i64]] = [mask_of(list(level.stars)) for level in levels()]
