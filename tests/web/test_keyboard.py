"""By keyboard alone, and by ear: the test knows of a question and its answers what the accessibility tree says."""

import re
from dataclasses import dataclass

import pytest
from browsers import DESK, QUESTION

NODE = re.compile(r"""(?P<indent> *)- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<marks>(?: \[[^]]*\])*)""")
LISTEN = """
    window.announced = {before: null, lines: []};
    new MutationObserver((changes) => {
        const log = document.querySelector('[role=log]');
        if (log && announced.before === null) announced.before = document.querySelectorAll('.panel-log .log li').length;
        for (const {target, addedNodes} of changes)
            if (target === log) for (const line of addedNodes) announced.lines.push(line.textContent);
    }).observe(document, {childList: true, subtree: true});
"""
FOCUS = """() => document.activeElement?.matches('.dock-asks .question, .end-title')
    && !document.querySelector('.choices .choice:disabled')"""  # these are, until the house has taken the last answer

FOCUS_OR_FILM = f"() => ({FOCUS})() || document.querySelector('.end-film')"
LAST = ("Name this team", "Lay it down")  # what is chosen before it is one answer together


@dataclass
class Heard:
    role: str
    name: str
    marks: str


def heard(locator):
    """What a screen reader says of a part of the page, node by node."""
    found = []
    for line in locator.aria_snapshot().splitlines():
        if node := NODE.match(line):
            name = (node["name"] or "").replace('\\"', '"').replace("''", "'")
            found.append(Heard(node["role"], name, node["marks"]))
    return found


def focused(page):
    return heard(page.locator(":focus"))[0]


class Keys:
    """Somebody who has nothing but a keyboard, and hears what is on the screen."""

    def __init__(self, one):
        self.page, self.one, self.story = one.page, one, []

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, name, back=False, most=60):
        """Press Tab until this is heard; how often it took."""
        for n in range(1, most):
            self.press("Shift+Tab" if back else "Tab")
            if self.page.locator(":focus").count() and focused(self.page).name.startswith(name):
                return n
        raise AssertionError(f"the keyboard does not come to {name!r}")

    def asked(self):
        """The question on which the focus is, and what can be answered; None when the game is over."""
        self.page.wait_for_function(FOCUS_OR_FILM)
        if self.page.locator(".end-film").count():
            self.tab_to("Skip to the result")
            self.press("Enter")
            self.page.wait_for_function(FOCUS)
        if self.one.is_over():
            return None
        nodes = heard(self.page.get_by_role("region", name="What is asked"))
        question = next(n for n, node in enumerate(nodes) if node.role == "heading")
        assert nodes[question].name == focused(self.page).name
        return nodes[question].name, [node for node in nodes[question:] if node.role == "button"]

    def answer(self, choose):
        """Hear what is asked, go to what was chosen, and press it; False when the game is over."""
        asked = self.asked()
        if asked is None:
            return False
        before = self.page.evaluate(ASKED)
        question, answers = asked
        wanted = choose(answers)
        self.story.append(f"{question} – {' / '.join(one.name for one in answers)}\n  → {', '.join(wanted)}")
        print(self.story[-1])
        self.press("Tab")
        assert focused(self.page).name == answers[0].name, "from the question, Tab leads to the first answer"
        for name in wanted:
            if focused(self.page).name != name:
                self.tab_to(name)
            self.press("Enter" if len(self.story) % 2 else "Space")
        for name in LAST:
            if answers[-1].name.startswith(name) and not wanted[-1].startswith(name):
                self.tab_to(name)
                self.press("Enter")
        self.page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)
        return True


ASKED = "() => document.querySelector('.playing').dataset.asked + document.querySelector('.dock, .end').innerText"


def everything_was_announced(page):
    """But a film, which is read out as it is shown."""
    announced = page.evaluate("announced")
    lines = page.locator(".panel-log .log li").all_inner_texts()
    assert len(lines) > 10
    film = next((n for n, line in enumerate(lines) if line.startswith("The masks fall")), len(lines))
    assert announced["lines"] == lines[announced["before"] : film]


def suggested(answers):
    return [one.name for one in answers if "Suggested by the lesson" in one.name]


