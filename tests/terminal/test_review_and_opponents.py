"""At a pseudo-terminal: the review of the turns so far, and an opponent that thinks in a person's seat."""

import json
from pathlib import Path
from random import Random

from tests.late_game import late_game
from tests.terminal.pseudo import Terminal, options, plain

from maszyna.games import SCYTHE

THINKS: dict[str, object] = {
    "seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "beginner", "faction": "saxony"}]
}


def test_the_turns_so_far_are_reviewed(tmp_path: Path) -> None:
    save = tmp_path / "late.json"
    save.write_text(json.dumps(late_game()), "utf-8")
    with Terminal(tmp_path, "scythe", "play", "--load", str(save), "--no-map") as terminal:
        terminal.wait()
        screen = " ".join(terminal.type("review").split())
        assert "Accuracy of your turns: " in screen and "of 100. Luck: " in screen
        assert "if the computer plays on from there" in screen
        assert "?? blunder" in screen and "Better: " in screen and "the better turn brings: " in screen
        terminal.send("\r")  # the game is over
        assert terminal.end() == 0


def test_a_game_without_a_turn_has_nothing_to_review(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "4", "--no-map") as terminal:
        terminal.wait()
        assert "No turn has been finished yet." in terminal.type("review")


def test_an_opponent_that_thinks_takes_its_turns_and_they_are_told(tmp_path: Path) -> None:
    save = tmp_path / "thinks.json"
    record = SCYTHE.new(THINKS, 3)
    save.write_text(SCYTHE.dump(record), "utf-8")
    with Terminal(tmp_path, "scythe", "play", "--load", str(save), "--no-map") as terminal:
        screen = terminal.wait()
        chance = Random(2)
        for _ in range(40):
            listed = options(screen)
            screen = terminal.type(chance.choice(listed) if listed else "")
            [path] = sorted((tmp_path / "games").glob("*.going.json"))
            taken = json.loads(path.read_text("utf-8"))["actions"]
            if len([text for text in taken if text.startswith("section")]) >= 3:
                break
        terminal.send("quit\r")
        assert terminal.end() == 0
        shown = plain(terminal.heard)
    assert "Saxony" in shown and "Traceback" not in shown
    played = SCYTHE.new(THINKS, 3)
    seats: set[int] = set()
    for text in taken:
        seats.add(played.game.seat_to_decide())
        played.take(text)
    assert seats == {0, 1}  # what the opponent did is part of the save
