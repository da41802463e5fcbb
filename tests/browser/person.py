"""A person at a page of a digital game: looks at what is shown, taps it, and counts the gestures of every own turn."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page
from tests.browser.page_look import MOST_LOOKS, Covered, Held, Stuck, aim, look
from tests.browser.transports import listen

MOST_GESTURES = 4000


def is_fault(said: Any) -> bool:
    """A refusal with a reason (409, 422) is an answer; anything else that goes wrong is a defect."""
    return said.type == "error" and "status of 409" not in said.text and "status of 422" not in said.text


def moment(view: Any) -> tuple[int, list[str]]:
    """What everybody at a table knows: the turn, and who is asked."""
    return view["game"]["turn"], view["waiting_for"]


class Turn(NamedTuple):
    """How many gestures an own turn took, how many until its units had moved (0 in other turns), and its top action."""

    gestures: int
    move: int
    top: str


class Person:
    """``chance`` decides what is taken; ``view`` is the last one the page was sent, ``seen`` the last look at it."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page = page
        self.chance = chance
        self.view: Any = None
        self.places: list[Any] = []  # of the board: a page asks for them once
        self.seen: Any = None
        self.problems: list[str] = []
        self.gone = False
        self.gestures = 0  # of the turn under way
        self.moves = False  # whether it is a Move turn
        self.moved = 0  # gestures until the units had moved
        self.top = ""  # its top action
        self.turns: list[Turn] = []  # of this person
        listen(page, self.heard)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if is_fault(said) else None)

    def heard(self, method: str, path: str, status: int, document: Callable[[], Any]) -> None:
        if self.gone or method == "DELETE" or status not in (200, 409):
            return
        if any(part in path for part in ("/try", "/log", "/end", "/save", "/why", "/place")):
            return
        found = document()
        if isinstance(found, dict) and "view" in found and found.get("done", True):
            self.view = found["view"]
            self.places = self.view["board"].get("places", self.places)

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.page.locator("#question").wait_for()
        self.settle()

    def leave(self) -> None:
        """Another person takes over the page."""
        self.gone = True

    def settle(self) -> None:
        """Wait until nothing is under way and the page shows the last view."""
        for _ in range(MOST_LOOKS):
            self.seen = look(self.page)
            shown = self.seen["working"] == "0" and self.view is not None
            if shown and self.seen["revision"] == str(self.view["game"]["revision"]):
                if "pause" not in self.acts():
                    return
                self.page.keyboard.press(" ")  # the turn of another is played: any key for that ends it
            self.page.wait_for_timeout(4)
        raise Stuck("requests without an end")

    def follow(self, view: Any) -> None:
        """Wait until the page has heard of what another did, who counts revisions otherwise."""
        for _ in range(MOST_LOOKS):
            if self.view is not None and moment(self.view) == moment(view):
                return self.settle()
            self.page.wait_for_timeout(4)
        raise Stuck(f"{moment(view)} does not come")

    # Tapping.

    def tap(self, selector: str, number: int = 0) -> None:
        self.page.mouse.click(*aim(self.page, selector, number))
        self.done()

    def done(self) -> None:
        """A gesture was made."""
        self.gestures += 1
        self.settle()
        if "/place/" in self.seen["route"]:
            self.page.keyboard.press("Escape")
            self.settle()
            raise Held

    def tap_place(self, key: str) -> None:
        """In the middle of a place, where its piece stands."""
        self.tap(f'.hit[data-place="{key}"]')

    def piece_with(self, key: str) -> str:
        """The drawn piece that a unit is part of."""
        return str(next(one for one in self.view["board"]["pieces"] if key in one["of"])["key"])

    def tap_piece(self, key: str) -> None:
        """A place with several pieces is tapped until the unit is selected."""
        piece = self.piece_with(key)
        for _ in range(16):
            self.tap(f'.piece[data-piece="{piece}"]')
            if piece in self.seen["selected"]:
                return
        raise Stuck(f"{key} cannot be selected")

    def drag(self, key: str, place: str) -> None:
        start = aim(self.page, f'.piece[data-piece="{self.piece_with(key)}"]')
        end = aim(self.page, f'.hit[data-place="{place}"]')
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=6)
        self.page.mouse.up()
        self.done()

    # What is shown.

    def acts(self) -> list[str]:
        return list(self.seen["acts"])

    def shown_actions(self) -> set[str]:
        """The engine's options as the page offers them: buttons, and marked places and pieces."""
        decision = self.view["decision"]
        found = set(self.seen["actions"]) | set(self.acts())
        marked = set(self.seen["marked"])
        several = bool(self.seen["tokens"])  # tokens for many slots on one sheet
        keys = set(self.seen["keys"])
        if self.view["cargo"] and self.seen["cargo"]:  # sliders for all amounts of every kind at this stop
            return {option["action"] for option in decision["options"] if self.handled_here(option)}
        for option in decision["options"]:
            at = option["at"] or {}
            fights = decision["kind"] in ("dial", "card")
            word = option["action"].split()[-1]
            if several or at.get("place") in marked or (fights and (word == "cards" or word in keys)):
                found.add(option["action"])
        return found & {option["action"] for option in decision["options"]}

    def handled_here(self, option: Any) -> bool:
        """Whether a slider of the sheet reaches the amount of an option."""
        way, amount, good = option["action"].split()
        rows = {row["key"]: row["most"] for row in self.view["cargo"][way]}
        name = {"unload": "set_down", "load": "take_aboard"}[way]
        return dict(self.seen["cargo"]).get(name) == len(rows) and int(amount) <= rows[good]

    # Playing.

    def decide(self) -> None:
        """One gesture, or a few that belong together."""
        acts = self.acts()
        for act in ("curtain", "go-on", "confirm"):
            if act in acts:
                before = self.view
                self.tap(f'[data-act="{act}"]')
                if act != "confirm":
                    self.gestures -= 1  # not part of the own turn
                elif moment(self.view) != moment(before):
                    self.end_turn()
                return
        kind = self.view["decision"]["kind"]
        if self.moves and not self.moved and self.view["decision"]["widget"] != "travel":
            self.moved = self.gestures
        before = moment(self.view)
        HANDLERS.get(self.view["decision"]["widget"], Person.take_any)(self, self.view["decision"], kind)
        if moment(self.view) != before or self.view["game"]["over"]:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns.append(Turn(self.gestures, (self.moved or self.gestures) if self.moves else 0, self.top))
        self.gestures = self.moved = 0
        self.moves = False
        self.top = ""

    def take_any(self, decision: Any, kind: str) -> None:
        self.take(self.chance.choice(decision["options"]))

    def take(self, option: Any) -> None:
        """Whatever way the page has for an option."""
        if self.view["decision"]["kind"] == "top":
            self.top = option["action"]
        if option["action"] in self.seen["actions"]:
            self.tap(f'[data-action="{option["action"]}"]')
        elif option["action"] in self.acts():
            self.tap(f'[data-act="{option["action"]}"]')
        elif option["at"] and "place" in option["at"]:
            self.tap_place(option["at"]["place"])
        else:
            raise Stuck(f"{option['action']} is not on the page")

    def on_mat(self, decision: Any, kind: str) -> None:
        sides = self.seen["sides"]
        if kind != "section" or not sides or self.chance.random() < 0.1:
            self.take_any(decision, kind)
            return
        number = self.chance.randrange(len(sides))
        if sides[number] == "move units" and self.view["travel"]:
            try:
                self.move()
                return
            except Covered:
                pass
        self.top = sides[number]
        self.tap(".side-button[data-then]", number)

    def at_a_stop(self) -> None:
        """An airship sets down or takes aboard, then stops or flies on."""
        if self.chance.random() < 0.3:
            self.tap("[data-cargo] .load-head .button", self.chance.randrange(len(self.seen["cargo"])))
        reach = next(iter(self.view["travel"]["pieces"].values()))["reach"]
        if "cargo-done" in self.acts() and (not reach or self.chance.random() < 0.8):
            self.tap('[data-act="cargo-done"]')
        else:
            self.tap_place(self.chance.choice(reach)["to"])
        assert not self.seen["problem"], (self.seen["problem"], self.view["cargo"])  # what sliders allow can be carried

    def travelling(self, decision: Any, kind: str) -> None:
        if self.view["cargo"]:
            self.moves = True
            self.at_a_stop()
            return
        done = [option for option in decision["options"] if not option["at"]]
        if (
            kind in ("unit", "step", "flight")
            and self.view["travel"]
            and self.view["travel"]["pieces"]
            and not (done and self.chance.random() < 0.15)
        ):
            self.move()
        elif done:
            self.take(done[0])
        else:
            self.take_any(decision, kind)

    def move(self) -> None:
        """A unit to a place, by taps or by a drag, sometimes with a load."""
        self.moves = True
        self.top = "move units"
        pieces = self.view["travel"]["pieces"]
        keys = [key for key, way in pieces.items() if way["reach"]]
        key = self.chance.choice(keys)
        to = self.chance.choice(pieces[key]["reach"])["to"]
        loaded = bool(pieces[key]["load"]) and self.chance.random() < 0.3
        alone = len([one for one in self.view["board"]["pieces"] if key in one["of"] and len(one["of"]) == 1]) == 1
        if not loaded and alone and self.view["decision"]["kind"] == "unit" and self.chance.random() < 0.3:
            self.drag(key, to)
        else:
            if not self.seen["selected"]:
                self.tap_piece(key)
            if loaded and self.seen["loads"]:
                self.tap(".load .button")
            self.tap_place(to)
        if "go-there" in self.acts():
            self.tap('[data-act="go-there"]')
        if self.seen["problem"]:  # this cannot be carried there, say
            self.tap(".acts .act.back")

    def fighting(self, decision: Any, kind: str) -> None:
        if kind not in ("dial", "card"):
            self.take_any(decision, kind)
            return
        if kind == "dial":
            self.tap(".field:not(.cards-field) .keyb", self.chance.randrange(self.seen["powers"]))
        if self.seen["cards"]:
            self.tap(".cards-field .keyb", self.chance.randrange(self.seen["cards"]))
        self.tap('[data-act="reveal"]')

    def tokens(self, decision: Any, kind: str) -> None:
        if not self.seen["tokens"]:
            self.take_any(decision, kind)
            return
        while "take" not in self.acts():
            if not self.seen["free"]:
                raise Stuck("no token is free")
            self.tap(".choice.token:not([disabled])", self.chance.randrange(self.seen["free"]))
        self.tap('[data-act="take"]')
        assert not self.seen["problem"], (self.seen["problem"], decision["sources"])  # the sheet allows it

    def play(self, upto: int = MOST_GESTURES, each: Any = None) -> None:
        """Until the game is over, or nobody asks this person, or so many decisions."""
        for _ in range(upto):
            if self.problems:
                raise AssertionError(self.problems)
            if self.view["game"]["over"] and not {"go-on", "confirm", "curtain"} & set(self.acts()):
                return
            if not self.view["decision"] and not {"go-on", "confirm", "curtain"} & set(self.acts()):
                return
            gestures = self.gestures
            try:
                if each:
                    each(self)
                self.decide()
            except Held:  # once more: the page asks what it asked before
                self.gestures = gestures


HANDLERS = {"mat": Person.on_mat, "travel": Person.travelling, "fight": Person.fighting, "tokens": Person.tokens}
