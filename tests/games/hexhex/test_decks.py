"""The deck as data: the house's own, what is refused and how, and every primitive alone."""

import re
from pathlib import Path

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Option
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex import deck as decks
from hoodwink.games.hexhex.actions import Remove
from hoodwink.games.hexhex.deck import HOUSE, read
from hoodwink.games.hexhex.primitives import FLAGS, PRIMITIVES, WAYS
from hoodwink.games.hexhex.state import HexState
from hoodwink.testing import table
from hoodwink.testing.play import walk

PLAIN = """
title = "Small"
[[card]]
key = "turn_aside_left"
title = "Left"
category = "basic"
copies = 60
flags = ["answers", "moves"]
effect = [{ do = "pass", to = "left" }]
"""
CARD = """
[[card]]
key = "extra"
title = "Extra"
category = "enhanced"
copies = 3
flags = ["answers", "moves"]
effect = [{ do = "pass", to = "left" }]
"""


def with_card(flags, *effect, stix=False, category="enhanced"):
    """The small deck and one card more."""
    row = f"""
[[card]]
key = "extra"
title = {{ en = "Extra", de = "Zugabe" }}
category = "{category}"
copies = 3
flags = [{", ".join(f'"{flag}"' for flag in flags.split())}]
effect = [{", ".join(effect)}]
stix = {str(stix).lower()}
"""
    return read(PLAIN + row, "mine.toml")


def test_the_deck_of_the_house():
    assert (len([c for c in HOUSE.cards if not c.stix]), HOUSE.size()) == (38, 150)
    assert sum(c.copies for c in HOUSE.cards if c.stix) == 9
    copies = {card.key: card.copies for card in HOUSE.cards}
    assert (copies["turn_aside_left"], copies["turn_aside_right"], copies["deflect_across"]) == (26, 26, 13)
    assert copies["hex_hex"] == 1
    assert all(card.titles[1] and card.texts[0] and card.texts[1] for card in HOUSE.cards)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("copies = 3", "copies = -1", "card extra, field copies: a whole number from 0 to 99, not -1"),
        ("copies = 3", "", "card extra, field copies is missing"),
        ('key = "extra"', 'key = "Extra Card"', "card number 2, field key"),
        ('key = "extra"', 'key = "turn_aside_left"', "card turn_aside_left, field key: there is another card"),
        ('category = "enhanced"', 'category = "great"', "card extra, field category: one of none, basic"),
        ('flags = ["answers", "moves"]\neffect = [{ do = "pass", to = "left" }]\n', 'flags = ["quick"]\neffect = []\n',
         "card extra, field flags: 'quick' is none"),
        ('do = "pass"', 'do = "explode"', "card extra, field effect: 'explode' is no primitive; there are pass, token"),
        ('to = "left"', 'to = "up"', "card extra, field effect, pass, to: one of left, right"),
        (', to = "left"', "", "card extra, field effect, pass: field to is missing"),
        ('to = "left"', 'to = "left", far = 2', "card extra, field effect, pass: no field 'far'"),
        ('{ do = "pass", to = "left" }', '{ do = "cancel" }', "cancel: the card needs the flag cancels"),
        ('{ do = "pass", to = "left" }', '{ do = "dismiss" }', "the flag moves goes with pass"),
        ('title = "Extra"', 'title = ""', "card extra, field title: a text of at most 60 characters"),
        ('title = "Extra"', 'title = { fr = "Encore" }', "card extra, field title: languages are en, de"),
        ("copies = 3", "copies = 3\nstix = 1", "card extra, field stix: true for a card of Hexen Stix"),
        ("copies = 3", "copies = 3\ncost = 1", "card extra, field cost: there is no such field"),
    ],
)  # fmt: skip
def test_an_error_names_the_file_the_card_and_the_field(old, new, said):
    head, _, tail = CARD.rpartition("[[card]]")
    text = PLAIN + head + "[[card]]" + tail.replace(old, new)
    with pytest.raises(BadSetup) as refusal:
        read(text, "mine.toml")
    assert str(refusal.value).startswith("mine.toml: ")
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = ", "mine.toml is no TOML file"),
        ('title = "Empty"', "cards are written as tables"),
        ("rules = 1\n" + PLAIN, "there is no field 'rules'"),
        (PLAIN.replace('title = "Small"', "title = 3"), "field title is a text of at most 80 characters"),
        (PLAIN.replace("copies = 60", "copies = 30"), "30 cards; 6 seats need at least 40"),
        (PLAIN.replace('["answers", "moves"]', '["answers"]').replace('pass", to = "left"', "dismiss\""),
         "no card passes a Hex"),
    ],
)  # fmt: skip
def test_a_deck_that_can_not_be_dealt_is_refused(text, said):
    with pytest.raises(BadSetup, match=re.escape(said)):
        read(text, "mine.toml")


