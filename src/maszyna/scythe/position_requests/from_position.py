"""A game that begins from a position. What the document leaves open is dealt with the seed.

    "setup": {"position": {"format": "maszyna/scythe-position@1", …}, "editions": ["base", "invaders"], "variants": []}

Dealt are player mats, the structure bonus, cards that nobody has named, the one-time bonuses of recruits, which trap
lies where and, of stars told as a number, their kinds. Nobody's action token is placed, no upgrade is made that a star
does not show, and the human with the lowest mat begins, as at the start of a game.
"""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, mask_of, members
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import counts, packed
from maszyna.scythe.automa.deck import gold_stars
from maszyna.scythe.board import base_of
from maszyna.scythe.decks import draw_cards, draw_combat_cards
from maszyna.scythe.facts.combat_deck import combat_deck
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import banned_pairs, mats
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BONUSES,
    CHARACTER,
    CUBES,
    FACTIONS,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_UPGRADES,
    STARS,
    SWIM,
)
from maszyna.scythe.notation.position_layout import NO_MAT, Layout
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.play.actions.upgrade import BOXES
from maszyna.scythe.play.common.stars import star_earned
from maszyna.scythe.play.turn.turn import TakeTurn
from maszyna.scythe.position_requests.position_game import start_modules
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.resolutions.missions import open_missions
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.setup.dealing import shuffled
from maszyna.scythe.setup.new_game import CHAIRS, decks_of, first_player
from maszyna.scythe.setup.plan import PRACTICE, Plan, read_plan
from maszyna.scythe.state import HUMAN, Position, Seat
from maszyna.scythe.turn_state import (
    AUTOMA_STREAMS,
    FACTORY_DECK_STREAM,
    OBJECTIVE_DECK_STREAM,
    SETUP_STREAM,
    STREAMS,
    Turn,
)

POSITION: Final = "position"
FIELDS: Final = [POSITION, "editions", "variants", PRACTICE]
WHERE: Final = f"setup.{POSITION}"
FEWEST_WORKERS: Final = 2  # everybody starts with them and nobody loses any
# Stars that nothing on the board need show any more; the one for upgrades is the last that is thought of.
UNSEEN_STARS: Final = [STAR_COMBAT, STAR_COMBAT, STAR_OBJECTIVE, STAR_POPULARITY, STAR_POWER]


def game_from_position(setup: dict[str, object], seed: int, log: list[Event] | None = None) -> Scythe:
    """The game at its first decision; a position that no game can go on from is refused."""
    fields = Part(setup, "setup").fields(FIELDS)
    plan = read_plan({name: part.value for name, part in fields.items() if name != POSITION})
    layout = read_position(fields[POSITION].value, WHERE)
    told = told_of_humans(fields[POSITION])
    check(layout, told)
    chance = dice(seed, STREAMS + AUTOMA_STREAMS)
    deal_mats(layout.position, told, plan, chance)
    game = laid_out(layout, plan, chance)
    refuse_finished(game)
    for seat, own in enumerate(layout.position.seats):
        deal_hand(game, seat)
        if own.player == HUMAN:
            deal_person(game, seat, told[own.faction])
            own.traps = shuffled(chance, own.traps)
        else:
            state = game.automa(seat)
            if "invaders" not in plan.editions:
                state.leave_out_invaders()
            state.deck &= ~bit(state.last_card)
            state.shuffled_at = state.tracker - gold_stars(state)
    deal_factory(game)
    ending = game.ending
    if isinstance(ending, Resolution):
        ending.missions += open_missions(game, ending.terms.open_objectives - len(ending.missions))
    game.push(TakeTurn(first_player(layout.position)))
    game.log = log
    game.settle()
    return game


def told_of_humans(position: Part) -> dict[int, dict[str, Part]]:
    """What the document says of each human, by faction: a thing that is absent is dealt, an empty one is empty."""
    fields = position.entries("position")
    found: dict[int, dict[str, Part]] = {}
    humans = fields["humans"].items("seats") if "humans" in fields else []
    for part in [fields["human"]] if "human" in fields else humans:
        seat = part.entries("seat")
        found[seat["faction"].name(FACTIONS)] = seat
    return found


