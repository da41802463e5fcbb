"""What is known of an Automa as steps: how a game goes on without its board, or with one again."""

from maszyna.kernel.bits import members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.automa.deck import combat_pile
from maszyna.scythe.cards_only.cards_table import KINDS, RANGES, CardsTable
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import RESOLUTION_STARS, STAR_KINDS, stars_by_kind
from maszyna.scythe.ids import BONUSES, FACTIONS, MAT
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.piece_steps import UNIT_LISTS


def known_steps(game: Scythe) -> list[str]:
    """The steps that bring a new game of cards to what is known of this one."""
    seats = game.position.seats
    automas = [seat for seat, own in enumerate(seats) if own.player == AUTOMA]
    person = next(own for own in seats if own.player == HUMAN)
    found = [f"recruit {BONUSES[bonus]}" for bonus in members(person.recruits)]
    for seat in automas:
        name = f"automa {FACTIONS[seats[seat].faction]}" if len(automas) > 1 else "automa"
        found += [f"{name} {step}" for step in automa_steps(game, seat)]
    return found


def automa_steps(game: Scythe, seat: int) -> list[str]:
    own, state = game.position.seats[seat], game.automa(seat)
    stars = stars_by_kind(own)[:RESOLUTION_STARS]
    found = [
        f"power {own.power}", f"coins {own.coins}", f"cards {total(own.hand) + state.unseen}",
        f"tracker {state.tracker}", f"scheme {state.scheme}", f"last {state.last_card}",
        *(f"stars {STAR_KINDS[kind]} {number}" for kind, number in enumerate(stars)),
        "factory" if state.hidden_factory_card else "factory no",
        *(f"mat {KINDS[kind]} {own.at[first:last].count(MAT)}" for kind, (first, last) in enumerate(RANGES)),
    ]  # fmt: skip
    deck = [str(card) for card in members(state.deck)]
    fought = [str(card) for card in members(combat_pile(state))]
    return [*found, " ".join(["deck", *deck, *(["combat", *fought] if fought else [])])]


def table_steps(cards: CardsTable) -> list[str]:
    """The steps that bring a new table to what is known here; where the units stand, people correct there."""
    found = []
    for step in known_steps(cards.table.game):
        if " mat " not in step and " deck " not in step:
            found.append(f"adjust {step}")
    automas = cards.table.seats_of(AUTOMA)
    for seat in automas:
        name = f"automa {FACTIONS[cards.own(seat).faction]}" if len(automas) > 1 else "automa"
        for kind, word in enumerate(UNIT_LISTS):
            places = ["base"] * len(cards.in_play(seat, kind)) or ["none"]
            found.append(" ".join(["adjust", name, word, *places]))
    return found
