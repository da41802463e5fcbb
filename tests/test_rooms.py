"""The direction of imports: a room imports only itself and rooms above it in the list of tools/rooms.py."""

import pytest
from tools.rooms import cycles, modules, sub_rooms_imported, trespasses


def test_every_module_imports_only_upwards() -> None:
    found = [each for path, module, package in modules() for each in trespasses(path.read_text(), module, package)]
    assert not found, "\n".join(found)


def test_no_sub_rooms_import_each_other_round_about() -> None:
    imported = sub_rooms_imported()
    assert len(imported) > 50
    assert "maszyna.scythe.play.combat" in imported["maszyna.scythe.automa"]
    assert cycles(imported) == []


def test_a_cycle_is_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"d"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("maszyna.kernel.bits", "from maszyna.scythe import ids"),
        ("maszyna.kernel.bits", "import maszyna.scythe.ids"),
        ("maszyna.kernel.bits", "import json, maszyna.cli"),
        ("maszyna.kernel.bits", "from ..scythe import words"),
        ("maszyna.kernel.bits", "from .. import scythe"),
        ("maszyna.kernel.bits", "def late():\n    from maszyna.players.greedy import choose"),
        ("maszyna.kernel.bits", "if TYPE_CHECKING:\n    from maszyna.lab import run"),
        ("maszyna.kernel.bits", "from maszyna import VERSION"),
        ("maszyna.kernel.bits", "import maszyna"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe.board import REACH"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe import board"),
        ("maszyna.scythe.ids", "from maszyna.scythe.facts import map"),
        ("maszyna.scythe.play.turn.turn", "from maszyna.scythe.automa.automa_turn import play_turn"),
        ("maszyna.scythe.play.movement.move", "from maszyna.scythe.play.turn.top import after_movement"),
        ("maszyna.scythe.game", "from maszyna.scythe import automa"),
        ("maszyna.scythe.setup.plan", "from maszyna.scythe.position_requests import decide_answer"),
        ("maszyna.expeditions.game", "from maszyna.expeditions.play import table_turn"),
        ("maszyna.speech.scythe.events.sentences", "from maszyna.speech.scythe.screens.screen_texts import Screens"),
        ("maszyna.pictures.draw.svg", "from maszyna.pictures.scythe.board_picture import board"),
        ("maszyna.terminal.shell.shell", "from maszyna.terminal.scythe.play import play"),
        ("maszyna.scythe.state", "from maszyna.expeditions import state"),
        ("maszyna.expeditions.state", "from maszyna.scythe.state import State"),
        ("maszyna.expeditions.state", "from maszyna.scythe.ids import FOOD"),
        ("maszyna.players.greedy", "from maszyna.terminal import play"),
        ("maszyna.server.app", "from maszyna.cli import main"),
        ("maszyna.attic.old", "import json"),
    ],
)
def test_a_forbidden_import_is_found(module: str, line: str) -> None:
    assert len(trespasses(line, module, module.rpartition(".")[0])) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("maszyna.kernel.rng", "from maszyna.kernel.bits import i64"),
        ("maszyna.kernel.rng", "from .bits import i64"),
        ("maszyna.kernel.save", "from maszyna.version import VERSION"),
        ("maszyna.kernel.rng", "import maszynaria"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe.ids import FOOD"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe import ids"),
        ("maszyna.scythe.play.turn.turn", "from maszyna.scythe.facts.mats import MATS"),
        ("maszyna.players.greedy", "from maszyna.scythe.state import State"),
        ("maszyna.players.greedy", "from maszyna.expeditions.state import State"),
        ("maszyna.cli", "from maszyna.server import app"),
        ("maszyna", "from maszyna.scythe.state import State"),
    ],
)
def test_an_allowed_import_is_not(module: str, line: str) -> None:
    assert trespasses(line, module, module.rpartition(".")[0]) == []
