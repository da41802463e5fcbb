"""What a picture shows, in words: for those who hear it, and for a pointer resting on a hex."""

from typing import Final

from maszyna.pictures.scythe.contents import FLAG, NOBODY, RESOURCE, STRUCTURE, TRAP, Piece, pieces_at
from maszyna.scythe.ids import PLACES
from maszyna.scythe.state import Position
from maszyna.speech.language.catalogue import SOURCE
from maszyna.speech.scythe.captions import ScytheCaptions, scythe_captions

ENGLISH: Final = scythe_captions(SOURCE)


def place_text(words: ScytheCaptions, position: Position, place: int) -> str:
    """A place with all that stands and lies there."""
    return ", ".join(
        [*words.signs(position, place), *(owned_text(words, piece) for piece in pieces_at(position, place))]
    )


def owned_text(words: ScytheCaptions, piece: Piece) -> str:
    text = piece_text(words, piece)
    return (
        text if piece.seat == NOBODY else words.say("owned", faction=words.name("faction", piece.faction), piece=text)
    )


def piece_text(words: ScytheCaptions, piece: Piece) -> str:
    """Pieces of one kind, without their owner."""
    if piece.kind == STRUCTURE:
        return words.name("structure", piece.which)
    if piece.kind == RESOURCE:
        return words.amount(piece.which, piece.amount)
    if piece.kind == TRAP:
        return words.say("armed_trap" if piece.which else "sprung_trap")
    if piece.kind == FLAG:
        return words.say("flag")
    unit = words.name("unit_kind", piece.which)
    if piece.aboard:
        return words.say("carrying", piece=unit, load=", ".join(piece_text(words, load) for load in piece.aboard))
    return unit if piece.amount == 1 else words.say("several", piece=unit, n=piece.amount)


def position_text(words: ScytheCaptions, position: Position) -> str:
    """Who plays, then every place that holds something."""
    seats = ", ".join(words.seat(seat) for seat in position.seats)
    held = [place_text(words, position, place) for place in range(1, PLACES) if pieces_at(position, place)]
    return f"{seats}. {'; '.join(held)}."
