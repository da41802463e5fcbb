"""The reference sheet of a table: mat, abilities, this game, stars, the Automas' piles, the rules; a part at a time."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.reference import group, row
from maszyna.app.base.rules import rule_groups
from maszyna.app.scythe_common.mat import SIDES, gain_names
from maszyna.app.scythe_common.seats import abilities, automa_view, star_list
from maszyna.app.scythe_common.setup import house_fields
from maszyna.app.scythe_common.tiles_in_play import tiles_in_play
from maszyna.app.scythe_table.tools import prefix_of
from maszyna.kernel.bits import bit, members
from maszyna.kernel.record import Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.automa.deck import card_of, combat_pile, gold_stars, main_pile
from maszyna.scythe.events import OBJECTIVE_REVEALED, field_of
from maszyna.scythe.facts import objectives as facts
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.facts.mats import Section, mats
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import BOTTOM_RESOURCE, COINS, COMBAT_CARDS, CUBES, FACTIONS, MOST_STARS, POPULARITY, RESOURCES
from maszyna.scythe.play.cards.objectives import holds
from maszyna.scythe.play.turn.bottom import cost_of
from maszyna.scythe.state import HUMAN, Seat
from maszyna.scythe.table.acts.act_step import unseen_cards
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import RULE, term_key
from maszyna.speech.scythe.terms.rule_texts import AIRSHIPS, CHAPTERS, EXPEDITIONS

SCHEMES: Final = ["", "I", "II"]
GOLD: Final = "★"
WORKERS: Final = 8
MECHS: Final = 4
# What an objective may count that a table knows only if it was told.
TOLD: Final = {facts.COINS: COINS, facts.POPULARITY: POPULARITY, facts.COMBAT_CARDS: COMBAT_CARDS}


def sheet_part(record: Record[PlayedTable], part: str, words: Language) -> list[Doc]:
    return PARTS[part](record, words)


def mat_part(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """What each section gives and costs now; what is printed is struck where an upgrade has changed it."""
    table = record.game.table
    found: list[Doc] = []
    for seat in table.seats_of(HUMAN):
        own = table.game.position.seats[seat]
        if 0 <= own.mat < len(mats()):
            found += [section_group(own, printed, words) for printed in mats()[own.mat].sections]
    return found


def section_group(own: Seat, printed: Section, words: Language) -> Doc:
    rows = []
    for gives, amount, cube in SIDES[printed.top]:
        upgraded = bool(cube and own.cubes & bit(CUBES.index(cube)))
        now = amount + 1 if upgraded else amount
        rows.append(row([gain_names(words)[gives]], [str(now)], struck=str(amount) if upgraded else None))
    resource = BOTTOM_RESOURCE[printed.bottom]
    need = cost_of(own, printed.top)
    art = art_key(f"resource.{RESOURCES[resource]}.{need}", words.lang)
    rows.append(row([words.name("bottom", printed.bottom), " ", words.say("sheet_costs")],
                    [words.name("resource", resource)], art=art,
                    struck=str(printed.cost) if need != printed.cost else None,
                    says=words.explained(term_key("bottom", printed.bottom))))  # fmt: skip
    rows.append(row([words.say("sheet_coins")], [str(printed.coins)]))
    has = bool(own.recruits & bit(printed.bottom))
    rows.append(row(words.spans_for("sheet_recruit", bonus=words.name("bonus", printed.bottom)),
                    words.spans_for("sheet_recruited" if has else "sheet_not_recruited"), state="on" if has else "off",
                    says=words.explained(term_key("bonus", printed.bottom))))  # fmt: skip
    return group([words.name("section", printed.top), " · ", words.name("bottom", printed.bottom)], rows)


def abilities_part(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """What is on and what is locked; to turn one on or off is a correction (C14)."""
    table = record.game.table
    found = []
    for seat in table.seats_of(HUMAN):
        own = table.game.position.seats[seat]
        rows = [ability_row(one, prefix_of(table, seat), words) for one in abilities(own.faction, own.abilities, words)]
        found.append(group([words.faction(own.faction)], rows))
    return found


def ability_row(one: Doc, prefix: str, words: Language) -> Doc:
    on = one["on"]
    tell = f"adjust {prefix}ability {'no ' if on else ''}{one['key']}"
    act = {"label": words.say("sheet_lock" if on else "sheet_unlock"), "tell": tell} if one["mech"] else None
    value = words.spans_for("sheet_on" if on else "sheet_locked")
    return row([one["name"]], value, state="on" if on else "off", says=one["says"], act=act)


def game_part(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """Mats, levels, tiles, the resolution, and how this table settles what is optional (C10)."""
    table = record.game.table
    seats = zip(table.game.position.seats, table.game.hidden, strict=True)
    players = []
    for own, state in seats:
        if isinstance(state, AutomaState):
            players.append(row([words.faction(own.faction)], [words.name("level", state.level)], state="automa"))
        else:
            players.append(row([words.faction(own.faction)], [words.name("mat", own.mat)]))
    play = tiles_in_play(table.game, words, table.person(), table.round())
    bonus = play["bonus"]
    label = words.spans_for("sheet_bonus")
    tiles = [row(label, [bonus["name"]], says=bonus["says"]) if bonus else
             row(label, words.spans_for("sheet_bonus_open"), state="off")]  # fmt: skip
    tiles += [row([one["head"]], None, says=joined(one["says"])) for one in play["tiles"]]
    tiles += [row(one["says"], None) for one in play["missions"]]
    tiles += [row(text, None) for text in play["countdown"]]
    options = [
        row([one["name"]], [chosen(one, words)], rule=one.get("rule")) for one in house_fields(record.setup, words)
    ]
    return [
        group(words.spans_for("sheet_players"), players),
        group(words.spans_for("sheet_tiles"), tiles),
        group(words.spans_for("sheet_options"), options),
    ]


def joined(texts: list[Text]) -> Text:
    return [span for number, text in enumerate(texts) for span in ([" ", *text] if number else text)]


def chosen(field: Doc, words: Language) -> str:
    """The value of a field of the set-up, in words."""
    if field["kind"] == "flag":
        return words.say("sheet_yes" if field["value"] else "sheet_no")
    names = [one["name"] for one in field["choices"] if one["value"] == field["value"]]
    return names[0] if names else str(field["value"])


def stars_part(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """Every kind of star and how far it is; of the objectives that were told whether they hold."""
    table = record.game.table
    found = []
    for seat in table.seats_of(HUMAN):
        rows = []
        for one in star_list(table.game, words, seat):
            value = words.spans_for("sheet_of", have=one["have"], need=one["need"])
            if one["placed"]:
                value = words.spans_for("sheet_placed")
            rows.append(row([one["name"]], value, state="on" if one["placed"] else "off", says=one["says"]))
        found.append(group([words.faction(table.game.position.seats[seat].faction)], rows))
        told = objectives_told(record, seat)
        if told:
            lines = [objective_row(table, seat, number, words) for number in told]
            found.append(group(words.spans_for("sheet_objectives"), lines))
    return found


def objectives_told(record: Record[PlayedTable], seat: int) -> list[int]:
    shown = [event for event in record.events() if event.kind == OBJECTIVE_REVEALED and event.seat == seat]
    return [field_of(event, "objective") for event in shown]


def objective_row(table: Table, seat: int, number: int, words: Language) -> Doc:
    """What it counts may never have been told; then nobody here knows."""
    asked = [TOLD[clause.quantity] for clause in facts.objectives()[number - 1].clauses if clause.quantity in TOLD]
    game = table.game.copy()
    game.position.seats[seat].hand += unseen_cards(table, seat)
    if any(not table.told[seat] & bit(good) for good in asked):
        state = "unknown"
    else:
        state = "holds" if holds(game, seat, number) else "fails"
    says = words.explained(f"objective.{number}")
    shown = "on" if state == "holds" else "off"
    return row([words.name("objective", number)], words.spans_for(f"sheet_{state}"), state=shown, says=says)


def automa_part(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """Each Automa's star card and piles, with the booklet's check of its marker."""
    game = record.game.table.game
    found = []
    for own, state in zip(game.position.seats, game.hidden, strict=True):
        if isinstance(state, AutomaState):
            one = group([words.faction(own.faction), ", ", words.name("level", state.level)],
                        [check_row(own, state, words), *automa_rows(own, state, words)])  # fmt: skip
            found.append({**one, "star_card": automa_view(own, state, words)})
    return [*found, *turn_and_symbols(words)]


def turn_and_symbols(words: Language) -> list[Doc]:
    """How its turn goes, and what the six symbols mean: what the printed hint cards say."""
    symbols = [
        row(
            [words.name("symbol", number)],
            None,
            says=words.explained(f"{RULE}.A9.{number + 1}"),
            rule=f"A9.{number + 1}",
        )
        for number in range(len(SYMBOLS))
    ]
    (heading, turn), (title, _) = CHAPTERS[:2]
    steps = [row(words.explained(f"{RULE}.{rule}"), None, rule=rule) for rule in turn]
    return [group([words.translator.say(title)], symbols), group([words.translator.say(heading)], steps)]


def check_row(own: Seat, state: AutomaState, words: Language) -> Doc:
    """Marker = marker at the last shuffle + gold stars of the main discard pile, those of skipped cards not (A13)."""
    stars = gold_stars(state)
    space = state.shuffled_at + stars
    fits = space == state.tracker
    said = words.spans_for("sheet_sum" if fits else "sheet_differs", start=state.shuffled_at, stars=stars, space=space,
                           **({} if fits else {"tracker": state.tracker}))  # fmt: skip
    possible = space <= state.star_card.last_space
    act = {"label": words.say("sheet_set", space=space), "tell": f"{FACTIONS[own.faction]} tracker {space}"}
    state_shown = "good" if fits else "warn"
    return row(words.spans_for("sheet_check"), said, state=state_shown, act=None if fits or not possible else act)


def automa_rows(own: Seat, state: AutomaState, words: Language) -> list[Doc]:
    main = [f"{card}{GOLD if card_of(state, card).advances else ''}" for card in members(main_pile(state))]
    water = words.spans_for("sheet_water_open")
    if not state.water_is_open():
        water = words.spans_for("sheet_water_closed", space=state.star_card.dry_until)
    left = words.spans_for("sheet_left_units", mechs=MECHS - own.mechs_deployed(),
                           workers=WORKERS - own.workers_on_board(), stars=MOST_STARS - own.stars)  # fmt: skip
    lines: list[tuple[str, Text]] = [
        ("sheet_deck", [str(len(members(state.deck)))]),
        ("sheet_main_pile", [" ".join(main)] if main else words.spans_for("sheet_no_cards")),
        ("sheet_combat_pile", [" ".join(map(str, members(combat_pile(state))))] if combat_pile(state) else
         words.spans_for("sheet_no_cards")),
        ("sheet_left", left),
        ("sheet_water", water),
        ("sheet_scheme", [SCHEMES[state.scheme]]),
    ]  # fmt: skip
    if state.last_card:
        lines.append(("sheet_last_card", [str(state.last_card)]))
    return [row(words.spans_for(key), value) for key, value in lines]


def rules_part(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """The rules of this game: without airships nothing about them."""
    flies = record.game.table.game.position.airship_board.flies
    return rule_groups(words, [EXPEDITIONS] if flies else [EXPEDITIONS, AIRSHIPS])


PARTS: Final[dict[str, Callable[[Record[PlayedTable], Language], list[Doc]]]] = {
    "mat": mat_part,
    "abilities": abilities_part,
    "game": game_part,
    "stars": stars_part,
    "automa": automa_part,
    "rules": rules_part,
}
