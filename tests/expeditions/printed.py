"""The printed decision deck, for tests that look into it."""

from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.kernel.bits import mask_of

CARDS = list(decision_cards())
ALL_CARDS = mask_of([card.number for card in CARDS])
