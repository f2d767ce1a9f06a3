"""The browser's pages, as the build hook has put them into site/: one page for every address of people, and the
files that it is made of, which never change under their names."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hoodwink import __version__
from hoodwink.server.desk import Refusal

FOR_EVER = "public, max-age=31536000, immutable"
SMALL = 1000  # bytes that are not worth packing
TEXT = ("text/", "application/json", "image/svg+xml")
ADDRESSES = (
    "/", "/new/{game}", "/t/{code}", "/tv/{code}", "/move/{code}", "/replay/{code}/{game}", "/film/{code}/{game}",
    "/rules/{game}", "/decks",
)  # fmt: skip
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hoodwink</title><h1>Hoodwink</h1>
<p>The house is open, but its pages have not been built: run <code>make pages</code> in the source tree, or install a
wheel. Programs find the API at <a href="/openapi.json">/openapi.json</a>.</p></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it goes out, packed where that pays."""

    kind: str
    plain: bytes
    packed: bytes | None


class Pages:
    """All files of the build, in memory: they are few and small."""

    def __init__(self) -> None:
        folder = files("hoodwink.server").joinpath("site")
        self.files: dict[str, File] = {}
        self.page = NOT_BUILT
        self.build = __version__
        if not folder.joinpath("build.txt").is_file():
            return
        self.page = folder.joinpath("index.html").read_text(encoding="utf-8")
        self.build = folder.joinpath("build.txt").read_text(encoding="utf-8")
        for file in folder.joinpath("assets").iterdir():
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            raw = file.read_bytes()
            packs = len(raw) > SMALL and kind.startswith(TEXT)
            self.files[file.name] = File(kind, raw, gzip.compress(raw, 9, mtime=0) if packs else None)

    async def show(self, _: Request) -> Response:
        """The page; which screen it shows, its script reads from the address."""
        return HTMLResponse(self.page, headers={"cache-control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        file = self.files.get(request.path_params["name"])
        if file is None:
            raise Refusal("unknown", "there is no such file: load the page anew")
        headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
        return Response(file.plain, headers=headers, media_type=file.kind)


mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/svg+xml", ".svg")
PAGES = Pages()
