"""Hints in words: the turn, where it leads, what speaks for it and against it."""

from typing import Final

from maszyna.players import reasons
from maszyna.players.hints import ALONE, Hint
from maszyna.players.reasons import Reason
from maszyna.scythe.ids import BOTTOM_RESOURCE, COINS, STAR_COMBAT, STAR_POPULARITY, STAR_POWER, STAR_WORKERS
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.hint_steps import HintSteps
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts

TEXTS: Final[dict[str, str]] = {
    "ahead": mark("Forecast: you finish about {coins} ahead, give or take {spread}."),
    "behind": mark("Forecast: you finish about {coins} behind, give or take {spread}."),
    "level": mark("Forecast: about level at the end, give or take {spread}."),
    "about_level": mark("Forecast: about level at the end."),
    "about_ahead": mark("Forecast: you finish about {coins} ahead."),
    "about_behind": mark("Forecast: you finish about {coins} behind."),
    "for": mark("For it: {terms}."),
    "against": mark("Against it: {terms}."),
    "chance": mark("Then chance decides; ask again after that."),
    "none": mark("There is nothing to decide now."),
    "heading": mark("The best turns found:"),
    "as_good": mark("The first two are about equally good."),
    "more_coins": mark("Better than the second by about {coins}."),
    "wins_more": mark("It wins more often than the second."),
    "not_practised": mark("Games like this were not practised: the forecast is rough."),
    "house_rules": mark(
        "The Automas play by own cards or rules. What was learned of the printed ones is left out, so the forecast is "
        "rough."
    ),
    "because": mark("For it, unlike the second: {terms}."),
}
# What a player counts (players/reasons.py), by the keys of reasons.
REASONS: Final[dict[str, str]] = {
    reasons.STAR_NOW: mark("a star now: {star}"),
    reasons.END_OF_GAME: mark("the 6th star ends the game"),
    reasons.TIER_UP: mark("popularity {before} → {after}, a higher tier"),
    reasons.TIER_DOWN: mark("popularity {before} → {after}, a lower tier"),
    reasons.STAR_NEARER: mark("nearer to a star: {star} ({before} of {after})"),
    reasons.OBJECTIVE_NEARER: mark("nearer to an objective"),
    reasons.OBJECTIVE_MET: mark("an objective is met: a star"),
    reasons.FACTORY: mark("a Factory card"),
    reasons.LAND: mark("territories {before} → {after}"),
    reasons.WORKERS_OUT_OF_REACH: mark("workers within reach of the enemy {before} → {after}"),
    reasons.WORKERS_IN_REACH: mark("workers within reach of the enemy {before} → {after}"),
    reasons.RESOURCES_OUT_OF_REACH: mark("resources within reach of the enemy {before} → {after}"),
    reasons.RESOURCES_IN_REACH: mark("resources within reach of the enemy {before} → {after}"),
    reasons.COINS: mark("coins {before} → {after}"),
    reasons.POPULARITY: mark("popularity {before} → {after}"),
    reasons.COMBAT: mark("a combat, won about {before} times in {after}"),
    reasons.COMBAT_FOR_STAR: mark("a combat for a star, won about {before} times in {after}"),
    reasons.ENCOUNTER: mark("an encounter"),
    reasons.CAN_PAY: mark("{action} can be paid: {after} {resource}"),
    reasons.SAVES: mark("{before} of {after} {resource} for {action}"),
    reasons.WORKERS: mark("workers {before} → {after}"),
    reasons.POWER: mark("power {before} → {after}"),
    reasons.COMBAT_CARDS: mark("combat cards {before} → {after}"),
    reasons.NEARER_FACTORY: mark("closer to the Factory (distance {before} → {after})"),
    reasons.NEARER_ENCOUNTER: mark("closer to an encounter (distance {before} → {after})"),
}


# By a reason, the one that says all it would: kinds, and what they are about.
SAID_BY: Final = {
    (reasons.POWER, reasons.NOTHING): (reasons.STAR_NEARER, STAR_POWER),
    (reasons.POPULARITY, reasons.NOTHING): (reasons.STAR_NEARER, STAR_POPULARITY),
    (reasons.WORKERS, reasons.NOTHING): (reasons.STAR_NEARER, STAR_WORKERS),
    (reasons.STAR_NOW, STAR_COMBAT): (reasons.COMBAT_FOR_STAR, reasons.NOTHING),
}


class HintTexts:
    """Hints in one language; ``hint_texts("uk")`` makes one."""

    def __init__(self, translator: Translator, texts: ScytheTexts) -> None:
        self._translator = translator
        self._texts = texts

    def lines(self, hints: list[Hint]) -> list[str]:
        """All hints for the pending decision, one after the other, numbered."""
        if not hints:
            return [self._translator.say(TEXTS["none"])]
        found = [self._translator.say(TEXTS["heading"])]
        for number, hint in enumerate(hints, 1):
            first, *others = self.steps(hint)
            found.append(f"{number}. {first}")
            found += [f"   {line}" for line in [*others, *self.reasons(hint)]]
        return found

    def steps(self, hint: Hint) -> list[str]:
        """What to do, a line for each unit and row."""
        return HintSteps(self._translator, self._texts, hint).lines()

    def reasons(self, hint: Hint) -> list[str]:
        """Why, and where it leads, a sentence each; nothing is said twice."""
        kept = counted_once(hint.reasons)
        only_here = [reason.said() for reason in hint.only_here]
        groups = {
            "because": [one for one in kept if one.said() in only_here],
            "for": [one for one in kept if one.good and one.said() not in only_here],
            "against": [one for one in kept if not one.good],
        }
        found = [self._because(key, group) for key, group in groups.items() if group]
        if hint.compared != ALONE:
            ahead = self._texts.amount(COINS, max(1, round(hint.ahead)))
            found.append(self._translator.say(TEXTS[hint.compared], {"coins": ahead}))
        coins = round(hint.margin)
        lead = "ahead" if coins > 0 else "behind" if coins else "level"
        key = lead if hint.spread else f"about_{lead}"  # one world does not vary
        values = {"coins": self._texts.amount(COINS, abs(coins)), "spread": round(hint.spread)}
        found.append(self._translator.say(TEXTS[key], values))
        if hint.by_chance:
            found.append(self._translator.say(TEXTS["chance"]))
        if not hint.practised:
            found.append(self._translator.say(TEXTS["not_practised"]))
        if hint.house_rules:
            found.append(self._translator.say(TEXTS["house_rules"]))
        return found

    def _because(self, key: str, group: list[Reason]) -> str:
        return self._translator.say(TEXTS[key], {"terms": "; ".join(self.reason(reason) for reason in group)})

    def reason(self, reason: Reason) -> str:
        """A reason with its numbers."""
        values: dict[str, object] = {"before": reason.before, "after": reason.after}
        if reason.kind in reasons.STAR_KINDS:
            values["star"] = self._texts.name("star", reason.about)
        elif reason.kind in reasons.BOTTOM_KINDS:
            values["action"] = self._texts.name("bottom", reason.about)
            values["resource"] = self._texts.name("resource", BOTTOM_RESOURCE[reason.about])
        return self._translator.say(REASONS[reason.kind], values)


def counted_once(found: list[Reason]) -> list[Reason]:
    """Without those that another says already."""
    about = [(reason.kind, reason.about) for reason in found]
    return [reason for reason in found if SAID_BY.get((reason.kind, reason.about)) not in about]


def hint_texts(lang: str) -> HintTexts:
    return HintTexts(Translator(lang), scythe_texts(lang))
