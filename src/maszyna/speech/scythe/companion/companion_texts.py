"""The companion beside a real board in one language: refusals, questions, problems, what to do with the pieces."""

from typing import Final

from maszyna.scythe.board import base_of
from maszyna.scythe.ids import ABOARD, COMBAT_CARDS, FIRST_BASE, MAT
from maszyna.scythe.state import Position
from maszyna.scythe.table import Instruction, Missing, Refusal, Table, TableProblem
from maszyna.scythe.table.acts.act_words import NAMES
from maszyna.speech.common.amounts import amount
from maszyna.speech.common.numbers import signed
from maszyna.speech.common.problems import refusal_text
from maszyna.speech.common.table_refusals import COUNTED_MISSING, MISSING
from maszyna.speech.common.table_texts import TableTexts
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.companion.phrases import ALOUD, BADGES, BOOKED, HELP, NOTES, STATUS, TALK, TODO
from maszyna.speech.scythe.companion.setup_layout import layout_lines
from maszyna.speech.scythe.companion.vocabulary import spoken, spoken_forms, understood
from maszyna.speech.scythe.names.names import faction_of, name
from maszyna.speech.scythe.names.places import place_name, short_name, the_place, the_territories

ARROW: Final = " → "
ATTACK: Final = "attack"
AIRSHIP_KIND: Final = 3  # among the kinds of unit
ABOUT_SCHEMES: Final = ["scheme_does_not_fit"]
TRACKS: Final = ["power", "popularity", "coins", "cards", "stars", "tracker", "scheme"]
ABOUT_PLACES: Final = [
    "on_foreign_base", "encounter_not_taken", "cannot_be_on_lake", "worker_alone_on_lake", "two_controllers",
    "two_structures", "structure_on_lake", "two_tokens", "resources_alone_on_lake", "no_encounter_there",
    "on_lake_too_early", "airship_on_foreign_base", "airship_to_base", "loads_from_enemy", "act_pays_from_elsewhere",
    "act_no_such_resource_there", "act_no_worker_there", "act_not_there", "act_produced_already",
    "act_nothing_to_produce", "act_no_territory_left", "act_has_a_structure", "act_not_an_empty_neighbour",
]  # fmt: skip


