"""The same page in three engines: Chromium, Firefox (WebDriver BiDi) and WebKit (WebKitGTK's own WebDriver).

One small interface for all of them, and no more than a walk needs: what a test asks of a page, it asks in JavaScript.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from base64 import b64decode
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, create_server
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import browsers
import pytest
from websockets.sync.client import connect

SECONDS = browsers.PATIENCE / 1000


def program(*names, package):
    """Where a program is. Without it the tests are skipped; where everything has to run, that is a failure."""
    for name in names:
        if found := shutil.which(name):
            return found
    says = f"{names[0]} isn't installed: apt install {package}"
    if os.environ.get("HOODWINK_TEST_ALL"):
        pytest.fail(says)
    pytest.skip(says)


class Engine:
    """A browser with one page. What differs from engine to engine is below: go, ask, press, fit and photo."""

    narrowest = 320  # CSS pixels that its window can be narrow
    go: Callable[[str], object]
    ask: Callable[[str], str]
    press: Callable[[int, int], object]
    fit: Callable[[int, int], object]

    def __init__(self, address):
        self.address = address

    def open(self, path):
        self.go(self.address + path)

    def run(self, function, *given):
        """What a function of the page gives; it may be a promise."""
        call = f"(async () => JSON.stringify((await ({function})(...{json.dumps(given)})) ?? null))()"
        return json.loads(self.ask(call))

    def until(self, function, *given):
        """The first answer of a function of the page that isn't empty."""
        late = time.monotonic() + SECONDS
        while time.monotonic() < late:
            if found := self.run(function, *given):
                return found
            time.sleep(0.02)
        raise AssertionError(f"it never came: {function} {given}")

    def wait_for(self, selector):
        self.until("(it) => document.querySelector(it) !== null", selector)

    def tap(self, selector, nth=0):
        """Press the middle of what is there, once it rests; as with a finger, what lies over it is hit."""
        self.press(*self.until(AT_REST, selector, nth))

    def size(self, width, height):
        assert width >= self.narrowest, f"no window of this engine is narrower than {self.narrowest}"
        self.fit(width, height)
        self.until("(...wanted) => innerWidth === wanted[0] && innerHeight === wanted[1]", width, height)


AT_REST = """async (selector, nth) => {
    const middle = () => {
        const node = document.querySelectorAll(selector)[nth];
        if (!node || node.disabled) return null;
        node.scrollIntoView({block: 'nearest', behavior: 'instant'});
        const {left, top, width, height} = node.getBoundingClientRect();
        return width && height ? [Math.round(left + width / 2), Math.round(top + height / 2)] : null;
    };
    const before = middle();
    await new Promise((done) => requestAnimationFrame(done));
    return before && String(before) === String(middle()) ? before : null;
}"""


class Chromium(Engine):
    """By the browser that the other tests have open: there is one Playwright in a process."""

    def __init__(self, address, stack, browser):
        super().__init__(address)
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", has_touch=True)
        stack.callback(context.close)
        self.page = context.new_page()

    def go(self, url):
        self.page.goto(url)

    def ask(self, promise):
        return self.page.evaluate(promise)

    def press(self, x, y):
        self.page.touchscreen.tap(x, y)

    def fit(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def photo(self):
        return self.page.screenshot()


CALM = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "services.settings.server": "data:,",  # it asks nobody but the house
    "app.normandy.enabled": False,
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "gfx.webrender.software": True,
    "widget.gtk.overlay-scrollbars.enabled": True,  # as on a phone, and as the other two have them
    "ui.useOverlayScrollbars": 1,
}


