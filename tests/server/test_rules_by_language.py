"""The rules over the wire, in the language that was asked for."""

import asyncio

import pytest
from lines import stranger
from living import a_house

from hoodwink.core.errors import BadSetup
from hoodwink.core.rulebook import LANGUAGES, Rules
from hoodwink.games import GAMES
from hoodwink.server import wire


def test_rules_in_english_and_german():
    async def run():
        async with a_house() as house:
            anybody = stranger(house.address)

            def rules(key, query=""):
                return asyncio.to_thread(anybody.get, f"/api/games/{key}/rules{query}", wire.RuleBook)

            translated = {key: kind for key, kind in GAMES.items() if kind.rules_text("de")}
            assert translated
            for key, kind in translated.items():
                english, german = await rules(key), await rules(key, "?lang=de")
                assert english == await rules(key, "?lang=en")
                assert (english.language, english.markdown) == ("en", Rules.of(kind).text)
                assert (german.language, german.markdown) == ("de", Rules.of(kind, "de").text)
                assert [section.number for section in german.sections] == [s.number for s in english.sections]
                assert all(one.text != two.text for one, two in zip(english.sections, german.sections, strict=True))
                for book, language in zip((english, german), LANGUAGES, strict=True):
                    told = {section.number: (tuple(section.book), section.house) for section in book.sections}
                    known = Rules.of(kind, language).sources
                    assert told == {number: (source.book, source.house) for number, source in known.items()}
            for bad in ("fr", "DE", "de-AT", "", "../../x"):
                with pytest.raises(BadSetup, match="lang is en or de, not"):
                    await rules("hoax", f"?lang={bad}")

    asyncio.run(asyncio.wait_for(run(), 60))
