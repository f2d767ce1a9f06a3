"""Who sits at a table, by its log alone: people, host, other devices, talk, and what a table can't be."""

import pytest
from masks import Masks
from pretend import ALL, Pretend, names

from hoodwink.games.hexhex import vexes
from hoodwink.games.hexhex.state import HexState
from hoodwink.server import desk, rows, wire
from hoodwink.server.desk import Refusal, hashed
from hoodwink.server.letters import info

# people ---------------------------------------------------------------------------------------------------------------


def test_a_name_is_enough_and_the_first_open_seat_is_taken():
    t = Pretend(start=False)
    assert names(t) == ["Ann", "Ben", "Cat"]
    assert t.table.host == 0
    assert [seat.kind for seat in info(t.table).seats] == ["human"] * 3


@pytest.mark.parametrize(("name", "code"), [("ann", "taken"), (" \t", "bad_setup"), ("x" * 17, "bad_setup"),
                                            ("a\u202eb", "bad_setup"), ("<b>", None), ("Zoë 🦊", None)])  # fmt: skip
def test_names(name, code):
    t = Pretend(guests=(), start=False)
    if code is None:
        t.join(name)
        assert names(t)[1] == name
        return
    with pytest.raises(Refusal) as refusal:
        t.join(name)
    assert refusal.value.code == code


def test_a_seat_is_taken_once_and_a_full_table_says_so():
    t = Pretend(guests=("Ben",), start=False)
    with pytest.raises(Refusal, match="seat 1 is not open; open is 2"):
        t.join("Cat", seat=1)
    t.join("Cat", seat=2)
    with pytest.raises(Refusal, match="all seats are taken"):
        t.join("Dan")


def test_several_seats_on_one_device():
    t = Pretend(guests=("Ben",), start=False)
    t.join("Bob", who="Ben")
    assert t.table.owned(hashed("Ben")) == [1, 2]
    t("Ann", wire.Start)
    t.on_to("quiet")
    t.reply("Ben", seat=1)
    t.reply("Ben", seat=2)
    assert t.refused("Ben", wire.Back, seat=0).code == "not_yours"


def test_bots_of_every_level_that_the_game_offers():
    t = Pretend("hoax", seats=4, guests=(), start=False, bots=["random", "master"])
    t("Ann", wire.Bot, seat=3, level="regular")
    assert [chair.level for chair in t.table.chairs] == ["", "random", "master", "regular"]
    assert len(set(names(t))) == 4
    refused = t.refused("Ann", wire.Bot, seat=3, level="godlike").message
    assert "it has random, novice, regular, sharp, master" in refused


def test_start_needs_everybody():
    t = Pretend(guests=("Ben",), start=False)
    assert "seat 2 is open" in t.refused("Ann", wire.Start).message
    t("Ann", wire.Bot, seat=2, level="random")
    t("Ann", wire.Start)
    assert t.table.phase == "playing"
    assert t.refused("Ann", wire.Start).code == "not_now"


def test_ready():
    t = Pretend(start=False)
    t("Ben", wire.Ready, seat=1)
    assert [seat.ready for seat in info(t.table).seats] == [False, True, False]
    assert t("Ben", wire.Ready, seat=1) == []
    t("Ben", wire.Ready, seat=1, ready=False)
    assert not t.table.chairs[1].ready
    t("Ann", wire.Start)
    assert t.refused("Ben", wire.Ready, seat=1).code == "not_now"


# the host -------------------------------------------------------------------------------------------------------------

