"""What a person types at a table, as actions of the pending decision."""

from typing import Final

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.game_end import CountCoins
from maszyna.expeditions.play.table_turn import CardDrawn
from maszyna.expeditions.play.tokens_drawn import VALUES, TokensDrawn
from maszyna.kernel.errors import UnreadableAction

TOKEN: Final = "token "
CARD: Final = "card "
ENOUGH: Final = "enough"
READABLE: Final = [str(value) for value in VALUES[1:]]
MOST_DIGITS: Final = 5
NONE: Final = ["", "-", "0", "none", ENOUGH]


def meant(game: Expedition, typed: str) -> list[str]:
    """The actions of a line, one or several; what cannot be meant is refused and nothing has changed."""
    pending = game.pending()
    if isinstance(pending, TokensDrawn):
        return tokens_meant(game, pending, typed)
    if isinstance(pending, CountCoins):
        amount = int(typed) if is_amount(typed) else pending.span()
        if amount >= pending.span():
            raise unreadable(game, typed)
        return [pending.text(amount)]
    if isinstance(pending, CardDrawn):
        return [card_meant(game, typed)]
    return [game.text(game.match(typed))]


def tokens_meant(game: Expedition, pending: TokensDrawn, typed: str) -> list[str]:
    """All tokens of a tile on one line, in the order drawn; nothing where the tile gets none."""
    words = [] if typed.strip() in NONE else typed.replace(",", " ").replace(TOKEN, "").split()
    trial = game.copy()
    found: list[str] = []
    for word in words:
        if word not in READABLE or trial.asking is not pending:  # the tile may take no more
            raise unreadable(game, typed)
        found.append(f"{TOKEN}{word}")
        trial.apply(trial.parse(found[-1]))
    return [*found, ENOUGH] if trial.asking is pending else found


def card_meant(game: Expedition, typed: str) -> str:
    """A decision card by its number."""
    number = typed.strip().removeprefix(CARD)
    if not is_amount(number) or int(number) not in game.cards:
        raise unreadable(game, typed)
    return game.text(game.parse(f"{CARD}{int(number)}"))


def is_amount(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) < MOST_DIGITS


def unreadable(game: Expedition, typed: str) -> UnreadableAction:
    return UnreadableAction(typed, game.decision_kind(), game.legal_texts())
