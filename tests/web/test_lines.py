"""Lines that break, a house that is killed, a page older than the house: one plays on, and nothing is doubled."""

import json
import re

import browsers
import pytest
from browsers import DESK, PHONE, QUESTION, Served, await_, play, words
from playwright.sync_api import expect

EN = words("en")
LOST = EN["line-lost"]
BALLOT = re.compile(r"(?:Approved|Rejected), \d to \d\. For the team: (.+); against: (.+)\.$")
BROKEN = 1011  # the code with which a line breaks that did not answer
CUT = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")


class Cord:
    """The page's line to the house, in a test's hand."""

    def __init__(self, page):
        self.ends, self.sent = [], []
        self.is_cut = self.cuts_at_reply = self.is_dead = False
        self.build = ""  # what the house shall say of its pages, if not the truth
        page.route_web_socket(re.compile(r"/ws/"), self._plug)

    def _plug(self, end):
        if self.is_cut:
            end.close(code=BROKEN)
            return
        far = end.connect_to_server()
        self.ends.append((end, far))

        def out(text):
            self.sent.append(json.loads(text))
            if self.is_dead and self.ends[0][0] is end:  # the first line: it takes everything and brings nothing
                return
            far.send(text)
            if self.cuts_at_reply and self.sent[-1]["type"] == "reply":
                self.cuts_at_reply = False
                self.cut()

        def into(text):
            said = json.loads(text)
            if said["type"] == "welcome" and self.build:
                text = json.dumps({**said, "build": self.build})
            if not self.is_cut and not (self.is_dead and self.ends[0][0] is end):
                end.send(text)

        end.on_message(out)
        far.on_message(into)

    def cut(self):
        self.is_cut = True
        for end, far in self.ends:
            end.close(code=BROKEN)
            far.close()
        self.ends = []

    def mend(self):
        self.is_cut = False

    def replies(self):
        return [said for said in self.sent if said["type"] == "reply"]

    def sent_one(self):
        """How often the one reply was sent: where the house is slow to answer, once more than needed."""
        first, *others = self.replies()
        assert all(said == first for said in others)
        return 1 + len(others)


def at_a_vote(somebody, dice):
    """Two people in the middle of a vote on a team: both are asked, neither has answered."""
    ada, bo = somebody(size=PHONE), somebody(size=DESK)
    cord = Cord(ada.page)
    code = ada.make("resistance", seats=5, bots=3)
    bo.sit(code, "Bo")
    bo.open(f"/t/{code}")
    ada.send(code, {"type": "start"})
    is_voting = [one.page.get_by_role("button", name=EN["resistance-approve"], exact=True) for one in (ada, bo)]

    def both():
        """Whoever leads names a team; nobody votes on it yet."""
        for one in (ada, bo):
            if one.page.locator(".picker").is_visible():
                one.answer(dice)
        return all(button.is_visible() for button in is_voting)

    await_(ada.page, both)
    cord.sent.clear()
    return ada, bo, cord


def vote_told(one):
    """The one ballot in the log, as a sentence."""
    if one.page.viewport_size == PHONE:
        one.tap("Log")
    ballot = one.page.locator("dialog .log li, .panel-log li").filter(has_text=BALLOT, visible=True)
    expect(ballot).to_have_count(1)
    told = ballot.inner_text()
    if one.page.viewport_size == PHONE:
        one.page.keyboard.press("Escape")
    return told


def check_one_vote(*people):
    """Five seats, five votes, and each is named once."""
    for one in people:
        told = BALLOT.match(vote_told(one))
        assert told
        names = [name for side in told.groups() for name in re.split(", | and ", side) if name != "nobody"]
        assert len(names) == len(set(names)) == 5
        expect(one.page.get_by_role("alert")).to_have_count(0)


