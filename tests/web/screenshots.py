"""Every main screen on a phone and at a desk, light and dark: `make screenshots` writes them to build/screenshots.

With `--keep` (`make screenshots ARGS=--keep`) those that README.md and docs/ show are brought up to date as well.
The games are the lessons: their deals and their bots are the same each time, so that a picture changes only with what
it shows. Where a moment is shown, the page's clock stands still.
"""

import argparse
import random
import re
import shutil
from base64 import b64decode
from pathlib import Path

from browsers import DESK, PHONE, Served, Somebody, browser

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "screenshots"
KEPT = ROOT / "docs" / "screenshots"
SIZES = {"phone": PHONE, "desk": DESK}
QUALITY = 80


class Album:
    """Somebody at a screen of one size, and the pictures that are taken of it."""

    def __init__(self, opened, address, size, out):
        self.size, self.out = size, out
        self.one = Somebody(opened, address, size=SIZES[size])
        self.others = lambda: Somebody(opened, address, size=SIZES[size])
        self.page = self.one.page
        self.page.clock.install()
        self.camera = self.one.context.new_cdp_session(self.page)

    def take(self, name, waits_for):
        """The screen as it is, in both colour schemes."""
        self.page.locator(waits_for).first.wait_for()
        self.page.evaluate("Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])")
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            taken = self.camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (self.out / f"{name}.{self.size}.{scheme}.webp").write_bytes(b64decode(taken["data"]))
        self.page.emulate_media(color_scheme="light")

    def close(self):
        self.one.faultless()


class Lesson:
    """A lesson that goes its way, without the voice that explains it."""

    def __init__(self, album, game):
        self.album, self.one, self.page = album, album.one, album.page
        self.steps = self.one.context.request.get(f"/api/games/{game}/lesson").json()["steps"]
        self.code = self.one.learn(game)
        self.page.evaluate("(code) => sessionStorage.setItem(`hoodwink.strayed.${code}`, 'yes')", self.code)
        self.beats("off")

    def until(self, key):
        """Play up to the question of this step."""
        while self.steps[0]["key"] != key:
            self.reply()
        self.at()
        return self

    def at(self):
        self.page.locator(f".playing[data-asked$='/{self.steps[0]['ply']}/0'] .dock-asks").wait_for()

    def reply(self):
        self.at()
        step = self.steps.pop(0)
        reply = {"type": "reply", "game": 0, "ply": step["ply"], "seat": 0, "action": step["action"]}
        self.one.send(self.code, reply)

    def reply_and_see(self, name, shown):
        """Answer, and take what is shown before the table changes; the clock stands still meanwhile."""
        self.beats("on")
        self.at()
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000 + 1"))
        self.reply()
        self.album.take(name, shown)
        self.page.clock.resume()
        self.beats("off")

    def beats(self, wanted):
        self.page.evaluate("(wanted) => localStorage['hoodwink.beats'] = wanted", wanted)
        self.page.reload()
        self.page.mouse.click(2, 300)  # whoever taps sees no mark of the keyboard's focus

    def hold_secrets(self, name):
        self.page.locator(".secrets-hold").dispatch_event("pointerdown")
        self.album.take(name, ".secrets-open .secrets-inside > *")
        self.page.evaluate("dispatchEvent(new PointerEvent('pointerup'))")

    def to_the_end(self):
        while self.steps:
            self.reply()
        self.page.locator(".is-over").wait_for()


def around_the_house(album):
    page = album.page
    album.one.open("/")
    album.take("landing", ".tile")
    album.one.open("/new/hoax")
    album.take("new-table", ".make-bar")
    code = album.one.make("resistance", seats=6)
    for name in ("Ben", "Cleo", "Dora"):
        guest = album.others()
        guest.sit(code, name)
        guest.open(f"/t/{code}")
        if name != "Cleo":
            guest.page.locator(".lobby-dock .button").click()
        guest.page.wait_for_timeout(50)
        guest.context.close()
    album.one.send(code, {"type": "bot", "seat": 5, "level": "regular"})
    page.locator(".chair", has_text="Dora").wait_for()
    album.take("lobby", ".lobby-dock .button")
    if album.size == "desk":
        page.goto(f"/tv/{code}")
        album.take("tv-lobby", ".tv-qr")


