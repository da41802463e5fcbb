"""The request ``combat``: one combat between a human and an Automa, both sides' choices given."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event
from maszyna.kernel.part import Part, needed
from maszyna.kernel.tally import counts, of, total
from maszyna.scythe.airships.duel import RevealDuel
from maszyna.scythe.automa.combat import cards_called, commit, power_used
from maszyna.scythe.automa.deck import CARDS, card_of
from maszyna.scythe.automa.moves import AttackWon
from maszyna.scythe.game import Combat, Scythe
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.deciding import read_layout
from maszyna.scythe.notation.layout import Layout
from maszyna.scythe.notation.places import read_territory
from maszyna.scythe.notation.preparing import prepare, prepare_automa
from maszyna.scythe.notation.tabletop import game_of, run_on
from maszyna.scythe.notation.tracing import write_event
from maszyna.scythe.notation.writing import write_position
from maszyna.scythe.play.combat import ATTACKER, DEFENDER, Reveal, card_points, cards_allowed
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.words import MOST_DIAL

FIELDS: Final = [
    "position", "territory", "attacker", "card", "human_power", "human_cards", "automa_cards", "artillery",
    "airships", "bombard",
]  # fmt: skip
SIDES: Final = ["human", "automa"]  # by HUMAN and AUTOMA


class Fought:
    """The layout after a combat, what happened, and the answer in short."""

    def __init__(self, layout: Layout, winner: int, events: list[Event], result: dict[str, object]) -> None:
        self.layout = layout
        self.winner = winner
        self.events = events
        self.result = result

    def document(self) -> dict[str, object]:
        answer = dict(self.result)
        answer["position"] = write_position(self.layout)
        answer["events"] = [write_event(self.layout.position, event) for event in self.events]
        return answer


def combat_answer(request: object) -> dict[str, object]:
    return fought(request).document()


def fought(request: object) -> Fought:
    """Who wins, what both used, and the position afterwards.

    The human's abilities that need no choice work by themselves; ``artillery`` says whether Nordic fires,
    ``bombard`` what is paid for an airship's bombs; ``airships`` makes it a fight between airships.
    """
    fields = Part(request, "request").fields(FIELDS)
    layout = read_layout(fields)
    place = read_territory(needed(fields, "territory", "the territory fought for"))
    attacker = needed(fields, "attacker", "automa or human").name(SIDES)
    in_the_air = fields["airships"].flag() if "airships" in fields else False
    find = airship_over if in_the_air else fighter
    automa = find(layout, place, AUTOMA, 0)
    human = find(layout, place, HUMAN, automa)
    sides = [human, automa] if attacker == HUMAN else [automa, human]
    game = game_of(layout, sides[ATTACKER])
    game.combat = Combat(place, sides, [0, 0], [0, 0])
    if in_the_air:
        duel(game, layout, fields)
    else:
        game.position.battles = bit(place)
        game.position.attacker = sides[ATTACKER]
        for side in (ATTACKER, DEFENDER):
            if sides[side] == human:
                prepare(game, human, side, fields)
            else:
                prepare_automa(game, automa, side)
    commit_human(game, human, sides.index(human), fields)
    commit_automa(game, automa, sides.index(automa), fields)
    dials, cards = list(game.combat.dials), list(game.combat.cards)
    if in_the_air:
        game.push(RevealDuel(sides[ATTACKER]))
    else:
        if sides[ATTACKER] == automa:
            game.push(AttackWon(automa, place))
        game.push(Reveal(sides[ATTACKER]))
    run_on(game)
    totals = [dials[side] + card_points(cards[side]) for side in (ATTACKER, DEFENDER)]
    winner = sides[ATTACKER if totals[ATTACKER] >= totals[DEFENDER] else DEFENDER]
    answer: dict[str, object] = {"winner": SIDES[AUTOMA if winner == automa else HUMAN]}
    for player, seat in ((AUTOMA, automa), (HUMAN, human)):
        side = sides.index(seat)
        values = [kind + 2 for kind, amount in enumerate(counts(cards[side])) for _ in range(amount)]
        answer[SIDES[player]] = {"power": dials[side], "cards": values, "total": totals[side]}
    layout.finale = game.finale
    assert game.log is not None
    return Fought(layout, winner, game.log, answer)


def clockwise(layout: Layout, player: int, first: int) -> list[int]:
    """The seats of a kind, from ``first`` on around the table."""
    seats = layout.position.seats
    return [index for index in [*range(first, len(seats)), *range(first)] if seats[index].player == player]


def airship_over(layout: Layout, place: int, player: int, first: int) -> int:
    """The seat of this kind whose airship is over the territory."""
    for index in clockwise(layout, player, first):
        if layout.position.seats[index].airship == place:
            return index
    raise FormatError("request.territory", f"{place} has no airship of the {SIDES[player]} over it; both must be there")


def duel(game: Scythe, layout: Layout, fields: dict[str, Part]) -> None:
    """W6.6: airships fight where the attacker's tile says so; units and their abilities take no part."""
    fleet = fleet_of(layout.position)
    combat = fight(game)
    combat.in_the_air = True
    if fleet is None or not fleet.wings[combat.sides[ATTACKER]].powers.duel:
        raise FormatError("request.airships", "needs an attacker whose tile lets airships fight, such as blitzkrieg")
    for name in ("artillery", "bombard"):
        if name in fields:
            raise FormatError(f"request.{name}", "belongs to a combat on the ground; airships fight without it")