def check(layout: Layout, told: dict[int, dict[str, Part]]) -> None:
    """What no game can go on from."""
    seats = layout.position.seats
    if not told:
        raise SetupError(WHERE, "no_human_seat")
    for index, own in enumerate(seats):
        name = FACTIONS[own.faction]
        if own.at[CHARACTER] == MAT:
            raise SetupError(WHERE, "character_off_board", faction=name)
        if own.player == HUMAN and own.workers_on_board() < FEWEST_WORKERS:
            raise SetupError(WHERE, "too_few_workers", faction=name, least=FEWEST_WORKERS)
        for other in seats[:index]:
            for place in members(own.units() & other.units()):
                fight = own.combat_units & other.combat_units & bit(place)
                code = "combat_waits" if fight else "units_together"
                raise SetupError(WHERE, code, first=FACTIONS[other.faction], second=name, place=place)
    check_cards(layout)


def refuse_finished(game: Scythe) -> None:
    decisive = game.ending.decisive_star(game)
    for own in game.position.seats:
        if decisive and own.stars >= decisive:
            raise SetupError(WHERE, "over_by_count_of_stars", faction=FACTIONS[own.faction], stars=own.stars)


def check_cards(layout: Layout) -> None:
    """No card is in two hands, and there are as many as in the box."""
    seats = layout.position.seats
    left = list(combat_deck())
    unseen = sum([state.unseen for state in layout.hidden])
    for own in seats:
        left = [have - held for have, held in zip(left, counts(own.hand), strict=True)]
    if min(left) < 0 or sum(left) < unseen:
        raise SetupError(WHERE, "too_many_cards_in_hand")
    known = [own.mat for own in seats if own.player == HUMAN and own.mat != NO_MAT]
    if len(set(known)) < len(known):
        raise SetupError(WHERE, "same_player_mat")
    taken = [own.factory_card for own in seats if own.factory_card]
    if len(set(taken)) < len(taken):
        raise SetupError(WHERE, "same_factory_card")
    dealt: i64 = 0
    for own in seats:
        if dealt & own.objectives:
            raise SetupError(WHERE, "same_objective")
        dealt |= own.objectives


def deal_mats(position: Position, told: dict[int, dict[str, Part]], plan: Plan, chance: Dice) -> None:
    """Mats nobody has named, no barred pair among them, with the coins and popularity they start with."""
    taken = [own.mat for own in position.seats]
    pile = shuffled(chance, [mat.index for mat in mats() if mat.edition in plan.editions and mat.index not in taken])
    for own in position.seats:
        if own.player == HUMAN and own.mat == NO_MAT:
            fitting = [mat for mat in pile if (own.faction, mat) not in banned_pairs()]
            if not fitting:
                raise SetupError(WHERE, "no_mat_left", faction=FACTIONS[own.faction])
            own.mat = fitting[0]
            pile.remove(own.mat)
            if "popularity" not in told[own.faction]:
                own.popularity = mats()[own.mat].popularity
            if "coins" not in told[own.faction]:
                own.coins = mats()[own.mat].coins
    if position.bonus_tile == NO_TILE:
        position.bonus_tile = chance.below(SETUP_STREAM, len(bonus_tiles()))


