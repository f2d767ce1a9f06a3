"""The regular bot of HEX•HEX XL at tables laid by hand: what it surely does, however its dice fall."""

import pytest

from hoodwink import Dice, Match, Pass
from hoodwink.arena.table import play, sit
from hoodwink.beliefs import hexhex as beliefs
from hoodwink.bots import hexhex, make
from hoodwink.bots.hexhex import course, mind, window
from hoodwink.bots.hexhex.mind import STANDARD, Mind
from hoodwink.bots.hexhex.worth import price, worth
from hoodwink.core.action import Action
from hoodwink.games import load
from hoodwink.games.hexhex import HexHex, counters, moves, primitives, state
from hoodwink.games.hexhex import actions as do
from hoodwink.games.hexhex.deck import HOUSE, read
from hoodwink.games.hexhex.vexes import CURSES
from hoodwink.games.hexhex.view import HexView

FIVE = ",".join(["left"] * 3 + ["right"] * 2)


def replies(t, seat, times=25):
    """All that the bot on this seat replies, over many dice."""
    view, options = t.view(seat), t.options(seat)
    return {make("hexhex", "regular", Dice(n))(view, options) for n in range(times)}


def mind_of(t, seat):
    made = Mind(Dice(0))
    made.look(t.view(seat))
    return made


def hexed_by(table, boosts, at, hands, **words):
    """Seat 0 casts, and a Hex with so many Boosts lies before a seat already; its targeter sits right of it."""
    seats = len(hands.split())
    t = table("hexhex", seats=seats, hands=hands, at=None, **words)
    t.put(hexes=[(9, at, (at - 1) % seats, 1, boosts, 0, 0, 0, 1, 0, 0)], laid=[state.UNLAID])
    return t


def test_it_knows_the_table_by_the_numbers_that_the_rules_use():
    assert (beliefs.STIX, mind.MIRRORED, course.MIRRORED) == (state.STIX, state.MIRRORED, state.MIRRORED)
    assert window.RAISED == state.RAISED
    for name in ("A_HEX", "A_TOKEN", "AN_EFFECT", "A_CARD"):
        assert getattr(window, name) == getattr(counters, name)
    for name in ("BEFORE", "WAY", "BOOSTS", "GROWN", "TIMES"):
        assert getattr(course, name) == getattr(state, name)
    for ours, theirs in (("OWNER", "OWNER"), ("KIND", "KIND"), ("WHAT", "WHAT"), ("PLACE", "A"), ("AT_HEX", "HEX")):
        assert getattr(course, ours) == getattr(counters, theirs)
    assert (course.TARGETED_BY, course.A_CARD) == (state.TARGETER, counters.A_CARD)
    for ours, theirs in (("LAYS", "LAY"), ("HEXEDS", "HEXED"), ("NAMES", "NAME"), ("CASTS", "CAST"), ("PLAYS", "PLAY")):
        assert getattr(course, ours) == getattr(moves, theirs)
    assert (course.WAYS_TO, course.PLACES) == (moves.WAYS_TO, moves.PLACES)
    tokens = [primitives.BOOST, primitives.ESCALATION, primitives.ROT, primitives.FACTOR, primitives.MADDENED]
    assert tokens == [getattr(window, n) for n in ("BOOSTS", "ESCALATIONS", "ROTS", "FACTORS", "MADDENED")]


# what it knows ------------------------------------------------------------------------------------------------------


def test_who_leads_counts_most(table):
    t = table("hexhex", seats=4, hands="left left left left", voice="5 9 4 -2")
    hurt = mind_of(t, 0).hurt
    assert hurt[1] > hurt[2] > hurt[3] > 0
    assert sum(hurt) == pytest.approx(0)


def test_kinds_that_a_law_has_removed_are_in_no_hand(table):
    t = table("hexhex", seats=3, hands="left left left", removed="duck")
    duck, right = t.kind("duck"), t.kind("right")
    pool = mind_of(t, 0).pool()
    assert (pool[duck], pool[right]) == (0, HOUSE.cards[right].copies)