def hoax(album):
    album.one.learn("hoax")
    album.one.follow()
    album.take("hoax-lesson", ".coach")
    lesson = Lesson(album, "hoax")
    lesson.until("call-hoax")
    album.take("hoax-claim", ".bubble-claim")
    lesson.reply()
    lesson.at()
    album.take("hoax-vote", ".choices-pair")
    lesson.reply_and_see("hoax-thumbs", ".skip")
    lesson.until("false-claim")
    album.take("hoax-turn", ".dock-asks")
    lesson.until("do-not-guess").hold_secrets("hoax-secrets")
    if album.size == "phone":
        album.page.locator(".tabs").get_by_role("button", name="Sheet").click()
        album.take("hoax-sheet", "dialog")
        album.page.keyboard.press("Escape")
    lesson.to_the_end()
    album.take("hoax-end", ".end")
    album.one.open(f"/replay/{lesson.code}/0?at=30&eyes=0")
    album.take("hoax-replay", ".heat")


def resistance(album):
    lesson = Lesson(album, "resistance").until("lead")
    for chip in (0, 4):
        album.page.locator(".picker .chip").nth(chip).click()
    album.take("resistance-team", ".picker")
    lesson.reply()
    lesson.until("vote-own-team").reply_and_see("resistance-vote", ".res-opened")
    lesson.at()
    album.take("resistance-card", ".choices-pair")
    lesson.until("last-card").hold_secrets("resistance-secrets")
    lesson.to_the_end()
    album.take("resistance-end", ".end")
    album.one.open(f"/replay/{lesson.code}/0?at=34&eyes=0")
    album.take("resistance-replay", ".heat")


def erben(album):
    lesson = Lesson(album, "erben").until("cover-head")
    album.take("erben-cover", ".dock-asks")
    lesson.until("doubt")
    album.take("erben-claim", ".bubble-claim")
    lesson.reply_and_see("erben-doubt", ".skip")
    lesson.until("false-claim")
    album.take("erben-turn", ".dock-asks")
    lesson.until("plead")
    album.take("erben-fine", ".dock-asks")
    lesson.until("doubt-head").hold_secrets("erben-secrets")
    lesson.until("accuse")
    album.take("erben-showdown", ".dock-asks")
    if album.size == "phone":
        album.page.locator(".tabs").get_by_role("button", name="Sheet").click()
        album.take("erben-sheet", "dialog")
        album.page.keyboard.press("Escape")
    lesson.to_the_end()
    album.take("erben-end", ".end")
    album.one.open(f"/replay/{lesson.code}/0?at=40&eyes=0")
    album.take("erben-replay", ".heat")


def ohfox(album):
    page = album.page
    lesson = Lesson(album, "ohfox").until("bend")
    album.take("ohfox-turn", ".dock-asks")
    lesson.until("trigger")
    page.locator(".wood-kind").nth(3).click()
    page.locator(".wood-arrow").first.click()
    album.take("ohfox-card", ".wood-compass")
    lesson.until("unseen").hold_secrets("ohfox-secrets")
    lesson.until("third-food").reply_and_see("ohfox-cards", ".wood-beat")
    lesson.until("home")
    album.take("ohfox-late", ".dock-asks")
    if album.size == "phone":
        page.locator(".tabs").get_by_role("button", name="Sheet").click()
        album.take("ohfox-sheet", "dialog")
        page.keyboard.press("Escape")
    lesson.reply()
    page.locator(".reel").wait_for()
    page.locator(".reel-play").click()
    page.get_by_role("slider").fill("4")
    while not page.locator(".reel-is-attacked").count():
        page.get_by_role("button", name="A step on", exact=True).click()
    album.take("ohfox-film", ".reel-is-attacked")
    album.one.skip_the_film()
    album.take("ohfox-end", ".end-title")
    album.one.open(f"/replay/{lesson.code}/0?at=26&eyes=0")
    album.take("ohfox-replay", ".heat")
    code = album.one.make("ohfox", seats=3, bots=2, options={"predator": "first"})
    album.one.send(code, {"type": "start"})
    dice = random.Random(3)
    while not page.locator(".wood-guess").count():
        page.locator(".dock-asks").wait_for()
        album.one.answer(dice)
    page.locator(".wood-beast").first.click()
    album.take("ohfox-guess", ".wood-guess")