class Firefox(Engine):
    def __init__(self, address, stack):
        super().__init__(address)
        firefox = program("firefox-esr", "firefox", package="firefox-esr")
        profile = stack.enter_context(a_folder())
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in CALM.items())
        Path(profile, "user.js").write_text("".join(lines))
        command = [firefox, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile]
        with Path(profile, "said").open("w") as said:
            stack.enter_context(ended(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=said)))
        line = awaited(lambda: re.search(r"BiDi listening on (ws://\S+)\n", Path(profile, "said").read_text()))
        self.line = stack.enter_context(connect(f"{line[1]}/session", max_size=None, proxy=None))
        self.calls = 0
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method, **params):
        self.calls += 1
        self.line.send(json.dumps({"id": self.calls, "method": method, "params": params}))
        while (said := json.loads(self.line.recv(timeout=SECONDS))).get("id") != self.calls:
            pass  # events, which nobody has asked for
        assert said["type"] == "success", said
        return said["result"]

    def go(self, url):
        self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def ask(self, promise):
        said = self.call("script.evaluate", expression=promise, target={"context": self.context}, awaitPromise=True)
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return said["result"]["value"]

    def press(self, x, y):
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
        self.call("input.performActions", context=self.context, actions=[{**finger, "actions": pressing(x, y)}])

    def fit(self, width, height):
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def photo(self):
        return b64decode(self.call("browsingContext.captureScreenshot", context=self.context)["data"])


STILL = "[Settings]\ngtk-enable-animations=0\n"  # GTK's word for reduced motion


class WebKit(Engine):
    narrowest = 447  # its window has a bar of buttons

    def __init__(self, address, stack):
        super().__init__(address)
        driver = program("WebKitWebDriver", package="webkit2gtk-driver")
        home = stack.enter_context(a_folder())
        Path(home, "gtk-3.0").mkdir()
        Path(home, "gtk-3.0", "settings.ini").write_text(STILL)
        around = {
            **os.environ,
            "DISPLAY": stack.enter_context(a_screen()),
            "XDG_CONFIG_HOME": home,
            "XDG_CACHE_HOME": home,
            "LANGUAGE": "en_GB",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # as Chromium's --no-sandbox: tests run as root in CI
        }
        browser = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))
        port = a_free_port()
        stack.enter_context(ended(subprocess.Popen([driver, f"--port={port}"], env=around, stderr=subprocess.DEVNULL)))
        self.wire = f"http://127.0.0.1:{port}/session"
        wanted = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        awaited(lambda: is_open(port))
        made = self.call("", capabilities={"alwaysMatch": wanted}, timeouts={"script": browsers.PATIENCE})
        self.wire += f"/{made['sessionId']}"
        stack.callback(self.call, "", "DELETE")
        self.bar = 0

    def call(self, path, method="POST", **body):
        asked = Request(self.wire + path, json.dumps(body).encode() if method == "POST" else None, method=method)
        try:
            with urlopen(asked, timeout=SECONDS) as answer:
                return json.load(answer)["value"]
        except HTTPError as refusal:
            with refusal:
                raise AssertionError(refusal.read().decode()) from None

    def go(self, url):
        self.call("/url", url=url)

    def ask(self, promise):
        return self.call("/execute/async", script=f"const done = arguments[0]; ({promise}).then(done);", args=[])

    def press(self, x, y):
        self.call("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": pressing(x, y)}])

    def fit(self, width, height):
        self.call("/window/rect", width=width, height=height + self.bar)
        self.bar = self.run("() => outerHeight - innerHeight")
        self.call("/window/rect", width=width, height=height + self.bar)

    def photo(self):
        return b64decode(self.call("/screenshot", "GET"))


def a_folder():
    """For what a browser writes; a process of it may still be writing when it is gone."""
    return tempfile.TemporaryDirectory(prefix="hoodwink-engine-", ignore_cleanup_errors=True)


def pressing(x, y):
    """WebDriver's words for a press, in both of its protocols."""
    return [
        {"type": "pointerMove", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]


def a_free_port():
    with create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


def is_open(port):
    try:
        create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True


def awaited(look):
    late = time.monotonic() + SECONDS
    while time.monotonic() < late:
        if found := look():
            return found
        time.sleep(0.05)
    raise AssertionError("the browser doesn't listen")


@contextmanager
def ended(process):
    """A process that is gone at the end."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def a_screen():
    """A display that nobody sees: WebKitGTK has no headless mode."""
    xvfb = program("Xvfb", package="xvfb")
    reading, writing = os.pipe()
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with ended(subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)):
        os.close(writing)
        with open(reading) as told:
            yield f":{told.readline().strip()}"
