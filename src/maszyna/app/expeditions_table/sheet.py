"""The reference of a table of Expeditions: its card explained, its progress card, glory, the coins of the end."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.reference import group, row
from maszyna.app.base.rules import rule_groups
from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN
from maszyna.expeditions.score import automa_sources, coins_per_glory
from maszyna.speech.common.keys import RULE
from maszyna.speech.expeditions.captions import captions
from maszyna.speech.scythe.terms.rule_texts import CHAPTERS, EXPEDITIONS

# The rules that explain the parts of a decision card, in its order.
READING: Final = ["X5", "X6", "X7.1", "X7.2", "X7.2a", "X7.2b", "X7.2c", "X7.3"]


def automa_part(game: Expedition, words: Language) -> list[Doc]:
    """The card of its last turn part by part, then where it is on its progress card."""
    position = game.position
    card = position.card
    following = [space for space in card.stars if space > position.progress]
    progress = [
        row(words.spans_for("sheet_level"), [words.expeditions.level(card.level, card.name)]),
        row(words.spans_for("sheet_token_on"),
            words.spans_for("sheet_space", space=position.progress, last=card.spaces - 1)),
        row(words.spans_for("sheet_next_star"),
            [str(following[0])] if following else words.spans_for("sheet_no_star")),
        row(words.spans_for("sheet_star_spaces"), [", ".join(map(str, card.stars))]),
        row(words.spans_for("sheet_glory"), words.spans_for("sheet_of", have=position.glory, need=MOST_GLORY)),
        row([captions(words.lang).holding(position)], None),
    ]  # fmt: skip
    reading = [row(words.explained(f"{RULE}.{rule}"), None, rule=rule) for rule in READING]
    return [
        group([words.say("sheet_decision"), f" {game.card}" if game.card else ""], card_rows(game, words)),
        group(words.spans_for("sheet_progress"), progress),
        group(words.spans_for("sheet_reading"), reading),
    ]


def card_rows(game: Expedition, words: Language) -> list[Doc]:
    if not game.card:
        return [row(words.spans_for("sheet_no_card"), None)]
    parts = words.expeditions.card_parts(game.card, game.cards)
    return [row([part], None) for part in parts]


def glory_part(game: Expedition, words: Language) -> list[Doc]:
    """Both glories, and what the person places it for."""
    facts = human_facts()
    have = [(HUMAN, game.human.glory, facts.glory_tokens), (AUTOMA, game.position.glory, MOST_GLORY)]
    rows = [row([words.expeditions.seat(seat)], words.spans_for("sheet_of", have=number, need=most))
            for seat, number, most in have]  # fmt: skip
    rows.append(row(words.explained(f"{RULE}.X9.1"), None, rule="X9.1"))
    categories = [row([category], None) for category in words.expeditions.categories()]
    return [group(words.spans_for("sheet_glory"), rows), group(words.spans_for("sheet_categories"), categories)]


def end_part(game: Expedition, words: Language) -> list[Doc]:
    """What each thing is worth (X9.2): the Automa's by its progress card, as it stands now, and the person's."""
    position = game.position
    card = position.card
    counts = [(1, position.glory, coins_per_glory(position, game.tuning)), (3, position.taken_maps, card.map_coins),
              (4, len(position.taken), card.corruption_coins)]  # fmt: skip
    automa = [row([words.expeditions.source(source)],
                  words.spans_for("sheet_each", number=number, coins=coins, sum=number * coins))
              for source, number, coins in counts]  # fmt: skip
    total = sum(automa_sources(position, game.tuning))
    automa.append(row([words.expeditions.say("total")], [str(total)]))
    return [
        group([words.expeditions.seat(AUTOMA)], automa),
        group([words.expeditions.seat(HUMAN)], own_rows(words)),
    ]


def own_rows(words: Language) -> list[Doc]:
    facts = human_facts()
    values: list[Text | None] = [words.spans_for("sheet_counted"), None, words.spans_for("sheet_printed_items"), None,
                                 words.spans_for("sheet_each_token", coins=facts.corruption_coins)]  # fmt: skip
    found = [row([words.expeditions.source(number)], value) for number, value in enumerate(values) if value]
    by_quests = [row(words.spans_for("sheet_by_quests", quests=quests), [str(coins)])
                 for quests, coins in enumerate(facts.glory_by_quests)]  # fmt: skip
    return [*found, *by_quests, row(words.spans_for("sheet_ties"), None)]


def rules_part(game: Expedition, words: Language) -> list[Doc]:
    return rule_groups(words, [lines for _, lines in CHAPTERS if lines is not EXPEDITIONS])


PARTS: Final[dict[str, Callable[[Expedition, Language], list[Doc]]]] = {
    "automa": automa_part,
    "glory": glory_part,
    "end": end_part,
    "rules": rules_part,
}
