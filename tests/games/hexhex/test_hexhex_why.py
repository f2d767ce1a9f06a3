"""Why not? Every reason of HEX•HEX XL in a position by hand."""

from hoodwink.core.why import why_not
from hoodwink.games.hexhex.actions import Cast, Challenge, Enact, Grab, Hexed, Law, Lay, Name, Pass, Play
from hoodwink.games.hexhex.why import REASONS
from hoodwink.testing import table

ASKED: set[str] = set()


def why(t, seat, action):
    reason = why_not(t.game, t.view(seat), t.state.options(seat), action)
    assert reason is not None
    ASKED.add(reason.key)
    return reason.key, reason.section


def test_laying():
    t = table("hexhex", seats=4, hands="left left,boost,shot,null,level left left")
    kind = t.kind
    assert why(t, 1, Lay(47)) == ("no-such-card", "1.4")
    assert why(t, 1, Lay(kind("right"))) == ("not-in-hand", "1.4")
    assert why(t, 1, Lay(kind("null"))) == ("no-answer", "3.2")
    assert why(t, 1, Lay(kind("left"), 2)) == ("no-seat-to-name", "3.3")
    assert why(t, 1, Lay(kind("boost"))) == ("name-a-seat", "3.3")
    assert why(t, 1, Lay(kind("boost"), 3)) == ("wrong-seat", "3.3")
    assert why(t, 1, Lay(kind("boost"), 5)) == ("no-such-seat", "4.1")
    assert why(t, 1, Pass()) == ("must-answer", "4.2")
    assert why(t, 1, Hexed(kind("level"))) == ("only-when-hexed", "6.3")


def test_a_maddened_hex():
    t = table("hexhex", seats=4, hands="left mad_left right,dismiss,stun left")
    t.beat({1: "mad_left"})
    assert why(t, 2, Lay(t.kind("right"))) == ("maddened", "7.1")
    assert why(t, 2, Lay(t.kind("dismiss"))) == ("maddened", "7.3")
    assert why(t, 2, Play(t.kind("stun"), 0)) == ("bound", "7.4")


def test_one_s_own_hex_and_two_hexes():
    t = table("hexhex", seats=3, hands="mirror duck duck")
    t.beat({1: "duck"})
    t.beat({2: "duck"})
    assert why(t, 0, Lay(t.kind("mirror"))) == ("own-hex", "6.1")
    t = table("hexhex", seats=4, hands="left,right back left,left left")
    t.beat({1: "back"})
    t(0, Lay(t.kind("left")))
    for seat in t.asked:
        t(seat, Pass())
    assert why(t, 0, Lay(t.kind("left"))) == ("laid-already", "4.1")
    t = table("hexhex", seats=3, hands="left,right twain left,left")
    t.beat({1: "twain"})
    t.put(hands="mad_left,null - left,right")
    t.beat({0: "mad_left", 2: "right"})
    t.put(hands="- left,right -")
    first = "left" if t.hexes[1]["compelled"] else "right"
    assert why(t, 1, Lay(t.kind(first)))[0] in ("needed-elsewhere", "maddened")
    t.state.hexes.reverse()
    t.put()
    assert why(t, 1, Lay(t.kind("right" if t.hexes[0]["compelled"] else "left")))[0] in ("needed-elsewhere", "maddened")


def test_out_of_turn_and_counters():
    t = table("hexhex", seats=4, hands="left left,right,null null,left,stun left")
    assert why(t, 2, Play(t.kind("null"), 0)) == ("not-out-of-turn", "4.1")
    assert why(t, 2, Play(t.kind("stun"), 3)) == ("no-object", "5.3")
    t.ready({1: "left"})
    assert why(t, 1, Play(t.kind("null"), 0)) == ("own-card", "5.2")
    assert why(t, 2, Play(t.kind("left"), 0)) == ("not-a-counter", "5.3")
    assert why(t, 2, Play(t.kind("stun"), 0)) == ("not-that-object", "5.7")
    assert why(t, 2, Challenge(0)) == ("not-under-a-name", "8.5")


def test_what_can_not_be_cancelled():
    t = table("hexhex", seats=4, hexen_stix=True, hands="left twain grab null")
    t.beat({1: "twain"})
    t.ready({2: "grab", 0: "left"})
    for seat in (0, 1, 2, 3):
        t(seat, "grab true")
    t.chance(15)
    t(2, Name(1))
    at = next(n for n, row in enumerate(t.view().window[0]) if row[1] == t.kind("grab"))
    assert why(t, 3, Play(t.kind("null"), at)) == ("can-not-be-cancelled", "5.2")


def test_deception():
    t = table("hexhex", seats=4, hands="left null,left left left", effects="1:deception")
    t.ready({1: "null=boost>2"})
    assert why(t, 1, Challenge(0)) == ("own-card", "8.5")


def test_when_hexed():
    t = table("hexhex", seats=4, hands="left level left left")
    t.beat()
    assert why(t, 1, Pass()) == ("hexed-first", "6.3")


def test_before_the_cast_and_who_is_named():
    t = table("hexhex", seats=4, hands="hexhex left left left", at=None)
    assert why(t, 0, Play(t.kind("hexhex"))) == ("before-the-cast", "2.2")
    assert why(t, 0, Lay(t.kind("left"))) == ("before-the-cast", "2.2")
    assert why(t, 0, Cast(0)) == ("not-oneself", "3.1")


def test_variants():
    t = table("hexhex", seats=4, hands="left left left left")
    assert why(t, 0, Grab(ebon=True)) == ("stix-only", "11.1")
    assert why(t, 0, Enact(Law.SILENCE)) == ("no-series", "13.1")
    t = table("hexhex", seats=4, hands="left dismiss,left left left", mute=0b10)
    assert why(t, 1, Lay(t.kind("dismiss"))) == ("no-counters", "11.8")
    t = table("hexhex", seats=4, vexed=True, hands="left dismiss,left,right left left")
    t.put(vexed=0b10, curse=21)
    assert why(t, 1, Lay(t.kind("dismiss"))) == ("no-counters", "12.5")
    t.put(curse=22, last_target=[-1, 2, -1, -1])
    assert why(t, 1, Lay(t.kind("left"))) == ("same-target", "12.5")


POSITIONS = (
    test_laying, test_a_maddened_hex, test_one_s_own_hex_and_two_hexes, test_out_of_turn_and_counters,
    test_what_can_not_be_cancelled, test_deception, test_when_hexed, test_before_the_cast_and_who_is_named,
    test_variants,
)  # fmt: skip


def test_every_reason_is_met():
    """All positions once more: the tests above may run in different processes."""
    ASKED.clear()
    for position in POSITIONS:
        position()
    missing = set(REASONS) - ASKED
    assert not missing, f"no position shows {missing}"
