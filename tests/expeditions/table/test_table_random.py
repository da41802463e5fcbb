"""Random sessions at a table: everything that happens can be told, and every undo leads back to where it was."""

from io import StringIO

import pytest
from rich.console import Console
from tests.expeditions.props import own_card

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.table.differences import differences
from maszyna.expeditions.table.steps import take_step, undo_step
from maszyna.games import EXPEDITIONS
from maszyna.kernel.dice import Dice
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.players.random_player import choose, random_dice
from maszyna.speech.expeditions.texts import expeditions_texts
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.terminal.expeditions.printer import ExpeditionsPrinter
from maszyna.terminal.expeditions.rows import draw

STEPS = 120
TURN_ENDS = 4  # one step in so many ends the turn
UNDOES = 9


def line(session: Record[Expedition], chance: Dice) -> str:
    """Something a person may type now."""
    kind = session.game.decision_kind()
    if kind == "your_turn" and chance.below(0, TURN_ENDS) == 0:
        return "done"
    text = session.game.text(choose(session.game, chance))
    return text if kind == "your_turn" else text.split()[-1]


@pytest.mark.parametrize("seed", range(6))
def test_random_sessions(seed: int) -> None:
    lang = LANGUAGES[seed % len(LANGUAGES)]
    shown = StringIO()
    out = Console(file=shown, width=80, highlight=False)
    texts = expeditions_texts(lang)
    teller = ExpeditionsPrinter(out, texts)
    first = ["human", "automa"][seed % 2]
    session = EXPEDITIONS.new({"level": 4, "progress_card": own_card(4), "first": first, "tuning": 3}, seed)
    chance = random_dice(seed)
    for _ in range(STEPS):
        if session.game.is_over():
            break
        assert texts.question(session.game)
        before, deck = session.game.copy(), session.game.deck
        done = take_step(session, line(session, chance))
        teller.done(session, done)
        if chance.below(0, UNDOES) == 0:
            after = session.game
            undone = undo_step(session)
            teller.undone(session, undone)
            assert undone.texts == done.texts
            assert write_position(session.game.position) == write_position(before.position)
            assert (session.game.deck, session.game.human.glory) == (deck, before.human.glory)
            assert not differences(before, session.game)
            assert len(undone.instructions) == len(differences(after, before))
    teller.status(session)
    teller.why(session, None)
    teller.why(session, (seed % 2, seed))
    teller.score(session.game)
    draw(out, texts, session.game)
    again = EXPEDITIONS.restore(parse(EXPEDITIONS.dump(session)))
    assert write_position(again.game.position) == write_position(session.game.position)
    assert len(again.events()) == len(session.events())
    assert all(len(text.rstrip()) <= 80 for text in shown.getvalue().splitlines())
    assert "{" not in shown.getvalue()
