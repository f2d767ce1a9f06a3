"""What mkdocs.yml hooks into: pages that live elsewhere in the repository, their links, and the look of the house.

The sources are written for whoever reads them in the repository: README.md links to docs/cli.md, and docs/rules.md to
../src/hoodwink/games/hoax/RULES.md. Here each of these files gets a place in the site, and links are turned to it. A
link to a file that has no place there is left as it is, so that a strict build fails on it.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from hoodwink.core.rulebook import LANGUAGES, Rules
from hoodwink.games import find

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"(^```.*?^```$)", re.M | re.S)
LINK = re.compile(r"(?<=\]\()([^)#:\s]+)(?=[)#])")
LABEL = re.compile(r"^```(\w+) [^\n]+$", re.M)  # ```json answer Made: the tests read it, the site can't
RULE = re.compile(r"^- (§[\d.]+|R\d+) ", re.M)
SOURCE = '<small class="source">{}</small>'  # where a § comes from, below it
HEADS = {"index.md": "---\nhide: [navigation]\n---\n", "licence.md": "# Licence\n\n"}
FONTS = {
    "young-serif.woff2": "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    "atkinson.woff2": (
        "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
    ),
}
FONT_FACES = """\
@font-face { font-family: "Young Serif"; src: url("young-serif.woff2") format("woff2"); font-display: swap; }
@font-face { font-family: "Atkinson Hyperlegible Next"; src: url("atkinson.woff2") format("woff2");
  font-weight: 200 800; font-display: swap; }
"""


def places() -> dict[str, str]:
    """Files outside docs/ that are pages, and where they are in the site."""
    pages = {
        "README.md": "index.md",
        "CONTRIBUTING.md": "contributing.md",
        "CHANGELOG.md": "changelog.md",
        "SECURITY.md": "security.md",
        "LICENSE": "licence.md",
    }
    for rules in sorted(ROOT.glob("src/hoodwink/games/*/RULES*.md")):
        name = rules.parent.name + rules.name.removeprefix("RULES")
        pages[rules.relative_to(ROOT).as_posix()] = f"rules/{name}"
    return pages


def content(source: str, place: str) -> str:
    """What a file outside docs/ says; of the rules, each § with where it comes from."""
    if not place.startswith("rules/"):
        return HEADS.get(place, "") + (ROOT / source).read_text(encoding="utf-8")
    game, _, language = place.removeprefix("rules/").removesuffix(".md").partition(".")
    rules = Rules.of(find(game), next((one for one in LANGUAGES if one == language), LANGUAGES[0]))
    return rules.opening.replace("\n### ", "\n## ") + rules.with_sources("".join(rules.chapters.values()), SOURCE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, place in places().items():
        files.append(File.generated(config, place, content=content(source, place)))
    favicon = ROOT / "web" / "src" / "art" / "favicon.svg"
    files.append(File.generated(config, "look/favicon.svg", abs_src_path=str(favicon)))
    fonts = {name: ROOT / "web" / "node_modules" / file for name, file in FONTS.items()}
    brought = all(file.exists() for file in fonts.values())  # `make pages` brings them; without, the device's own
    files.append(File.generated(config, "look/fonts.css", content=FONT_FACES if brought else ""))
    for name, file in fonts.items() if brought else ():
        files.append(File.generated(config, f"look/{name}", abs_src_path=str(file)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    here = page.file.src_uri
    pages = places()
    source = {place: source for source, place in pages.items()}.get(here, f"docs/{here}")

    def turned(link: re.Match[str]) -> str:
        there = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[0]))
        place = pages.get(there) or there.removeprefix("docs/")
        is_there = there in pages or there.startswith("docs/")
        return posixpath.relpath(place, posixpath.dirname(here) or ".") if is_there else link[0]

    parts = FENCE.split(markdown)
    parts[::2] = [LINK.sub(turned, part) for part in parts[::2]]
    parts[1::2] = [LABEL.sub(r"```\1", part, count=1) for part in parts[1::2]]
    markdown = "".join(parts)
    if here.startswith("rules/"):
        markdown = RULE.sub(lambda rule: f'- <b class="rule" id="{rule[1].lstrip("§")}">{rule[1]}</b> ', markdown)
    return markdown
