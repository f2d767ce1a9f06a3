"""A house and browsers for tests: Debian's Chromium, phones and desks, and somebody who plays by clicking."""

import json
import os
import re
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Unanswered
from playwright.sync_api import expect, sync_playwright

from hoodwink.games import GAMES as KINDS

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))  # where pytest has not done so: benches, screenshots
import living

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
SRC = Path(__file__).parents[2] / "web" / "src"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUESTION = ".dock-asks .question"
PATIENCE = 40_000  # milliseconds until something that has to come is missed: two cores may have much to do
A_TAP = 5_000  # milliseconds that a control may take to come to rest

expect.set_options(timeout=PATIENCE)


def chromium():
    """Where Chromium is. Without it the tests are skipped; where everything has to run, that is a failure."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        says = "Chromium isn't installed: apt install chromium"
        if os.environ.get("HOODWINK_TEST_ALL"):
            pytest.fail(says)
        pytest.skip(says)
    return found


SOONER = """
from types import SimpleNamespace

from hoodwink.cli import main
from hoodwink.server import desk, table

desk.secrets = SimpleNamespace(token_hex=lambda n: "2b" * n)  # a test that fails on a deal gets it again
table.TICK = table.ALONE_TICK = 0.3  # seconds until a quiet question without a clock is over; people get ten
main()
"""


class Served(living.Process):
    """A house in a process of its own, with bots that don't dawdle, gone without a trace at the end."""

    program = (sys.executable, "-c", SOONER)

    def __init__(self, bot_pace: float = 0.02) -> None:
        super().__init__(tempfile.mkdtemp(prefix="hoodwink-web-"), 0, "--bot-pace", str(bot_pace))

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.store, ignore_errors=True)


@contextmanager
def browser():
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--mute-audio"])
        yield opened
        opened.close()


AT_ONCE = "try { localStorage['hoodwink.beats'] ??= 'off' } catch {}"  # tests have no time to look at what happens

