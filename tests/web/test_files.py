"""A table on a board of one's own: the file is chosen in the browser, checked by the house, and played on."""

import json

import browsers
import pytest

from hoodwink.games.ohfox.board import GLADE


@pytest.fixture
def page(chromium, house):
    """A new table of Oh, Fox!, with every rule open. Not by `somebody`: a refusal of the house is in the console."""
    ada = browsers.Somebody(chromium, house.address)
    opened = ada.open("/new/ohfox")
    opened.locator(".name-field input").fill("Ada")
    opened.locator("details.fine summary").first.click()
    yield opened
    ada.context.close()
    assert not [fault for fault in ada.faults if not fault.startswith("console: ")]


def choose(page, name, content):
    page.locator(".file-field input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": content.encode()}
    )


def made(page):
    page.get_by_role("button", name="Make the table").click()


def test_a_board_of_ones_own_is_played_on(page):
    field = page.locator(".file-field")
    assert "The house’s own" in field.inner_text()
    choose(page, "glade.json", json.dumps(json.loads(GLADE), indent=2))
    field.get_by_text("glade.json").wait_for()
    made(page)
    page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/tables/{code}").json()["options"]["board"] == GLADE


def test_a_file_that_is_too_long_or_empty_is_told_at_once(page):
    field = page.locator(".file-field")
    choose(page, "long.json", "x" * 40_000)
    field.locator(".trouble").get_by_text("“long.json” is too long").wait_for()
    choose(page, "none.json", "")
    field.locator(".trouble").get_by_text("There is no text in “none.json”").wait_for()
    assert "The house’s own" in field.inner_text()
    choose(page, "glade.json", GLADE)
    field.get_by_text("glade.json").wait_for()
    assert field.locator(".trouble").count() == 0
    field.locator("button").click()
    field.get_by_text("The house’s own", exact=True).wait_for()


def test_what_the_house_says_of_a_bad_board_is_shown(page):
    choose(page, "bad.json", GLADE.replace('"B1","W"', '"B1","X"'))
    page.locator(".file-field").get_by_text("bad.json").wait_for()
    made(page)
    page.locator(".trouble").get_by_text("a side is N, E, S or W").wait_for()
    assert "bad.json" in page.locator(".file-field").inner_text()
