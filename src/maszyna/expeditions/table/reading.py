"""What a person types at a table, as actions of the pending decision."""

from typing import Final

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.counting import CountCoins
from maszyna.expeditions.play.drawing import TokensDrawn
from maszyna.kernel.errors import UnreadableAction

TOKEN: Final = "token "
ENOUGH: Final = "enough"
NONE: Final = ["", "-", "0", "none", ENOUGH]


def meant(game: Expedition, typed: str) -> list[str]:
    """The actions of a line, one or several; what cannot be meant is refused and nothing has changed."""
    pending = game.pending()
    if isinstance(pending, TokensDrawn):
        return tokens_meant(game, pending, typed)
    if isinstance(pending, CountCoins):
        words = typed.split()
        return [game.text(game.parse(pending.text(int(words[0])))) if is_amount(words) else unreadable(game, typed)]
    return [game.text(game.match(typed))]


def tokens_meant(game: Expedition, pending: TokensDrawn, typed: str) -> list[str]:
    """All tokens of a tile on one line, in the order drawn; nothing where the tile gets none."""
    words = [] if typed.strip() in NONE else typed.replace(",", " ").split()
    trial = game.copy()
    found: list[str] = []
    for word in words:
        text = f"{TOKEN}{word}"
        if trial.asking is not pending:
            unreadable(game, typed)  # the tile takes no more
        trial.apply(trial.parse(text))
        found.append(text)
    return [*found, ENOUGH] if trial.asking is pending else found


def is_amount(words: list[str]) -> bool:
    return len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 5


def unreadable(game: Expedition, typed: str) -> str:
    raise UnreadableAction(typed, game.decision(), game.legal_texts())
