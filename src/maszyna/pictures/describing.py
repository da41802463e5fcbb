"""What a picture shows, in words: for those who hear it, and for a pointer resting on a hex."""

from maszyna.kernel.bits import bit
from maszyna.pictures.contents import NOBODY, Piece, pieces_at
from maszyna.scythe.board import ENCOUNTERS, TERRAIN, TUNNELS
from maszyna.scythe.state import AUTOMA, Position, Seat
from maszyna.scythe.words import FACTIONS, FIRST_BASE, PLACES, TERRAINS


def faction_name(faction: int) -> str:
    return FACTIONS[faction].title()


def seat_name(seat: Seat) -> str:
    return f"{faction_name(seat.faction)} ({'Automa' if seat.player == AUTOMA else 'human'})"


def place_name(place: int) -> str:
    """A place by its kind and number."""
    if place >= FIRST_BASE:
        return f"{faction_name(place - FIRST_BASE)} base"
    terrain = TERRAINS[TERRAIN[place]]
    return f"{'Factory' if terrain == 'factory' else terrain} {place}"


def short_name(place: int) -> str:
    """A territory's number, or a base."""
    return place_name(place) if place >= FIRST_BASE else str(place)


def place_text(position: Position, place: int) -> str:
    """A place with all that stands and lies there."""
    parts = [place_name(place)]
    if TUNNELS & bit(place):
        parts.append("tunnel")
    if position.encounters & bit(place):
        parts.append("encounter token")
    elif ENCOUNTERS & bit(place):
        parts.append("encounter gone")
    found = [piece_text(piece) for piece in pieces_at(position, place)]
    return ", ".join(parts + found)


def piece_text(piece: Piece) -> str:
    return piece.name() if piece.seat == NOBODY else f"{faction_name(piece.faction)} {piece.name()}"


def position_text(position: Position) -> str:
    """Who plays, then every place that holds something."""
    seats = ", ".join(seat_name(seat) for seat in position.seats)
    held = [place_text(position, place) for place in range(1, PLACES) if pieces_at(position, place)]
    return f"{seats}. {'; '.join(held)}."
