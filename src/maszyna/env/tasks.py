"""The tasks of the benchmark, by id. A task never changes: what would change it is a task of the next version.

`maszyna/Solo-Automa-v1` is an id of Gymnasium, and the one that `maszyna lab evaluate` knows. Test games are those with
the first test seeds (env/seeds.py); a learner never meets them.
"""

from typing import Any, Final, NamedTuple

from maszyna.env.rewards import MARGIN, WIN
from maszyna.kernel.errors import SetupError

SHARE: Final = "share"  # the share of games won
WORST_FACTION: Final = "share_of_worst_faction"  # the lowest of the seven factions' shares
COINS: Final = "margin"  # the mean lead over the best other seat, in coins

POLICY: Final = "policy"
BASE_BOX: Final = ["base", "promo_13_18", "promo_24_27", "promo_29_36", "promo_37_42"]


class Task(NamedTuple):
    id: str
    question: str
    arguments: dict[str, Any]  # of the environment, in training games
    horizon: int  # decisions after which a game is cut off
    score: str
    reward: str = WIN
    games: int = 1000  # of the test
    test: dict[str, Any] | None = None  # what a test game has instead

    def settings(self, split: str) -> dict[str, Any]:
        """All that the task says of an environment for training or test games."""
        changes = self.test if split == "test" and self.test is not None else {}
        return {**self.arguments, **changes, "reward": self.reward, "limit": self.horizon}


def _solo(level: str) -> Task:
    question = (
        f"How often does a player beat one Automa of the level {level}, with factions and mats as they are dealt?"
    )
    return Task(f"maszyna/Solo-{level.title()}-v1", question, {"level": level}, 2000, SHARE)


_ALL: Final = [
    *[_solo(level) for level in ("autometta", "automa", "automaszyna", "ultimaszyna")],
    Task(
        "maszyna/Solo-AllFactions-v1",
        "How often does a player beat Automa with the faction it plays worst?",
        {"level": "automa"}, 2000, WORST_FACTION, games=1400,
    ),
    Task(
        "maszyna/Airships-v1",
        "How often does a player beat Automa with airships and resolutions of The Wind Gambit, drawn for every game?",
        {"level": "automa", "airships": {}, "resolution": "random"}, 3000, SHARE,
    ),
    Task(
        "maszyna/Duel-v1",
        "How often does a player beat another person, played by the shipped policy?",
        {"automas": 0, "opponents": [POLICY]}, 3000, SHARE, games=400,
    ),
    Task(
        "maszyna/Table4-v1",
        "How often does a player win at a table of four people, three of them played by the shipped policy?",
        {"automas": 0, "opponents": [POLICY] * 3}, 3000, SHARE, games=400,
    ),
    Task(
        "maszyna/Generalise-v1",
        "What is left against Automa with the factions and mats of Invaders from Afar after learning without them?",
        {"level": "automa", "editions": BASE_BOX}, 2000, SHARE,
        test={"editions": None, "faction": ["albion", "togawa"], "mat": ["militant", "innovative"]},
    ),
    Task(
        "maszyna/Opening-v1",
        "How many coins is a player ahead of Autometta after 60 decisions?",
        {"level": "autometta"}, 60, COINS, MARGIN,
    ),
    Task(
        "maszyna/Short-v1",
        "How many coins is Crimea on the agricultural mat ahead of Nordic's Autometta after 150 decisions?",
        {"faction": "crimea", "mat": "agricultural", "automas": [{"faction": "nordic", "level": "autometta"}]}, 150,
        COINS, MARGIN,
    ),
]  # fmt: skip
TASKS: Final[dict[str, Task]] = {task.id: task for task in _ALL}


def task_by_id(name: str) -> Task:
    if name not in TASKS:
        raise SetupError("task", "no_such_task", name=name, possible=list(TASKS))
    return TASKS[name]
