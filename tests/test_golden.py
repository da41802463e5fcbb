"""Same seed, same bytes: what was played once is played again, by both builds, alone or among other games.

`python -m tests.test_golden` writes the golden files anew; a change of them is a change of the rules or of the formats
and needs a new rules version.
"""

import hashlib
from pathlib import Path

import pytest

from maszyna.kernel.record import Record
from maszyna.kernel.save import dump
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, dealt_setup, new_game
from maszyna.scythe.variants import VARIANTS

FOLDER = Path(__file__).parent / "golden"
TRANSCRIPT = FOLDER / "scythe-3-seats.txt"
DIGESTS = FOLDER / "scythe-digests.txt"
SEATS = range(1, 8)
OPTIONS: list[tuple[str, list[str], list[str]]] = [("plain", ["base", "invaders"], []), ("all", EDITIONS, VARIANTS)]


def start(seats: int, editions: list[str], variants: list[str], seed: int) -> Record[Scythe]:
    setup: dict[str, object] = {"seats": seats, "editions": editions, "variants": variants}
    record = Record(new_game, dealt_setup(setup, seed), seed)
    record.game.log = []
    return record


def transcript(record: Record[Scythe], seed: int, most: int = 10**6) -> str:
    """The save, then every event in numbers."""
    chance = random_dice(seed)
    while not record.game.over and len(record.actions) < most:
        record.play(choose(record.game, chance))
    events = record.game.log or []
    lines = [f"{EVENTS[event.kind][0]} {event.seat} {event.first} {event.second} {event.third}" for event in events]
    return dump(record, GAME, RULES_VERSION) + "\n".join(lines) + "\n"


def digest_line(seats: int, name: str, editions: list[str], variants: list[str]) -> str:
    text = transcript(start(seats, editions, variants, seats), seats)
    return f"{seats} seats, {name}: {hashlib.sha256(text.encode()).hexdigest()}"


def all_digests() -> list[str]:
    return [digest_line(seats, *option) for option in OPTIONS for seats in SEATS]


def test_a_transcript_to_read() -> None:
    assert transcript(start(3, ["base", "invaders"], [], 3), 3, 150) == TRANSCRIPT.read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(len(OPTIONS) * len(SEATS)))
def test_same_seed_same_bytes(number: int) -> None:
    expected = DIGESTS.read_text(encoding="utf-8").splitlines()
    option = OPTIONS[number // len(SEATS)]
    assert digest_line(SEATS[number % len(SEATS)], *option) == expected[number]


def test_games_do_not_disturb_each_other() -> None:
    """Two games played in turns are the games played alone."""
    alone = [transcript(start(2, ["base"], [], seed), seed, 200) for seed in (1, 2)]
    records = [start(2, ["base"], [], seed) for seed in (1, 2)]
    chances = [random_dice(seed) for seed in (1, 2)]
    for _ in range(200):
        for record, chance in zip(records, chances, strict=True):
            record.play(choose(record.game, chance))
    assert [transcript(record, 0, 200) for record in records] == alone


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    TRANSCRIPT.write_text(transcript(start(3, ["base", "invaders"], [], 3), 3, 150), encoding="utf-8")
    DIGESTS.write_text("\n".join(all_digests()) + "\n", encoding="utf-8")
