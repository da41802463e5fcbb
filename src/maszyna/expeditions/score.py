"""The end's coins (X9): the Automa's by its progress card, the human's by the normal rules."""

from typing import Final

from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.ids import AUTOMA, HUMAN
from maszyna.expeditions.state import Position

SOURCES: Final = ["coins", "glory", "items", "maps", "corruption"]  # where coins come from


class HumanHoldings:
    """What the human's coins are counted from."""

    def __init__(self) -> None:
        self.glory = 0
        self.coins = 0
        self.quests = 0  # solved
        self.item_coins = 0  # printed on upgraded items
        self.corruption = 0  # tokens, the 20 among them
        self.twenty = False  # has the 20

    def copy(self) -> "HumanHoldings":
        twin = HumanHoldings()
        twin.glory = self.glory
        twin.coins = self.coins
        twin.quests = self.quests
        twin.item_coins = self.item_coins
        twin.corruption = self.corruption
        twin.twenty = self.twenty
        return twin


def coins_per_glory(position: Position, tuning: int) -> int:
    """X9.3: what the card says, tuned; never below nothing."""
    return max(0, position.card.glory_coins + tuning)


def automa_sources(position: Position, tuning: int) -> list[int]:
    """X9.2: for each glory token in camp, each map token and each corruption token; the 20 is one token."""
    card = position.card
    glory = position.glory * coins_per_glory(position, tuning)
    return [0, glory, 0, position.taken_maps * card.map_coins, len(position.taken) * card.corruption_coins]


def automa_coins(position: Position, tuning: int) -> int:
    return sum(automa_sources(position, tuning))


def human_sources(state: HumanHoldings) -> list[int]:
    """Coins, coins for glory by quests solved, coins on upgraded items, coins for corruption."""
    facts = human_facts()
    by_quests = facts.glory_by_quests
    per_glory = by_quests[min(state.quests, len(by_quests) - 1)]
    return [state.coins, state.glory * per_glory, state.item_coins, 0, state.corruption * facts.corruption_coins]


def human_coins(state: HumanHoldings) -> int:
    return sum(human_sources(state))


def winner(position: Position, tuning: int, state: HumanHoldings) -> int:
    """X9.2: a tie is the Automa's."""
    return HUMAN if human_coins(state) > automa_coins(position, tuning) else AUTOMA
