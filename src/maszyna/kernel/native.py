"""What the compiler knows and Python does not: the native integer of 64 bits, and classes open to plain subclasses.

A class that is to pickle without a ``__reduce__`` of its own is ``serializable`` and open to plain subclasses: with the
first alone the compiler leaves out ``__init__`` where plain Python makes an object.

Interpreted, the integer is an ordinary int and the decorator does nothing. This is the one engine module that is not
compiled: mypyc takes TYPE_CHECKING as true and could not import it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_wanted):
        return lambda compiled: compiled


__all__ = ["i64", "mypyc_attr"]
