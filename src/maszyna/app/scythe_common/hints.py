"""What a player that thinks would do: the best three different turns for the seat that decides, with reasons.

It thinks in worlds that are dealt again from what the seat may know, so a hint tells nothing hidden. It is asked for
rarely and costs as much as hundreds of views. The budget is in nodes, so that the same question gets the same answer,
and on a slow machine in time; an answer is remembered until the next action.

Beside a real board the person's next turn is thought about on the table's position, where that is complete.
"""

from typing import Any, Final, NamedTuple

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.requester import Viewer
from maszyna.build import kind as build
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.record import Record
from maszyna.players.hints import MOST_MS, Hint, hints
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.turn.turn import TURNS
from maszyna.scythe.table import status
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Turn
from maszyna.speech.scythe.hint_texts import HintTexts


class HintLimits(NamedTuple):
    nodes: int
    candidates: int
    turns: int  # own ones that are played on


BUDGETS: Final = {"compiled": HintLimits(40_000, 24, 2), "interpreted": HintLimits(2_500, 6, 1)}


def hints_view(record: Record[Scythe], viewer: Viewer, words: Language) -> list[Doc]:
    """Nothing for who does not decide."""
    asking = record.game.asking
    if asking is None or asking.seat not in viewer.acts:
        return []
    texts = HintTexts(words.translator, words.scythe)
    return [hint_view(hint, texts, words) for hint in thought(record, record.game)]


def thought(record: Record[Any], game: Scythe) -> list[Hint]:
    """The hints for the pending decision of a game, found once for an action of its record."""
    cache, number = record.entries[-1].cache, len(record.actions)
    found: list[Hint] | None = cache.get(("", "hints", 0))
    if found is None:
        budget = BUDGETS[build()]
        best = hints(game, number, MOST_MS, budget.nodes, budget.candidates, budget.turns)
        found = cache["", "hints", 0] = best
    return found


def hint_view(hint: Hint, texts: HintTexts, words: Language) -> Doc:
    """``actions`` can be tried and taken; they stop where chance speaks."""
    twin = hint.world.copy()
    twin.run_mode = BETWEEN_TURNS
    actions: list[str] = []
    for action in hint.actions:
        actions.append(twin.text(action))
        twin.apply(action)
    steps = texts.steps(hint)
    return {
        "say": words.text("; ".join(steps)),
        "steps": [words.text(step) for step in steps],
        "reasons": [words.text(reason) for reason in texts.reasons(hint)],
        "actions": actions,
        "by_chance": hint.by_chance,
        "margin": round(hint.margin, 1),
        "spread": round(hint.spread, 1),
    }


def table_hints(record: Record[PlayedTable], viewer: Viewer, words: Language) -> list[Doc]:
    """Nothing in the middle of a turn, nor where the position cannot be: advice on it would be wrong."""
    table = record.game.table
    person = table.person()
    begun = table.token_placed[person] == table.round()
    if person not in viewer.acts or begun or not is_complete(table):
        return []
    texts = HintTexts(words.translator, words.scythe)
    return [hint_view(hint, texts, words) for hint in thought(record, beginning(table, person))]


def is_complete(table: Table) -> bool:
    return not (table.is_over() or table.game.stack or table.fight_place() or status(table))


def beginning(table: Table, seat: int) -> Scythe:
    """The game at the beginning of a person's turn; what the person holds in hand stays unknown."""
    game = table.game.copy()
    game.log = None
    game.turn = Turn(seat, [])
    game.push(TURNS[seat])
    game.settle()
    return game
