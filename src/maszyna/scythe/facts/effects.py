"""The vocabulary of the tiles of The Wind Gambit: what an effect is called, when it works, what its numbers mean.

A tile is a list of these. Which texts are printed on the tiles is known only in part, so a player with the box may
compose a tile anew from the same words (W6 to W9).
"""

from typing import Final, NamedTuple

AGGRESSIVE: Final = 0
PASSIVE: Final = 1
RESOLUTION: Final = 2
AUTOMA_CARD: Final = 3
AUTOMA_RESOLUTION: Final = 4  # what an Automa's resolution card says of one resolution
AUTOMA_SYMBOLS: Final = 5  # symbols printed in the Automa's rules: rows of a card, no effects
KINDS: Final = ["aggressive", "passive", "resolution", "automa_card", "automa_resolution", "automa_symbols"]
ON_AIRSHIPS: Final = (AGGRESSIVE, PASSIVE)
FOR_ANY_AIRSHIP: Final = (AGGRESSIVE, PASSIVE, AUTOMA_CARD)
ON_RESOLUTIONS: Final = (RESOLUTION, AUTOMA_RESOLUTION)
FOR_AUTOMA: Final = (AUTOMA_RESOLUTION,)

# Where an effect works, seen from the airship; W5.6 has the first "unless the card says otherwise".
AREAS: Final = ["here", "adjacent", "around", "anywhere"]
HERE: Final = 0
ADJACENT_TO_IT: Final = 1
ANYWHERE: Final = 3
# Under which condition an effect works; "occupied" is W1.6.
CONDITIONS: Final = ["always", "occupied", "unoccupied", "attacking", "defending"]
ALWAYS: Final = 0
OCCUPIED: Final = 1
UNOCCUPIED: Final = 2
ATTACKING: Final = 3
DEFENDING: Final = 4
IN_COMBATS: Final = ["before_combat", "combat_cards", "combat_won"]  # hooks
OF_ITS_TERRITORY: Final = ["negotiate", "swap_objective", "tunnel", "summon_character", "hold", "shelter", "craft"]
# Effects on a territory that may be another than the airship's own (W5.3); the rest are about the airship itself.
MAY_BE_BESIDE: Final = ["siege", "toll", "tunnel", "summon_character", "further", "shelter", "craft"]


class Number(NamedTuple):
    """One of an effect's numbers."""

    name: str
    least: int
    most: int


class Effect(NamedTuple):
    """One word of the vocabulary. With ``repeats`` its single number may stand there several times, rising."""

    name: str
    hook: str
    kinds: tuple[int, ...]  # where it may stand
    numbers: tuple[Number, ...]
    repeats: int


def _effect(name: str, hook: str, kinds: tuple[int, ...], *numbers: Number) -> Effect:
    return Effect(name, hook, kinds, numbers, 1)


