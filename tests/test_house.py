"""The drawing of the house: every room, its lines, and arrows that only go up."""

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from tools.house import arrange, arrows, floors, house, survey

COMMITTED = Path(__file__).parents[1] / "docs" / "house.svg"
SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_every_room_is_drawn_with_its_sub_rooms_and_lines() -> None:
    rooms, _ = survey()
    written = texts(house())
    assert {"kernel", "scythe", "expeditions", "speech", "commands", "library"} <= set(rooms)
    for room in rooms.values():
        assert any(text.startswith(f"{room.lines:,} lines") for text in written), room.name
        for part, lines in room.parts.items():
            assert {part, f"{lines:,}"} <= set(written)


def test_no_rooms_overlap_and_every_arrow_goes_up() -> None:
    rooms, imported = survey()
    width, height = arrange(floors(rooms, imported))
    for name, other in imported:
        assert rooms[other].y + rooms[other].height < rooms[name].y, f"{name} imports {other} below it"
    for room in rooms.values():
        assert 0 < room.x < room.x + room.width < width and room.y + room.height < height
        for beside in rooms.values():
            if beside.floor == room.floor and beside is not room:
                assert beside.x + beside.width < room.x or room.x + room.width < beside.x


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    imported = Counter({("cli", "commands"): 1, ("commands", "kernel"): 2, ("cli", "kernel"): 3, ("cli", "other"): 1})
    assert arrows(imported) == [("cli", "commands"), ("commands", "kernel"), ("cli", "other")]


def test_the_committed_drawing_is_the_one_of_this_source() -> None:
    assert COMMITTED.read_text(encoding="ascii") == house(), "run `make docs`"
