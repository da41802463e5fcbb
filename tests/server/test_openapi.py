"""Every request that the API describes, with documents made up from its types: only documented answers.

All of Schemathesis' checks are made but one: what is legal in a game does not show in the types of its documents, so a
body of the right type may be refused (`positive_data_acceptance`). Where nothing depends on a game it is made too.
"""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from tests.server.client import SOLO, Client

from maszyna.server.database import open_database
from maszyna.server.http import create_app

EXAMPLES = 12
RATES = {"owner": 1e9, "key": 1e9, "stranger": 1e9}
APP = create_app(open_database("sqlite://"), "owner", hosts=["testserver"], rates=RATES)
SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", APP)
NEVER_ENDS = "/api/games/{game_id}/events"
# What is asked about no game: any request of the right type is answered.
ALWAYS = ["/api/health", "/api/words", "/api/tiles", "/api/cards", "/api/logbook", "/api/setup", "/api/games"]
GAME = Client(APP).new("scythe-table", SOLO)["id"]
OWNER = {"Authorization": "Bearer owner"}


@SCHEMA.exclude(path=NEVER_ENDS).parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)
def test_only_documented_answers(case: Case[Any]) -> None:
    case.call_and_validate(headers=OWNER, excluded_checks=[positive_data_acceptance])


@SCHEMA.include(path=ALWAYS, method="GET").parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)
def test_what_depends_on_no_game_passes_every_check(case: Case[Any]) -> None:
    case.call_and_validate(headers=OWNER)


@SCHEMA.include(path_regex=r"/api/games/\{game_id\}").exclude(path=NEVER_ENDS).exclude(method="DELETE").parametrize()
@settings(
    max_examples=EXAMPLES // 2, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)
def test_about_a_game_that_is_there_a_refusal_changes_nothing(case: Case[Any]) -> None:
    case.path_parameters = {**(case.path_parameters or {}), "game_id": GAME}
    before = standing()
    # The id may have been the wrong part of a request that was made up to be refused.
    excluded: list[Any] = [positive_data_acceptance, negative_data_rejection]
    response = case.call_and_validate(headers=OWNER, excluded_checks=excluded)
    if response.status_code >= 400:
        assert standing() == before


def standing() -> tuple[int, Any]:
    owner = Client(APP)
    found = owner.get(f"/api/games/{GAME}").json()
    return found["revision"], found["view"]["board"]["pieces"]


def test_the_description_names_every_route() -> None:
    paths = APP.openapi()["paths"]
    assert {"/api/games/{game_id}/actions", "/api/games/{game_id}/try", NEVER_ENDS, "/api/art/{digest}"} <= set(paths)
    for path, methods in paths.items():
        for method, described in methods.items():
            assert "422" in described["responses"] or path == NEVER_ENDS, (path, method)