def fighter(layout: Layout, place: int, player: int, first: int) -> int:
    """The seat of this kind with plastic on the territory."""
    for index in clockwise(layout, player, first):
        if layout.position.seats[index].plastic & bit(place):
            return index
    raise FormatError(
        "request.territory", f"{place} has no mech or character of the {SIDES[player]}; both must be there"
    )


def fight(game: Scythe) -> Combat:
    assert game.combat is not None
    return game.combat


def read_values(part: Part) -> list[int]:
    """Combat cards by value, as counts of each."""
    values = [item.number(2, 5, "the value of a combat card") for item in part.items("a list of combat cards")]
    return [values.count(value) for value in (2, 3, 4, 5)]


def show_cards(game: Scythe, seat: int, side: int, part: Part, shown: list[int]) -> None:
    """Cards leave the hand: known ones first, the rest out of those nobody had seen; an untold hand has any."""
    own = game.position.seats[seat]
    hidden = game.sides[seat]
    missing = [max(0, wanted - held) for wanted, held in zip(shown, counts(own.hand), strict=True)]
    if not hidden.hand_told:
        hidden.unseen = max(hidden.unseen, sum(missing))
    if sum(missing) > hidden.unseen:
        raise FormatError(part.where, f"are not in its hand: {counts_text(counts(own.hand))}, {hidden.unseen} unseen")
    hidden.unseen -= sum(missing)
    own.hand += of(missing)
    fight(game).cards[side] = of(shown)


def counts_text(held: list[int]) -> str:
    values = [str(kind + 2) for kind, amount in enumerate(held) for _ in range(amount)]
    return f"it holds {', '.join(values)}" if values else "it holds no known card"


def commit_human(game: Scythe, human: int, side: int, fields: dict[str, Part]) -> None:
    own = game.position.seats[human]
    power = needed(fields, "human_power", "the power on the dial")
    most = min(MOST_DIAL, own.power)
    fight(game).dials[side] = power.number(0, most, "power on the dial, at most what the human has,")
    if "human_cards" in fields:
        part = fields["human_cards"]
        shown = read_values(part)
        allowed = cards_allowed(game, human, fight(game).place)
        if sum(shown) > allowed:
            by = "the rules of the duel" if fight(game).in_the_air else "the human's units there"
            raise FormatError(part.where, f"are {sum(shown)}; {by} allow {allowed}")
        show_cards(game, human, side, part, shown)


def commit_automa(game: Scythe, automa: int, side: int, fields: dict[str, Part]) -> None:
    """A15.3 and A15.4: power by the card's table, and its number of cards or as many as there are."""
    own = game.position.seats[automa]
    number = needed(fields, "card", f"the number of an Automa card, 1..{CARDS}").number(1, CARDS, "an Automa card")
    card = card_of(game.automa(automa), number)
    fight(game).dials[side] = power_used(card, own.power)
    known, unseen = total(own.hand), game.automa(automa).unseen
    called = cards_called(game, automa, card)
    plays = min(called, known + unseen)
    if "automa_cards" in fields:
        part = fields["automa_cards"]
        shown = read_values(part)
        if not game.automa(automa).hand_told:
            plays = min(called, max(plays, sum(shown)))
        if sum(shown) != plays:
            raise FormatError(part.where, f"are {sum(shown)}; with card {number} the Automa plays {plays}")
        show_cards(game, automa, side, part, shown)
    elif plays and unseen:
        raise FormatError("request.automa_cards", f"is missing; the Automa plays {plays}, and its cards are unseen")
    elif plays:
        commit(game, automa, side, number)  # all its cards are known: some of them by chance
