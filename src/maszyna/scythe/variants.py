"""Points the rules leave open or print as variants; each is an option of the game and stands in the save."""

from typing import Final

VARIANTS: Final = [
    "relentless_factory",  # first printing: Rusviet may repeat the Factory card as well (section 3)
    "trade_split",  # the two tokens of Trade may go to different territories (section 4)
    "mill_anywhere",  # older wording: the Mill adds a territory of any kind, and works only if its own is chosen
    "disarm_own_mine",  # Saxony's own Mine counts as a tunnel for Disarm (section 13)
    "recruit_pays_later",  # a recruit just enlisted does not pay for that same action (section 13)
    "mats_clockwise",  # W4.4: player mats are dealt clockwise by number
    "banned_pairs_allowed",  # the two barred pairs of faction and mat may be dealt (section 2)
    "gains_in_part",  # every gain may be taken in part or declined, so each is asked for (section 3)
]
RELENTLESS_FACTORY: Final = 1 << 0
TRADE_SPLIT: Final = 1 << 1
MILL_ANYWHERE: Final = 1 << 2
DISARM_OWN_MINE: Final = 1 << 3
RECRUIT_PAYS_LATER: Final = 1 << 4
MATS_CLOCKWISE: Final = 1 << 5
BANNED_PAIRS_ALLOWED: Final = 1 << 6
GAINS_IN_PART: Final = 1 << 7