def test_too_many_kinds_are_refused():
    rows = "".join(CARD.replace('"extra"', f'"extra_{n}"') for n in range(48))
    with pytest.raises(BadSetup, match="at most 48"):
        read(PLAIN + rows)


@pytest.mark.parametrize(
    ("flags", "effect", "said"),
    [
        ("answers", ['{ do = "dismiss" }', '{ do = "again" }'], "exactly one of pass, dismiss, sign, again"),
        ("answers moves", ['{ do = "pass", to = "left" }'] * 2, "passes the Hex once"),
        ("answers moves compel", ['{ do = "pass", to = "left" }'], "the flag compel goes with the primitive compel"),
        ("dealt standing", ['{ do = "ward" }', '{ do = "draw" }', '{ do = "omen" }'], None),
        ("standing", ['{ do = "ward" }'], "what is standing is played when dealt"),
        ("dealt enduring", ['{ do = "draw" }'], "what is enduring is standing"),
        ("out_of_turn", ['{ do = "hands_up" }'], "hands_up needs the flag immune"),
        ("answers moves", ['{ do = "grab" }', '{ do = "pass", to = "left" }'], "grab needs stix"),
        ("answers moves", ['{ do = "pass", to = "anyone_later" }'], "anyone_later goes with grab"),
        ("answers out_of_turn", ['{ do = "dismiss" }'], "one of answers, out_of_turn"),
    ],
)
def test_what_does_not_go_together(flags, effect, said):
    if said is None:
        assert with_card(flags, *effect).cards[1].ops
        return
    with pytest.raises(BadSetup, match=re.escape(said)):
        with_card(flags, *effect)


def test_a_number_or_key_that_is_not_there():
    assert HOUSE.number("duck") == 4
    with pytest.raises(BadSetup, match="has no card 'goose'"):
        HOUSE.number("goose")


# playing with a card that only recombines primitives ------------------------------------------------------------------


@pytest.fixture
def play(monkeypatch):
    """A table with a deck of its own."""

    def sit(deck, hands, seats=4, **words):
        monkeypatch.setattr(HexHex, "deck", property(lambda _: deck))
        monkeypatch.setattr(decks, "check", lambda *_: None)
        return table("hexhex", seats=seats, hands=hands, **words)

    return sit


LEFT = "turn_aside_left"


def around(card, seats=4):
    return " ".join([LEFT, card, *[LEFT] * (seats - 2)])


@pytest.mark.parametrize("to", [*WAYS])
def test_primitive_pass(play, to):
    if to == "anyone_later":
        return  # with a grab: test_11_stix
    deck = with_card("answers moves", f'{{ do = "pass", to = "{to}" }}')
    t = play(deck, around("extra"))
    goes = {"left": 2, "right": 0, "across": 3, "targeter": 0, "onward": 2, "sides": 2}
    spec = "extra" if to not in ("either", "across", "anyone") else f"extra>{goes.get(to, 2)}"
    t.beat({1: spec})
    assert t.lies == [goes.get(to, 2)]


@pytest.mark.parametrize(("token", "field"), [("boost", "boosts"), ("escalation", "escalations"), ("rot", "rots")])
def test_primitive_token(play, token, field):
    deck = with_card(
        "answers moves", f'{{ do = "token", token = "{token}", count = 2 }}', '{ do = "pass", to = "left" }'
    )
    t = play(deck, around("extra")).beat({1: "extra"})
    assert t.hexes[0][field] == 2


def test_primitives_multiply_and_duplicate(play):
    effect = [
        '{ do = "multiply", by = 4 }',
        '{ do = "pass", to = "left" }',
        '{ do = "duplicate", to = "along", by = 5 }',
    ]
    t = play(with_card("answers moves", *effect), around("extra")).beat({1: "extra"})
    assert [(h["before"], h["cost"]) for h in t.hexes] == [(2, 4), (2, 5)]


def test_primitive_compel(play):
    effect = ['{ do = "pass", to = "anyone" }', '{ do = "compel", to = "right" }']
    t = play(with_card("answers moves compel", *effect), around("extra")).beat({1: "extra>3"})
    assert (t.lies, t.hexes[0]["compelled"]) == ([3], -1)