EFFECTS: Final[list[Effect]] = [
    # In a combat on the airship's territory.
    Effect("bombard", "before_combat", ON_AIRSHIPS, (Number("power_for_resources", 1, 16),), 3),
    _effect("weaken", "before_combat", FOR_ANY_AIRSHIP, Number("power", 1, 16)),
    _effect("steal_cards", "before_combat", FOR_ANY_AIRSHIP, Number("cards", 1, 5)),
    _effect("fewer_cards", "combat_cards", FOR_ANY_AIRSHIP, Number("cards", 1, 5)),
    _effect("win_coins_per_unit", "combat_won", FOR_ANY_AIRSHIP, Number("coins", 1, 9)),
    _effect("win_coins", "combat_won", FOR_ANY_AIRSHIP, Number("coins", 1, 9)),
    _effect("win_popularity", "combat_won", ON_AIRSHIPS, Number("popularity", 1, 9)),
    _effect("win_power", "combat_won", FOR_ANY_AIRSHIP, Number("power", 1, 9)),
    _effect("win_cards", "combat_won", FOR_ANY_AIRSHIP, Number("cards", 1, 5)),
    # Against enemies that come to the airship's territory.
    _effect("siege", "enemy_enters", FOR_ANY_AIRSHIP, Number("coins", 1, 9)),
    _effect("toll", "enemy_enters", (AGGRESSIVE,)),  # it is the tile that knows what there is room for
    # Where the airship's move ends.
    _effect("duel", "flight_ends", FOR_ANY_AIRSHIP, Number("cards", 0, 5)),
    _effect("negotiate", "flight_ends", ON_AIRSHIPS, Number("coins", 0, 9), Number("popularity", 1, 9)),
    # For the own units.
    _effect("ferry", "steps", ON_AIRSHIPS),
    _effect("tunnel", "steps", ON_AIRSHIPS),
    _effect("summon_character", "steps", ON_AIRSHIPS),
    _effect("further", "move_begins", ON_AIRSHIPS, Number("territories", 1, 3)),
    _effect("hold", "control", ON_AIRSHIPS),
    _effect("shelter", "retreat", ON_AIRSHIPS),
    _effect("extra_field", "produce", ON_AIRSHIPS),
    _effect("craft", "build_and_deploy", ON_AIRSHIPS),
    # The end of the game.
    _effect("own_turn_stars", "trigger", ON_RESOLUTIONS, Number("stars", 1, 6), Number("coins", 0, 20)),
    _effect("turns_each", "trigger", ON_RESOLUTIONS, Number("turns", 1, 99)),
    _effect("unless_highest", "trigger", ON_RESOLUTIONS),
    _effect("turns_for_all", "last_turns", ON_RESOLUTIONS, Number("turns", 1, 9)),
    _effect("turns_for_others", "last_turns", ON_RESOLUTIONS, Number("turns", 1, 9)),
    _effect("only_move", "last_turns", ON_RESOLUTIONS),
    _effect("same_section", "last_turns", ON_RESOLUTIONS),
    _effect("without_move", "last_turns", ON_RESOLUTIONS),
    _effect("combat_stars", "stars", ON_RESOLUTIONS, Number("stars", 0, 6)),
    _effect("factory_star", "stars", ON_RESOLUTIONS),
    _effect("open_objectives", "stars", ON_RESOLUTIONS, Number("objectives", 1, 2)),
    _effect("explosion", "finale", ON_RESOLUTIONS, Number("territories", 0, 3), Number("popularity", 0, 9)),
    # What a resolution is for the Automa alone.
    _effect("first_stars", "automa", FOR_AUTOMA, Number("stars", 1, 2)),
    _effect("first_coins", "automa", FOR_AUTOMA, Number("coins", 1, 20)),
    _effect("no_factory_star", "automa", FOR_AUTOMA),
    _effect("no_last_turns", "automa", FOR_AUTOMA),
    _effect("repeat_card", "automa", FOR_AUTOMA),
    _effect("all_moves", "automa", FOR_AUTOMA),
    # Reported by players, of tiles that nobody has named. Saves and events number effects, so new ones come last.
    _effect("own_turn_coins", "trigger", ON_RESOLUTIONS, Number("coins", 1, 99)),
    _effect("swap_objective", "flight_ends", ON_AIRSHIPS),
    _effect("paid_units", "units_moved", ON_AIRSHIPS, Number("resources", 1, 3), Number("units", 1, 3)),
]
EFFECT_NAMES: Final = [effect.name for effect in EFFECTS]
HOOKS: Final = list(dict.fromkeys([effect.hook for effect in EFFECTS]))


def areas_of(effect: Effect, kind: int) -> list[str]:
    """Where an effect may work on a kind of tile.

    On an Automa's card only its combat rule may speak of other territories than the airship's own (W5.6).
    """
    if effect.hook in IN_COMBATS:
        return AREAS
    return AREAS[:ANYWHERE] if kind in ON_AIRSHIPS and effect.name in MAY_BE_BESIDE else AREAS[: HERE + 1]


def conditions_of(effect: Effect) -> list[str]:
    """The conditions that make sense with an effect."""
    if effect.hook in IN_COMBATS:
        return [CONDITIONS[ALWAYS], CONDITIONS[ATTACKING], CONDITIONS[DEFENDING]]
    if effect.name in OF_ITS_TERRITORY:
        return [CONDITIONS[ALWAYS], CONDITIONS[OCCUPIED], CONDITIONS[UNOCCUPIED]]
    return [CONDITIONS[ALWAYS]]


def effects_at(kind: int, hook: str) -> list[Effect]:
    """The effects of one moment that may stand on a kind of tile."""
    return [effect for effect in EFFECTS if effect.hook == hook and kind in effect.kinds]


def effects_for(kind: int) -> list[str]:
    """The names of the effects that may stand on one kind of tile."""
    return [effect.name for effect in EFFECTS if kind in effect.kinds]
