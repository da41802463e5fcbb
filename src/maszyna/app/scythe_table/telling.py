"""An act while it is being reported: what it asks, what it would record so far, and the keys of the mat.

What an act asks and brings is what the rules say on the table's position; here it only becomes a document.
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_table.answers import ask_document, number_ask
from maszyna.app.scythe_table.booked import books_of, notes_of
from maszyna.scythe.ids import (
    BOTTOMS,
    FACTORY_CARD,
    RESOURCES,
)
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.cards.benefits import ChooseStore
from maszyna.scythe.play.common.payment import resources_there
from maszyna.scythe.state import Seat
from maszyna.scythe.table import differences
from maszyna.scythe.table.acts.act_step import TOPS, ActStep
from maszyna.scythe.table.acts.act_words import (
    CARD,
    CARD_PAID,
    FREE,
    NUMBER,
    PAY,
    PLACES,
    POSITIONS,
    SEVERAL,
    SIDE,
    answer_word,
    bottom_name,
    tokens_paid,
)
from maszyna.scythe.table.acts.carry_out import SITES, OpenQuestion
from maszyna.scythe.table.refusals import Missing
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import PLACE_KEYS

FIRST_TOLD: Final = [NUMBER, SIDE, "offer"]  # on these depends what else is asked
TRACKS_CHOSEN: Final = [SIDE, "once", "offer", "benefit", NUMBER]  # answers that move tracks
PLACE: Final = "place"
GOODS: Final = "goods"


def telling(table: Table, step: ActStep, words: Language) -> Doc:
    """The act as far as it has been reported; at ``ready`` nothing is left to ask."""
    open_names, after = tried(table, step)
    questions = asked(table, step, open_names)
    return told_document(table, step, words, open_names, after, questions)


def first_questions(table: Table, seat: int, act: str, words: Language) -> Doc:
    """An act of which nothing has been told. Most keys of a mat ask the same after an action as before it."""
    step = ActStep(seat, act, {})
    open_names, after = tried(table, step)
    questions = asked(table, step, open_names)
    key = (act, seat, *worded_by(table, seat), *(question_key(table, one) for one in questions), None,
           *open_names, None, *((one.code, one.seat, one.first, one.second) for one in after.warned), None,
           *(part for todo in differences(table, after) for part in todo.key()))  # fmt: skip
    found: Doc | None = words.first_questions.get(key)
    if found is None:
        found = told_document(table, step, words, open_names, after, questions)
        words.remember(words.first_questions, key, found)
    return found


def worded_by(table: Table, seat: int) -> tuple[object, ...]:
    """What the answers to an act's questions are worded by, besides what is asked."""
    game = table.game
    own = game.position.seats[seat]
    return (
        *[one.faction for one in game.position.seats], own.mat, own.abilities, own.cubes, own.savings, own.recruits,
        own.bonuses, own.hand, own.factory_card, game.hidden[seat].unseen, game.turn.coercion_used, *own.structures,
    )  # fmt: skip


def no_place(questions: list[OpenQuestion], words: Language) -> list[Text]:
    """Why nothing is lit where a place is asked for."""
    empty = [one for one in questions if one.name == PLACE and not [place for place in one.options if place]]
    return [words.spans_for(f"no_{one.decision.kind()}") for one in empty if one.decision.kind() in SITES]


def question_key(table: Table, question: OpenQuestion) -> tuple[object, ...]:
    """A question by what is asked; of a payment also what lies where it can be taken from."""
    position, decision = table.game.position, question.decision
    places = question.options if question.name == PAY else []
    there = [resources_there(position, decision.seat, place_number(one)) for one in places]
    return question.name, decision.kind(), question.most, *question.options, *there


def told_document(
    table: Table,
    step: ActStep,
    words: Language,
    open_names: dict[str, OpenQuestion | None],
    after: Table,
    questions: list[OpenQuestion],
) -> Doc:
    told = did_document(step, table.game.position.seats[step.seat])
    asks = [
        ask_document(table, one, step.act, told.get(one.name), one.name in open_names, words) for one in questions
    ]  # fmt: skip
    if NUMBER in open_names or NUMBER in told:
        asks.insert(0, number_ask(step.act, told.get(NUMBER), NUMBER in open_names, words))
    left = [one["left"] for one in asks if one["open"]]
    return {
        "act": step.act,
        "did": told,
        "ask": title_of(step, words),
        "asks": asks,
        "books": certain(books_of(differences(table, after), table, step.seat, words), list(open_names)),
        "notes": [*no_place(questions, words), *notes_of(after, words)],
        "left": words.say("act_left", what=", ".join(left)) if left else "",
        "ready": not left,
    }


