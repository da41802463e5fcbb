"""The pieces of Expeditions as a view has them."""

from maszyna.app.expeditions_table.rows_view import pieces
from maszyna.expeditions.ids import SOUTH
from maszyna.expeditions.notation.read_position import read_position
from maszyna.expeditions.own_cards import OwnCards
from maszyna.expeditions.state import Position
from maszyna.pictures.expeditions.grid import HEIGHT, TILE
from maszyna.pictures.handbook.examples import EXAMPLE
from maszyna.pictures.screen import expeditions_layers as layers
from maszyna.pictures.screen.art import art, art_key


def table() -> Position:
    return read_position(EXAMPLE["position"], OwnCards([]))


def test_pieces_are_what_lies_there() -> None:
    position = table()
    found = pieces(position, "en")
    keys = [str(piece["key"]) for piece in found]
    assert len(set(keys)) == len(keys)
    by_key = {str(piece["key"]): piece for piece in found}
    assert by_key["automa.mech.north"]["place"] == "n2" and by_key["automa.mech.central"]["place"] == "c7"
    assert by_key["human.mech"]["place"] == "n3"
    down = [key for key in keys if key.startswith("tile.")]
    assert down == ["tile.n1", "tile.n4", "tile.c1", "tile.c3", "tile.c4"]
    assert [key.replace("tile", "map") for key in down] == [key for key in keys if key.startswith("map.")]
    pile = [piece for piece in found if str(piece["key"]).startswith("corruption.c5.")]
    assert [piece["key"] for piece in pile] == ["corruption.c5.3", "corruption.c5.2", "corruption.c5.1"]
    assert [piece["art"] for piece in pile] == [art_key(f"expeditions.corruption.{value}", "en") for value in (5, 5, 3)]
    twenty = [piece for piece in found if piece["place"] == "n7"]
    assert [piece["name"] for piece in twenty] == ["the 20"]


def test_a_token_below_keeps_its_key_when_the_top_is_taken() -> None:
    position = table()
    before = {str(piece["key"]) for piece in pieces(position, "en")}
    position.lift(1, 4, 2)
    after = {str(piece["key"]) for piece in pieces(position, "en")}
    assert before - after == {"corruption.c5.3"} and after <= before


def test_the_persons_mech_in_the_south() -> None:
    position = table()
    position.human_row = SOUTH
    [mech] = [piece for piece in pieces(position, "uk") if piece["key"] == "human.mech"]
    assert mech["place"] == "south"
    assert (mech["x"], mech["y"]) == tuple(round(part, 1) for part in layers.south_point())


def test_pieces_lie_on_their_tiles() -> None:
    middles = {place["key"]: (float(place["x"]), float(place["y"])) for place in layers.places()}
    for piece in pieces(table(), "en"):
        x, y = middles[str(piece["place"])]
        assert abs(float(str(piece["x"])) - x) <= TILE / 2 and abs(float(str(piece["y"])) - y) <= HEIGHT / 2
        assert art(str(piece["art"]))
