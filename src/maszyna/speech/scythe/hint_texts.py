"""Hints in words: the turn, where it leads, what speaks for it and against it."""

from itertools import groupby
from typing import Final

from maszyna.players import reasons
from maszyna.players.hints import ALONE, Hint
from maszyna.players.reasons import Reason
from maszyna.scythe.ids import BOTTOM_RESOURCE, COINS, OIL
from maszyna.scythe.play.cards.benefits import ChooseResource
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts

TEXTS: Final[dict[str, str]] = {
    "ahead": mark("Forecast: you finish about {coins} ahead, give or take {spread}."),
    "behind": mark("Forecast: you finish about {coins} behind, give or take {spread}."),
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
    "because": mark("What the second does not have: {terms}."),
}
# What a player counts (players/reasons.py), by the keys of reasons.
REASONS: Final[dict[str, str]] = {
    reasons.STAR_NOW: mark("a star now: {star}"),
    reasons.END_OF_GAME: mark("the 6th star ends the game"),
    reasons.TIER_UP: mark("popularity {before} → {after}, a higher tier"),
    reasons.TIER_DOWN: mark("popularity {before} → {after}, a lower tier"),
    reasons.STAR_NEARER: mark("nearer to a star: {star} ({before} of {after})"),
    reasons.OBJECTIVE_NEARER: mark("nearer to an objective"),
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
            actions = "; ".join(self.actions(hint))
            found.append(f"{number}. {actions}")
            found += [f"   {line}" for line in self.reasons(hint)]
        return found

    def actions(self, hint: Hint) -> list[str]:
        """What to do, an option at a time, as the game words it; what is left behind on the way goes without saying,
        and what is chosen several times in a row is said once."""
        twin = hint.world.copy()
        found: list[str] = []
        for action in hint.actions:
            left_behind = isinstance(twin.asking, ChooseCargo) and not action
            # After the last kind of resource there is nothing else to take: it stands for all tokens that are left.
            times = twin.asking.amount if isinstance(twin.asking, ChooseResource) and action == OIL else 1
            if not found or not left_behind:
                found += [self._texts.label(twin, action)] * times
            twin.apply(action)
        in_a_row = [(text, len(list(same))) for text, same in groupby(found)]
        return [f"{text} \u00d7{times}" if times > 1 else text for text, times in in_a_row]

    def reasons(self, hint: Hint) -> list[str]:
        """Where it leads and why, a sentence each."""
        found = [self._translator.say(TEXTS["chance"])] if hint.by_chance else []
        coins = round(hint.margin)
        key = ("" if hint.spread else "about_") + ("ahead" if coins >= 0 else "behind")  # one world does not vary
        values = {"coins": self._texts.amount(COINS, abs(coins)), "spread": round(hint.spread)}
        found.append(self._translator.say(TEXTS[key], values))
        for key, good in (("for", True), ("against", False)):
            said = [self.reason(reason) for reason in hint.reasons if reason.good == good]
            if said:
                found.append(self._translator.say(TEXTS[key], {"terms": "; ".join(said)}))
        if hint.compared != ALONE:
            ahead = self._texts.amount(COINS, max(1, round(hint.ahead)))
            found.append(self._translator.say(TEXTS[hint.compared], {"coins": ahead}))
        if hint.only_here:
            said = [self.reason(reason) for reason in hint.only_here]
            found.append(self._translator.say(TEXTS["because"], {"terms": "; ".join(said)}))
        if not hint.practised:
            found.append(self._translator.say(TEXTS["not_practised"]))
        if hint.house_rules:
            found.append(self._translator.say(TEXTS["house_rules"]))
        return found

    def reason(self, reason: Reason) -> str:
        """A reason with its numbers."""
        values: dict[str, object] = {"before": reason.before, "after": reason.after}
        if reason.kind in reasons.STAR_KINDS:
            values["star"] = self._texts.name("star", reason.about)
        elif reason.kind in reasons.BOTTOM_KINDS:
            values["action"] = self._texts.name("bottom", reason.about)
            values["resource"] = self._texts.name("resource", BOTTOM_RESOURCE[reason.about])
        return self._translator.say(REASONS[reason.kind], values)


def hint_texts(lang: str) -> HintTexts:
    return HintTexts(Translator(lang), scythe_texts(lang))
