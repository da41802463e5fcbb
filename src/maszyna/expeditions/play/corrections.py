"""Corrections: what lies on the table or belongs to the Automa is set as it really is, without consequences."""

from typing import Final

from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.events import ADJUSTED
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.facts.progress import MOST_SPACES
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, LOCATIONS, TWENTY, WALKED, place_text
from maszyna.expeditions.play.game_end import find_end_anew
from maszyna.expeditions.play.tokens_drawn import MOST_TOKENS, VALUES, why_not_come
from maszyna.expeditions.play.turn_reports import Report
from maszyna.kernel.bits import bit

PLACES: Final = [(row, at) for row in range(WALKED) for at in range(LOCATIONS)]
TOKENS: Final = VALUES[1:]
PROGRESS: Final = 0
GLORY: Final = 1
MAPS: Final = 2
COUNTERS: Final = ["progress", "glory", "maps", "my glory"]
MOST: Final = [MOST_SPACES - 1, MOST_GLORY, WALKED * LOCATIONS, human_facts().glory_tokens]


class Adjust(Report):
    def __init__(self, text: str) -> None:
        super().__init__(f"adjust {text}")

    def change(self, game: Expedition) -> None:
        raise NotImplementedError

    def take(self, game: Expedition) -> None:
        self.change(game)
        game.tell(ADJUSTED, AUTOMA)


def why_not_put(game: Expedition, value: int) -> str:
    """A 20 that the person has can always be put back."""
    return "" if value == TWENTY and game.human.twenty else why_not_come(game, value)


def put_back(game: Expedition, value: int) -> None:
    """Whoever gets the 20 now, the person has it no longer."""
    if value == TWENTY:
        game.human.twenty = False


class AdjustLocation(Adjust):
    """``value``: a token's, or whether there is one."""

    def __init__(self, text: str, row: int, at: int, value: int) -> None:
        super().__init__(text)
        self.row = row
        self.at = at
        self.value = value


class PutOnLocation(AdjustLocation):
    """``adjust put n3 4``: a token lies on top there."""

    def why_not(self, game: Expedition) -> str:
        if len(game.position.pile(self.row, self.at)) >= MOST_TOKENS:
            return "the_tile_is_full"
        return why_not_put(game, self.value)

    def change(self, game: Expedition) -> None:
        put_back(game, self.value)
        game.position.put(self.row, self.at, self.value)


class RemoveFromLocation(AdjustLocation):
    """``adjust remove n3 4``: such a token is not there; of two alike the upper one goes."""

    def why_not(self, game: Expedition) -> str:
        return "" if self.value in game.position.pile(self.row, self.at) else "no_such_token_there"

    def change(self, game: Expedition) -> None:
        pile = game.position.pile(self.row, self.at)
        game.position.lift(self.row, self.at, len(pile) - 1 - pile[::-1].index(self.value))


class AdjustMapToken(AdjustLocation):
    """``adjust map n3`` and ``adjust no map n3``."""

    def why_not(self, game: Expedition) -> str:
        there = bool(game.position.maps[self.row] & bit(self.at))
        return "is_so_already" if there == bool(self.value) else ""

    def change(self, game: Expedition) -> None:
        game.position.maps[self.row] ^= bit(self.at)


class AdjustMech(AdjustLocation):
    """``adjust mech n3``: the Automa's mech of that row stands there."""

    def why_not(self, game: Expedition) -> str:
        if game.position.human_in(self.row) == self.at:
            return "a_mech_stands_there"
        return "is_so_already" if game.position.at[self.row] == self.at else ""

    def change(self, game: Expedition) -> None:
        game.position.at[self.row] = self.at


class AdjustHeld(Adjust):
    """``adjust gain 4`` and ``adjust lose 4``: a corruption token the Automa has, or has not."""

    def __init__(self, gains: bool, value: int) -> None:
        super().__init__(f"{'gain' if gains else 'lose'} {value}")
        self.gains = gains
        self.value = value

    def why_not(self, game: Expedition) -> str:
        if self.gains:
            return why_not_put(game, self.value)
        return "" if self.value in game.position.taken else "no_such_token_there"

    def change(self, game: Expedition) -> None:
        if self.gains:
            put_back(game, self.value)
            game.position.taken.append(self.value)
        else:
            game.position.taken.remove(self.value)


class AdjustCounter(Adjust):
    """``adjust progress 7``, ``adjust glory 3``, ``adjust maps 2``, ``adjust my glory 1``."""

    def __init__(self, counter: int, value: int) -> None:
        super().__init__(f"{COUNTERS[counter]} {value}")
        self.counter = counter
        self.value = value

    def present(self, game: Expedition) -> int:
        position = game.position
        return [position.progress, position.glory, position.taken_maps, game.human.glory][self.counter]

    def why_not(self, game: Expedition) -> str:
        if self.counter == PROGRESS and self.value >= game.position.card.spaces:
            return "beyond_the_track"
        return "is_so_already" if self.present(game) == self.value else ""

    def change(self, game: Expedition) -> None:
        position = game.position
        if self.counter == PROGRESS:
            position.progress = self.value
        elif self.counter == GLORY:
            position.glory = self.value
        elif self.counter == MAPS:
            position.taken_maps = self.value
        else:
            game.human.glory = self.value

    def take(self, game: Expedition) -> None:
        super().take(game)
        find_end_anew(game)


class AdjustDeck(Adjust):
    """``adjust shuffled``: the person has shuffled all decision cards of the real deck and set two aside."""

    def __init__(self) -> None:
        super().__init__("shuffled")

    def why_not(self, game: Expedition) -> str:
        if not game.typed:
            return "the_program_draws"
        return "is_so_already" if game.deck == game.full_deck else ""

    def change(self, game: Expedition) -> None:
        game.deck = game.full_deck


def adjustments() -> list[Report]:
    found: list[Report] = []
    for row, at in PLACES:
        name = place_text(row, at)
        found += [PutOnLocation(f"put {name} {value}", row, at, value) for value in TOKENS]
        found += [RemoveFromLocation(f"remove {name} {value}", row, at, value) for value in TOKENS]
        found += [AdjustMapToken(f"map {name}", row, at, 1), AdjustMapToken(f"no map {name}", row, at, 0)]
        found.append(AdjustMech(f"mech {name}", row, at, 0))
    found += [AdjustHeld(gains, value) for gains in (True, False) for value in TOKENS]
    found += [AdjustCounter(counter, value) for counter in range(len(COUNTERS)) for value in range(MOST[counter] + 1)]
    found.append(AdjustDeck())
    return found
