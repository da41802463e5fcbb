"""Mats and tracks at a glance: one seat in full, or all of them side by side."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maszyna.kernel.bits import bit, count, members
from maszyna.kernel.packed_counts import counts, total
from maszyna.scythe.decks import card_values
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import STAR_KINDS, stars_by_kind
from maszyna.scythe.ids import FACTORY_CARD, MAT, MOST_POPULARITY, MOST_POWER, MOST_STARS, STRUCTURES
from maszyna.scythe.score.scoring import tier
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.state import AUTOMA, Seat
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.scythe.map.pieces import COLOURS, sign
from maszyna.terminal.scythe.play.game_story import seat_line
from maszyna.terminal.scythe.play.place_info import airship_line
from maszyna.terminal.scythe.play.tiles_screen import countdown, missions

TOKEN: Final = "▶"
DONE: Final = "✓"
STAR: Final = "★"
NO_STAR: Final = "☆"
NOTHING: Final = "—"
SEPARATOR: Final = " · "


def heading(texts: ScytheTexts, game: Scythe, seat: int) -> Text:
    own = game.position.seats[seat]
    return sign(own.faction).append(seat_line(texts, game, seat), style=f"bold {COLOURS[own.faction]}")


def tracks(texts: ScytheTexts, screen: ScreenTexts, game: Scythe, seat: int, own_hand: bool) -> Text:
    """Power, popularity, coins, cards, stars in a line."""
    own = game.position.seats[seat]
    parts = [screen.say("power", power=own.power, most=MOST_POWER)]
    if own.player != AUTOMA:
        parts.append(screen.say("popularity", popularity=own.popularity, most=MOST_POPULARITY))
    parts += [screen.say("coins", coins=own.coins), hand(screen, game, seat, own_hand)]
    text = Text(SEPARATOR.join(parts) + SEPARATOR)
    return text.append(STAR * own.stars + NO_STAR * (MOST_STARS - own.stars), style="bold yellow")


def mat_lines(texts: ScytheTexts, screen: ScreenTexts, game: Scythe, seat: int) -> list[Text]:
    """The resources a seat has, and what the bottom row costs it now."""
    own = game.position.seats[seat]
    costs = [screen.bottom_row(game, seat, printed.top, printed.bottom) for printed in mats()[own.mat].sections]
    return [
        Text(screen.say("stock", stock=stock(texts, game, seat)), style="dim"),
        Text(screen.say("bottom_costs", costs=SEPARATOR.join(costs)), style="dim"),
    ]


def hand(screen: ScreenTexts, game: Scythe, seat: int, own_hand: bool) -> str:
    own = game.position.seats[seat]
    number = total(own.hand) + game.hidden[seat].unseen
    values = [str(value) for value in card_values(own.hand)]
    shown = f" ({', '.join(values)})" if own_hand and values else ""
    return screen.say("combat_cards", number=number) + shown


def seat_panel(texts: ScytheTexts, screen: ScreenTexts, game: Scythe, seat: int, own_hand: bool) -> RenderableType:
    """Everything of a seat; a hand is shown to its owner only."""
    own = game.position.seats[seat]
    lines: list[RenderableType] = [heading(texts, game, seat), tracks(texts, screen, game, seat, own_hand)]
    airship = airship_line(texts, screen, game, seat)
    if airship:
        lines.append(Text(airship))
    if own.player == AUTOMA:
        return Group(*lines, *automa_lines(texts, screen, game, seat))
    lines.append(mat_table(texts, screen, game, seat))
    found = factions()[own.faction]
    mechs = [(name_of_ability(texts, ability), bool(own.abilities & ability)) for ability in found.mechs]
    built = [(texts.name("structure", number), own.structures[number] != MAT) for number in range(len(STRUCTURES))]
    lines += [line(screen, "mechs", mechs), line(screen, "structures", built)]
    lines.append(Text(screen.say("ability", ability=name_of_ability(texts, found.ability))))
    done = {"workers": own.workers_on_board(), "upgrades": count(own.cubes), "recruits": count(own.recruits)}
    lines.append(Text(screen.say("counts", **done, tier=tier(own.popularity) + 1)))
    lines.append(Text(screen.say("stock", stock=stock(texts, game, seat))))
    if own_hand:
        for number in members(own.objectives):
            lines.append(Text(screen.objective(game, seat, number)))
        lines += [Text(text) for text in missions(screen, game, seat)]
    lines += [Text(text) for text in countdown(texts, screen, game)]
    return Group(*lines)


def name_of_ability(texts: ScytheTexts, ability: int) -> str:
    return texts.name("ability", ability.bit_length() - 1)


def line(screen: ScreenTexts, key: str, things: list[tuple[str, bool]]) -> Text:
    text = Text(f"{screen.say(key)}: ")
    for number, (name, done) in enumerate(things):
        text.append(SEPARATOR if number else "")
        text.append(f"{name} {DONE}" if done else name, style="bold" if done else "dim")
    return text


def stock(texts: ScytheTexts, game: Scythe, seat: int) -> str:
    held = counts(game.position.stock(seat))
    return SEPARATOR.join(f"{texts.name('resource', kind)} {number}" for kind, number in enumerate(held))


def mat_table(texts: ScytheTexts, screen: ScreenTexts, game: Scythe, seat: int) -> Table:
    """The sections as they lie on the mat: above what the top row gives, below what the bottom row costs."""
    own = game.position.seats[seat]
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    for printed in mats()[own.mat].sections:
        here = TOKEN if own.section == printed.top else " "
        recruited = bool(own.recruits & bit(printed.bottom))
        bonus = f" ({texts.name('bonus', printed.bottom)}{f' {DONE}' if recruited else ''})"
        below = Text(screen.bottom_row(game, seat, printed.top, printed.bottom))
        below.append(bonus, style="bold" if recruited else "dim")
        above = Text(f"{texts.name('section', printed.top)}: ", style="bold")
        table.add_row(here, above.append(screen.top_row(game, seat, printed.top), style="not bold"), below)
    if own.factory_card:
        here = TOKEN if own.section == FACTORY_CARD else " "
        above = Text(f"{texts.name('section', FACTORY_CARD)}: ", style="bold")
        above.append(screen.top_row(game, seat, FACTORY_CARD), style="not bold")
        table.add_row(here, above, screen.bottom_row(game, seat, FACTORY_CARD, 0))
    return table


def automa_lines(texts: ScytheTexts, screen: ScreenTexts, game: Scythe, seat: int) -> list[Text]:
    own, state = game.position.seats[seat], game.automa(seat)
    level = state.star_card
    coming = [space for space in level.stars if space > state.tracker]
    following = str(coming[0]) if coming else NOTHING
    scheme = texts.name("scheme", state.scheme)
    by_kind = dict(zip(STAR_KINDS, stars_by_kind(own), strict=True))
    lines = [
        screen.say("tracker", space=state.tracker, last=level.last_space, next=following, scheme=scheme),
        screen.say("water_open" if state.water_is_open() else "water_closed"),
        screen.say("automa_units", mechs=own.mechs_deployed(), workers=own.workers_on_board()),
        screen.say("automa_stars", **by_kind),
        screen.say("deck", cards=count(state.deck)),
        *texts.piles(state),
        texts.star_check(state),
    ]
    return [Text(text) for text in lines]


MEASURES: Final = ["power_", "popularity_", "coins_", "cards_", "workers_", "mechs", "structures", "upgrades_",
                   "recruits_", "stars_", "land_", "score_"]  # fmt: skip


def everybody(screen: ScreenTexts, texts: ScytheTexts, game: Scythe) -> Table:
    table = Table(pad_edge=False)
    table.add_column("")
    columns = []
    for seat, own in enumerate(game.position.seats):
        head = sign(own.faction).append(texts.name("faction", own.faction))
        table.add_column(head, justify="right", overflow="fold")
        columns.append(measures(game, seat, own))
    for number, key in enumerate(MEASURES):
        table.add_row(screen.say(key), *(column[number] for column in columns))
    return table


def measures(game: Scythe, seat: int, own: Seat) -> list[str]:
    human = own.player != AUTOMA
    return [
        str(own.power), str(own.popularity) if human else NOTHING, str(own.coins),
        str(total(own.hand) + game.hidden[seat].unseen), str(own.workers_on_board()), str(own.mechs_deployed()),
        str(count(own.built)) if human else NOTHING, str(count(own.cubes)) if human else NOTHING,
        str(count(own.recruits)) if human else NOTHING, str(own.stars),
        str(count(game.position.controlled(seat))), str(table_score(game.position, seat).total),
    ]  # fmt: skip