def laid_out(layout: Layout, plan: Plan, chance: Dice) -> Scythe:
    """The game with its decks, of which what is in hands is taken out."""
    position = layout.position
    chairs = [CHAIRS[own.player] for own in position.seats]
    game = Scythe(position, chance, plan.variants, Turn(0, []), chairs, layout.hidden)
    decks = decks_of(tuple(plan.editions))
    game.combat_deck = packed(list(combat_deck()))
    game.encounter_deck = decks.encounters
    game.factory_cards = decks.factory_cards
    game.objective_deck = decks.objectives
    position.idle_bases = mask_of([base_of(faction) for faction in range(len(FACTIONS))])
    for own in position.seats:
        position.idle_bases &= ~bit(base_of(own.faction))
        game.combat_deck -= own.hand
        game.objective_deck &= ~own.objectives
        if not own.traps and (own.player == HUMAN or layout.automa_options.tokens_placed):
            own.traps = [MAT] * len(factions()[own.faction].penalties)
    start_modules(game, layout)
    if isinstance(layout.ending, Resolution):
        game.objective_deck &= ~mask_of(layout.ending.missions)
    return game


def deal_hand(game: Scythe, seat: int) -> None:
    state = game.hidden[seat]
    unseen = state.unseen
    state.unseen = 0
    state.hand_told = True
    draw_combat_cards(game, seat, unseen)


def deal_factory(game: Scythe) -> None:
    """As many cards lie by the Factory as at the start, without those taken; an Automa's is never used (A10.2)."""
    seats = game.position.seats
    left = game.factory_cards & ~mask_of([own.factory_card for own in seats if own.factory_card])
    lying = len(seats) + 1
    for seat, own in enumerate(seats):
        state = game.hidden[seat]
        if state.hidden_factory_card:
            card = draw_cards(game.dice, FACTORY_DECK_STREAM, left, 1)
            left &= ~card
            if own.player == HUMAN:
                own.factory_card = members(card)[0]
                state.hidden_factory_card = False
        if own.factory_card or state.hidden_factory_card:
            lying -= 1
    game.factory_deck = draw_cards(game.dice, FACTORY_DECK_STREAM, left, lying)


def deal_person(game: Scythe, seat: int, told: dict[str, Part]) -> None:
    own = game.position.seats[seat]
    match_mechs(own, told)
    own.bonuses = mask_of(shuffled(game.dice, list(range(len(BONUSES))))[: count(own.recruits)])
    if not game.hidden[seat].stars_by_kind:
        deal_stars(own, game.dice)
    if own.star_kinds & bit(STAR_UPGRADES):
        own.cubes = bit(len(CUBES)) - 1
        own.savings = packed(BOXES[own.mat])
    if "objectives" not in told and not own.objective_stars:
        own.objectives = draw_cards(game.dice, OBJECTIVE_DECK_STREAM, game.objective_deck, mats()[own.mat].objectives)
        game.objective_deck &= ~own.objectives


def match_mechs(own: Seat, told: dict[str, Part]) -> None:
    """Each mech stands in the slot of its ability: those the document names, then those of the slots it names."""
    slots = factions()[own.faction].mechs
    named = [slot for slot, ability in enumerate(slots) if own.abilities & ability & (SWIM - 1)]
    places = own.at[FIRST_MECH:FIRST_WORKER]
    deployed = [slot for slot, place in enumerate(places) if place != MAT]
    if len(named) > len(deployed):
        raise FormatError(told["abilities"].where, "more_abilities_than_mechs", count=len(named), mechs=len(deployed))
    astray = [slot for slot in deployed if slot not in named]
    for slot in named:
        if slot not in deployed:
            own.at[FIRST_MECH + slot] = places[astray[0]]
            own.at[FIRST_MECH + astray.pop(0)] = MAT
    for slot, ability in enumerate(slots):
        if own.at[FIRST_MECH + slot] != MAT:
            own.abilities |= ability


def deal_stars(own: Seat, chance: Dice) -> None:
    """Stars given as a number: for what the board shows, then for what it need not show."""
    kinds = [star for star in range(len(STARS)) if star_earned(own, star)]
    kinds += [*shuffled(chance, UNSEEN_STARS), STAR_UPGRADES]
    left = own.stars
    for star in kinds:
        if left and (star == STAR_COMBAT or not own.star_kinds & bit(star)):
            own.star_kinds |= bit(star)
            own.combat_stars += int(star == STAR_COMBAT)
            own.objective_stars += int(star == STAR_OBJECTIVE)
            left -= 1