def test_who_can_answer(table):
    t = table("hexhex", seats=4, hands="left,left left left,left,left -")
    mind = mind_of(t, 0)
    chances = [mind.can(seat, 0, t.view().sizes[seat]) for seat in range(4)]
    assert chances[0] == 1
    assert 0 == chances[3] < chances[1] < chances[2] < 1
    assert mind.can(2, 1, 3) < mind.can(2, 0, 3), "a Maddened Hex is harder to answer"
    t = table("hexhex", seats=4, hands="left,left left,left null left", at=2)
    t.beat()
    assert mind_of(t, 0).can(2, 0, 1) == 0, "he has said that he can't"


def test_a_hex_is_worth_more_before_who_has_no_cards(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} - {FIVE}")
    mind = mind_of(t, 0)
    assert mind.outlook(STANDARD, 2, 0) > mind.outlook(STANDARD, 1, 0)
    assert mind.outlook(STANDARD, 2, 0) == mind.off(STANDARD, 2, 0)
    assert mind.off(STANDARD, 2, 0) > mind.off(STANDARD, 2, 1), "who targets gains"


# answers ------------------------------------------------------------------------------------------------------------


def test_passes_to_whom_the_hex_will_hit(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} left,right - {FIVE}")
    assert replies(t, 1) == {do.Lay(t.kind("left"))}
    t = table("hexhex", seats=4, hands=f"- left,right {FIVE} {FIVE}")
    assert replies(t, 1) == {do.Lay(t.kind("right"))}
    t = table("hexhex", seats=4, hands=f"{FIVE} shot {FIVE} -")
    assert replies(t, 1) == {do.Lay(t.kind("shot"), 3)}
    t = table("hexhex", seats=4, hands="- shot - -", effects="0:ward 2:ward")
    assert replies(t, 1) == {do.Lay(t.kind("shot"), 3)}, "the others are warded"
    t = table("hexhex", seats=4, hands=f"{FIVE} left,right - {FIVE}", laws="mirrored")
    assert replies(t, 1) == {do.Lay(t.kind("right"))}


@pytest.mark.parametrize(
    ("hand", "best"),
    [("left,dismiss,mirror,twain", "left"), ("left,fire", "fire"), ("left,sign", "sign")],
)
def test_which_card_it_plays(table, hand, best):
    t = table("hexhex", seats=4, hands=f"{FIVE} {hand} {FIVE} {FIVE}")
    assert replies(t, 1) == {do.Lay(t.kind(best))}


def test_dismisses_what_would_cost_it_to_pass(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} left,dismiss {FIVE} {FIVE}", at=None)
    t.put(hexes=[(9, 1, 0, 1, 0, 0, 0, 3, 1, 0, 0)], laid=[state.UNLAID])
    t(0, do.Cast(3))
    assert replies(t, 1) == {do.Lay(t.kind("dismiss"))}


def test_boosts_what_will_hit(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} left,boost - {FIVE}")
    assert replies(t, 1) == {do.Lay(t.kind("boost"), 2)}


def test_leaves_the_cheapest_hex_where_one_has_to_stay(table):
    t = hexed_by(table, 3, 1, f"{FIVE} left {FIVE} {FIVE}")
    t(0, do.Cast(1))
    assert t.options(1) == (do.Lay(t.kind("left")), Pass())
    assert replies(t, 1) == {do.Lay(t.kind("left"))}
    t = table("hexhex", seats=4, hands=f"{FIVE} left {FIVE} {FIVE}", at=None)
    t.put(hexes=[(8, 1, 2, -1, 0, 0, 0, 0, 1, 0, 0), (9, 1, 2, -1, 2, 0, 0, 0, 1, 0, 0)], laid=[state.UNLAID] * 2)
    t(0, do.Cast(3))
    assert replies(t, 1) == {Pass()}