@pytest.mark.parametrize("end", ["dismiss", "sign"])
def test_primitives_dismiss_and_sign(play, end):
    t = play(with_card("answers", f'{{ do = "{end}" }}'), around("extra")).beat({1: "extra"})
    assert t.frame == ("Signs" if end == "sign" else "DrawCards")


def test_primitives_draw_and_again(play):
    t = play(with_card("answers", '{ do = "draw", count = 3 }', '{ do = "again" }'), around("extra")).beat({1: "extra"})
    t.draw(LEFT, LEFT, LEFT)
    assert t.view().sizes[1] == 3


def test_primitive_draw_before_a_pass(play):
    deck = with_card("answers moves", '{ do = "draw", count = 2 }', '{ do = "pass", to = "left" }')
    t = play(deck, around("extra")).beat({1: "extra"})
    assert t.lies == [1]
    t.draw(LEFT, LEFT)
    assert (t.lies, t.view().sizes[1]) == ([2], 2)


@pytest.mark.parametrize(("do", "taken"), [("discard", 0), ("steal", 2)])
def test_primitives_discard_and_steal(play, do, taken):
    deck = with_card("answers moves", f'{{ do = "{do}", count = 2 }}', '{ do = "pass", to = "left" }')
    t = play(deck, f"{LEFT} extra {LEFT},{LEFT},{LEFT} {LEFT}").beat({1: "extra"})
    t.chance(0)
    t.chance(0)
    assert t.view().sizes == (1, taken, 1, 1)


def test_primitive_rob(play):
    deck = with_card("answers moves", '{ do = "rob" }', '{ do = "pass", to = "left" }')
    t = play(deck, around("extra"), pile=LEFT).beat({1: "extra"})
    t(1, "take 0")
    assert t.view().sizes[1] == 1


def test_primitive_go_off(play):
    t = play(with_card("out_of_turn", '{ do = "go_off" }'), f"extra {LEFT} {LEFT} {LEFT}")
    t.beat({1: LEFT}, out={0: "extra@0"})
    t.hexed(1)
    assert t.voice[1] == 4


def test_primitives_cancel_absorb_punish(play):
    deck = with_card("cancels", '{ do = "cancel" }', '{ do = "absorb" }', '{ do = "punish", count = 2 }')
    t = play(deck, f"extra {LEFT},{LEFT},{LEFT} {LEFT} {LEFT}")
    t.ready({1: LEFT})
    t.counter({0: "extra@1"})
    t.go()
    assert t.view().sizes[:2] == (1, 2)
    t.chance(0)
    t.chance(0)
    assert len([e for e in t.events if e["event"] == "discarded"]) == 2


@pytest.mark.parametrize("do", ["dispel", "purloin"])
def test_primitives_dispel_and_purloin(play, do):
    ward = CARD.replace('"extra"', '"shield"').replace('"answers", "moves"', '"dealt", "standing"')
    ward = ward.replace('do = "pass", to = "left"', 'do = "ward"')
    extra = CARD.replace('"answers", "moves"', '"out_of_turn"').replace('do = "pass", to = "left"', f'do = "{do}"')
    t = play(read(PLAIN + ward + extra), f"extra {LEFT} {LEFT} {LEFT}", effects="2:shield")
    t.beat({1: LEFT}, out={0: "extra@shield2"})
    assert [owner for _, owner, _, _ in t.view().standing] == ([0] if do == "purloin" else [])


def test_primitives_for_when_hexed(play):
    for effect, then in [
        ('{ do = "level" }', "Level"), ('{ do = "spite", most = 2 }', "SpiteAmount"),
        ('{ do = "cast" }', "PartingShot"), ('{ do = "invert", most = 2 }', ""), ('{ do = "backlash" }', ""),
    ]:  # fmt: skip
        t = play(with_card("when_hexed", effect, category="hexed"), around("extra")).beat()
        t.hexed(1, "extra")
        assert t.frame == then or not then
        assert t.voice[1] == (6 if "invert" in effect else 4)


