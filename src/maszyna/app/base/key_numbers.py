"""The engine's numbers behind the keys of places and units, as intents name them."""

from typing import Final

from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS

PLACE_NUMBERS: Final = {key: place for place, key in enumerate(PLACE_KEYS)}
UNIT_NUMBERS: Final = [{key: unit for unit, key in enumerate(keys)} for keys in UNIT_KEYS]