def test_a_line_lost_in_mid_vote_comes_back_and_the_vote_is_given(somebody, dice):
    ada, bo, cord = at_a_vote(somebody, dice)
    asked = ada.page.locator(QUESTION).inner_text()
    cord.cut()
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    expect(ada.page.locator(QUESTION)).to_have_text(asked)  # what was asked stays readable
    bo.tap(EN["resistance-approve"])
    cord.mend()
    expect(ada.page.get_by_text(LOST)).to_have_count(0)
    expect(ada.page.locator(QUESTION)).to_have_text(asked)
    ada.tap(EN["resistance-approve"])
    check_one_vote(ada, bo)
    assert cord.sent_one()


def test_an_answer_given_while_the_line_is_lost_is_delivered(somebody, dice):
    ada, bo, cord = at_a_vote(somebody, dice)
    cord.cut()
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    ada.tap(EN["resistance-reject"])
    assert cord.replies() == []
    cord.mend()
    expect(ada.page.get_by_text(LOST)).to_have_count(0)
    bo.tap(EN["resistance-approve"])
    check_one_vote(ada, bo)
    assert cord.sent_one()


def test_a_line_that_has_died_without_a_word_is_replaced(somebody, dice):
    """Nothing comes back for what was sent: another line is opened, and it is sent again there, by the same id."""
    ada, bo, cord = at_a_vote(somebody, dice)
    bo.tap(EN["resistance-approve"])
    cord.is_dead = True
    ada.tap(EN["resistance-reject"])
    check_one_vote(ada, bo)
    assert cord.sent_one() > 1


def test_an_answer_whose_receipt_was_lost_counts_once(somebody, dice):
    """The house has written it down, but the page doesn't know: it is sent again, by the same id."""
    ada, bo, cord = at_a_vote(somebody, dice)
    cord.cuts_at_reply = True
    ada.tap(EN["resistance-reject"])
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    cord.mend()
    expect(ada.page.get_by_text(LOST)).to_have_count(0)
    bo.tap(EN["resistance-approve"])
    check_one_vote(ada, bo)
    assert cord.sent_one() > 1


@pytest.fixture
def own_house():
    served = Served().start()
    yield served
    served.close()


def test_a_game_goes_on_when_the_house_was_killed(chromium, own_house, dice):
    ada, bo = (browsers.Somebody(chromium, own_house.address, size=size) for size in (PHONE, DESK))
    code = ada.make("hoax", seats=4, bots=2)
    bo.sit(code, "Bo")
    bo.open(f"/t/{code}")
    ada.send(code, {"type": "start"})
    for one in (ada, bo):
        one.page.evaluate("window.isTheSamePage = true")
    play([ada, bo], dice, until=lambda: int(ada.page.locator(".playing").get_attribute("data-asked").split("/")[1]) > 9)
    own_house.kill()
    for one in (ada, bo):
        expect(one.page.get_by_text(LOST)).to_be_visible()
    own_house.start()
    for one in (ada, bo):
        expect(one.page.get_by_text(LOST)).to_have_count(0)
    play([ada, bo], dice)
    for one in (ada, bo):
        assert one.page.evaluate("window.isTheSamePage")
        one.forgive(*CUT)
        one.faultless()


@pytest.mark.parametrize("how_long", ["once", "always"])
def test_a_page_older_than_the_house_is_loaded_anew_once(somebody, how_long):
    """Also where the house goes on serving the old one: that is no loop."""
    ada = somebody(size=PHONE)
    code = ada.make("hoax", seats=3, bots=2)
    cord, loads = Cord(ada.page), []
    cord.build = "newer"

    def loaded(request):
        if request.is_navigation_request():
            loads.append(request.url)
            if how_long == "once" and len(loads) == 2:
                cord.build = ""  # the new page has come

    ada.page.on("request", loaded)
    ada.open(f"/t/{code}")
    await_(ada.page, lambda: len(loads) == 2)
    ada.tap("Start the game")
    expect(ada.page.locator(QUESTION)).to_be_visible()
    cord.cut()
    cord.mend()
    expect(ada.page.get_by_text(LOST)).to_have_count(0)
    assert len(loads) == 2