def certain(books: list[Doc], open_names: list[str]) -> list[Doc]:
    """What is recorded whatever the open answers will be: costs, and what the tracks gain."""
    if not open_names:
        return books
    chosen = any(name in TRACKS_CHOSEN for name in open_names)
    return [one for one in books if (one["amount"] or 0) < 0 or (one["sign"] and not chosen)]


def tried(table: Table, step: ActStep) -> tuple[dict[str, OpenQuestion | None], Table]:
    """What is still open by its name, and the table as it would be; without the number of a card nothing follows."""
    twin = table.copy()
    twin.begin(False)
    try:
        questions = step.carry_out(twin)
    except Missing as missing:
        bare = table.copy()
        bare.begin(False)
        return {missing.field: None}, bare
    twin.place_stars()
    found: dict[str, OpenQuestion | None] = {}
    for question in questions:
        found.setdefault(question.name, question)
    return found, twin


def asked(table: Table, step: ActStep, open_now: dict[str, OpenQuestion | None]) -> list[OpenQuestion]:
    """Every question of the act: those that were answered stay on the sheet, so that an answer can be changed."""
    numbered = {name: values for name, values in step.told.items() if name == NUMBER}
    decided = {name: values for name, values in step.told.items() if name in FIRST_TOLD}
    at_first = open_with(table, step, numbered, open_now)
    after_that = open_with(table, step, decided, open_now)
    always = [GOODS] if step.act == "trade" else []  # popularity is one of its keys
    if step.act == "trade" and SIDE not in step.told:
        add_place(table, step, at_first, open_now)
    found: dict[str, OpenQuestion] = {}
    for question in [*at_first.values(), *after_that.values(), *open_now.values()]:
        if question is not None and question.name in [*step.told, *open_now, *always]:
            found.setdefault(question.name, question)
    order = POSITIONS[step.act]
    return sorted(found.values(), key=lambda one: order.index(one.name) if one.name in order else len(order))


def open_with(
    table: Table, step: ActStep, told: dict[str, list[int]], open_now: dict[str, OpenQuestion | None]
) -> dict[str, OpenQuestion | None]:
    """What would be open with some of the answers only; with all of them it is known."""
    return dict(open_now) if told == step.told else tried(table, ActStep(step.seat, step.act, told))[0]


def add_place(
    table: Table, step: ActStep, at_first: dict[str, OpenQuestion | None], open_now: dict[str, OpenQuestion | None]
) -> None:
    """A Trade always waits for its place: the first kind fills both slots, and another may still follow."""
    store = ChooseStore(step.seat, 2)
    question = at_first.get(PLACE) or OpenQuestion(PLACE, store, [one for one in store.options(table.game) if one], 1)
    at_first[PLACE] = question
    if PLACE not in step.told:
        open_now[PLACE] = question


def title_of(step: ActStep, words: Language) -> Text:
    """What is asked; a card that has been named stands in its place."""
    name = act_name(step.act, words)
    number = step.told.get(NUMBER, [0])[0]
    if number:
        return words.spans_for("line_card", act=name, n=number)
    return words.spans_for(f"act_ask_{step.act.removeprefix(FREE)}", act=name)


def act_name(act: str, words: Language) -> str:
    if act in TOPS:
        return words.name("section", TOPS[act])
    bottom = bottom_name(act)
    if bottom:
        name = words.name("bottom", BOTTOMS.index(bottom))
        return words.say("act_free", act=name) if act.startswith(FREE) else name
    if act in ("factory", "card"):
        return words.name("section", FACTORY_CARD)
    return words.say("line_encounter" if act == "encounter" else "line_objective")


def did_document(step: ActStep, own: Seat) -> Doc:
    """The act as a screen sends it."""
    found: Doc = {"act": step.act}
    for name, values in step.told.items():
        if name == PAY:
            found[PAY] = payment(step.act, values)
            continue
        told = [told_value(name, value, step.act, own) for value in values]
        found[name] = told if len(told) > 1 or (name in SEVERAL and name != PLACE) else told[0]
    return found


def told_value(name: str, value: int, act: str, own: Seat) -> str | int | None:
    word = answer_word(name, value, act, own)
    if value == 0 and word == "none":
        return None
    if name in PLACES:
        return PLACE_KEYS[value]
    return int(word) if name == NUMBER else word


def payment(act: str, values: list[int]) -> Doc:
    found: Doc = {}
    for place, resource in tokens_paid(act, values):
        there = found.setdefault(PLACE_KEYS[place], {})
        there[RESOURCES[resource]] = there.get(RESOURCES[resource], 0) + 1
    if CARD_PAID in values:
        found[CARD] = values.count(CARD_PAID)
    return found
