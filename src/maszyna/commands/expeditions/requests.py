"""`maszyna expeditions turn`, `simulate`, `cards` and `explain`."""

from functools import partial
from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json, Requests, answer_in_words
from maszyna.commands.io.language import Lang, expeditions_texts_of, language_of
from maszyna.commands.io.name_values import Games, Seed, check_seeds
from maszyna.commands.io.output import TitledTable, say, show
from maszyna.commands.io.own_data import cards_in, keep_cards, kept_cards, own_cards_file
from maszyna.commands.io.problems import BadInput, of_error
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.io.replay_walk import Saved, SaveStory, Turn, walk_through
from maszyna.commands.scythe.result_tables import table_of
from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.expeditions.facts.progress import ProgressCard, progress_cards
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import LEVELS
from maszyna.expeditions.notation.turn_request import ExpeditionsTurnAnswer, answer_turn
from maszyna.expeditions.own_cards import OwnCards, card_of_level, list_levels, schema, write_decision_card
from maszyna.expeditions.score import automa_sources, human_sources
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import FormatError
from maszyna.lab.summary import Pace, PaceSums, turns_of
from maszyna.speech.expeditions.texts import ExpeditionsTexts, event_lines
from maszyna.speech.lab.table_headings import LabTableTexts, lab_table_texts


def turn(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Carry out a decision card on a position."""
    own, texts = kept_cards(), expeditions_texts_of(lang)
    answer_in_words(file, lambda request: answer_turn(request, own), partial(turn_lines, texts), to_json)


def simulate(
    games: Games = 10_000,
    seed: Seed = 1,
    level: int | None = None,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Simulate the pace of the Automa: its turns until the 8th glory token, one line per level."""
    words = lab_table_texts(language_of(lang))
    check_seeds(games, seed)
    found: list[Pace] = []
    for card in cards_to_play(level, kept_cards()):
        sums = PaceSums()
        for turns in with_progress(
            turns_of(card, games, seed), games, words.title("of_level", level=card.level), to_json
        ):
            sums.add(turns)
        found.append(sums.document(card.level, seed))
        if to_json:
            say(found[-1])
    if not to_json:
        show(pace_table(words, found))


def cards_to_play(level: int | None, own: OwnCards) -> list[ProgressCard]:
    if level is None:
        return [*progress_cards().cards, *own.cards]
    if not 1 <= level <= LEVELS:
        raise BadInput("--level", "no_such_level", level=level, most=LEVELS)
    try:
        return [card_of_level(level, own, "--level")]
    except FormatError as error:
        raise of_error(error) from None


def pace_table(words: LabTableTexts, found: list[Pace]) -> TitledTable:
    table = table_of(words, "level", "games", "mean_turns", "from", "to", "fewest", "most")
    for pace in found:
        low, high = pace["interval_95"]
        numbers = [f"{pace['games']:,}", f"{pace['mean_turns']:.2f}", f"{low:.2f}", f"{high:.2f}"]
        table.add_row(str(pace["level"]), *numbers, str(pace["min_turns"]), str(pace["max_turns"]))
    return TitledTable(words.title("pace"), table)


def cards(
    file: Annotated[
        str | None,
        typer.Argument(metavar="[FILE|-]"),
    ] = None,
    as_schema: Annotated[bool, typer.Option("--schema")] = False,
    decisions: Annotated[bool, typer.Option("--decisions")] = False,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the progress cards of all levels: ours, your own, or missing and why."""
    if as_schema:
        say(schema())
        return
    if decisions:
        say({"own_cards": [write_decision_card(card) for card in decision_cards()]})
        return
    own = kept_cards()
    if file is not None:
        own = own.with_new(cards_in(file))
        keep_cards(own)
    levels = list_levels(own)
    if to_json:
        for each in levels:
            say(each)
    else:
        show(levels_table(expeditions_texts_of(lang), levels))


def levels_table(texts: ExpeditionsTexts, levels: list[dict[str, object]]) -> TitledTable:
    words = lab_table_texts(texts.lang)
    table = table_of(words, "level", "name", "card", "stars", "coins")
    for each in levels:
        row = [texts.level_name(int(str(each["level"])), str(each.get("name", ""))), words.card(str(each["card"]))]
        if each["card"] == "missing":
            table.add_row(str(each["level"]), *row, words.missing(), "")
        else:
            coins = each["coins"]
            assert isinstance(coins, dict)
            table.add_row(str(each["level"]), *row, str(each["stars"]).strip("[]"), words.coins(coins))
    return TitledTable(words.title("cards", path=own_cards_file()), table)


def explain(file: Saved, turn: Turn = None, lang: Lang = None) -> None:
    """Show a saved session turn by turn, with every step of each mech's search."""
    texts = expeditions_texts_of(lang)
    walk_through(
        file,
        turn,
        SaveStory(
            kind=EXPEDITIONS,
            begins=TURN_BEGAN,
            setup=lambda record: [texts.say("game", seed=record.seed, level=record.game.position.card.level)],
            lines=lambda record, told: [
                texts.sentence(told[0]),
                *event_lines(texts, told[1:], cards=record.game.cards),
            ],
            end=lambda record: end_lines(texts, record.game),
        ),
    )


def turn_lines(texts: ExpeditionsTexts, answer: ExpeditionsTurnAnswer) -> list[str]:
    return event_lines(texts, answer.events, "", {answer.card: answer.decision})


def end_lines(texts: ExpeditionsTexts, game: Expedition) -> list[str]:
    """Where the coins of both sides come from; the last event has told who won."""
    if not game.is_over():
        return [texts.say("unfinished", who=texts.seat(game.turn))]
    sides = [human_sources(game.human), automa_sources(game.position, game.tuning)]
    return [texts.coins(seat, sources) for seat, sources in enumerate(sides)]
