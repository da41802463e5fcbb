"""A game for tests of the kernel: two seats take one, two or three stones in turn; who takes the last has won."""

from maszyna.kernel.errors import SetupError
from maszyna.kernel.events import Event
from maszyna.kernel.game import Game
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind, Step

TEXTS = ["take one", "take two", "take two more", "", "break"]
STONES = [1, 2, 3, 0, 0]


class Pile(Game):
    def __init__(self, stones: int) -> None:
        super().__init__()
        self.stones = stones
        self.taken = [0, 0]

    def scores(self) -> list[int]:
        return self.taken

    def winners(self) -> list[int]:
        return [0] if self.taken[0] >= self.taken[1] else [1]

    def copy(self) -> "Pile":
        twin = Pile(self.stones)
        twin.taken = self.taken[:]
        self.copy_run(twin)
        return twin


class Begin(Step[Pile]):
    """Something the rules do by themselves, seen in the log."""

    def run(self, game: Pile) -> None:
        game.tell(7, self.seat, game.stones)
        game.push(Take(self.seat))


class Take(Decision[Pile]):
    about = DecisionKind("take", "pile", BY_LIST, from_zero=True)

    def options(self, game: Pile) -> list[int]:
        if game.stones == 113:
            return []  # a defect, for tests of what becomes of one
        return [action for action in range(3) if STONES[action] <= game.stones] + ([4] if game.stones == 112 else [])

    def take(self, game: Pile, action: int) -> None:
        if action == 4:
            raise ZeroDivisionError("broken")
        game.stones -= STONES[action]
        game.taken[self.seat] += STONES[action]
        if game.stones:
            game.push(Begin(1 - self.seat))
        else:
            game.over = True

    def span(self) -> int:
        return len(TEXTS)

    def text(self, action: int) -> str:
        return TEXTS[action]

    def why_not(self, game: Pile, action: int) -> str:
        return "too_many"


def new_pile(setup: dict[str, object], seed: int, log: list[Event] | None = None) -> Pile:
    """``{"stones": 10}``; the seed adds stones, so that it matters."""
    stones = setup.get("stones")
    if not isinstance(stones, int):
        raise SetupError("setup.stones", "needs_number", low=0, high=99)
    game = Pile(stones + seed)
    game.log = log
    game.push(Begin(0))
    game.settle()
    return game
