"""The key of the phones in the house: `maszyna play --lan` shows it as a QR code.

Whoever has it plays as the owner does. The owner's own token never goes over the network in the open; this key ends
with the app, and before that when the owner revokes it.
"""

import hmac

from fastapi import FastAPI, Request
from pydantic import BaseModel
from starlette.exceptions import HTTPException


class PhoneKey:
    """No key, and so nobody it opens to, until one is given out."""

    def __init__(self, key: str = "") -> None:
        self.key = key

    def opens(self, text: str) -> bool:
        return bool(self.key) and hmac.compare_digest(text.encode("utf-8", "replace"), self.key.encode())

    def revoke(self) -> None:
        self.key = ""


class PhoneAccess(BaseModel):
    """Whether phones can come in with the key that was shown at the start."""

    open: bool


def add_phones(app: FastAPI, phones: PhoneKey, problems: dict[int | str, dict[str, object]]) -> None:
    @app.get("/api/phones", responses=problems)
    async def phone_access(request: Request) -> PhoneAccess:
        """Whether the key of the phones still opens the app."""
        check_owner(request)
        return PhoneAccess(open=bool(phones.key))

    @app.delete("/api/phones", responses=problems)
    async def revoke_phones(request: Request) -> PhoneAccess:
        """No phone comes in with that key any more, nor goes on with it."""
        check_owner(request)
        phones.revoke()
        return PhoneAccess(open=False)


def check_owner(request: Request) -> None:
    if not request.state.who.is_owner:
        raise HTTPException(403)
