"""Games of The Wind Gambit keep their bytes on both builds: every tile, every resolution, with and without an Automa.

`python -m tests.test_golden_wind` writes the golden file anew.
"""

import hashlib

import pytest
from tests.test_golden import FOLDER, transcript

from maszyna.kernel.record import Record
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.setup.new_game import dealt_setup, new_game

DIGESTS = FOLDER / "wind-gambit-digests.txt"
PEOPLE: list[object] = [{}, {}]
WITH_AUTOMA: list[object] = [{}, {"player": "automa"}]
GAMES = [(name, PEOPLE) for name in TILE_IDS[AGGRESSIVE]] + [(name, WITH_AUTOMA) for name in TILE_IDS[AUTOMA_CARD]]


def digest_line(number: int) -> str:
    aggressive, seats = GAMES[number]
    passive, resolution = TILE_IDS[PASSIVE][number % 8], TILE_IDS[RESOLUTION][(number + 3) % 8]
    airships = {"aggressive": aggressive, "passive": passive}
    record = Record(
        new_game, dealt_setup({"seats": seats, "airships": airships, "resolution": resolution}, number), number
    )
    record.game.log = []
    text = transcript(record, number)
    who = "two people" if seats is PEOPLE else "an Automa"
    return f"{who}, {aggressive}, {passive}, {resolution}: {hashlib.sha256(text.encode()).hexdigest()}"


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_same_seed_same_bytes(number: int) -> None:
    assert digest_line(number) == DIGESTS.read_text(encoding="utf-8").splitlines()[number]


if __name__ == "__main__":
    DIGESTS.write_text("\n".join(digest_line(number) for number in range(len(GAMES))) + "\n", encoding="utf-8")