# out of turn --------------------------------------------------------------------------------------------------------


def test_stuns_whom_it_targets_itself_and_not_for_another(table):
    t = table("hexhex", seats=4, hands=f"stun,left {FIVE} {FIVE} {FIVE}")
    assert replies(t, 0) == {do.Play(t.kind("stun"), 0)}
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} stun,left", effects="1:ward")
    assert replies(t, 3) == {Pass()}


def test_takes_a_ward_and_leaves_its_own(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} purloin,left", effects="1:ward")
    assert {type(reply) for reply in replies(t, 3)} == {do.Play}
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} dispel,left", effects="3:ward")
    assert replies(t, 3) == {Pass()}


def test_dispels_what_it_can_not_answer(table):
    t = hexed_by(table, 5, 1, f"{FIVE} dispel {FIVE} {FIVE}")
    t(0, do.Cast(3))
    for seat in t.asked:
        t(seat, t.options(seat)[0])
    assert (t.frame, t.asked) == ("Readying", (1, 3))
    [reply] = replies(t, 1)
    assert t.view(1).objects[reply.at][0] == counters.A_TOKEN


def test_raises_its_hands_first(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} hexhex {FIVE} {FIVE}")
    for seat in t.asked:
        t(seat, t.options(seat)[0])
    assert replies(t, 1) == {do.Play(t.kind("hexhex"))}
    t = table("hexhex", seats=4, hands=f"{FIVE} hexhex,{FIVE} {FIVE} {FIVE}", laws="raised")
    for seat in t.asked:
        t(seat, t.options(seat)[0])
    assert replies(t, 1) == {Pass()}, "by the law it would pay itself"


# counters -----------------------------------------------------------------------------------------------------------


def test_counters_what_would_cost_it_much(table):
    t = hexed_by(table, 5, 2, f"{FIVE} {FIVE} left null")
    t(0, do.Cast(1)).ready({1: "right", 2: "left"})
    assert replies(t, 3) == {t.play("null@2")}


def test_keeps_its_counter_from_what_does_not_matter(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} left,left,left {FIVE} null,left,left,left", voice="5 1 5 5")
    t.ready({1: "left"})
    assert replies(t, 3) == {Pass()}


def test_counters_the_counter_on_its_own_answer(table):
    t = hexed_by(table, 5, 1, f"{FIVE} left,null - null")
    t(0, do.Cast(2)).ready({1: "left"})
    t.counter({3: "null@1"})
    assert replies(t, 1) == {t.play("null@3")}


def test_counters_who_would_level_with_it(table):
    t = table("hexhex", seats=4, hands="null,left level left left", voice="14 0 5 5").ready()
    t(1, do.Hexed(t.kind("level")))
    assert t.frame == "Counters"
    assert replies(t, 0) == {t.play("null@1")}


def test_pays_where_it_is_worth_it_and_not_for_little(table):
    t = hexed_by(table, 5, 2, f"{FIVE} {FIVE} left level", laws="payment")
    t(0, do.Cast(1)).ready({1: "right", 2: "left"})
    assert {type(reply) for reply in replies(t, 3)} == {do.Pay}
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} {FIVE}", laws="payment").ready({1: "left"})
    assert replies(t, 2) == {Pass()}


# Hexed --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "voice", "best"),
    [
        ("invert,spite,parting", "5 5 5 5", "invert"),
        ("backlash,spite", "5 5 5 5", "backlash"),
        ("level,backlash,invert", "5 -9 15 5", "level"),
    ],
)
def test_makes_the_most_of_being_hexed(table, hand, voice, best):
    t = table("hexhex", seats=4, hands=f"left {hand} left left", voice=voice).ready()
    assert replies(t, 1) == {do.Hexed(t.kind(best))}
    if best == "level":
        t.hexed(1, "level")
        assert replies(t, 1) == {do.Name(2)}


