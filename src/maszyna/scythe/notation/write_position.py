"""Writing a position: reading it again gives the same one."""

from maszyna.kernel.bits import members
from maszyna.scythe.automa_options import write_options, write_rulings
from maszyna.scythe.decks import card_values
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.hidden import RESOLUTION_STARS, STAR_KINDS, HiddenState, stars_by_kind
from maszyna.scythe.ids import (
    ABILITIES,
    BONUSES,
    CHARACTER,
    FACTIONS,
    FIRST_BASE,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    PLACES,
    STRUCTURES,
    SWIM,
    UNITS,
)
from maszyna.scythe.notation.airships import write_airship
from maszyna.scythe.notation.places import BASE_NAMES, write_pile, write_place
from maszyna.scythe.notation.position_layout import FORMAT, NO_MAT, Layout
from maszyna.scythe.notation.stars import write_human_stars
from maszyna.scythe.notation.wind_gambit import write_modules
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.setup.plan import MAT_IDS, TILE_IDS
from maszyna.scythe.state import AUTOMA, Position, Seat


def write_position(layout: Layout) -> dict[str, object]:
    """The document of a layout, with everything written out that has a value."""
    position = layout.position
    document: dict[str, object] = {"format": FORMAT}
    automas: list[dict[str, object]] = []
    humans: list[dict[str, object]] = []
    for index, seat in enumerate(position.seats):
        if seat.player == AUTOMA:
            automas.append(_write_automa(layout, index))
        else:
            humans.append(_write_human(seat, layout.hidden[index]))
    _put(document, "automa", automas)
    _put(document, "human", humans)
    document["encounters"] = members(position.encounters)
    document["resources"] = _write_resources(position)
    if position.bonus_tile != NO_TILE:
        document["structure_bonus"] = TILE_IDS[position.bonus_tile]
    document["rulings"] = write_rulings(layout.automa_options)
    document["options"] = write_options(layout.automa_options)
    if layout.automa_options.own is not None:
        document.update(layout.automa_options.own.document())
    document.update(write_modules(position, layout.hidden, layout.ending, layout.finale))
    return document


def _put(document: dict[str, object], name: str, seats: list[dict[str, object]]) -> None:
    if len(seats) == 1:
        document[name] = seats[0]
    elif seats:
        document[name + "s"] = seats


def _write_automa(layout: Layout, index: int) -> dict[str, object]:
    seat = layout.position.seats[index]
    state = layout.automa_state(index)
    stars = stars_by_kind(seat)
    document: dict[str, object] = {
        "faction": FACTIONS[seat.faction],
        "level": LEVELS[state.level],
        "scheme": state.scheme,
        "tracker": state.tracker,
        "power": seat.power,
        "coins": seat.coins,
        "combat_cards": _write_cards(seat, state),
        **_write_units(seat),
        "factory_card": state.hidden_factory_card,
        "stars": {kind: stars[n] for n, kind in enumerate(STAR_KINDS) if stars[n] or n < RESOLUTION_STARS},
    }
    if state.last_card:
        document["last_card"] = state.last_card
    if state.encamped:
        document["encamped"] = True
    if seat.flags or seat.armed:
        document["tokens"] = members(seat.flags | seat.armed)
    return document


def _write_human(seat: Seat, state: HiddenState) -> dict[str, object]:
    document: dict[str, object] = {"faction": FACTIONS[seat.faction]}
    if seat.mat != NO_MAT:
        document["mat"] = MAT_IDS[seat.mat]
    document["abilities"] = [ABILITIES[number] for number in members(seat.abilities & (SWIM - 1))]
    document["power"] = seat.power
    document["popularity"] = seat.popularity
    document["coins"] = seat.coins
    document["combat_cards"] = _write_cards(seat, state)
    document.update(_write_units(seat))
    built = [(name, seat.structures[number]) for number, name in enumerate(STRUCTURES)]
    document["structures"] = {name: place for name, place in built if place != MAT}
    document["recruits"] = [BONUSES[number] for number in members(seat.recruits)]
    document["stars"] = write_human_stars(seat) if state.stars_by_kind else seat.stars
    if seat.flags or seat.armed:
        document["tokens"] = members(seat.flags | seat.armed)
    if seat.objectives:
        document["objectives"] = members(seat.objectives)
    if seat.factory_card:
        document["factory_card"] = seat.factory_card
    elif state.hidden_factory_card:
        document["factory_card"] = True
    return document


def _write_units(seat: Seat) -> dict[str, object]:
    places = [write_place(place, seat.faction) for place in seat.at]
    return {
        "character": places[CHARACTER],
        "mechs": places[FIRST_MECH:FIRST_WORKER],
        "workers": places[FIRST_WORKER:UNITS],
        **write_airship(seat),
    }


def _write_cards(seat: Seat, state: HiddenState) -> object:
    """Values from the lowest, then a null for each card nobody has seen; if there are only such, their number."""
    if state.unseen and not seat.hand:
        return state.unseen
    return [*card_values(seat.hand), *[None] * state.unseen]


def _write_resources(position: Position) -> dict[str, object]:
    document: dict[str, object] = {}
    for place in range(1, PLACES):
        if position.resources[place]:
            name = BASE_NAMES[place - FIRST_BASE] if place >= FIRST_BASE else str(place)
            document[name] = write_pile(position.resources[place])
    return document
