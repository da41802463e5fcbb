"""What runs on which build: everything on one of them, and what is listed here on both.

`make test` runs the whole suite on the compiled build, since it is the quicker one, and with ``--both-builds`` the
tests below on the source as well. Without a C compiler the whole suite runs on the source. Only the engine is compiled;
what stands around it is the same Python on both builds, so a sample shows that it gets on with either engine.
"""

from typing import Final

# A folder, a file, or one test of a file.
ON_BOTH: Final[dict[str, list[str]]] = {
    "the engine, the part that is compiled": [
        "tests/kernel",
        "tests/scythe",
        "tests/expeditions",
        "tests/players",
        "tests/encoding",
        "tests/test_copies.py",
        "tests/test_events.py",
        "tests/test_games.py",
    ],
    "which build it is, and what it loads": [
        "tests/test_build.py",
        "tests/test_startup.py",
    ],
    "whole games, letter for letter": [
        "tests/test_golden.py",
        "tests/test_golden_wind.py",
    ],
    "what learners and programmers hold in their hands": [
        "tests/env",
        "tests/library",
    ],
    "a sample of what speaks and draws": [
        "tests/speech/test_sentences.py",
        "tests/speech/test_questions.py",
        "tests/pictures/test_board.py",
        "tests/pictures/test_decision.py",
    ],
    "a sample of each face": [
        "tests/app/test_digital.py",
        "tests/app/test_intents.py",
        "tests/app/test_acts.py",
        "tests/app/test_tables.py",
        "tests/server/test_games.py",
        "tests/terminal/test_play.py::test_a_game_to_its_end",
        "tests/terminal/test_companion.py",
        "tests/terminal/test_expeditions_companion.py::test_a_whole_game",
        "tests/commands/test_cli_input.py",
        "tests/commands/test_cli_simulate.py",
        "tests/lab/test_simulate.py",
        "tests/browser/test_digital_soak.py",
        "tests/browser/test_keyboard.py",
    ],
}
LISTED: Final = [each for some in ON_BOTH.values() for each in some]


def on_both(test: str) -> bool:
    """Whether a test, named as pytest names it, runs on both builds."""
    return any(test == each or test.startswith((f"{each}/", f"{each}::", f"{each}[")) for each in LISTED)


def holds_some(path: str) -> bool:
    """Whether a file or a folder has tests that run on both builds."""
    return on_both(path) or any(each.startswith((f"{path}/", f"{path}::")) for each in LISTED)
