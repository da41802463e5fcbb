"""Cards and tiles as printed."""

from collections import Counter

import pytest

from maszyna.kernel.bits import count, members
from maszyna.scythe import ids as words
from maszyna.scythe.board import ADJACENT, FACTORY_PLACE, LAKES, TUNNELS
from maszyna.scythe.facts import editions
from maszyna.scythe.facts import objectives as goal
from maszyna.scythe.facts import structure_bonus as bonus
from maszyna.scythe.facts.combat_deck import combat_deck
from maszyna.scythe.facts.encounters import NOTHING, RELOCATE, SEE_HAND, EncounterOffer, encounters
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.objectives import AT_LEAST, AT_MOST, EXACTLY, objectives
from maszyna.scythe.facts.world import world

SIGNS = {AT_LEAST: ">=", AT_MOST: "<=", EXACTLY: "=="}
CONDITIONS = [
    "mountains>=3", "tunnels>=3", "farms>=3", "tundras>=3", "factory>=1 power_lead>=1",
    "workers_driven_off>=1 power>=7", "factory_cards==1 mechs>=1 workers<=3", "coins<=2 workers>=4 popularity>=7",
    "full_stockpile>=9", "forests>=3", "villages>=3", "coins>=20", "pieces_together>=6",
    "upgrades>=1 mechs>=1 structures>=1 recruits>=1 resource_kinds>=4", "workers_without_recruit==0",
    "wolf_stockpile>=5", "factory_cards==0 beside_factory>=2", "power==0 popularity>=13 workers>=5",
    "one_lake_shore>=5", "structures>=3 popularity>=7 mechs==0", "one_kind>=9", "factory_cards==1 upgrades==0",
    "combat_cards>=8 combat_stars>=1", "workers_beside_factory>=5", "popularity<=3 power>=13 mechs>=2",
    "terrains_worked>=5", "structures>=3 structures_by_base==0",
]  # fmt: skip
END_OF_TURN = [1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21, 24, 26]


@pytest.mark.parametrize("number", range(1, 28))
def test_objective_conditions(number: int) -> None:
    card = objectives()[number - 1]
    assert card.number == number
    clauses = [f"{goal.QUANTITIES[c.quantity]}{SIGNS[c.relation]}{c.number}" for c in card.clauses]
    assert " ".join(clauses) == CONDITIONS[number - 1]


def test_objective_cards() -> None:
    assert len(objectives()) == 27
    assert [card.number for card in objectives() if card.end_of_turn] == END_OF_TURN
    assert [card.number for card in objectives() if card.edition != "base"] == [24, 25, 26, 27]
    assert {card.edition for card in objectives()} == {"base", "promo_24_27"}
    assert objectives()[14].name == "Balanced Workforce"


def test_quantities_and_constants_agree() -> None:
    assert len(goal.QUANTITIES) == len(goal.MOST) == 31
    for number, name in enumerate(goal.QUANTITIES):
        assert getattr(goal, name.upper()) == number


def test_no_quantity_can_be_more_than_the_box_and_the_map_allow() -> None:
    limits = dict(zip(goal.QUANTITIES, goal.MOST, strict=True))
    terrains = Counter(words.TERRAINS[here.terrain] for here in world().territories)
    assert [limits[name] for name in ("villages", "farms", "forests", "mountains", "tundras", "factory")] == [
        terrains[name] for name in ("village", "farm", "forest", "mountain", "tundra", "factory")
    ]
    assert limits["tunnels"] == count(TUNNELS)
    assert limits["workers_driven_off"] == 8 * 6  # all of six opponents
    assert limits["combat_cards"] == sum(combat_deck())
    assert (limits["power"], limits["popularity"], limits["combat_stars"]) == (16, 18, 6)
    assert (limits["mechs"], limits["workers"], limits["upgrades"], limits["structures"]) == (4, 8, 6, 4)
    assert (limits["recruits"], limits["resource_kinds"], limits["terrains_worked"]) == (4, 4, 5)
    assert limits["pieces_together"] == 1 + 4 + 8 + 1
    assert limits["workers_without_recruit"] == limits["workers_beside_factory"] == limits["workers"]
    assert limits["beside_factory"] == count(ADJACENT[FACTORY_PLACE])
    assert limits["one_lake_shore"] == max(count(ADJACENT[lake]) for lake in members(LAKES))
    assert limits["structures_by_base"] == limits["structures"]
    assert (limits["power_lead"], limits["factory_cards"]) == (1, 1)
    unlimited = ("coins", "full_stockpile", "wolf_stockpile", "one_kind")
    assert [limits[name] for name in unlimited] == [99] * len(unlimited)


def test_encounter_cards() -> None:
    cards = encounters()
    assert [card.number for card in cards] == list(range(1, 43))
    assert Counter(card.edition for card in cards) == {"base": 28, "promo_29_36": 8, "promo_37_42": 6}
    assert [card.number for card in cards if card.note] == [12, 31, 42]


def test_encounter_offers() -> None:
    card = encounters()[0]
    assert card.offers == (
        EncounterOffer((), ((words.COINS, 2), (words.POPULARITY, 1)), NOTHING),
        EncounterOffer(((words.COINS, 2),), ((words.FOOD, 4),), NOTHING),
        EncounterOffer(((words.POPULARITY, 2),), ((words.GAIN_BUILD, 1),), NOTHING),
    )
    assert encounters()[11].offers[0].gain == ((words.WOOD, 2), (words.POPULARITY, 1))
    assert encounters()[24].offers[2].gain == ((words.GAIN_UPGRADE, 1), (words.ANY_RESOURCES, 2))
    assert encounters()[40].offers[2] == EncounterOffer(
        ((words.POPULARITY, 3),), ((words.GAIN_ENLIST, 1), (words.WOOD, 2)), 0
    )


