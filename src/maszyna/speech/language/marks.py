"""Invisible marks around what a sentence is about; screens make links of them (see common/spans.py).

They are characters for private use, which no text has: begin, kind and key, end.
"""

import re
from typing import Final

BEGIN: Final = "\ue000"
KEYED: Final = "\ue001"
END: Final = "\ue002"
BEGINS: Final = re.compile(f"{BEGIN}[^{KEYED}]*{KEYED}")
PIECES: Final = re.compile(f"({BEGIN}[^{KEYED}]*{KEYED}|{END})")
