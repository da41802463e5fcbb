"""The action table never changes silently, has a row for every decision, and means the options of the game."""

import hashlib
import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.encoding.positions import positions

import maszyna.scythe
from maszyna.encoding.action_table import (
    ACTIONS,
    CARGO,
    FILE,
    FIRST,
    KINDS,
    LAST_CARGO,
    MOST_OPTIONS,
    NAMES,
    NUMBER_OF_KIND,
    action_of,
    kind_and_name,
    mask_of,
    options_of,
)  # fmt: skip
from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import MOST_CARGO, ChooseCargo, Travel
from maszyna.scythe.setup.new_game import new_game

# Whoever has to change this file makes a new one with the next number, and a new version of every environment.
DIGEST = "dd58d090e75bf89c7f261743e9ce831e523efe4b429847f75146e481fe3c7c47"


def test_the_file_is_the_one_learners_were_trained_on() -> None:
    content = (files("maszyna.encoding") / "data" / FILE).read_bytes()
    assert hashlib.sha256(content).hexdigest() == DIGEST
    assert ACTIONS == 1480


def test_rows_follow_each_other() -> None:
    assert [sum(map(len, NAMES[:number])) for number in range(len(KINDS))] == FIRST
    assert [kind_and_name(entry)[0] for entry in FIRST] == KINDS
    assert kind_and_name(ACTIONS - 1) == (KINDS[-1], NAMES[-1][-1])
    assert ACTIONS < 2**15  # options are numbers of 16 bits


def decisions(parent: Any = Decision) -> Iterator[type[Decision[Any]]]:
    for found in parent.__subclasses__():
        yield found
        yield from decisions(found)


def test_every_kind_of_decision_has_a_row_that_is_long_enough() -> None:
    """Asked of the plain source: a compiled decision cannot be made without what it is about."""
    home = Path(__file__).parents[2]
    command = [sys.executable, "-c", "from tests.encoding.test_action_table import check_rows; check_rows()"]
    paths = os.pathsep.join([str(home / "src"), str(home)])
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def check_rows() -> None:
    for module in pkgutil.walk_packages(maszyna.scythe.__path__, "maszyna.scythe."):
        importlib.import_module(module.name)
    kinds = set()
    for decision in decisions():
        if not decision.__module__.startswith("maszyna.scythe.") or ".table" in decision.__module__:
            continue
        if not hasattr(decision, "about"):
            continue  # what some kinds have in common
        blank = decision.__new__(decision)
        kind = blank.kind()
        kinds.add(kind)
        try:
            span = blank.span()
        except AttributeError:
            continue  # it depends on what is asked; the games below meet it
        if kind == CARGO:
            assert span == MOST_CARGO
        else:
            assert span <= len(NAMES[NUMBER_OF_KIND[kind]]), kind
    assert kinds == set(KINDS)


def test_entries_mean_the_options_of_the_game() -> None:
    met = set()
    for game in positions(300):
        entries = options_of(game)
        assert [action_of(game, entry) for entry in entries] == game.options()
        assert [entry for entry, legal in enumerate(mask_of(game)) if legal] == entries
        assert len(entries) <= MOST_OPTIONS
        if game.over:
            continue
        met.add(game.decision_kind())
        assert all(kind_and_name(entry)[1] for entry in entries), "an entry that no decision should use"
        assert {kind_and_name(entry)[0] for entry in entries} == {game.decision_kind()}
        outside = [entry for entry in range(ACTIONS) if entry not in entries]
        assert all(action_of(game, entry) == -1 for entry in (-1, ACTIONS, *outside[:: len(outside) // 20]))
    assert len(met) > 20


def with_cargo(least: int, available: int) -> Scythe:
    game = new_game({"seats": 2}, 1)
    decision = ChooseCargo(Travel(game.seat_to_decide(), 0, 1, 1), 0, least, available, 0, 0)
    game.asking = decision
    game.choices = decision.options(game)
    return game


def test_the_last_entry_for_cargo_is_the_most_there_is() -> None:
    first = FIRST[NUMBER_OF_KIND[CARGO]]
    game = with_cargo(0, 200)
    assert options_of(game) == list(range(first, first + LAST_CARGO + 1))
    assert action_of(game, first + LAST_CARGO) == 200
    assert action_of(game, first + LAST_CARGO - 1) == LAST_CARGO - 1
    assert action_of(game, first + LAST_CARGO + 1) == -1
    assert sum(mask_of(game)) == LAST_CARGO + 1
    game = with_cargo(1, LAST_CARGO)
    assert action_of(game, first + LAST_CARGO) == LAST_CARGO
    assert action_of(game, first) == -1
