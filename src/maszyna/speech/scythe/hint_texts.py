"""Hints in words: the turn, where it leads, what speaks for it and against it."""

from typing import Final

from maszyna.players.hints import Hint, TermDifference
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
        """What to do, an option at a time, as the game words it; what is left behind on the way goes without saying."""
        twin = hint.world.copy()
        found: list[str] = []
        for action in hint.actions:
            left_behind = isinstance(twin.asking, ChooseCargo) and not action
            if not found or not left_behind:
                found.append(self._texts.label(twin, action))
            twin.apply(action)
        return found

    def reasons(self, hint: Hint) -> list[str]:
        """Where it leads and why, a sentence each."""
        found = [self._translator.say(TEXTS["chance"])] if hint.by_chance else []
        coins = round(hint.margin)
        key = ("" if hint.spread else "about_") + ("ahead" if coins >= 0 else "behind")  # one world does not vary
        values = {"coins": self._texts.amount(COINS, abs(coins)), "spread": round(hint.spread)}
        found.append(self._translator.say(TEXTS[key], values))
        for key, sign in (("for", 1), ("against", -1)):
            terms = [self.term(difference) for difference in hint.differences if difference.coins * sign > 0]
            if terms:
                found.append(self._translator.say(TEXTS[key], {"terms": ", ".join(terms)}))
        return found

    def term(self, difference: TermDifference) -> str:
        """A term and how many coins it makes out, with its sign."""
        return f"{self._translator.say(TERMS[difference.name])} {signed(self._translator, difference.coins, 1)}"


def hint_texts(lang: str) -> HintTexts:
    return HintTexts(Translator(lang), scythe_texts(lang))