def test_gives_up_nothing_for_spite(table):
    t = table("hexhex", seats=4, hands="left spite left left", voice="5 4 9 5").ready().hexed(1, "spite")
    assert replies(t, 1) == {do.Sacrifice(0)}
    t(1, do.Sacrifice(2))
    assert replies(t, 1) == {do.Name(2)}


def test_takes_revenge_on_who_leads(table):
    t = table("hexhex", seats=4, hands="left null left left", voice="5 4 9 5", laws="revenge").ready()
    t(1, Pass())
    assert replies(t, 1) == {do.Name(2)}


# Deception ----------------------------------------------------------------------------------------------------------


def test_lies_where_it_has_no_answer_and_says_what_is_common(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} level {FIVE} {FIVE}", effects="1:deception")
    assert replies(t, 1) == {do.Lay(t.kind("level"))}
    t(1, do.Lay(t.kind("level")))
    for seat in t.asked:
        t(seat, Pass())
    assert {reply.card for reply in replies(t, 1)} <= {t.kind(name) for name in ("left", "right", "across")}


def test_tells_the_truth_of_what_answers(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} boost,null - {FIVE}", effects="1:deception")
    assert replies(t, 1, 60) == {do.Lay(t.kind("boost")), do.Lay(t.kind("null"))}
    t(1, do.Lay(t.kind("boost")))
    for seat in t.asked:
        t(seat, Pass())
    assert replies(t, 1) == {do.State(t.kind("boost"), 2)}


def test_challenges_what_can_not_be_true_and_nothing_likely(table):
    t = table("hexhex", seats=4, hands="left null,left left left", effects="1:deception", pile="shot shot shot")
    t.ready({1: "null=shot>3"})
    assert replies(t, 3) == {do.Challenge(0)}
    t = table("hexhex", seats=4, hands=f"{FIVE} null,{FIVE} {FIVE} {FIVE}", effects="1:deception")
    t.ready({1: "null=left"})
    assert replies(t, 3) == {Pass()}


# cards and seats ----------------------------------------------------------------------------------------------------


def test_what_cards_are_worth():
    house = {card.key: card for card in HOUSE.cards}
    assert worth(house["hex_sign"]) > worth(house["dismiss"]) > worth(house["turn_aside_left"])
    assert price(house["turn_aside_left"]) == 0 < price(house["called_shot"]) < price(house["dismiss"])


def test_robs_the_best_and_parts_with_the_worst(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} grave {FIVE} {FIVE}", pile="left ward null")
    t.beat({1: "grave>2"})
    assert replies(t, 1) == {do.Take(t.kind("ward"))}
    t = table("hexhex", seats=4, vexed=True, hands=f"{FIVE} left,left,left,spite,sign {FIVE} {FIVE}", at=None)
    t.put(curse=[name for name, _ in CURSES].index("discard"), vexed=0b10)
    t(0, do.Cast(1)).beat({1: "left"})
    assert replies(t, 1) == {do.Discard(t.kind("spite"))}


def test_casts_and_lays_an_omen_where_they_hurt(table):
    t = table("hexhex", seats=4, hands="left,left - left,left left,left", at=None)
    assert replies(t, 0) == {do.Cast(1)}
    five = ",".join(["left"] * 5)
    t = table("hexhex", seats=3, deal=f"omen,left,left,left,left {five} {five}", voice="5 5 5")
    t.draw("null").put(voice="5 5 11")
    assert t.frame == "OmenTarget"
    assert replies(t, 0) == {do.Name(2)}