HOSTLY = [
    (wire.Kick, {"seat": 2}), (wire.Bot, {"seat": 2, "level": "random"}), (wire.Swap, {"one": 1, "two": 2}),
    (wire.Start, {}), (wire.Pause, {}), (wire.Resume, {}), (wire.Extend, {}), (wire.Finish, {}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields"), HOSTLY)
@pytest.mark.parametrize("who", ["Ben", "nobody"])
def test_host_powers_are_the_hosts(kind, fields, who):
    assert Pretend(start=False).refused(who, kind, **fields).code == "not_host"
    assert Pretend().refused(who, kind, **fields).code == "not_host"


def test_kick_opens_a_seat_and_in_a_game_gives_it_to_a_bot():
    t = Pretend(start=False)
    t("Ann", wire.Kick, seat=1)
    assert [chair.kind for chair in t.table.chairs] == ["human", "open", "human"]
    assert t("Ann", wire.Kick, seat=1) == []
    t.join("Ben")
    t("Ann", wire.Start)
    t("Ann", wire.Kick, seat=1)
    assert (t.table.chairs[1].kind, t.table.chairs[1].name) == ("bot", "Ben")
    assert t.refused("Ann", wire.Kick, seat=1).code == "not_now"
    assert t.refused("Ben", wire.Back, seat=1).code == "not_yours"
    assert "the seats are 0 to 2" in t.refused("Ann", wire.Kick, seat=3).message


def test_replace_by_a_bot_in_a_game():
    t = Pretend()
    t("Ann", wire.Bot, seat=2, level="random")
    assert (t.table.chairs[2].kind, t.table.chairs[2].name) == ("bot", "Cat")


def test_swap_before_the_first_game_only():
    t = Pretend(start=False)
    t("Ann", wire.Swap, one=0, two=2)
    assert names(t) == ["Cat", "Ben", "Ann"]
    assert t.table.host == 2
    t("Ann", wire.Start)
    assert t.refused("Ann", wire.Swap, one=0, two=2).code == "not_now"
    t.finish()
    assert t.refused("Ann", wire.Swap, one=0, two=2).code == "not_now"


@pytest.mark.parametrize("start", [False, True])
def test_the_host_leaves_and_the_next_seat_is_host(start):
    t = Pretend(start=start)
    t("Ann", wire.Leave, seat=0)
    assert t.table.host == 1
    t("Ben", wire.Leave, seat=1)
    assert t.table.host == 2
    t("Cat", wire.Leave, seat=2)
    assert t.table.abandoned


def test_the_last_one_who_leaves_does_not_leave_a_pause_behind():
    t = Pretend()
    t("Ann", wire.Pause)
    t("Ben", wire.Leave, seat=1)
    t("Cat", wire.Leave, seat=2)
    assert t.table.paused_at is not None
    t("Ann", wire.Leave, seat=0)
    assert t.table.paused_at is None


def test_a_table_that_everybody_has_left_gets_its_next_guest_as_host():
    t = Pretend(guests=(), start=False)
    t("Ann", wire.Leave, seat=0)
    t.join("Dan", seat=1)
    assert t.table.host == 1


def test_the_host_ends_a_game():
    t = Pretend()
    t("Ann", wire.Finish)
    shown = info(t.table)
    assert (shown.phase, shown.result) == ("over", None)
    assert t.refused("Ann", wire.Finish).code == "not_now"
    assert not t.table.records[0].ended
    t("Ann", wire.Start)
    assert t.table.played == 2


# moving to another device ---------------------------------------------------------------------------------------------


def offer(t, who, key="k", **fields):
    return t.add(desk.offer(t.table, wire.Move(**fields), hashed(who), key, t.now))


def take(t, who, key="k"):
    return t.add(desk.take(t.table, key, hashed(who), t.now))


def test_seats_move_to_another_device_once():
    t = Pretend(start=False)
    offer(t, "Ben")
    assert b'"key":"k"' not in b"".join(t.log)
    take(t, "phone")
    assert t.table.owned(hashed("phone")) == [1]
    assert t.table.owned(hashed("Ben")) == []
    with pytest.raises(Refusal, match="used or is too old"):
        take(t, "thief")


def test_a_link_to_another_device_grows_old():
    t = Pretend(start=False)
    offer(t, "Ben")
    t.now += desk.MOVE_LASTS + 1
    with pytest.raises(Refusal, match="too old"):
        take(t, "phone")


def test_a_screen_sees_what_a_spectator_sees_where_others_may_not():
    t = Pretend(spectators=False)
    assert not t.table.may_watch(hashed("tv"))
    offer(t, "Ann", screen=True)
    take(t, "tv")
    assert t.table.may_watch(hashed("tv"))
    assert t.table.owned(hashed("tv")) == []
    with pytest.raises(Refusal, match="only the host"):
        offer(t, "Ben", screen=True)
    with pytest.raises(Refusal, match="no seat"):
        offer(t, "nobody")
    for n in range(desk.MOST_OFFERS):
        offer(t, "Ben", key=f"{n}")
    with pytest.raises(Refusal, match="too many links"):
        offer(t, "Ben", key="more")


# talk -----------------------------------------------------------------------------------------------------------------


def test_chat_and_phrases():
    t = Pretend()
    t("Ann", wire.Say, seat=0, text="  hello\n there ")
    t("Ben", wire.Say, seat=1, phrase="suspect", about=0)
    assert [(line.seat, line.text, line.phrase, line.about) for line in t.table.chat] == [
        (0, "hello there", "", None), (1, "", "suspect", 0),
    ]  # fmt: skip
    for bad in ({}, {"text": "a", "phrase": "yes"}, {"text": "a\u0000"}, {"phrase": "suspect"},
                {"phrase": "yes", "about": 1}):  # fmt: skip
        assert t.refused("Ann", wire.Say, seat=0, **bad).code == "bad_message"
    assert t.refused("Ann", wire.Say, seat=0, phrase="abracadabra").code == "unknown"
    assert t.refused("Ann", wire.Say, seat=0, phrase="suspect", about=9).code == "unknown"


def test_without_chat_phrases_remain():
    t = Pretend(chat=False)
    assert t.refused("Ann", wire.Say, seat=0, text="psst").code == "muted"
    t("Ann", wire.Say, seat=0, phrase="yes")


def test_who_is_out_of_hoax_is_silent_until_the_end():
    t = Pretend("hoax", seats=3)
    while len(t.table.playing.may_speak) == 3:
        asked = t.table.asked()
        options = t.table.playing.options(asked[0])
        accuse = [a for a in options if str(a).startswith("accuse")]
        t.add([desk.replied(t.table, asked[0], (accuse or options)[-1], t.now)])
        assert t.table.phase == "playing"
    out = next(seat for seat in range(3) if seat not in t.table.playing.may_speak)
    assert t.refused(names(t)[out], wire.Say, seat=out, phrase="yes").code == "muted"
    t.finish()
    t(names(t)[out], wire.Say, seat=out, text="it was me")


def test_a_game_may_listen_to_what_is_said():
    class Strict(Masks):
        """Who says enough has bowed out."""

        def heard(self, s, seat, text, names=()):
            return self.actions.id(self.actions.parse("bow")) if text == "enough" else None

    t = Pretend()
    assert t.table.match is not None
    t.table.match.game.__class__ = Strict
    said = t("Ben", wire.Say, seat=1, text="enough")
    assert [type(row) for row in said] == [rows.Said, rows.Interjected]
    assert [type(row) for row in t("Cat", wire.Say, seat=2, text="enough")] == [rows.Said]  # two are left
    assert [type(row) for row in t("Ann", wire.Say, seat=0, text="more")] == [rows.Said]


# making ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "3 to 4 seats"),
        ({"options": {"rounds": 7}}, "rounds is a whole number from 1 to 3"),
        ({"options": {"moon": True}}, "has no option 'moon'"),
        ({"preset": "epic"}, "has no preset 'epic'; it has short, long"),
        ({"bots": ["random"] * 3, "seats": 3}, "need more than 3 seats"),
        ({"bots": ["wise"]}, "no bots of level 'wise'"),
        ({"clock": "brisk", "seconds": {"choice": 3}}, 'with clock "custom" only'),
    ],
)
def test_a_table_that_can_not_be(fields, says):
    new = wire.NewTable(**{"game": "masks", "name": "Ann", **fields})
    with pytest.raises(Refusal, match=says):
        desk.make(new, "h", ALL, 0)


