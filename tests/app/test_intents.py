"""Gestures become the engine's actions: journeys, tokens laid, payments, combats."""

import random
from itertools import combinations
from typing import Any

from tests.app.asking import SOLO, Desk

from maszyna.kernel.packed_counts import KINDS, packed_kind
from maszyna.scythe.ids import FIRST_WORKER


def test_every_journey_a_view_offers_can_be_taken_as_one_gesture() -> None:
    desk = Desk()
    taken = 0
    for seed in range(6):
        chance = random.Random(seed)
        game = desk.new("scythe", SOLO, seed)
        for _ in range(60):
            view = game["view"]
            if view["decision"] is None:
                break
            kind = view["decision"]["kind"]
            actions = [option["action"] for option in view["decision"]["options"]]
            if kind == "unit" and view["travel"]["pieces"]:
                for piece, found in view["travel"]["pieces"].items():
                    for way in found["reach"]:
                        intent = {"travel": {"piece": piece, "via": way["via"], "to": way["to"], "load": {}}}
                        body = {"revision": game["revision"], "intents": [intent]}
                        status, tried = desk.ask("POST", f"games/{game['id']}/try", body)
                        assert status == 200, (intent, tried)
                        taken += 1
            wanted = "section move" if "section move" in actions else "move units" if "move units" in actions else ""
            game = desk.act(game, wanted or chance.choice(actions))
    assert taken > 60


def test_a_mech_takes_workers_and_resources_along() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    record = desk.record(game["id"])
    own = record.game.position.seats[0]
    own.stand(1, 43)
    own.stand(6, 43)
    own.stand(5, 43)
    record.game.position.resources[43] = 3
    record.kept[0] = record.game.copy()
    acts = ["section move", "move units"]
    path = f"games/{game['id']}/try"
    found = desk.ask("POST", path, {"revision": 0, "actions": acts})[1]["view"]["travel"]["pieces"]["crimea.mech.1"]
    assert [(one["key"], one["most"]) for one in found["load"]] == [("worker", 2), ("food", 3)]
    place = found["reach"][0]["to"]

    def tried(load: dict[str, int]) -> tuple[int, Any]:
        intent = {"travel": {"piece": "crimea.mech.1", "to": place, "load": load}}
        return desk.ask("POST", path, {"revision": 0, "actions": acts, "intents": [intent]})

    status, done = tried({"worker": 2, "food": 1})
    assert status == 200, done
    pieces = {piece["key"]: piece["amount"] for piece in done["view"]["board"]["pieces"] if piece["place"] == place}
    pieces.pop(f"encounter.{place}", None)
    assert pieces == {"crimea.mech.1": 1, "crimea.worker.1": 2, f"food.{place}": 1}
    for load in ({"worker": 3}, {"food": 4}, {"oil": 1}):
        status, refused = tried(load)
        assert status == 422 and refused["code"] == "cannot_carry"


def test_tokens_are_laid_in_any_order() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    acts = ["section trade", "trade resources"]
    intent = {"lay": [["t43", "oil"], ["t43", "food"]]}
    body = {"revision": 0, "actions": acts, "intents": [intent]}
    status, tried = desk.ask("POST", f"games/{game['id']}/try", body)
    assert status == 200, tried
    lying = {piece["key"]: piece["amount"] for piece in tried["view"]["board"]["pieces"] if piece["place"] == "t43"}
    assert lying["oil.t43"] == 1 and lying["food.t43"] == 1
    assert desk.ask("POST", f"games/{game['id']}/try", body | {"intents": [{"lay": [["t1", "oil"]]}]})[0] == 422


