"""The native integer: 64 bits in the compiled engine, an ordinary int otherwise.

This is the one engine module that is not compiled: mypyc takes TYPE_CHECKING as true and could not import it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