def test_primitives_that_stand(play):
    for effect, voice in [('{ do = "ward" }', 5), ('{ do = "talisman", count = 1 }', 5), ('{ do = "deceive" }', 4)]:
        t = play(with_card("dealt standing", effect, category="dealt"), f"{LEFT} - {LEFT} {LEFT}", effects="1:extra")
        t.beat()
        assert t.voice[1] == voice
    deck = with_card("dealt standing", '{ do = "omen", count = 3 }', category="dealt")
    t = play(deck, f"{LEFT} - {LEFT} {LEFT}", effects="0:extra>1")
    t.beat()
    assert t.voice[1] == 1


def test_primitive_others_lose(play):
    deck = with_card("dealt", '{ do = "others_lose", count = 2 }', category="dealt")
    five = ",".join([LEFT] * 5)
    t = play(deck, None, seats=3, deal=f"extra,{','.join([LEFT] * 4)} {five} {five}")
    assert t.voice == (5, 3, 3)


def test_primitive_hands_up(play):
    deck = with_card("out_of_turn immune", '{ do = "hands_up", count = 7 }')
    t = play(deck, f"extra {LEFT} {LEFT}", seats=3)
    t.ready({1: LEFT}, out={0: "extra"})
    t(1, "raise")
    t(2, "raise")
    assert t.voice == (5, 5, -2)


def test_primitives_grab_and_steady(play):
    deck = with_card("answers moves", '{ do = "grab", first = true }', '{ do = "pass", to = "left" }', stix=True)
    t = play(deck, around("extra", 3), seats=3, hexen_stix=True).beat({1: "extra"})
    assert t.frame == "Grabbing"
    deck = with_card("dealt standing", '{ do = "steady" }', stix=True, category="dealt")
    assert deck.cards[1].ops == ((30, 0),)


def test_a_table_plays_with_the_text_of_a_deck_file():
    """What an option whose value is a whole document takes: its text under the name `deck`."""

    class Text(Option):
        def check(self, value):
            return value

    class Own(HexHex):
        declared = (*HexHex.declared, Text("deck", "", "a deck file"))

    game = Own(4, rounds=1, deck=PLAIN.replace('"Left"', '"Hop"'))
    assert [card.titles[0] for card in game.deck.cards] == ["Hop"]
    assert game.words(("A", "B", "C", "D"), 0, game.kinds).title(0) == "Hop"
    assert Own(4).deck is HOUSE
    *_, (s, _) = walk(game, 1)
    assert s.is_over()
    assert game.again(s).deck.cards[0].titles[0] == "Hop"
    with pytest.raises(BadSetup, match="deck: card turn_aside_left, field effect"):
        Own(4, deck=PLAIN.replace('"pass"', '"fly"'))


WAY_WORDS = [way for way in WAYS if way != "anyone_later"]


def any_deck(dice):
    """A deck of whatever the vocabulary allows."""

    def number():
        return 1 + dice.below(3)

    def answer():
        kind = dice.below(6)
        if kind == 0:
            return "answers", ['{ do = "dismiss" }'], "counter"
        if kind == 1:
            return "answers", ['{ do = "sign" }'], "counter"
        if kind == 2:
            return "answers", [f'{{ do = "draw", count = {number()} }}', '{ do = "again" }'], "enhanced"
        effect, flags = [f'{{ do = "pass", to = "{WAY_WORDS[dice.below(len(WAY_WORDS))]}" }}'], "answers moves"
        flags += " immune" if dice.below(6) == 0 else ""
        if dice.below(3) == 0:
            effect.append(f'{{ do = "duplicate", to = "{("opposite", "along")[dice.below(2)]}", by = {number()} }}')
        if dice.below(4) == 0:
            effect.append(f'{{ do = "compel", to = "{("left", "right")[dice.below(2)]}" }}')
            flags += " compel"
        for do in ("discard", "steal", "draw"):
            if dice.below(4) == 0:
                effect.append(f'{{ do = "{do}", count = {number()} }}')
        for token in ("boost", "escalation", "rot"):
            if dice.below(5) == 0:
                effect.append(f'{{ do = "token", token = "{token}", count = {number()} }}')
        return flags, effect + ['{ do = "rob" }'] * (dice.below(5) == 0), "basic"

    def other():
        few = (
            ("cancels", ['{ do = "cancel" }', '{ do = "absorb" }', '{ do = "punish" }'], "counter"),
            ("cancels immune", ['{ do = "cancel" }'], "counter"),
            ("out_of_turn", ['{ do = "go_off" }'], "counter"), ("out_of_turn", ['{ do = "dispel" }'], "counter"),
            ("out_of_turn", ['{ do = "purloin" }'], "counter"),
            ("out_of_turn immune", ['{ do = "hands_up" }'], "none"),
            ("when_hexed", ['{ do = "level" }', '{ do = "spite", most = 2 }', '{ do = "cast" }'], "hexed"),
            ("when_hexed", ['{ do = "invert", most = 2 }', '{ do = "backlash" }'], "hexed"),
            ("dealt standing", ['{ do = "ward" }', '{ do = "deceive" }', '{ do = "draw" }'], "dealt"),
            ("dealt standing", ['{ do = "omen" }', '{ do = "talisman" }'], "dealt"),
            ("dealt standing enduring", ['{ do = "deceive" }'], "dealt"),
            ("dealt", ['{ do = "others_lose" }', '{ do = "draw", count = 2 }'], "dealt"),
        )  # fmt: skip
        return few[dice.below(len(few))]

    rows = []
    for n in range(10 + dice.below(12)):
        flags, effect, category = answer() if dice.below(2) else other()
        words = ", ".join(f'"{flag}"' for flag in flags.split())
        rows.append(
            f'[[card]]\nkey = "card_{n}"\ntitle = "Card {n}"\ncategory = "{category}"\ncopies = {number()}\n'
            f"flags = [{words}]\neffect = [{', '.join(effect)}]\n"
        )
    return read(PLAIN + "\n".join(rows), "any.toml")


