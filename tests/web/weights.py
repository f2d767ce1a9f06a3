"""What a browser loads before anything is shown, by the last build: `python tests/web/weights.py` lists it."""

import gzip
import json
import re
from importlib.resources import files

from hoodwink.games import GAMES

SITE = files("hoodwink.server").joinpath("site")
LANGUAGES = ("en", "de")


def outputs():
    """What esbuild wrote: file → what it imports, and how."""
    made = json.loads(SITE.joinpath("meta.json").read_text())["outputs"]
    return {name.rsplit("/", 1)[1]: about for name, about in made.items()}


def named_in_the_page(kind):
    return re.findall(rf'/assets/([^"]+\.{kind})"', SITE.joinpath("index.html").read_text())


def needed(made, start):
    """A script and all that it imports before it runs."""
    seen, waiting = set(), [start]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            now = [i["path"] for i in made[name]["imports"] if i["kind"] == "import-statement"]
            waiting += [path.rsplit("/", 1)[1] for path in now]
    return seen


def styles(made, game):
    """What a table waits for besides its scripts."""
    later = re.compile(rf"src/games/{game}/\w+\.later\.css")
    return {name for name, about in made.items() if any(map(later.fullmatch, about["inputs"]))}


def first_load(game="", language="en"):
    """The files for the landing page, or for the table of a game at which somebody arrives by a link."""
    made = outputs()
    loaded = needed(made, named_in_the_page("js")[0]) | {*named_in_the_page("css")}
    for source in ("index.tsx", f"{language}.ts") if game else ():
        loaded |= needed(made, next(n for n in made if made[n].get("entryPoint") == f"src/games/{game}/{source}"))
    return loaded | styles(made, game) if game else loaded


def packed(names):
    """Bytes, as they are sent."""
    return sum(len(gzip.compress(SITE.joinpath("assets", name).read_bytes(), 9)) for name in names)


if __name__ == "__main__":
    for game in ("", *GAMES):
        print(f"{game or 'landing page':12}", *(f"{packed(first_load(game, of)):8,} ({of})" for of in LANGUAGES))