def test_grabs_bone_while_there_is_any_and_swaps(table):
    t = table("hexhex", seats=4, hexen_stix=True, hands=f"{FIVE} grab {FIVE} -")
    t.ready({1: "grab"})
    assert replies(t, 0) == {do.Grab(ebon=False)}
    t.put(ring=[2, 0])
    assert replies(t, 0) == {do.Grab(ebon=True)}
    for seat in (0, 1, 2, 3):
        t(seat, do.Grab(ebon=True))
    t.put(ring=[2, 1]).chance(11)  # who has a stick may swap
    asked = t.asked[0]
    assert replies(t, asked) == {do.Swap()}
    t(asked, do.Swap()).draw("spite")
    assert replies(t, asked) == {do.PutBack(t.kind("spite"))}
    t(asked, do.PutBack(t.kind("spite")))
    while t.frame != "GrabTarget":
        t(t.asked[0], Pass())
    assert replies(t, 1) == {do.Name(3)}, "who has no cards"


# calls and laws -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("callers", "accused", "guilty"), [([2], 1, False), ([2, 3], 1, True), ([2, 3], 0, False)]
)  # seat 0 has played no card
def test_judges_by_how_many_have_called_and_by_who_has_played(table, callers, accused, guilty):
    t = table("hexhex", seats=4, vexed=True, hands=f"{FIVE} {FIVE} {FIVE} {FIVE}", at=None)
    t.put(curse=[name for name, _ in CURSES].index("mirrored"), vexed=0b11)
    t(0, do.Cast(1))
    for caller in callers:
        t.interject(caller, do.Caught(accused))
    t.beat({1: "left"})
    assert t.frame == "Verdict"
    assert replies(t, 3) == {do.Vote(guilty=guilty)}


def test_laws_are_to_its_taste():
    enacts: set[Action] = {do.Enact(law) for law in hexhex.TASTE if law != do.Law.SILENCE}
    repeals: set[Action] = {do.Repeal(do.Law.OWN_CARD_1)}
    for laws, wanted in (("own_card_1,silence", repeals), ("silence", enacts)):
        match = Match(load("hexhex", 3, rounds=1, series=2, laws=laws, ready=False), "law")
        play(match, sit(match.game, ("regular",), "law"))
        view = match.view()
        assert isinstance(view, HexView)
        assert view.law is not None
        assert do.ACTIONS[view.law] in wanted


# decks of one's own -------------------------------------------------------------------------------------------------

KINDS = {  # 40 copies of the first, 10 of each other one
    "hither": ("basic", '"answers", "moves"', '{ do = "pass", to = "right" }'),
    "burst": (
        "enhanced", '"answers", "moves"', '{ do = "token", token = "boost", count = 3 }, { do = "pass", to = "anyone" }'
    ),
    "no": ("counter", '"cancels"', '{ do = "cancel" }'),
    "bang": ("counter", '"out_of_turn"', '{ do = "go_off" }'),
}  # fmt: skip
OWN = 'title = "A small deck"\n' + "".join(
    f'[[card]]\nkey = "{key}"\ntitle = "{key}"\ncategory = "{category}"\ncopies = {10 if n else 40}\n'
    f"flags = [{flags}]\neffect = [{effect}]\n"
    for n, (key, (category, flags, effect)) in enumerate(KINDS.items())
)


def own_table(table, monkeypatch, **words):
    deck = read(OWN)
    monkeypatch.setattr(HexHex, "deck", property(lambda _: deck))
    return deck, table("hexhex", seats=4, **words)


def test_plays_another_deck_by_what_its_cards_do(table, monkeypatch):
    hands = "bang,hither hither,burst hither,hither -"
    deck, t = own_table(table, monkeypatch, hands=hands)
    for seat, reply in [(0, do.Play(3, 0)), (1, do.Lay(1, 3))]:
        assert {hexhex.player(Dice(n), deck.cards)(t.view(seat), t.options(seat)) for n in range(9)} == {reply}


@pytest.mark.parametrize("told", [True, False])
def test_whole_games_with_another_deck_also_where_it_is_not_told(table, monkeypatch, told):
    deck, t = own_table(table, monkeypatch, rounds=2, at=None)
    for n in range(3):
        match = Match(t.game, n)
        play(match, [hexhex.player(Dice(f"{n}/{seat}"), deck.cards if told else None) for seat in range(4)])
        assert match.over