def test_payments_and_combats_are_one_gesture_each() -> None:
    """Wherever a random game asks for them: what the view offers can be paid, and power and cards be committed."""
    desk = Desk()
    paid = fought = 0
    for seed in range(30):
        chance = random.Random(seed)
        game = desk.new("scythe", SOLO, seed)
        for _ in range(150):
            decision = game["view"]["decision"]
            if decision is None or (paid and fought):
                break
            path = f"games/{game['id']}/try"
            if decision["kind"] == "dial":
                side = next(side for side in game["view"]["fight"]["sides"] if "hand" in side)
                cards = side["hand"][: side["most_cards"]]
                intent = {"fight": {"power": decision["most"], "cards": cards}}
                status, tried = desk.ask("POST", path, {"revision": game["revision"], "intents": [intent]})
                assert status == 200 and tried["reveals"]["code"] == "combat", tried
                wrong = {"fight": {"power": decision["most"] + 1, "cards": cards}}
                assert desk.ask("POST", path, {"revision": game["revision"], "intents": [wrong]})[0] == 422
                fought += 1
            elif decision["kind"] == "pay":
                wrong = {"pay": {"t1": {"oil": 9}}}
                assert desk.ask("POST", path, {"revision": game["revision"], "intents": [wrong]})[0] == 422
                words = decision["options"][0]["action"].split()
                if words[1] != "card" and decision["most"] == 1:
                    intent = {"pay": {decision["options"][0]["at"]["place"]: {words[1]: 1}}}
                    status, tried = desk.ask("POST", path, {"revision": game["revision"], "intents": [intent]})
                    assert status == 200, tried
                    paid += 1
            game = desk.act(game, chance.choice(decision["options"])["action"])
    assert paid and fought


def test_whatever_the_sheet_of_a_price_allows_can_be_paid() -> None:
    """Tokens of several territories and, for Crimea, a combat card among them, in any mixture."""
    desk = Desk()
    with_card = without = 0
    for seed in range(12):
        chance = random.Random(seed)
        game = desk.new("scythe", SOLO, seed)
        record = desk.record(game["id"])
        own = record.game.position.seats[0]
        for unit in range(FIRST_WORKER, FIRST_WORKER + 2):
            for kind in range(KINDS):
                record.game.position.resources[own.at[unit]] += packed_kind(kind, 2)
        record.kept[0] = record.game.copy()
        for _ in range(60):
            decision = game["view"]["decision"]
            if decision is None:
                break
            if decision["kind"] == "pay" and decision["most"] > 1:
                for pay in ways_to_pay(decision):
                    body = {"revision": game["revision"], "intents": [{"pay": pay}]}
                    status, tried = desk.ask("POST", f"games/{game['id']}/try", body)
                    assert status == 200, (pay, decision["sources"], tried)
                    with_card, without = with_card + ("card" in pay), without + ("card" not in pay)
            game = desk.act(game, chance.choice(decision["options"])["action"])
    assert with_card > 5 and without > 5


def ways_to_pay(decision: Any) -> list[Any]:
    """Every choice of as many things as are asked for, at most one card among them."""
    things = [one["at"] for one in decision["sources"] for _ in range(one["have"])]
    found: list[Any] = []
    for chosen in combinations(things, decision["most"]):
        cards = [at["card"] for at in chosen if "card" in at]
        pay: Any = {"card": cards[0]} if cards else {}
        for at in chosen:
            if "place" in at:
                here = pay.setdefault(at["place"], {})
                here[at["resource"]] = here.get(at["resource"], 0) + 1
        if len(cards) < 2 and pay not in found:
            found.append(pay)
    return found


def test_places_to_produce_on_are_laid_out_in_one_gesture() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    record = desk.record(game["id"])
    record.game.position.seats[0].popularity = 5
    record.kept[0] = record.game.copy()
    actions = ["section produce", "produce"]
    path = f"games/{game['id']}/try"
    asked = desk.ask("POST", path, {"revision": 0, "actions": actions})[1]["view"]["decision"]
    places = [option["at"]["place"] for option in asked["options"] if option["at"]]
    body = {"revision": 0, "actions": actions, "intents": [{"lay": [[place] for place in reversed(places[:2])]}]}
    status, done = desk.ask("POST", path, body)
    assert (asked["kind"], len(places), status) == ("field", 2, 200), done
    refused = {"revision": 0, "actions": actions, "intents": [{"lay": [["mat"]]}]}
    assert desk.ask("POST", path, refused)[0] == 422
