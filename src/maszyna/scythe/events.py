"""The kinds of event a game of Scythe reports, and what their numbers mean.

Fields are written ``name:type``; the types are place, unit, section, bottom, structure, good, cube, bonus, mech, star,
seat, ability, objective, encounter, factory_card, automa_card, column (of its combat table, from 0), scheme, symbol,
level (of an Automa), reason (one of automa.choosing.REASONS), value (of a combat card), resource, effect (of a tile),
sources (where a tile is from: facts.sources), amount.
"""

from typing import Final

from maszyna.kernel.events import Event

EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn_began", ["number:amount"]),
    ("token_placed", ["section:section"]),
    ("unit_moved", ["unit:unit", "from:place", "to:place"]),
    ("cargo_carried", ["good:good", "amount:amount", "to:place"]),
    ("trap_sprung", ["place:place", "penalty:good", "lost:amount"]),
    ("workers_driven_off", ["victim:seat", "place:place", "amount:amount"]),
    ("battle_joined", ["place:place", "defender:seat"]),
    ("gained", ["good:good", "amount:amount"]),
    ("lost", ["good:good", "amount:amount"]),
    ("resources_gained", ["resource:resource", "amount:amount", "place:place"]),
    ("resources_paid", ["resource:resource", "amount:amount", "place:place"]),
    ("card_paid_as_resource", ["value:value"]),
    ("worker_gained", ["place:place", "amount:amount"]),
    ("upgraded", ["cube:cube", "box:bottom"]),
    ("mech_deployed", ["mech:mech", "place:place"]),
    ("structure_built", ["structure:structure", "place:place"]),
    ("recruit_enlisted", ["section:bottom", "bonus:bonus"]),
    ("bottom_action", ["action:bottom"]),
    ("recruit_bonus", ["bonus:bonus"]),
    ("combat_began", ["place:place", "defender:seat"]),
    ("ability_used", ["ability:ability", "against:seat"]),
    ("cards_stolen", ["from:seat", "amount:amount"]),
    ("combat_committed", ["power:amount", "cards:amount", "total:amount"]),
    ("combat_won", ["place:place", "loser:seat"]),
    ("unit_retreated", ["unit:unit", "from:place", "to:place"]),
    ("encounter_met", ["card:encounter", "place:place"]),
    ("encounter_option", ["card:encounter", "option:amount"]),
    ("hand_seen", ["of:seat"]),
    ("factory_card_taken", ["card:factory_card"]),
    ("factory_action", ["card:factory_card"]),
    ("flag_placed", ["place:place"]),
    ("trap_placed", ["place:place", "penalty:good"]),
    ("trap_rearmed", ["place:place"]),
    ("objective_revealed", ["objective:objective"]),
    ("star_placed", ["star:star", "stars:amount"]),
    ("move_undone", ["unit:unit", "from:place", "to:place"]),
    ("game_ended", ["stars:amount"]),
    ("automa_card", ["card:automa_card", "scheme:scheme"]),
    ("automa_skipped", ["card:automa_card"]),
    ("automa_deck_shuffled", []),
    ("automa_group", ["symbol:symbol", "reason:reason"]),
    ("automa_stopped", ["value:value", "symbol:symbol"]),
    ("unit_gained", ["unit:unit"]),
    ("resources_removed", ["place:place", "amount:amount"]),
    ("resources_left", ["resource:resource", "amount:amount", "place:place"]),
    ("automa_combat_card", ["card:automa_card", "power:amount", "column:column"]),
    ("tracker_moved", ["space:amount"]),
    ("scheme_changed", ["scheme:scheme"]),
    ("encounter_removed", ["place:place"]),
    ("airship_moved", ["from:place", "to:place"]),
    ("airship_loaded", ["good:good", "amount:amount", "place:place"]),
    ("airship_unloaded", ["good:good", "amount:amount", "place:place"]),
    ("effect_used", ["effect:effect", "against:seat", "source:sources"]),
    ("toll_taken", ["resource:resource", "from:seat", "place:place"]),
    ("air_combat_began", ["place:place", "defender:seat", "source:sources"]),
    ("airship_retreated", ["from:place", "to:place"]),
    ("automa_airship", ["from:place", "to:place", "source:sources"]),
    ("automa_camp", ["source:sources"]),
    ("finale_began", ["last_turns:amount", "source:sources"]),
    ("factory_exploded", ["source:sources"]),
    ("resolution_used", ["effect:effect", "source:sources"]),
    ("automa_revealed", ["value:value"]),
    ("unit_not_gained", ["value:value", "unit:unit"]),
    ("automa_own_card", ["card:automa_card"]),
    ("automa_own_symbol", ["symbol:symbol"]),
    ("automa_own_level", ["level:level"]),
    ("automa_own_shuffle", ["cards:amount"]),
]
TURN_BEGAN: Final = 0
TOKEN_PLACED: Final = 1
UNIT_MOVED: Final = 2
CARGO_CARRIED: Final = 3
TRAP_SPRUNG: Final = 4
WORKERS_DRIVEN_OFF: Final = 5
BATTLE_JOINED: Final = 6
GAINED: Final = 7
LOST: Final = 8
RESOURCES_GAINED: Final = 9
RESOURCES_PAID: Final = 10
CARD_PAID_AS_RESOURCE: Final = 11
WORKER_GAINED: Final = 12
UPGRADED: Final = 13
MECH_DEPLOYED: Final = 14
STRUCTURE_BUILT: Final = 15
RECRUIT_ENLISTED: Final = 16
BOTTOM_ACTION: Final = 17
RECRUIT_BONUS: Final = 18
COMBAT_BEGAN: Final = 19
ABILITY_USED: Final = 20
CARDS_STOLEN: Final = 21
COMBAT_COMMITTED: Final = 22
COMBAT_WON: Final = 23
UNIT_RETREATED: Final = 24
ENCOUNTER_MET: Final = 25
ENCOUNTER_OPTION: Final = 26
HAND_SEEN: Final = 27
FACTORY_CARD_TAKEN: Final = 28
FACTORY_ACTION: Final = 29
FLAG_PLACED: Final = 30
TRAP_PLACED: Final = 31
TRAP_REARMED: Final = 32
OBJECTIVE_REVEALED: Final = 33
STAR_PLACED: Final = 34
MOVE_UNDONE: Final = 35
GAME_ENDED: Final = 36
AUTOMA_CARD: Final = 37
AUTOMA_SKIPPED: Final = 38
AUTOMA_DECK_SHUFFLED: Final = 39
AUTOMA_GROUP: Final = 40
AUTOMA_STOPPED: Final = 41
UNIT_GAINED: Final = 42
RESOURCES_REMOVED: Final = 43
RESOURCES_LEFT: Final = 44
AUTOMA_COMBAT_CARD: Final = 45
TRACKER_MOVED: Final = 46
SCHEME_CHANGED: Final = 47
ENCOUNTER_REMOVED: Final = 48
AIRSHIP_MOVED: Final = 49
AIRSHIP_LOADED: Final = 50
AIRSHIP_UNLOADED: Final = 51
EFFECT_USED: Final = 52
TOLL_TAKEN: Final = 53
AIR_COMBAT_BEGAN: Final = 54
AIRSHIP_RETREATED: Final = 55
AUTOMA_AIRSHIP: Final = 56
AUTOMA_CAMP: Final = 57
FINALE_BEGAN: Final = 58
FACTORY_EXPLODED: Final = 59
RESOLUTION_USED: Final = 60
AUTOMA_REVEALED: Final = 61
UNIT_NOT_GAINED: Final = 62
AUTOMA_OWN_CARD: Final = 63  # what it says is a house rule
AUTOMA_OWN_SYMBOL: Final = 64
AUTOMA_OWN_LEVEL: Final = 65
AUTOMA_OWN_SHUFFLE: Final = 66  # a deck that has not the printed number of cards

FIELD_NAMES: Final = [[field.partition(":")[0] for field in fields] for _, fields in EVENTS]


def field_of(event: Event, name: str) -> int:
    """One number of an event by its name in EVENTS; ValueError for a name that its kind does not have."""
    return event.values()[FIELD_NAMES[event.kind].index(name)]
