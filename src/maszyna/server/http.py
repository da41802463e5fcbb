"""The application behind HTTP: the whole server as an ASGI application."""

from fastapi import FastAPI

from maszyna.server.api_routes import PROBLEMS, add_api
from maszyna.server.database import Database
from maszyna.server.file_routes import add_files
from maszyna.server.guard import RATES, Guard, Rates
from maszyna.server.phone_key import PhoneKey, add_phones
from maszyna.server.problem_answers import add_problems
from maszyna.server.service import Server
from maszyna.version import VERSION


def create_app(
    database: Database,
    token: str,
    cookie: str = "maszyna",
    hosts: list[str] | None = None,
    rates: dict[str, float] | None = None,
    outside: str = "",
    phones: PhoneKey | None = None,
) -> FastAPI:
    """The whole server as an ASGI application."""
    phones = phones or PhoneKey()
    server = Server(database, token, cookie, outside)
    app = FastAPI(
        title="Maszyna",
        version=VERSION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    app.add_middleware(
        Guard,
        application=server.application,
        token=token,
        cookie=cookie,
        hosts=hosts or [],
        rates=Rates({**RATES, **(rates or {})}),
        phones=phones,
        trouble=server.trouble,
    )
    add_problems(app, server.trouble)
    add_api(app, server)
    add_phones(app, phones, PROBLEMS)
    add_files(app, server)
    return app
