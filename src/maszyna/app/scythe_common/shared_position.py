"""A position in an address: what everybody sees of it, packed; nothing is stored anywhere."""

import base64
import binascii
import json
import zlib
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.board_view import board
from maszyna.app.scythe_common.film_moment import scores_of
from maszyna.app.scythe_common.seats import faction_texts, tracks
from maszyna.kernel.errors import FormatError
from maszyna.scythe.game import Scythe
from maszyna.scythe.notation.position_layout import layout_of
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.notation.write_position import write_position
from maszyna.scythe.position_requests.position_game import game_of

MOST_CODE: Final = 1800  # letters: longer addresses are cut by some programs
MOST_TEXT: Final = 40_000  # what a code may unpack to
SECRET: Final = ["objectives", "last_card"]  # what a position holds that not everybody sees


def open_position(game: Scythe) -> Doc:
    """The document of a position without hands and objectives."""
    document: Doc = write_position(layout_of(game))
    for name in ("automa", "human"):
        for seat in [*([document[name]] if name in document else []), *document.get(name + "s", [])]:
            cards = seat["combat_cards"]
            seat["combat_cards"] = cards if isinstance(cards, int) else len(cards)
            for secret in SECRET:
                seat.pop(secret, None)
    return document


def code_of(game: Scythe) -> str:
    """A position as letters of an address; "" where that would be too long."""
    text = json.dumps(open_position(game), separators=(",", ":"), ensure_ascii=False).encode()
    packed = zlib.compress(text, 9, -zlib.MAX_WBITS)
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return code if len(code) < MOST_CODE else ""


def position_page(code: str, words: Language) -> Doc:
    """The board and the seats of a code; anything that is none is refused."""
    game = game_of(read_position(unpacked(code), "code"), 0)
    seats = [
        {**faction_texts(own.faction, words), "tracks": tracks(game, words, seat)}
        for seat, own in enumerate(game.position.seats)
    ]
    shown = board(game.position, words, [], False)
    return {"format": "maszyna/shared@1", "page": "shared", "board": shown, "seats": seats, "scores": scores_of(game)}


def unpacked(code: str) -> object:
    if len(code) >= MOST_CODE:
        raise FormatError("code", "no_position_code")
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        text = zlib.decompressobj(-zlib.MAX_WBITS).decompress(packed, MOST_TEXT)
        document: object = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise FormatError("code", "no_position_code") from None
    return document
