"""What is printed on the cards of the Automa, transcribed apart from the engine's facts.

For each card scheme I and scheme II as `moves | gains | recruit`; a group in brackets bears its faction. `visit` is
encounter or Factory, `raid` attack workers, `attack5` attack a combat unit with 5 power, `unit` mech or character.
"""

BASE = {
    1: (
        "nordic:worker visit character | power1 worker1 | power",
        "worker | power4 | power",
    ),
    2: (
        "polania:visit worker | crimea:coin1 coin1 | none",
        "polania:visit worker | crimea:coin1 card1 unit1 | coin",
    ),
    3: (
        "worker | power3 | none",
        "worker | power2 worker1 | popularity",
    ),
    4: (
        "worker | crimea:coin1 card1 | combat_card",
        "worker | crimea:coin1 coin2 | power",
    ),
    5: (
        "worker | worker1 coin1 | coin",
        "mech | power4 worker1 | combat_card",
    ),
    6: (
        "worker | power2 | none",
        "mech | crimea:coin1 power2 unit1 | power",
    ),
    7: (
        "saxony:attack5 worker | worker1 coin1 | popularity",
        "saxony:attack5 mech | rusviet:unit1 unit1 card1 | coin",
    ),
    8: (
        "mech worker | rusviet:unit1 unit1 | none",
        "mech | saxony:power1 coin1 unit1 | coin",
    ),
    9: (
        "polania:visit mech worker | worker1 unit1 | popularity",
        "polania:visit mech | power3 worker1 | popularity",
    ),
    10: (
        "mech worker | unit1 power2 | none",
        "mech | coin2 unit1 | none",
    ),
    11: (
        "mech visit character | rusviet:worker1 worker1 coin1 | none",
        "nordic:worker visit character | power3 worker1 | combat_card",
    ),
    12: (
        "nordic:worker mech | power4 | none",
        "nordic:worker mech | card1 coin1 unit1 | power",
    ),
    13: (
        "saxony:attack4 visit character | coin1 | none",
        "saxony:attack5 visit character | card1 coin2 | coin",
    ),
    14: (
        "visit character | worker1 card1 | combat_card",
        "attack7 raid mech | power3 | popularity",
    ),
    15: (
        "visit character | power3 coin1 | coin",
        "attack1 raid visit character | crimea:coin1 coin1 | combat_card",
    ),
    16: (
        "visit character | unit1 | none",
        "attack5 raid mech | saxony:power1 unit1 coin1 | none",
    ),
    17: (
        "attack6 raid worker | coin2 | power",
        "attack8 worker | crimea:coin1 coin1 worker1 | popularity",
    ),
    18: (
        "visit character | worker1 coin1 | none",
        "visit character | worker1 coin2 | none",
    ),
    19: (
        "raid worker | worker1 | none",
        "raid worker | power3 coin1 | combat_card",
    ),
}
INVADERS = {
    **BASE,
    5: (
        "albion:visit worker | togawa:unit1 worker1 coin1 | coin",
        "mech | power4 worker1 | combat_card",
    ),
    8: (
        "togawa:visit mech worker | rusviet:unit1 unit1 | none",
        "togawa:visit mech | saxony:power1 coin1 unit1 | coin",
    ),
    18: (
        "visit character | albion:worker1 worker1 coin1 | none",
        "visit character | albion:unit1 worker1 coin2 | none",
    ),
    19: (
        "raid worker | worker1 | none",
        "albion:visit raid worker | power3 coin1 | combat_card",
    ),
}
GOLD_STAR = [n for n in range(1, 20) if n not in (4, 15, 17)]
