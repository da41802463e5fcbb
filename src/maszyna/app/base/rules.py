"""Rules by their numbers: the whole list, one of them, and the turns of a game that it decided."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.language import Language
from maszyna.app.base.reference import group, row
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.speech.common.keys import RULE
from maszyna.speech.scythe.terms.explain import title
from maszyna.speech.scythe.terms.rule_texts import CHAPTERS, RULES


def rule_groups(words: Language, without: list[dict[str, str]]) -> list[Doc]:
    """The chapters, each with its rules; some games need some of them only."""
    return [
        group(
            [words.translator.say(heading)], [row(words.explained(f"{RULE}.{rule}"), None, rule=rule) for rule in lines]
        )
        for heading, lines in CHAPTERS
        if lines not in without
    ]


def rule_page(rule: str, words: Language) -> Doc | None:
    if rule not in RULES:
        return None
    name = title(words.translator, f"{RULE}.{rule}")
    return {"rule": rule, "title": [name], "says": words.explained(f"{RULE}.{rule}"), "turns": []}


def turns_decided(kind: AnyKind, record: Record[Any], rule: str, words: Language) -> list[Doc]:
    """The choices in which a rule ruled something out, the newest first."""
    found: list[Doc] = []
    for turn in kind.log(record, words, NOBODY):
        for line in turn["lines"]:
            if "choice" not in line:
                continue
            page = kind.why(record, line["at"], line["choice"], "", words)
            steps = page["steps"] if page else []
            if any(step["rule"] == rule and step["out"] for step in steps):
                found.append({"at": line["at"], "choice": line["choice"], "number": turn["number"],
                              "name": turn["name"], "say": line["say"]})  # fmt: skip
    return found[::-1]
