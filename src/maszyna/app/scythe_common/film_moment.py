"""A moment of a filmed game, and what is different at the next: pieces, tracks, who controls which territory."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.seats import track_values
from maszyna.kernel.bits import count, members
from maszyna.pictures.screen.piece_list import PieceDocument, pieces
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.score.with_automa import table_score
from maszyna.speech.common.keys import PLACE_KEYS


class Moment:
    """Pieces by their key, values by seat and track, the owner of every territory that has one."""

    def __init__(self, game: Scythe, words: Language) -> None:
        self.pieces = {str(piece["key"]): piece for piece in pieces(game.position, words.lang)}
        self.values: dict[tuple[str, str], int] = {}
        for seat, own in enumerate(game.position.seats):
            self.values |= {(FACTIONS[own.faction], key): value for key, value, _ in track_values(game, seat)}
        self.land = land_of(game)

    def changed(self, after: "Moment") -> Doc:
        """What a step holds that leads from here to there: forwards and back."""
        found: Doc = {}
        gone = other_pieces(self.pieces, after.pieces)
        come = other_pieces(after.pieces, self.pieces)
        if gone or come:
            found["pieces"] = {"was": gone, "now": come}
        tracks = [
            {"seat": seat, "track": track, "from": value, "to": after.values[seat, track]}
            for (seat, track), value in self.values.items()
            if after.values[seat, track] != value
        ]
        if tracks:
            found["tracks"] = tracks
        places = sorted(self.land.items() ^ after.land.items())
        if places:
            found["land"] = [
                {"place": place, "from": self.land.get(place), "to": after.land.get(place)}
                for place in dict.fromkeys(place for place, _ in places)
            ]
        return found


def other_pieces(ours: dict[str, PieceDocument], theirs: dict[str, PieceDocument]) -> list[PieceDocument]:
    """Those that the other moment has not, or not so; what did not change is mostly the very same document."""
    found = [(piece, theirs.get(key)) for key, piece in ours.items()]
    return [piece for piece, other in found if other is not piece and other != piece]


def land_of(game: Scythe) -> dict[str, str]:
    """By territory who controls it."""
    position = game.position
    return {
        PLACE_KEYS[place]: FACTIONS[own.faction]
        for seat, own in enumerate(position.seats)
        for place in members(position.controlled(seat) & EVERYWHERE)
    }


def scores_of(game: Scythe) -> Doc:
    """What everybody would score now, and how many territories they hold."""
    position = game.position
    return {
        FACTIONS[own.faction]: {
            "score": table_score(position, seat).total,
            "held": int(count(position.controlled(seat) & EVERYWHERE)),
        }
        for seat, own in enumerate(position.seats)
    }