def made_with(**fields):
    first, *_ = desk.make(wire.NewTable(name="Ann", **fields), "h", ALL, 0)
    assert isinstance(first, rows.Made)
    return first


@pytest.mark.parametrize(
    ("wanted", "aid"),
    [
        ({"game": "hoax"}, False),
        ({"game": "hoax", "bots": ["regular", "regular"], "clock": "none"}, False),
        ({"game": "hoax", "memory_aid": True}, True),
        ({"game": "hoax", "lesson": True}, False),
        ({"game": "erben"}, True),
        ({"game": "erben", "preset": "original"}, False),
        ({"game": "erben", "options": {"unmarked_doubts": True}}, False),
        ({"game": "erben", "preset": "original", "memory_aid": True}, True),
        ({"game": "resistance"}, True),
        ({"game": "resistance", "memory_aid": False}, False),
    ],
)
def test_the_memory_aid_is_as_the_rules_have_it_unless_the_maker_says_otherwise(wanted, aid):
    assert made_with(**wanted).memory_aid is aid


def test_one_room_is_set_for_the_table_and_an_option_of_the_games_that_read_it():
    made = made_with(game="hexhex", one_room=True)
    assert (made.one_room, made.options["one_room"]) == (True, True)
    made = made_with(game="hexhex", options={"one_room": True})
    assert made.one_room is True
    made = made_with(game="hoax", one_room=True)
    assert made.one_room is True
    assert "one_room" not in made.options
    assert made_with(game="hexhex").options["one_room"] is False


def test_presets_and_the_memory_aid_are_options_of_the_game_where_it_has_them():
    made = made_with(game="masks", preset="short")
    assert made.options["rounds"] == 1
    made = made_with(game="hoax", memory_aid=False)
    assert made.options["memory_aid"] is False
    assert made.memory_aid is False
    made = made_with(game="hoax", options={"memory_aid": True}, memory_aid=False)
    assert made.memory_aid is True


