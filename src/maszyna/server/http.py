"""The application behind HTTP: the whole server as an ASGI application."""

from fastapi import Depends, FastAPI, Request

from maszyna.server.database import Database
from maszyna.server.game_routes import add_events, add_games
from maszyna.server.guard import RATES, Guard, Rates
from maszyna.server.page_routes import add_files, add_pages
from maszyna.server.problem_answers import add_problems
from maszyna.server.route_types import Language, Places
from maszyna.server.service import Server
from maszyna.version import VERSION


async def everywhere(request: Request, lang: Language = "en", places: Places = None) -> None:
    """What any request may name."""


def create_app(
    database: Database,
    token: str,
    cookie: str = "maszyna",
    hosts: list[str] | None = None,
    rates: dict[str, float] | None = None,
    outside: str = "",
) -> FastAPI:
    """The whole server as an ASGI application."""
    server = Server(database, token, cookie, outside)
    app = FastAPI(
        title="Maszyna",
        version=VERSION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(everywhere)],
        separate_input_output_schemas=False,
    )
    app.state.server = server
    app.add_middleware(
        Guard,
        application=server.application,
        token=token,
        cookie=cookie,
        hosts=hosts or [],
        rates=Rates({**RATES, **(rates or {})}),
    )
    add_problems(app)
    add_games(app, server)
    add_pages(app, server)
    add_events(app, server)
    add_files(app, server)
    return app