@pytest.mark.parametrize("seed", range(25))
def test_any_deck_that_can_be_read_can_be_played(play, seed):
    dice = Dice(f"decks/{seed}")
    seats = 3 + dice.below(4)
    t = play(any_deck(dice), None, seats=seats, rounds=1, at=None, vexed=bool(dice.below(2)))
    for s, step in walk(t.game, seed):
        if step is not None and dice.below(9) == 0:
            seat = dice.below(seats)
            assert t.game.view(t.game.redeal(s, seat, dice), seat) == t.game.view(s, seat)
    assert s.is_over()


def test_the_page_of_primitives_lists_all_of_them():
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    table_of = page.partition("## Primitives")[2].splitlines()
    for primitive in PRIMITIVES:
        (row,) = [line for line in table_of if line.startswith(f"| `{primitive.name}` |")]
        assert all(f"`{field.name}`" in row for field in primitive.fields)
    for word in (*FLAGS, *WAYS):
        assert f"`{word}`" in page


# a deck of one's own at a table ---------------------------------------------------------------------------------------


def test_a_table_has_a_deck_of_its_own():
    game = HexHex(4, deck=decks.EXAMPLE.replace("\n", "\r\n") + "\n\n")
    assert game.options["deck"] == decks.EXAMPLE
    assert [card.key for card in game.deck.cards] == [card.key for card in read(decks.EXAMPLE).cards]
    for own, text in ((game, decks.EXAMPLE), (HexHex(4), "")):
        s = own.start()
        assert isinstance(s, HexState)
        assert own.view(s, 0).document == text


def test_the_deck_of_the_house_needs_no_document():
    assert HexHex(4, deck=decks.HOUSE_TEXT).options["deck"] == ""
    assert HexHex(4, deck=" \n").options["deck"] == ""


def test_a_bad_deck_is_refused_by_card_and_field():
    with pytest.raises(BadSetup, match="deck: card lid, field copies"):
        HexHex(4, deck=decks.EXAMPLE.replace("copies = 2\n", "copies = 200\n"))


def test_13_8_a_law_removes_cards_of_ones_own_deck():
    game = HexHex(4, deck=decks.EXAMPLE, removed="scald,lid")
    assert game.options["removed"] == "lid,scald"
    assert game.removed == ("lid", "scald")
    with pytest.raises(BadSetup, match="the deck 'The Kettle' has no card 'duck'"):
        HexHex(4, deck=decks.EXAMPLE, removed="duck")
    with pytest.raises(BadSetup, match="the deck 'HEX•HEX XL' has no card 'lid'"):
        HexHex(4, removed="lid")
    with pytest.raises(BadSetup, match="not 'lid,lid'"):
        HexHex(4, deck=decks.EXAMPLE, removed="lid,lid")


def test_13_8_the_next_game_of_a_series_with_ones_own_deck():
    game = HexHex(3, deck=decks.EXAMPLE, series=2, rounds=1)
    lid = game.deck.number("lid")
    s = game.start()
    assert isinstance(s, HexState)
    s.law = HexHex.actions.id(Remove(lid))
    assert game.again(s).removed == ("lid",)
