"""The turn so far as chips: what a gesture did, in words, and how many actions back it began.

One gesture is several actions of the engine; those that only go on with what another began belong to its chip.
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import ScytheGame, TakenAction
from maszyna.app.base.requester import Viewer
from maszyna.app.base.words import Text, Words
from maszyna.app.scythe.story import told
from maszyna.scythe.events import TURN_BEGAN

# Kinds of decision that go on with a gesture.
GOES_ON: Final = [
    "top",
    "step",
    "cargo",
    "flight",
    "load",
    "unload",
    "card",
    "pay",
    "pay_any",
    "resource",
    "box",
    "births",
]


class Gesture:
    """Some actions in a row: the first of them counted from the start of the game, and what they did."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.actions = 0
        self.texts: list[Text] = []

    def add(self, entry: TakenAction, texts: list[Text]) -> None:
        self.actions += 1
        self.texts += texts


def turn_start(live: ScytheGame) -> int:
    """How many actions had been taken when the turn began."""
    for number in range(len(live.entries), 0, -1):
        if any(event.kind == TURN_BEGAN for event in live.entries[number - 1].events):
            return number
    return 0


def gestures(live: ScytheGame, words: Words, sees: int) -> list[Gesture]:
    """Those of the turn under way, the first one first."""
    found: list[Gesture] = []
    start = turn_start(live)
    for number, entry in enumerate(live.entries[start:], start):
        texts = told(entry.events, live.game.position, words, sees)
        if not found or entry.kind not in GOES_ON or entry.reveals:
            found.append(Gesture(number))
        found[-1].add(entry, texts)
    return found


def last_gesture(live: ScytheGame) -> int:
    """How many actions the last gesture took."""
    number = 0
    for entry in reversed(live.entries):
        number += 1
        if entry.kind not in GOES_ON:
            break
    return max(1, number)


def turn_view(live: ScytheGame, viewer: Viewer, words: Words, free: int) -> list[Doc]:
    """``free``: how many actions may be taken back."""
    actions = len(live.entries)
    chips: list[Doc] = []
    for gesture in gestures(live, words, viewer.sees):
        back = actions - gesture.first
        joined: Text = []
        for text in gesture.texts:
            joined += [*([" "] if joined else []), *text]
        if joined:
            chips.append({"id": f"a{gesture.first}", "say": joined, "actions": gesture.actions, "back": back,
                          "can": 0 < back <= free})  # fmt: skip
        elif chips:
            chips[-1]["actions"] += gesture.actions
    return chips