@pytest.mark.parametrize("game", ["hoax", "erben", "ohfox", "hexhex"])
def test_a_lesson_by_keyboard(somebody, game):
    ada = somebody(size=DESK)
    ada.page.add_init_script(LISTEN)
    ada.learn(game)
    keys = Keys(ada)
    while keys.answer(suggested):
        pass
    assert focused(ada.page).name == "You win!"
    assert len(keys.story) > 15
    everything_was_announced(ada.page)


def first_that_can_be_given(answers):
    """Approve, Success, and the first of those who can be named."""
    if answers[-1].name.startswith("Name this team"):
        return [one.name for one in answers[: int(answers[-1].name.split()[-2])]]
    return [next(one.name for one in answers if "disabled" not in one.marks)]


def test_the_resistance_by_keyboard(somebody):
    ada = somebody(size=DESK)
    ada.page.add_init_script(LISTEN)
    ada.make("resistance", seats=5, bots=4, spectators=False)
    ada.page.get_by_role("button", name="Start the game").wait_for()
    keys = Keys(ada)
    keys.tab_to("Start the game")
    keys.press("Enter")
    while keys.answer(first_that_can_be_given):
        pass
    assert len(keys.story) >= 5
    everything_was_announced(ada.page)


def test_secrets_are_held_open_by_a_key(somebody):
    ada = somebody()
    ada.learn("hoax")
    keys = Keys(ada)
    keys.asked()
    keys.tab_to("My secrets")
    inside = ada.page.locator(".secrets-inside")
    for key in (" ", "Enter"):
        assert inside.inner_html() == ""
        ada.page.keyboard.down(key)
        inside.locator("*").first.wait_for()
        assert "Cousin" in inside.inner_text()
        assert "expanded" in focused(ada.page).marks
        ada.page.keyboard.up(key)
        inside.locator("*").first.wait_for(state="detached")


@pytest.mark.parametrize("name", ["Log", "Talk", "Sheet", "Rules", "Menu"])
def test_a_drawer_by_keyboard(somebody, name):
    ada = somebody()
    ada.learn("resistance")
    keys = Keys(ada)
    keys.asked()
    keys.tab_to(name, back=name == "Menu")
    keys.press("Enter")
    dialog = ada.page.get_by_role("dialog")
    dialog.wait_for()
    within = "() => document.querySelector('dialog').contains(document.activeElement)"
    assert ada.page.evaluate(within)
    for _ in range(3):
        keys.press("Tab")
        assert ada.page.evaluate(within) or ada.page.evaluate("() => document.activeElement === document.body")
    keys.press("Escape")
    dialog.wait_for(state="detached")
    assert focused(ada.page).name.startswith(name)


def test_whoever_types_is_not_interrupted(somebody):
    ada = somebody(size=DESK)
    code = ada.learn("hoax")
    keys = Keys(ada)
    keys.asked()
    ada.send(code, {"type": "pause"})
    ada.page.locator(QUESTION).wait_for(state="detached")
    keys.tab_to("Say something")
    ada.page.keyboard.type("Hmm, ")
    ada.send(code, {"type": "resume"})
    ada.page.locator(QUESTION).wait_for()
    ada.page.keyboard.type("who was it?")
    assert focused(ada.page).role == "textbox"
    keys.press("Enter")
    ada.page.locator(".talk-lines .mine", has_text="Hmm, who was it?").wait_for()
    assert focused(ada.page).role == "textbox"


def test_the_next_game_is_announced_too(somebody):
    ada = somebody(size=DESK)
    ada.page.add_init_script(LISTEN)
    code = ada.make("resistance", seats=5, bots=4)
    for answers in (2, 0):
        ada.page.evaluate("announced.lines = []")
        ada.send(code, {"type": "start"})
        keys = Keys(ada)
        for _ in range(answers):
            keys.answer(first_that_can_be_given)
        keys.asked()
        ada.send(code, {"type": "finish"})
        ada.page.locator(".end").wait_for()
    lines = ada.page.locator(".panel-log .log li").all_inner_texts()
    assert lines
    assert ada.page.evaluate("announced.lines") == lines