NO_REFLEX = 150  # milliseconds: in a race a tap that comes at once is taken to be meant for what had been there before


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, browser, address: str, size=PHONE, language="en", still=True, scheme="light") -> None:
        self.address = address
        self.context = browser.new_context(
            viewport=size,
            locale={"en": "en-GB", "de": "de-DE"}[language],
            reduced_motion="reduce" if still else "no-preference",
            color_scheme=scheme,
            base_url=address,
            has_touch=size is PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        if still:
            self.context.add_init_script(AT_ONCE)
        self.faults: list[
            str
        ] = []  # what a browser would complain about: errors, refused scripts, requests to elsewhere
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page):
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda said: self.faults.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("request", lambda request: self._check(request.url))

    def _check(self, url):
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"elsewhere: {url}")

    def post(self, path, **body):
        """A request with this browser's cookie."""
        answer = self.context.request.post(path, data=json.dumps(body), headers={"content-type": "application/json"})
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, game: str, name="Ada", seats=None, bots=0, level="regular", **more) -> str:
        """Make a table, with bots on the last seats, and sit down at it; the code."""
        more = {"clock": "none", **more}
        code: str = self.post("/api/tables", game=game, name=name, seats=seats, **more)["code"]
        self.open(f"/t/{code}")
        for seat in range(seats - bots, seats):
            self.send(code, {"type": "bot", "seat": seat, "level": level})
        return code

    def sit(self, code, name):
        self.post(f"/api/tables/{code}/seats", name=name)

    def open(self, path):
        self.page.goto(path)
        return self.page

    def tap(self, name, role="button"):
        """Tap what is called exactly this."""
        self.page.get_by_role(role, name=name, exact=True).click()

    def table(self, code):
        """The table, as everybody may know it."""
        answer = self.context.request.get(f"/api/tables/{code}")
        assert answer.ok, answer.text()
        return answer.json()

    def send(self, code: str, request: dict[str, object]) -> Any:
        """A request over a line of its own, as the page would send it; waits for the house's answer."""
        return self.page.evaluate(
            """([code, request]) => new Promise((done, failed) => {
                const id = String(Math.random());
                const line = new WebSocket(`ws://${location.host}/ws/${code}`);
                line.onopen = () => line.send(JSON.stringify({...request, id}));
                line.onmessage = ({data}) => {
                    const said = JSON.parse(data);
                    if (said.id !== id) return;
                    line.close();
                    said.type === "refused" ? failed(new Error(said.message)) : done(said);
                };
            })""",
            [code, request],
        )

    def is_over(self):
        return self.page.locator(".is-over").count() > 0

    def is_asked(self):
        return self.page.locator(QUESTION).count() > 0

    def answer(self, dice):
        """Answer what is asked by tapping, any way that is legal; False if nothing is asked."""
        before = self.asked()
        if before in ("", "over"):
            return False
        try:
            before = self._tap(dice, before)
            self.page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)
        except Unanswered:
            if self.asked() == before:
                raise  # else somebody was quicker: the question was over before it was answered
        return True

    def _tap(self, dice, before):
        """What was asked right before the last tap: a chip of a team is a step, the whole team is the answer."""
        page = self.page
        chips = page.locator(".picker .chip")
        if chips.count():
            wanted = int(page.locator(".picker .choice-hint").inner_text(timeout=A_TAP).split()[2])
            for n in dice.sample(range(chips.count()), wanted):
                chips.nth(n).click(timeout=A_TAP)
            before = self.asked()
            page.locator(".picker > .choice").click(timeout=A_TAP)
        else:
            if page.locator(".because").count():  # it was one that can't be done, though nothing shows that
                page.locator(".because .round").click(timeout=A_TAP)
                before = self.asked()
            if page.locator(".hex-race").count():
                page.wait_for_timeout(NO_REFLEX)
            choices = page.locator(".dock .choices .choice:not([aria-disabled=true])")
            choices.nth(dice.randrange(max(1, choices.count()))).click(timeout=A_TAP)
        return before

    def learn(self, game):
        """Sit down to the lesson of a game: the same one each time."""
        code = self.post("/api/tables", game=game, name="Ada", lesson=True)["code"]
        self.open(f"/t/{code}")
        return code

    def follow(self):
        """Answer as the lesson suggests, when it asks; False when it is over."""
        page = self.page
        page.locator(".dock-asks, .is-over").wait_for()
        if self.is_over():
            self.skip_the_film()
            return False
        before = self.asked()
        chips = page.locator(".picker .choice-hinted")
        if chips.count():
            for chip in chips.all():
                chip.click()
            before = self.asked()
            page.locator(".picker > .choice").click()
        else:
            page.locator(".dock .choices .choice-hinted").click()
        page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)
        return True

    def skip_the_film(self):
        """Where a game that is over is played out first: on to its result."""
        self.page.locator(".end").wait_for()
        if self.page.locator(".end-film").count():
            self.page.locator(".film-skip button").click()
            self.page.locator(".end-title").wait_for()

    def asked(self):
        """What tells one question from the next, and one step of an answer from the next."""
        return self.page.evaluate(ASKED)

    def forgive(self, *words):
        """What a browser says of a line or an address that a test has cut on purpose."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in words)]

    def faultless(self):
        self.context.close()
        assert not self.faults, self.faults


ASKED = """() => {
    const asks = document.querySelector('.dock-asks');
    if (!asks) return document.querySelector('.is-over') ? 'over' : '';
    return document.querySelector('.playing').dataset.asked + '/' + asks.innerText;
}"""


def play(people, dice, steps=2000, until=lambda: False):
    """Everybody answers whatever is asked, until the game is over for all of them, or as long as is wanted."""
    for _ in range(steps):
        if until():
            return
        if all(one.is_over() for one in people):
            for one in people:
                one.skip_the_film()
            return
        if not any([one.answer(dice) for one in people]):
            people[0].page.wait_for_timeout(15)
    raise AssertionError("the game did not end")


def await_(page, is_so):
    """For what no locator can see: what a test's own routes have noted."""
    for _ in range(PATIENCE // 20):
        if is_so():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it never came")


def words(language):
    """What the house says, by key: messages of one line, without their braces filled in."""
    found: dict[str, str] = {}
    for file in [*(SRC / "words" / language).glob("*.ftl"), *SRC.glob(f"games/**/{language}.ftl")]:
        found.update(re.findall(r"^([a-zA-Z][\w-]*) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def seated(game, wanted):
    """So many seats, or as many as the game has."""
    return min(wanted, KINDS[game].most)


ROLES = {"hoax": "hoax-name", "resistance": "resistance-role", "erben": "erben-name", "ohfox": "ohfox-name"}


def role_word(game, role):
    """What the house calls a role, in English."""
    if game == "hexhex":  # nobody is anybody: it is when a seat casts first
        return words("en")["hexhex-role"].replace("{ $n }", role.split()[-1])
    return words("en")[f"{ROLES[game]}-{role if game == 'hoax' else role.replace('_', '-')}"]


THEMES = ("light", "dark", "contrast")


def axe(page, where="", themes=THEMES):
    """Everything that axe-core finds on a page, in a line each. Only colours differ from theme to theme."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async (themes) => {
            const root = document.documentElement, own = root.dataset.theme, found = [];
            for (const [n, theme] of themes.entries()) {
                root.dataset.theme = theme;
                const rules = n ? {runOnly: ['color-contrast']} : {};
                const {violations} = await axe.run({...rules, resultTypes: ['violations']});
                for (const {id, help, nodes} of violations)
                    for (const {html, any} of nodes)
                        found.push([theme, id, help, html.slice(0, 200), any[0]?.message ?? ""]);
            }
            root.dataset.theme = own;
            return found;
        }""",
        themes,
    )
    said = [f"{where}: {': '.join(one)}" for one in found]
    assert not said, "\n".join(said)