def test_marks_lie_on_the_table_for_all_to_see_and_are_no_part_of_the_game():
    t = Pretend("ohfox", options={"predator": "second"})
    record = t.table.playing.record
    before = len(record.rows)
    t("Ben", wire.Mark, seat=1, mark="0", place="14")
    t("Ben", wire.Mark, seat=1, mark="2", place="3")
    t("Ben", wire.Mark, seat=1, mark="0", place="15")
    assert info(t.table).marks == {"0": "15", "2": "3"}
    t("Ben", wire.Mark, seat=1, mark="2")
    assert info(t.table).marks == {"0": "15"}
    assert len(record.rows) == before
    assert t.refused("Ann", wire.Mark, seat=0, mark="2", place="3").code == "illegal"
    assert t.refused("Ann", wire.Mark, seat=1, mark="2", place="3").code == "not_yours"
    assert t.refused("Ben", wire.Mark, seat=1, mark="2", place="nowhere").code == "illegal"


def test_marks_are_gone_with_their_game():
    t = Pretend("ohfox", options={"predator": "first"})
    t("Ann", wire.Mark, seat=0, mark="1", place="0")
    t("Ann", wire.Finish)
    assert t.refused("Ann", wire.Mark, seat=0, mark="1", place="0").code == "not_now"
    t("Ann", wire.Start)
    assert info(t.table).marks == {}


def test_a_game_without_marks_says_so():
    assert "has no marks" in Pretend().refused("Ann", wire.Mark, seat=0, mark="0", place="0").message


# words that the rules hear --------------------------------------------------------------------------------------------


def thankful():
    """A table where a curse asks Ann for thanks."""
    t = Pretend(game="hexhex", options={"vexed": True, "ready": False}, chat=False)
    t.on_to("quiet")
    s = t.table.playing._state
    assert isinstance(s, HexState)
    s.curse, s.vexed = vexes.THANKS, 1
    return t, s


def test_thanks_take_words_nobody_sends_them_alone():
    t, s = thankful()
    with pytest.raises(Refusal, match="say it at the table"):
        t("Ann", wire.Interject, game=0, seat=0, action={"do": "thank"})
    assert s.thanked == 0


def test_thanks_by_a_tap_are_thanks():
    t, _ = thankful()
    t("Ann", wire.Say, seat=0, phrase="thanks", about=1)
    assert [type(row) for row in map(rows.read, t.log[-2:])] == [rows.Said, rows.Interjected]


# a law in the table's own words ---------------------------------------------------------------------------------------


def victorious(**settings):
    """A table at which somebody has won the first game of a series, and is asked for a law; that person's seat."""
    t = Pretend(game="hexhex", options={"series": 2, "rounds": 1, "ready": False}, **settings)
    while t.table.playing.view(0).frame != "LayDownTheLaw":
        t.step()
    return t, t.table.asked()[0]


def lays_down(t, seat, words, law="own_voice_2"):
    action = {"do": "enact", "law": law}
    asked = {"game": t.table.played - 1, "ply": t.table.playing.ply, "seat": seat}
    return t(names(t)[seat], wire.Reply, action=action, words=words, **asked)


def test_the_winner_s_words_are_shown_at_once_and_in_the_next_game():
    t, seat = victorious()
    lays_down(t, seat, "  Nobody <b>points</b> at anybody. ")
    assert t.table.phase == "over"
    assert info(t.table).words == "Nobody <b>points</b> at anybody."
    t("Ann", wire.Start)
    assert info(t.table).words == ""
    assert info(t.table).options["words"] == "own_voice_2: Nobody <b>points</b> at anybody.\n"
    t.again()  # the log says it all


@pytest.mark.parametrize(
    ("words", "law", "code"),
    [
        ("x" * 141, "own_voice_2", "bad_message"),
        ("a bell \a", "own_voice_2", "bad_message"),
        ("\u202eright to left", "own_voice_2", "bad_message"),
        ("some", "silence", "bad_message"),
    ],
)
def test_words_that_a_law_can_not_have(words, law, code):
    t, seat = victorious()
    with pytest.raises(Refusal) as refusal:
        lays_down(t, seat, words, law)
    assert refusal.value.code == code


def test_what_holds_for_chat_holds_for_the_words_of_a_law():
    t, seat = victorious(chat=False)
    with pytest.raises(Refusal) as refusal:
        lays_down(t, seat, "Hush!")
    assert refusal.value.code == "muted"
    lays_down(t, seat, "")  # a law without words can be had
    t("Ann", wire.Start)
    assert info(t.table).options["laws"] == "own_voice_2"