class CompanionTexts(TableTexts):
    """What the companion says; ``companion_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        super().__init__(translator, TALK, HELP)

    def understood(self, typed: str) -> str:
        """A line with the words of this language as the game spells them."""
        return understood(self._translator.lang, typed)

    def spoken(self, said: str) -> str:
        return spoken(self._translator.lang, said)

    def form(self, form: str) -> str:
        return spoken_forms(self._translator.lang, form)

    def refusal(self, refusal: Refusal) -> str:
        return refusal_text(self._translator, refusal, self.spoken(refusal.about))

    def question(self, position: Position, missing: Missing) -> str:
        """What only the people know; a field of the second Automa ends in 2."""
        of_whom = faction_of(self._translator, position.seats[missing.seat].faction)
        field = missing.field.removesuffix("2")
        if field in COUNTED_MISSING:
            return self._translator.count(COUNTED_MISSING[field], missing.most, {"of_whom": of_whom})
        return self._translator.say(MISSING[field], {"of_whom": of_whom, "most": missing.most})

    def problem(self, position: Position, problem: TableProblem) -> str:
        values: dict[str, object] = {"first": problem.first, "second": problem.second}
        if problem.seat >= 0:
            values["who"] = name(self._translator, "faction", position.seats[problem.seat].faction)
        if problem.code in ABOUT_PLACES:
            values["place"] = place_name(self._translator, problem.first) if problem.first != ABOARD else self.aboard()
        if problem.code in ABOUT_SCHEMES:
            values["first"] = name(self._translator, "scheme", problem.first)
            values["second"] = name(self._translator, "scheme", problem.second)
        if problem.code == "two_controllers":
            values["who"] = faction_of(self._translator, position.seats[problem.seat].faction)
            values["other"] = faction_of(self._translator, position.seats[problem.second].faction)
        if problem.code == "act_not_asked":
            values["word"] = self.spoken(NAMES[problem.first])
        return self._translator.say(NOTES[problem.code] if problem.code in NOTES else STATUS[problem.code], values)

    def aboard(self) -> str:
        return self._translator.say(TODO["aboard"])

    def place(self, place: int, faction: int) -> str:
        """A place in a word: its number, the own base, the mat, the own airship."""
        if place == MAT:
            return self._translator.say(TODO["mat"])
        if place == ABOARD:
            return self.aboard()
        if place == base_of(faction):
            return self._translator.say(TODO["base"])
        return place_name(self._translator, place) if place >= FIRST_BASE else short_name(self._translator, place)

    def layout(self, table: Table) -> list[str]:
        """What lies where before the first turn."""
        return [line.text for line in layout_lines(self._translator, table)]

    def instruction(self, position: Position, todo: Instruction) -> str:
        """One thing to do with the pieces."""
        faction = position.seats[todo.seat].faction if todo.seat >= 0 else 0
        values: dict[str, object] = {"amount": todo.amount, "who": name(self._translator, "faction", faction)}
        values["whose"] = faction_of(self._translator, faction)
        if todo.what in TRACKS:
            return self._said(todo.what, {**values, **self._change(todo)})
        if todo.what in ("unit", "structure"):
            kind = "unit_kind" if todo.what == "unit" else "structure"
            values["unit"] = name(self._translator, kind, todo.field("kind" if todo.what == "unit" else "structure"))
            values["from"] = self.place(todo.field("from"), faction)
            values["to"] = self.place(todo.field("to"), faction)
            if todo.field("from") == todo.field("to"):
                return self._said("stays", values)
            return self._said("units" if todo.amount > 1 else "unit", values)
        if todo.what == "airship":
            values["from"] = self.place(todo.field("from"), faction)
            values["to"] = self.place(todo.field("to"), faction)
            return self._said("airship", values)
        if todo.what == "cargo":
            values["amount"] = signed(self._translator, todo.amount)
            values["resource"] = name(self._translator, "resource", todo.field("resource"))
            return self._said("cargo", values)
        if todo.what == "resources":
            place = todo.field("place")
            values["place"] = the_territories(self._translator, [place]) if place < FIRST_BASE else self.base(place)
            values["amount"] = signed(self._translator, todo.amount)
            values["resource"] = name(self._translator, "resource", todo.field("resource"))
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
                who = name(self._translator, "faction", position.seats[seat].faction)
                found.append(self._said("track", {"who": who, "track": text}))
        return found

    def booked(self, position: Position, todo: Instruction) -> str:
        """The same of the own things, without whose they are; a new piece comes from nowhere."""
        faction = position.seats[todo.seat].faction if todo.seat >= 0 else 0
        if todo.what in ("unit", "structure"):
            kind = "unit_kind" if todo.what == "unit" else "structure"
            unit = name(self._translator, kind, todo.field("kind" if todo.what == "unit" else "structure"))
            values: dict[str, object] = {
                "unit": unit,
                "amount": todo.amount,
                "to": self.place(todo.field("to"), faction),
            }
            values["from"] = self.place(todo.field("from"), faction)
            form = "new" if todo.field("from") == MAT else "goes"
            return self._translator.say(BOOKED[f"{form}_units" if todo.amount > 1 else form], values)
        if todo.what == "resources":
            values = {"resource": name(self._translator, "resource", todo.field("resource")),
                      "amount": signed(self._translator, todo.amount),
                      "place": place_name(self._translator, todo.field("place"))}  # fmt: skip
            return self._translator.say(BOOKED["resources"], values)
        if todo.what in ("ability", "recruit", "cube"):
            what = "bonus" if todo.what == "recruit" else todo.what
            thing = name(self._translator, what, todo.field(todo.what))
            return self._translator.say(BOOKED[todo.what if todo.field("has") else "lost"], {"thing": thing})
        if todo.what == "cost":
            action = name(self._translator, "bottom", todo.field("bottom"))
            return self._translator.say(BOOKED["cost"], {"action": action, **self._change(todo)})
        if todo.what == "encounter":
            place = place_name(self._translator, todo.field("place"))
            return self._translator.say(BOOKED["met" if not todo.field("there") else "unmet"], {"place": place})
        return self.instruction(position, todo)

    def badge(self, word: str) -> str:
        return self._translator.say(BADGES[word])

    def chosen(self, place: int, faction: int) -> str:
        """Where a unit would have gone that people put elsewhere."""
        return self._translator.say(ALOUD["chosen"], {"place": self.place(place, faction)})

    def aloud(self, position: Position, todo: Instruction, word: str) -> str:
        """The same as a voice reads it, the word of the line first."""
        moves = todo.what in ("unit", "structure", "airship") and todo.field("from") != todo.field("to")
        if not moves:
            said = self.instructions(position, [todo])[0].replace(ARROW, f", {self._translator.say(ALOUD['now'])} ")
        else:
            faction = position.seats[todo.seat].faction
            kind, number = ("structure", todo.first) if todo.what == "structure" else ("unit_kind", todo.first)
            if todo.what == "airship":
                number = AIRSHIP_KIND
            values: dict[str, object] = {
                "unit": capitalised(name(self._translator, kind, number)), "amount": todo.amount,
                "from": self.place(todo.field("from"), faction), "to": self.place(todo.field("to"), faction),
            }  # fmt: skip
            said = self._translator.say(ALOUD["units" if todo.amount > 1 else "unit"], values)
        return f"{self.badge(word)} {said}" if word == ATTACK else f"{said} {self.badge(word)}" if word else said

    def _change(self, todo: Instruction) -> dict[str, object]:
        """From which number to which, or from one scheme to the other."""
        start, end = todo.field("from"), todo.field("to")
        if todo.what != "scheme":
            return {"from": start, "to": end}
        return {"from": name(self._translator, "scheme", start), "to": name(self._translator, "scheme", end)}

    def base(self, place: int) -> str:
        return place_name(self._translator, place)

    def _flipped(self, todo: Instruction, values: dict[str, object]) -> str:
        """What is there or is not."""
        if todo.what in ("card_back", "card_out"):
            values["card"] = todo.field("card")
        values["cards"] = amount(self._translator, COMBAT_CARDS, todo.amount)
        if todo.what == "deck_turned":
            values["scheme"] = name(self._translator, "scheme", todo.field("scheme"))
        if todo.what == "cost":
            action = name(self._translator, "bottom", todo.field("bottom"))
            return self._said("cost", {**values, "action": action, **self._change(todo)})
        if todo.what in ("ability", "recruit", "cube"):
            thing = name(self._translator, "bonus" if todo.what == "recruit" else todo.what, todo.field(todo.what))
            values["thing"] = self._said("recruit", {"bonus": thing}) if todo.what == "recruit" else thing
            return self._said("thing_on" if todo.field("has") else "thing_off", values)
        if todo.what == "factory_card":
            return self._said("factory_on" if todo.field("has") else "factory_off", values)
        if todo.what in ("encounter", "token"):
            values["place"] = the_place(self._translator, todo.field("place"))
            return self._said(f"{todo.what}_{['off', 'on', 'spent'][todo.field('there')]}", values)
        return self._said(todo.what, values)

    def _said(self, key: str, values: dict[str, object]) -> str:
        return self._translator.say(TODO[key], values)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def companion_texts(lang: str) -> CompanionTexts:
    return CompanionTexts(Translator(lang))