def hexhex(album):
    page = album.page
    lesson = Lesson(album, "hexhex").until("across")
    album.take("hexhex-hand", ".hex-fan")
    lesson.hold_secrets("hexhex-secrets")
    lesson.until("out-of-turn").reply_and_see("hexhex-answer", ".skip")
    lesson.until("null")
    album.take("hexhex-window", ".dock-asks")
    lesson.reply_and_see("hexhex-null", ".skip")
    lesson.until("two-hexes")
    album.take("hexhex-two", ".hex-fan")
    lesson.until("hexed").reply_and_see("hexhex-hexed", ".skip")
    if album.size == "phone":
        page.locator(".tabs").get_by_role("button", name="Sheet").click()
        album.take("hexhex-sheet", "dialog")
        page.keyboard.press("Escape")
    lesson.to_the_end()
    album.take("hexhex-end", ".end-title")
    album.one.open(f"/replay/{lesson.code}/0?at=30&eyes=0")
    album.take("hexhex-replay", ".heat")
    album.one.open("/decks")
    album.take("decks", ".deck-list")


def for_several(album):
    """One device that is passed round, and a screen in the middle of the table."""
    one = album.one
    code = one.make("hoax", seats=5, bots=3)
    one.sit(code, "Ben")
    one.send(code, {"type": "start"})
    album.take("curtain", ".curtain-open:enabled")
    if album.size == "phone":
        return
    code = one.make("hoax", seats=6, bots=5)
    one.send(code, {"type": "start"})
    one.page.locator(".playing").wait_for()
    dice = random.Random(5)
    answered = 0
    while answered < 9 and not one.is_over():
        answered += one.answer(dice)
    one.page.locator(".dock-asks, .is-over").wait_for()
    one.open(f"/tv/{code}")
    album.take("tv", ".tv-qr")


def shown():
    """The names of the pictures that a page shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    return {name for page in pages for name in re.findall(r"screenshots/([\w.-]+)\)", page.read_text(encoding="utf-8"))}


def keep(taken):
    """Bring docs/screenshots up to date: what was taken anew and is shown, and nothing that isn't shown."""
    KEPT.mkdir(exist_ok=True)
    for name in shown():
        if (taken / name).exists():
            shutil.copy(taken / name, KEPT / name)
    for old in KEPT.iterdir():
        if old.name not in shown():
            old.unlink()


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--out", type=Path, default=OUT)
    words.add_argument("--keep", action="store_true", help="copy those that pages show to docs/screenshots")
    parts = (around_the_house, hoax, resistance, erben, ohfox, hexhex, for_several)
    words.add_argument("--only", default="", help=f"the part to take: {', '.join(part.__name__ for part in parts)}")
    asked = words.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    house = Served().start()
    try:
        with browser() as opened:
            for size in SIZES:
                for part in parts:
                    if asked.only in part.__name__:
                        album = Album(opened, house.address, size, asked.out)
                        part(album)
                        album.close()
    finally:
        house.close()
    if asked.keep:
        keep(asked.out)


if __name__ == "__main__":
    main()