def test_encounter_prices() -> None:
    for offer in range(3):
        kinds = {kind for card in encounters() for kind, _ in card.offers[offer].pay}
        assert kinds == [set(), {words.COINS}, {words.POPULARITY}][offer]
    paid = Counter(card.offers[n].pay[0][1] for card in encounters() for n in (1, 2))
    assert paid == {2: 65, 3: 14, 4: 5}
    weighted = [sum(card.number * card.offers[n].pay[0][1] for card in encounters()) for n in (1, 2)]
    assert weighted == [2109, 1988]


def test_encounter_totals() -> None:
    """Sums over the deck, plain and weighted by card and offer: a slip on any card shows."""
    total: Counter[str] = Counter()
    weighted: Counter[str] = Counter()
    for card in encounters():
        for place, offer in enumerate(card.offers, 1):
            for kind, amount in offer.gain:
                total[words.GOODS[kind]] += amount
                weighted[words.GOODS[kind]] += amount * place * card.number
    assert {good: (total[good], weighted[good]) for good in total} == {
        "food": (50, 1966), "wood": (24, 1138), "metal": (23, 876), "oil": (31, 1428), "coins": (30, 694),
        "power": (35, 2009), "popularity": (61, 1803), "combat_cards": (22, 1278), "any_resources": (37, 2054),
        "worker": (10, 530),
        "upgrade": (5, 342), "deploy": (9, 433), "build": (9, 516), "enlist": (9, 480),
    }  # fmt: skip


def test_special_offers() -> None:
    special = {(c.number, n): o.special for c in encounters() for n, o in enumerate(c.offers, 1) if o.special}
    assert special == {(31, 3): SEE_HAND, (42, 2): RELOCATE}
    assert encounters()[41].offers[1].gain == ()


FACTORY = [
    (1, "coins 1 combat_cards 1 > produce_territories 2"), (2, "popularity 1 > enlist 1 | upgrade 1"),
    (3, "combat_cards 1 > popularity 2"), (4, "combat_cards 1 > coins 3"), (5, "power 1 > popularity 2"),
    (6, "power 1 > coins 3"), (7, "popularity 1 > deploy 1 | build 1"), (8, "combat_cards 1 > any_resources 3"),
    (9, "coins 2 > upgrade 1 popularity 1"), (10, "coins 2 > deploy 1 power 1"), (11, "coins 2 > build 1 popularity 1"),
    (12, "coins 2 > enlist 1 power 1"), (14, "combat_cards 1 > worker 1 coins 2"),
    (16, "any_resources 1 > power 1 popularity 1 coins 1"), (17, "combat_cards 1 > upgrade 1 power 1"),
]  # fmt: skip


def test_factory_cards() -> None:
    found = []
    for card in factory_cards():
        pay = " ".join(f"{words.GOODS[kind]} {amount}" for kind, amount in card.pay)
        gain = (" | " if card.choose_one else " ").join(f"{words.GOODS[kind]} {amount}" for kind, amount in card.gain)
        found.append((card.number, f"{pay} > {gain}"))
    assert found == FACTORY
    assert [card.number for card in factory_cards() if card.edition == "promo_13_18"] == [14, 16, 17]
    assert [card.number for card in factory_cards() if card.worker_with_mech] == [14]


def test_bonus_tiles() -> None:
    assert [(tile.index, tile.id, tile.table) for tile in bonus.bonus_tiles()] == [
        (bonus.ADJACENT_TUNNELS, "adjacent_tunnels", (0, 2, 4, 4, 6, 6, 9)),
        (bonus.ADJACENT_LAKES, "adjacent_lakes", (0, 2, 4, 4, 6, 6, 9, 9)),
        (bonus.ADJACENT_ENCOUNTERS, "adjacent_encounters", (0, 2, 4, 4, 6, 6, 9, 9)),
        (bonus.ON_TUNNELS, "on_tunnels", (0, 2, 4, 6, 6)),
        (bonus.IN_A_ROW, "in_a_row", (0, 2, 4, 6, 9)),
        (bonus.ON_FARMS_TUNDRAS, "on_farms_tundras", (0, 2, 4, 6, 9)),
    ]


def test_combat_deck() -> None:
    assert combat_deck() == (16, 12, 8, 6)


def test_editions() -> None:
    assert editions.EDITIONS == ["base", "invaders", "promo_13_18", "promo_24_27", "promo_29_36", "promo_37_42"]
    assert editions.editions_with(editions.FACTIONS) == ["base", "invaders"]
    assert editions.editions_with(editions.ENCOUNTERS) == ["base", "promo_29_36", "promo_37_42"]
    assert editions.editions_with(editions.FACTORY_CARDS) == ["base", "promo_13_18"]
    assert editions.editions_with(editions.COMBAT_CARDS) == ["base"]


def test_a_promo_set_is_named_after_its_numbers() -> None:
    numbered = [(card.edition, card.number) for card in objectives()]
    numbered += [(card.edition, card.number) for card in encounters()]
    numbered += [(card.edition, card.number) for card in factory_cards()]
    promo = [(edition.split("_"), number) for edition, number in numbered if edition != "base"]
    assert len(promo) == 4 + 14 + 3
    for (_, first, last), number in promo:
        assert int(first) <= number <= int(last)
