"""The client's files: everything outside the API."""

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from maszyna.server.files import INDEX
from maszyna.server.problem_answers import methods_of
from maszyna.server.service import Server


def add_files(app: FastAPI, server: Server) -> None:
    @app.get("/", include_in_schema=False)
    async def index(request: Request) -> Response:
        token = request.query_params.get("token")
        if token is None:
            return file_response(server, request, INDEX)
        response = RedirectResponse("/", 303, {"cache-control": "no-store"})
        if request.state.who is not None:  # it was the owner's, or that of the phones
            response.set_cookie(server.cookie, token, max_age=31_536_000, httponly=True, samesite="strict", path="/")
        return response

    @app.get("/{name:path}", include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        if methods_of(request):  # an address of the API that knows other methods only
            raise HTTPException(405)
        return file_response(server, request, name)


def file_response(server: Server, request: Request, name: str) -> Response:
    found = None if name.startswith("api/") else server.files.file(name)
    if found is None:
        raise HTTPException(404)
    headers = {"etag": found.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(None, 304, headers)
    return Response(found.content, 200, headers, found.type)
