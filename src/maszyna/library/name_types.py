"""The names that people write, as types: a type checker knows a wrong one before the program runs."""

from typing import Literal

Faction = Literal["nordic", "rusviet", "togawa", "crimea", "saxony", "polania", "albion"]
Mat = Literal["industrial", "engineering", "militant", "patriotic", "innovative", "mechanical", "agricultural"]
Strength = Literal["beginner", "experienced", "master"]
Level = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]
Edition = Literal["base", "invaders", "promo_13_18", "promo_24_27", "promo_29_36", "promo_37_42"]
Variant = Literal[
    "relentless_factory", "trade_split", "mill_anywhere", "disarm_own_mine", "recruit_pays_later", "mats_clockwise",
    "banned_pairs_allowed", "gains_in_part",
]  # fmt: skip
StructureBonus = Literal[
    "adjacent_tunnels", "adjacent_lakes", "adjacent_encounters", "on_tunnels", "in_a_row", "on_farms_tundras"
]
ResolutionTile = Literal[
    "random", "land_rush", "factory_explosion", "spoils_of_war", "king_of_the_hill", "deja_vu", "mission_possible",
    "doomsday_clock", "backup_plan",
]  # fmt: skip
Action = Literal[
    "move_worker", "move_mech", "move_character", "encounter_or_factory", "attack_workers", "attack_combat_unit",
    "airship",
]  # fmt: skip
Side = Literal["human", "automa"]
Language = Literal["en", "uk", "ru"]
TableKind = Literal["scythe", "expeditions"]
