"""Whatever goes wrong as an answer: a problem document without anything of the inside."""

import json

from fastapi import FastAPI, Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from maszyna.app.application import words_for
from maszyna.app.base.documents import Problem
from maszyna.server.storage_trouble import DATABASE_ERRORS, TroubleLog, trouble_answer


def add_problems(app: FastAPI, trouble: TroubleLog) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        titles = {404: "problem_not_found", 405: "problem_method", 400: "problem_unreadable", 429: "problem_rate"}
        title = titles.get(error.status_code, "problem_refused")
        response = problem_response(request, error.status_code, title)
        response.headers.update(dict(error.headers or {}))
        if error.status_code == 405:
            response.headers["allow"] = ", ".join(methods_of(request))
        return response

    async def fault(request: Request, error: Exception) -> Response:
        return problem_response(request, 500, "problem_fault")

    async def no_database(request: Request, error: Exception) -> Response:
        answer = trouble_answer(trouble.tell(error), words_for(dict(request.query_params)))
        return Response(json.dumps(answer.document, ensure_ascii=False), answer.status, media_type=answer.type)

    app.add_exception_handler(HTTPException, refused)
    for error in DATABASE_ERRORS:
        app.add_exception_handler(error, no_database)
    app.add_exception_handler(Exception, fault)


def methods_of(request: Request) -> list[str]:
    """All methods of an address; its routes know one each. The client's files answer any address below the API."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, APIRoute) and route.include_in_schema and route.path_regex.match(request.url.path):
            found |= set(route.methods or ())
    return sorted(found)


def problem_response(request: Request, status: int, title: str) -> Response:
    answer = Problem(status, words_for(dict(request.query_params)).say(title)).answer()
    return Response(json.dumps(answer.document, ensure_ascii=False), status, media_type=answer.type)
