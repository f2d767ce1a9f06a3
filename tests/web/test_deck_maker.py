"""The deck maker: a card is edited, an error shown at its field and mended, the file downloaded and read by the CLI."""

import browsers
import pytest
from browsers import DESK, PHONE, axe
from playwright.sync_api import expect
from typer.testing import CliRunner

from hoodwink.cli import app
from hoodwink.games.hexhex.deck import EXAMPLE, HOUSE, read

GOOD = ".deck-good"


def opened(who):
    page = who.open("/decks")
    page.locator(GOOD).wait_for()
    return page


def choose(page, name, content):
    page.locator(".deck-files input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/toml", "buffer": content.encode()}
    )


def downloaded(page, tmp_path):
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the file").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def card(page, title):
    page.locator(".deck-card", has=page.get_by_text(title, exact=True)).click()
    return page.locator("dialog")


def test_the_deck_of_the_house_comes_back_as_it_was(somebody, tmp_path):
    file = downloaded(opened(somebody()), tmp_path)
    assert file.name == "hex_hex_xl.toml"
    mine = read(file.read_text(encoding="utf-8"))
    for old, new in zip(HOUSE.cards, mine.cards, strict=True):
        assert [getattr(old, name) for name in old.__slots__] == [getattr(new, name) for name in new.__slots__]


def test_a_card_is_edited_and_mended(somebody, tmp_path):
    page = opened(somebody())
    page.get_by_label("Name of the deck").fill("Mine")
    form = card(page, "Duck")
    form.get_by_label("Copies").fill("100")
    expect(form.locator(".deck-fault")).to_have_text("From 0 to 99 copies.")
    expect(form.get_by_label("Copies")).to_have_attribute("aria-invalid", "true")
    form.get_by_label("Copies").fill("7")
    form.get_by_label("Title").first.fill("Goose")
    form.get_by_role("button", name="passes it on").click()
    expect(form.locator(".deck-effects .deck-fault")).to_contain_text("go together")
    page.keyboard.press("Escape")
    fault = page.locator(".deck-faults button")
    expect(fault).to_contain_text("Goose")
    fault.click()
    form.get_by_role("button", name="passes it on").click()
    expect(form.locator(".deck-fault")).to_have_count(0)
    form.get_by_label("Add an effect").select_option("token")
    form.get_by_label("Tokens: Token").select_option("rot")
    form.get_by_label("Tokens: How many").fill("3")
    form.get_by_role("button", name="Tokens: earlier").click()
    page.keyboard.press("Escape")
    page.locator(GOOD).wait_for()
    file = downloaded(page, tmp_path)
    told = CliRunner().invoke(app, ["deck", "check", str(file)])
    assert told.exit_code == 0, told.output
    assert f"Mine, {len(HOUSE.cards)} kinds" in told.output
    duck = read(file.read_text(encoding="utf-8")).cards[HOUSE.number("duck")]
    assert (duck.titles[0], duck.key, duck.copies, duck.rots) == ("Goose", "goose", 7, 3)
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Mine")


def test_a_card_is_added_copied_and_removed(somebody):
    page = opened(somebody())
    kinds = page.locator(".deck-card").count()
    page.get_by_role("button", name="Add a card").click()
    form = page.locator("dialog")
    form.get_by_label("Title").first.fill("Whirl")
    expect(form.get_by_label("Key")).to_have_value("whirl")
    form.get_by_role("button", name="Make another like it").click()
    expect(form.get_by_label("Key")).to_have_value("whirl_2")
    expect(page.locator(".deck-card")).to_have_count(kinds + 2)
    form.get_by_role("button", name="Remove this card").click()
    expect(page.locator(".deck-card")).to_have_count(kinds + 1)
    page.locator(GOOD).wait_for()


def test_a_file_is_opened_and_a_broken_one_told(somebody):
    page = opened(somebody(size=DESK))
    choose(page, "kettle.toml", EXAMPLE)
    expect(page.get_by_label("Name of the deck")).to_have_value("The Kettle")
    expect(page.locator(".deck-card")).to_have_count(9)
    choose(page, "bad.toml", "title = ")
    expect(page.locator(".deck-files .trouble")).to_contain_text("bad.toml: This is no TOML file.")
    expect(page.locator(".deck-card")).to_have_count(9)
    choose(page, "price.toml", EXAMPLE.replace('key = "lid"', 'key = "lid"\nprice = 3'))
    expect(page.locator(".deck-faults")).to_contain_text("There is no field “price”")
    page.get_by_role("button", name="Start from the house’s deck").click()
    page.get_by_role("button", name="Yes, drop mine").click()
    expect(page.get_by_label("Name of the deck")).to_have_value(HOUSE.title)


def test_a_table_with_this_deck(chromium, house):
    ada = browsers.Somebody(chromium, house.address)
    page = opened(ada)
    choose(page, "kettle.toml", EXAMPLE)
    expect(page.get_by_label("Name of the deck")).to_have_value("The Kettle")
    page.get_by_role("button", name="Play with this deck").click()
    page.wait_for_url("**/new/hexhex")
    page.locator(".name-field input").fill("Ada")
    page.get_by_text("A file of your own").wait_for()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    deck = ada.table(page.url.rsplit("/", 1)[1])["options"]["deck"]
    assert [one.key for one in read(deck).cards] == [one.key for one in read(EXAMPLE).cards]
    ada.context.close()


def test_the_cards_that_can_be_removed_are_those_of_the_deck(somebody):
    ada = somebody()
    page = ada.open("/new/hexhex")
    page.locator(".name-field input").fill("Ada")
    page.locator("details.fine summary").first.click()
    removed = page.get_by_role("group", name="Cards removed")
    page.get_by_text("Cards removed", exact=True).click()
    expect(removed.get_by_role("button")).to_have_text([card.titles[0] for card in HOUSE.cards])
    removed.get_by_role("button", name="Duck", exact=True).click()
    page.get_by_role("link", name="Make a deck of your own").click()
    page.locator(GOOD).wait_for()
    choose(page, "kettle.toml", EXAMPLE)
    expect(page.get_by_label("Name of the deck")).to_have_value("The Kettle")
    page.get_by_role("button", name="Play with this deck").click()
    expect(removed.get_by_role("button")).to_have_text([card.titles[0] for card in read(EXAMPLE).cards])
    removed.get_by_role("button", name="Scald", exact=True).click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    assert ada.table(page.url.rsplit("/", 1)[1])["options"]["removed"] == "scald"  # there is no Duck in it
    expect(page.locator(".tag-big", has_text="Cards removed")).to_have_text("Cards removed: Scald")


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_and_german(somebody, theme):
    ada = somebody(size=PHONE if theme != "light" else DESK, language="de")
    ada.context.add_init_script(f"localStorage['hoodwink.theme'] = '{theme}'")
    page = opened(ada)
    axe(page, "deck maker")
    card(page, "Verstärken")
    page.locator("dialog").get_by_role("button", name="Marker: entfernen").click()
    page.locator("dialog").get_by_label("Kopien").fill("100")
    page.locator("dialog .deck-fault").wait_for()
    axe(page, "a card with a fault")
    page.keyboard.press("Escape")
    axe(page, "deck maker with a fault")
