"""Whatever goes wrong as an answer: a problem document without anything of the inside."""

import json
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from maszyna.app.base.documents import REFUSED, Problem
from maszyna.app.base.words import Words, is_language, words_in
from maszyna.messages.message import Message
from maszyna.server.route_types import PROBLEM

# By pydantic's types of errors.
CODES: Final = {
    "missing": "is_missing",
    "extra_forbidden": "not_a_field",
    "json_invalid": "not_readable",
    "dict_type": "needs_object",
    "model_attributes_type": "needs_object",
    "model_type": "needs_object",
    "list_type": "needs_list",
    "string_type": "needs_text",
    "int_type": "needs_whole_number",
    "int_parsing": "needs_whole_number",
    "int_from_float": "needs_whole_number",
    "bool_type": "needs_flag",
    "bool_parsing": "needs_flag",
}


def add_problems(app: FastAPI) -> None:
    async def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0] if error.errors() else {"loc": ["body"]}
        where = ".".join(str(part) for part in first["loc"])
        detail = words_of(request).message(Message(CODES.get(str(first.get("type")), "not_as_it_should_be")))
        more = {"code": "unreadable", "say": [detail], "at": None, "legal": []}
        return problem_response(request, REFUSED, "problem_unreadable", detail, where, more)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        titles = {404: "problem_not_found", 405: "problem_method", 400: "problem_unreadable"}
        title = titles.get(error.status_code, "problem_refused")
        response = problem_response(request, error.status_code, title, "", "", {})
        response.headers.update(dict(error.headers or {}))
        if error.status_code == 405:
            response.headers["allow"] = ", ".join(methods_of(request))
        return response

    async def fault(request: Request, error: Exception) -> Response:
        return problem_response(request, 500, "problem_fault", "", "", {})

    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(Exception, fault)


def methods_of(request: Request) -> list[str]:
    """All methods of an address; its routes know one each. The client's files answer any address below the API."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, APIRoute) and route.include_in_schema and route.path_regex.match(request.url.path):
            found |= set(route.methods or ())
    return sorted(found)


def words_of(request: Request) -> Words:
    lang = request.query_params.get("lang", "en")
    return words_in(lang if is_language(lang) else "en")


def problem_response(
    request: Request, status: int, title: str, detail: str, where: str, more: dict[str, Any]
) -> Response:
    document = Problem(status, words_of(request).say(title), detail, where, **more).answer().document
    return Response(json.dumps(document, ensure_ascii=False), status, media_type=PROBLEM)
