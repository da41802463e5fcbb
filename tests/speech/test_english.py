"""The English texts read like a rulebook: no phrase that the style rules out, one meaning for each, known rules."""

import re
from collections import defaultdict

import pytest
from tests.speech.test_catalogues import extracted, marked
from tests.speech.test_complete import every_criterion

from maszyna.expeditions.automa import criteria as expeditions_criteria
from maszyna.expeditions.automa.targets import TARGETS
from maszyna.kernel.narrow import Criterion
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.ids import COINS
from maszyna.speech.common.numbers import signed
from maszyna.speech.common.spans import RULES as RULE_IDS
from maszyna.speech.common.spans import rule_links
from maszyna.speech.expeditions import phrases, search_prose
from maszyna.speech.expeditions.texts import COINS as COINS_NAMED
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.terms.explain import explain, title
from maszyna.speech.scythe.terms.rule_texts import RULES
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.speech.scythe.why import choice_context, links, narrowed

RULED_OUT = re.compile(
    r"\b(?:is|are) wanted\b|(?<![Tt]here )\bis no\b|\b[Tt]ell\b|\bstands?\b(?!-in)|\b[Ss]o many\b|\banew\b|\bmend\b"
    r"|\bwaits\b|\bawaits\b|\bpossible are\b|\btaken back\b|\bfell out\b|\bbeaten\b|\b(?:from|to|on|in) the \w+ \d"
)
WHO_IN_A_CASE = re.compile(r"\b(?:of|for|from|against|with|to) {who}")
# Single words marked in several files, each with the same meaning wherever it is. A new one needs a look: does every
# language have one word, in one case, for all its places? Otherwise it gets a context (mark_form).
SHARED = {
    "Abilities", "Ability", "Airships", "Armory", "Automa", "Coins", "Faction", "Game", "Glory", "Land", "Level", "Mat",
    "Mill", "Mine", "Monument", "North", "Recruits", "Resources", "Riverwalk", "Rules", "South", "Speed", "Stars",
    "Change", "Combats", "Pause", "Play", "Replay", "Review", "change", "margin", "mat", "off", "p", "reached", "score",
    "Structures", "Tiles", "Total", "Turns", "Variants", "You", "airship", "all", "back", "coins", "combat",
    "empty", "encounter", "flag", "games", "leave", "level", "locked", "mech", "mechs", "no", "nothing", "placed",
    "popularity", "power", "printed", "progress", "objective", "reported", "resources", "river", "saves", "stars",
    "structure", "Scythe", "territories", "trap", "tunnel", "won", "worker", "workers", "yes", "you",
}  # fmt: skip


def test_no_english_text_has_a_phrase_that_is_ruled_out() -> None:
    assert [text for _, *texts in marked() for text in texts if RULED_OUT.search(text)] == []


def test_who_acts_is_named_as_such() -> None:
    """{who} is a name in the nominative; a name in another case has a placeholder that says so, such as {of_whom}."""
    assert [text for _, *texts in marked() for text in texts if WHO_IN_A_CASE.search(text)] == []


def test_a_word_in_several_files_has_one_meaning() -> None:
    files = defaultdict(set)
    for path, _, text, _, context in extracted():
        if isinstance(text, str) and not context and re.fullmatch(r"\w+", text):
            files[text].add(path)
    assert {text for text, where in files.items() if len(where) > 1} <= SHARED


def cited() -> set[str]:
    """The rules that sentences about an Automa name, from the engines and from the sentences themselves."""
    found = {each.rule for each in every_criterion().values()} | {symbol.rule for symbol in SYMBOLS}
    found |= {each.rule for each in vars(expeditions_criteria).values() if isinstance(each, Criterion)}
    found |= {target.rule for target in TARGETS}
    found |= {search_prose.SWEEP_RULE, search_prose.LOOK_RULE, search_prose.WALK_RULE, phrases.PASSING_RULE}
    found |= {choice_context.ALL_OF_IT, links.RULING, narrowed.AIRSHIP_RULE}
    for named in (choice_context.READ_BY, choice_context.LEAVES_NOTHING, choice_context.ON_BASES):
        found |= set(named.values())
    return found


def test_every_rule_that_is_named_can_be_explained() -> None:
    assert {"A9.1", "R2", "W5.2", "X7.2c"} <= cited()
    assert cited() <= RULES.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_explained_in_a_line(lang: str) -> None:
    translator = Translator(lang)
    for rule in RULES:
        assert RULE_IDS.fullmatch(rule), rule
        assert title(translator, f"rule.{rule}").endswith(rule)
        said = explain(translator, f"rule.{rule}")
        assert said.endswith(".") and len(said) <= 160, rule
    assert rule_links("ahead (X7.2c).") == ["ahead (", {"t": "X7.2c", "rule": "X7.2c"}, ")."]


@pytest.mark.parametrize(("lang", "said"), [("en", "+0.7 −1.5 −2"), ("uk", "+0,7 −1,5 −2"), ("ru", "+0,7 −1,5 −2")])
def test_numbers_have_their_sign_and_the_comma_of_the_language(lang: str, said: str) -> None:
    translator = Translator(lang)
    assert " ".join([signed(translator, 0.7, 1), signed(translator, -1.5, 1), signed(translator, -2)]) == said


@pytest.mark.parametrize(
    ("lang", "gained", "named"), [("uk", "1 монету", "1 монета"), ("ru", "21 монету", "21 монета")]
)
def test_an_amount_has_the_case_of_its_sentence(lang: str, gained: str, named: str) -> None:
    number = int(named.split()[0])
    assert scythe_texts(lang).amount(COINS, number) == gained
    assert Translator(lang).count(COINS_NAMED, number) == named
