"""How quick the browser's pages are: part of `make bench`.

Debian's Chromium on loopback, its processor slowed down to a quarter, as a cheap phone's. Beside each figure stands the
same measurement of a control in the same run: an empty page for loading, one changed word for painting.

    python bench/web.py [--rounds 7] [--slow 4]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

CONTROL = "<!doctype html><html lang=en><title>control</title><button>Play</button></html>"
# from the start of the navigation until the first control is painted and the main thread has had nothing to do since
INTERACTIVE = """() => new Promise((done) => {
    const look = () => {
        if (!document.querySelector("button, a.button")) return requestAnimationFrame(look);
        requestAnimationFrame(() => requestIdleCallback(() => done(performance.now())));
    };
    look();
})"""
# every letter that changes what is shown: from its arrival to the paint after it
WATCH_LETTERS = """() => {
    window.paints = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(handle) {
            super.onmessage = (event) => {
                const start = performance.now();
                handle(event);
                if (!event.data.startsWith('{"type":"frame"')) return;
                requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => window.paints.push(performance.now() - start);
                    channel.port2.postMessage(0);
                });
            };
        }
    };
}"""
ONE_WORD = """() => new Promise((done) => {
    const start = performance.now();
    document.querySelector("button").textContent = String(start);
    requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now() - start);
        channel.port2.postMessage(0);
    });
})"""


def slowed(page: Any, times: float) -> Any:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
    return page


def loads(browser: Any, address: str, path: str, slow: float, rounds: int, body: str | None = None) -> list[float]:
    """Milliseconds until a page can be used, each time in a browser that has never been here."""
    found = []
    for _ in range(rounds):
        context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=address)
        page = slowed(context.new_page(), slow)
        if body is not None:
            page.route("**/*", lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(path)
        found.append(page.evaluate(INTERACTIVE))
        context.close()
    return found


def paints(browser: Any, address: str, game: str, seats: int, slow: float) -> tuple[list[float], list[float]]:
    """Milliseconds from a letter to its paint over a game of bots that is watched; the same for one changed word."""
    import browsers

    somebody = browsers.Somebody(browser, address)
    somebody.context.add_init_script(f"({WATCH_LETTERS})()")
    code = somebody.make(game, seats=seats, bots=seats - 1)
    somebody.send(code, {"type": "start"})
    page = slowed(somebody.page, slow)
    somebody.send(code, {"type": "bot", "seat": 0, "level": "regular"})  # bots alone: the page watches
    page.wait_for_selector(".is-over", timeout=180_000)
    letters = page.evaluate("window.paints")
    control = slowed(somebody.context.new_page(), slow)
    control.set_content(CONTROL)
    words = [control.evaluate(ONE_WORD) for _ in range(50)]
    somebody.context.close()
    return letters, words


def show(what: str, found: list[float], control: list[float]) -> None:
    worst = sorted(found)[max(0, round(len(found) * 0.95) - 1)]
    base = median(control)
    print(f"{what:42} {median(found):8.1f} {worst:8.1f} {base:10.1f} {median(found) / base:9.1f} {len(found):6}")


def main() -> None:
    import browsers

    parser = argparse.ArgumentParser(description="How quick the pages are, beside a control in the same run.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slow", type=float, default=4)
    given = parser.parse_args()
    served = browsers.Served(bot_pace=0.2).start()
    try:
        with browsers.browser() as browser:
            print(f"Chromium {browser.version}, processor slowed {given.slow:g} times, milliseconds")
            print(f"{'':42} {'median':>8} {'95 %':>8} {'control':>10} {'× control':>9} {'n':>6}")
            control = loads(browser, served.address, "/", given.slow, given.rounds, CONTROL)
            show(
                "landing page, until it can be used",
                loads(browser, served.address, "/", given.slow, given.rounds),
                control,
            )
            for game, seats in (("hoax", 4), ("resistance", 5)):
                show(
                    f"{game}, {seats} seats, from a view to its paint",
                    *paints(browser, served.address, game, seats, given.slow),
                )
    finally:
        served.close()


if __name__ == "__main__":
    main()
