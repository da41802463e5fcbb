"""Hints in words: the turn, where it leads, what speaks for it and against it."""

from itertools import groupby
from typing import Final

from maszyna.players import reasons
from maszyna.players.hints import ALONE, Hint
from maszyna.players.reasons import Reason
from maszyna.scythe.ids import COINS
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.speech.common.numbers import signed
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
}
# The terms of the evaluation, by their keys.
TERMS: Final[dict[str, str]] = {
    "coins": mark("coins"),
    "stars": mark("stars"),
    "land": mark("territories"),
    "resources": mark("resources that score"),
    "structure_bonus": mark("structure bonus"),
    "tier": mark("popularity tier"),
    "star_progress": mark("way to the next stars"),
    "next_star": mark("nearest star"),
    "objective": mark("objective"),
    "popularity": mark("popularity"),
    "power": mark("power"),
    "high_power": mark("reserve of power"),
    "combat_cards": mark("combat cards"),
    "workers": mark("workers on the board"),
    "first_workers": mark("the first workers"),
    "crop": mark("what the territories produce"),
    "village_hands": mark("workers in villages"),
    "near_village": mark("a village nearby"),
    "kinds_made": mark("kinds of resources produced"),
    "idle_units": mark("units at the base"),
    "more_units": mark("upgrade: one more unit moves"),
    "more_coins": mark("upgrade: one more coin"),
    "more_power": mark("upgrade: one more power"),
    "more_cards": mark("upgrade: one more combat card"),
    "more_popularity": mark("upgrade: one more popularity"),
    "more_territories": mark("upgrade: one more territory"),
    "savings": mark("cheaper bottom-row actions"),
    "power_recruit": mark("recruit that gives power"),
    "coin_recruit": mark("recruit that gives coins"),
    "popularity_recruit": mark("recruit that gives popularity"),
    "card_recruit": mark("recruit that gives combat cards"),
    "mechs": mark("mechs on the board"),
    "first_mech": mark("the first mech"),
    "speed": mark("Speed"),
    "riverwalk": mark("Riverwalk"),
    "mine": mark("Mine"),
    "monument": mark("Monument"),
    "armory": mark("Armory"),
    "mill": mark("Mill"),
    "factory_card": mark("Factory card"),
    "oil_needed": mark("oil for an upgrade"),
    "metal_needed": mark("metal for a mech"),
    "wood_needed": mark("wood for a structure"),
    "food_needed": mark("food for a recruit"),
    "resources_saved": mark("resources beyond that"),
    "ready_next": mark("a bottom-row action ready next turn"),
    "ready_all": mark("bottom-row actions that can be paid"),
    "few_coins": mark("coins at hand"),
    "after_move": mark("Move only after another turn"),
    "after_bolster": mark("Bolster only after another turn"),
    "after_trade": mark("Trade only after another turn"),
    "after_produce": mark("Produce only after another turn"),
    "near_encounter": mark("an encounter nearby"),
    "near_factory": mark("the Factory nearby"),
    "threatened_workers": mark("workers within reach of the enemy"),
    "threatened_resources": mark("resources within reach of the enemy"),
    "threatened_units": mark("combat units that may be attacked"),
    "targets": mark("an attack for a star"),
    "rival_score": mark("the score of the opponent"),
    "rival_stars": mark("the stars of the opponent"),
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
            if not found or not left_behind:
                found.append(self._texts.label(twin, action))
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
            if good and not said:  # nothing that is counted: what the terms make of it
                said = [self.term(name, coins) for name, coins in hint.differences if coins > 0]
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
        star = "" if reason.star == reasons.NO_STAR else self._texts.name("star", reason.star)
        values = {"star": star, "before": reason.before, "after": reason.after}
        return self._translator.say(REASONS[reason.kind], values)

    def term(self, name: str, coins: float) -> str:
        """A term and how many coins it makes out, with its sign."""
        return f"{self._translator.say(TERMS[name])} {signed(self._translator, coins, 1)}"


def hint_texts(lang: str) -> HintTexts:
    return HintTexts(Translator(lang), scythe_texts(lang))
