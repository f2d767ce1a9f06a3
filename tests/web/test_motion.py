"""Motion for whoever wants it, none for whoever doesn't; more than colour; nothing cut off when letters are large."""

import pytest
from browsers import PHONE, seated

WATCH = """
    window.moved = {animations: 0, moments: 0};
    const look = () => {
        moved.animations = Math.max(moved.animations, document.getAnimations().length);
        moved.moments = Math.max(moved.moments, document.querySelectorAll('.skip').length);
        requestAnimationFrame(look);
    };
    look();
"""


@pytest.mark.parametrize("still", [True, False], ids=["reduced", "lively"])
@pytest.mark.parametrize("beats", ["on", "off"])
def test_motion_is_for_those_who_want_it(somebody, still, beats):
    """What happens is shown step by step either way; that it moves, and that it is shown at all, is up to people."""
    ada = somebody(still=still)
    ada.page.add_init_script(f"localStorage['hoodwink.beats'] = '{beats}';{WATCH}")
    ada.learn("hoax")
    ada.follow()
    ada.page.locator(".dock-asks").wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("dialog").wait_for()
    ada.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    moved = ada.page.evaluate("moved")
    assert (moved["animations"] == 0) == still
    assert (moved["moments"] > 0) == (beats == "on")


@pytest.fixture
def a_vote_opens(somebody):
    """The lesson of The Resistance at its first vote, with a clock that stands still."""
    ada = somebody(still=False)
    ada.page.clock.install()
    ada.learn("resistance")
    ada.page.locator(".dock-asks").wait_for()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 1000"))
    ada.page.locator(".choice-hinted").click()
    ada.page.locator(".res-opened").wait_for()
    return ada.page


def test_a_vote_opens_before_the_table_changes(a_vote_opens):
    page = a_vote_opens
    assert page.locator(".res-opened > *").count() == 5
    assert "against" in page.locator(".dock .question").inner_text()
    page.clock.run_for(20_000)
    page.locator(".res-opened").wait_for(state="detached")
    page.clock.resume()  # what the house sends after that is shown step by step too
    page.locator(".dock-asks").wait_for()


def test_a_moment_can_be_skipped(a_vote_opens):
    a_vote_opens.locator(".skip").click()
    a_vote_opens.locator(".res-opened").wait_for(state="detached")


def test_a_moment_does_not_end_by_itself_while_the_clock_stands(a_vote_opens):
    """Or the test above would show nothing."""
    a_vote_opens.evaluate(
        "new Promise((done) => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); })"
    )
    assert a_vote_opens.locator(".res-opened").count() == 1


def test_colour_is_never_the_only_sign(somebody):
    ada = somebody()
    ada.learn("resistance")
    while not ada.page.locator(".picker").count():
        assert all(ada.page.locator(".dock .choice-label").all_inner_texts()), "votes and cards have words"
        ada.follow()
        ada.page.locator(".dock-asks").wait_for()
    chip = ada.page.locator(".picker .chip").first
    chip.click()
    assert "✓" in chip.evaluate("(node) => getComputedStyle(node, '::after').content")
    assert ada.page.locator(".seat-asked .seat-waits svg").count() == 1
    missions = ada.page.get_by_role("list", name="Missions").inner_text()
    code = ada.learn("hoax")
    while not ada.page.locator(".seat-out").count():
        ada.follow()
        ada.page.locator(".dock-asks").wait_for()
    assert (
        ada.page.locator(".seat-out .seat-name").first.evaluate("(node) => getComputedStyle(node).textDecorationLine")
        == "line-through"
    )
    while ada.follow():
        pass
    ada.open(f"/replay/{code}/0?at=20&eyes=0")
    ada.page.locator(".heat td").first.wait_for()
    assert all(text.strip() for text in ada.page.locator(".heat td").all_inner_texts()), "a chance is a number"
    assert missions


OVER_THE_EDGE = """() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (node) => node && node !== document.body
        && (/auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth
            || scrolls(node.parentElement));
    const over = [...document.querySelectorAll('h1, h2, h3, p, button, a, input, label, li')].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && getComputedStyle(node).visibility !== 'hidden'
            && !node.closest('.unseen, [aria-hidden=true]')
            && (box.right > wide + 1 || box.left < -1) && !scrolls(node.parentElement);
    });
    const page = document.scrollingElement.scrollWidth;
    return [...(page > wide ? [`the page is ${page} wide`] : []),
            ...over.map((node) => node.outerHTML.slice(0, 120))];
}"""


def fits(page, what):
    page.locator(what).first.wait_for()
    assert page.evaluate(OVER_THE_EDGE) == []


def large(somebody, size, text):
    ada = somebody(size=size)
    ada.page.add_init_script(
        f"document.addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{text}')"
    )
    return ada


narrow_or_large = pytest.mark.parametrize(
    ("size", "text"), [({"width": 320, "height": 640}, "100%"), (PHONE, "200%")], ids=["320 px", "200 %"]
)


@narrow_or_large
@pytest.mark.parametrize("game", ["hoax", "resistance", "erben", "ohfox", "hexhex"])
def test_nothing_scrolls_sideways(somebody, game, size, text):
    ada = large(somebody, size, text)
    page = ada.open("/")
    fits(page, ".tile")
    fits(ada.open(f"/new/{game}"), ".make-bar")
    fits(ada.open(f"/rules/{game}"), ".rules")
    code = ada.make(game, seats=seated(game, 5))
    fits(page, ".lobby")
    ada.open(f"/tv/{code}")
    ada.learn(game)
    fits(page, ".dock-asks")
    for name in ("Log", "Talk", "Sheet", "Rules", "Menu"):
        page.locator(".tabs, .top").get_by_role("button", name=name, exact=True).click()
        fits(page, "dialog")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


@narrow_or_large
def test_neither_does_a_film_nor_what_comes_after_it(somebody, size, text):
    ada = large(somebody, size, text)
    ada.learn("ohfox")
    ada.page.locator(".choice-hinted").click()
    fits(ada.page, ".wood-compass")
    while not ada.page.locator(".reel").count():
        ada.page.locator(".choice-hinted, .reel").first.wait_for()
        if not ada.is_over():
            ada.follow()
    fits(ada.page, ".reel")
    ada.skip_the_film()
    fits(ada.page, ".end-title")
