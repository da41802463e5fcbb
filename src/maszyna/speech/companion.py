"""The companion beside a real board in one language: refusals, questions, problems, what to do with the pieces."""

from typing import Final

from maszyna.scythe.board import base_of
from maszyna.scythe.state import Position
from maszyna.scythe.table import Instruction, Missing, Problem, Refusal
from maszyna.scythe.words import ABOARD, FIRST_BASE, MAT
from maszyna.speech.companion_refusals import MISSING, REFUSALS
from maszyna.speech.companion_status import STATUS
from maszyna.speech.companion_talk import HELP, TALK
from maszyna.speech.companion_todo import TODO
from maszyna.speech.names import faction_of, name
from maszyna.speech.places import place_name
from maszyna.speech.table_talk import TableTalk
from maszyna.speech.tongue import Tongue

TRACKS: Final = ["power", "popularity", "coins", "cards", "stars", "tracker", "scheme"]
ABOUT_PLACES: Final = [
    "on_foreign_base", "encounter_not_taken", "cannot_be_on_lake", "worker_alone_on_lake", "two_controllers",
    "two_structures", "structure_on_lake", "two_tokens", "resources_alone_on_lake", "no_encounter_there",
    "on_lake_too_early", "airship_on_foreign_base",
]  # fmt: skip


class Aside(TableTalk):
    """What the companion says; ``aside("uk")`` makes one."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__(tongue, TALK, HELP)

    def refusal(self, refusal: Refusal) -> str:
        return self._tongue.say(REFUSALS[refusal.code], {"about": refusal.about or "…"})

    def question(self, position: Position, missing: Missing) -> str:
        """What only the people know; a field of the second Automa ends in 2."""
        who = faction_of(self._tongue, position.seats[missing.seat].faction)
        return self._tongue.say(MISSING[missing.field.removesuffix("2")], {"who": who, "most": missing.most})

    def problem(self, position: Position, problem: Problem) -> str:
        values: dict[str, object] = {"first": problem.first, "second": problem.second}
        if problem.seat >= 0:
            values["who"] = name(self._tongue, "faction", position.seats[problem.seat].faction)
        if problem.code in ABOUT_PLACES:
            values["place"] = place_name(self._tongue, problem.first)
        if problem.code == "two_controllers":
            values["who"] = faction_of(self._tongue, position.seats[problem.seat].faction)
            values["other"] = faction_of(self._tongue, position.seats[problem.second].faction)
        return self._tongue.say(STATUS[problem.code], values)

    def place(self, place: int, faction: int) -> str:
        """A place in a word: its number, the own base, the mat, the own airship."""
        if place == MAT:
            return self._tongue.say(TODO["mat"])
        if place == ABOARD:
            return self._tongue.say(TODO["aboard"])
        if place == base_of(faction):
            return self._tongue.say(TODO["base"])
        return place_name(self._tongue, place) if place >= FIRST_BASE else str(place)

    def instruction(self, position: Position, todo: Instruction) -> str:
        """One thing to do with the pieces."""
        faction = position.seats[todo.seat].faction if todo.seat >= 0 else 0
        values: dict[str, object] = {"amount": todo.amount, "from": todo.first, "to": todo.second}
        values["who"] = name(self._tongue, "faction", faction)
        if todo.what in TRACKS:
            return self._said(todo.what, values)
        if todo.what in ("unit", "structure"):
            kind = "unit_kind" if todo.what == "unit" else "structure"
            values["unit"] = name(self._tongue, kind, todo.first)
            values["from"], values["to"] = self.place(todo.second, faction), self.place(todo.third, faction)
            return self._said("units" if todo.amount > 1 else "unit", values)
        if todo.what == "airship":
            values["from"], values["to"] = self.place(todo.first, faction), self.place(todo.second, faction)
            return self._said("airship", values)
        if todo.what == "cargo":
            values["amount"] = f"{todo.amount:+d}"
            values["resource"] = name(self._tongue, "resource", todo.first)
            return self._said("cargo", values)
        if todo.what == "resources":
            values["place"] = self.place(todo.second, faction) if todo.second < FIRST_BASE else self.base(todo.second)
            values["amount"] = f"{todo.amount:+d}"
            values["resource"] = name(self._tongue, "resource", todo.first)
            return self._said("resources", values)
        return self._flipped(todo, values)

    def instructions(self, position: Position, todo: list[Instruction]) -> list[str]:
        """All there is to do, a line each; what changes on the tracks of one seat stands together."""
        found: list[str] = []
        seat = -1
        for one in todo:
            text = self.instruction(position, one)
            if one.what not in TRACKS:
                found.append(text)
                seat = -1
            elif one.seat == seat:
                found[-1] += f", {text}"
            else:
                seat = one.seat
                who = name(self._tongue, "faction", position.seats[seat].faction)
                found.append(self._said("track", {"who": who, "track": text}))
        return found

    def base(self, place: int) -> str:
        return place_name(self._tongue, place)

    def _flipped(self, todo: Instruction, values: dict[str, object]) -> str:
        """What is there or is not."""
        values["place"] = values["card"] = todo.first
        if todo.what in ("ability", "recruit"):
            thing = name(self._tongue, "ability" if todo.what == "ability" else "bonus", todo.first)
            values["thing"] = thing if todo.what == "ability" else self._said("recruit", {"bonus": thing})
            return self._said("thing_on" if todo.second else "thing_off", values)
        if todo.what == "factory_card":
            return self._said("factory_on" if todo.first else "factory_off", values)
        if todo.what in ("encounter", "token"):
            return self._said(f"{todo.what}_{['off', 'on', 'spent'][todo.second]}", values)
        return self._said(todo.what, values)

    def _said(self, key: str, values: dict[str, object]) -> str:
        return self._tongue.say(TODO[key], values)


def aside(lang: str) -> Aside:
    return Aside(Tongue(lang))
