"""What is played at a table, by its log alone: replies, series, proof, and the log itself."""

import hashlib

import pytest
from masks import Masks
from pretend import ALL, Pretend

from hoodwink.core.record import Record
from hoodwink.server import desk, rows, wire
from hoodwink.server.desk import Refusal, hashed
from hoodwink.server.letters import Letters, info
from hoodwink.server.table import Table

# replies --------------------------------------------------------------------------------------------------------------


def test_the_same_id_twice_is_one_action():
    t = Pretend()
    t.on_to("quiet")
    first = t.reply("Ann", id="once")
    assert len(first) == 1
    assert t.reply("Ann", id="once") == []
    assert [rows.read(raw) for raw in t.log].count(first[0]) == 1


def test_every_request_is_known_by_its_id():
    t = Pretend()
    until = t.until()
    t("Ann", wire.Extend, seconds=5, id="more")
    assert t("Ann", wire.Extend, seconds=5, id="more") == []
    assert t.table.deadline == until + 5
    t("Ben", wire.Say, seat=1, text="hm", id="hm")
    t("Ann", wire.Finish, id="enough")
    t("Ann", wire.Start)
    assert t("Ben", wire.Say, seat=1, text="hm", id="hm") == []
    assert t("Ann", wire.Finish, id="enough") == []
    assert t.table.phase == "playing"


def test_ids_of_two_seats_do_not_collide():
    t = Pretend()
    t.on_to("quiet")
    assert t.reply("Ann", id="x")
    assert t.reply("Ben", id="x")


def test_stale_questions_are_refused():
    t = Pretend()
    t.on_to("ballot")
    ply = t.table.playing.ply
    assert t.refused("Ann", wire.Reply, game=0, ply=ply - 1, seat=0, action=0).code == "stale"
    assert t.refused("Ann", wire.Reply, game=1, ply=ply, seat=0, action=0).code == "stale"


def test_illegal_replies_name_the_section():
    t = Pretend()
    t.on_to("ballot")
    ply = t.table.playing.ply
    refusal = t.refused("Ann", wire.Reply, game=0, ply=ply, seat=0, action={"do": "grab", "left": True})
    assert refusal.code == "illegal"
    assert refusal.section.startswith("2.")
    assert t.refused("Ann", wire.Reply, game=0, ply=ply, seat=0, action={"do": "dance"}).code == "bad_message"
    assert t.refused("Ann", wire.Reply, game=0, ply=ply, seat=0, action=99_999).code == "bad_message"


def test_an_interjection():
    t = Pretend()
    assert t.refused("Ben", wire.Interject, game=0, seat=1, action={"do": "pass"}).code == "illegal"
    t("Ben", wire.Interject, game=0, seat=1, action={"do": "bow"})
    assert t.refused("Cat", wire.Interject, game=0, seat=2, action={"do": "bow"}).code == "illegal"  # two are left
    assert t.refused("Ann", wire.Interject, game=1, seat=0, action={"do": "bow"}).code == "stale"


# series, records, proof -----------------------------------------------------------------------------------------------


def test_the_deal_is_committed_to_and_proved():
    t = Pretend()
    committed = info(t.table).commitment
    seed = "seed 0"
    assert seed.encode() not in Letters(t.table).info()
    t.finish()
    result = info(t.table).result
    assert result is not None
    assert result.seed == seed
    assert hashlib.sha256(seed.encode()).hexdigest() == committed
    kept = Table("BCDFGH", ALL, keep=0)
    for raw in t.log:
        kept.fold(rows.read(raw))
    record = kept.kept
    assert record is not None
    again = Record.loads(record.dumps(ALL["masks"].actions), ALL.__getitem__)
    assert [*again.replay(again.setup(ALL.__getitem__))]
    assert again.ended


def test_again_with_the_same_people_and_a_series_with_scores():
    t = Pretend("hoax", seats=3, options={"goal": 2})
    t.finish()
    first = info(t.table)
    assert first.result is not None
    assert [seat.score for seat in first.seats] == list(first.result.points)
    t("Ann", wire.Start)
    assert t.table.played == 2
    assert info(t.table).commitment != first.commitment
    if not first.series_over:
        assert t.table.game.options["first"] == first.result.winners[0]  # the rules' own next game
    while not info(t.table).series_over:
        t.finish()
        if not info(t.table).series_over:
            t("Ann", wire.Start)
    assert max(seat.score for seat in info(t.table).seats) >= 2
    t("Ann", wire.Start)
    assert [seat.score for seat in info(t.table).seats] == [0, 0, 0]  # a new series
    assert len(t.table.records) == t.table.played - 1


def test_rules_that_changed_stop_a_table_and_say_so():
    class Newer(Masks):
        version = 2

    t = Pretend()
    table = Table("BCDFGH", {**ALL, "masks": Newer})
    for raw in t.log:
        table.fold(rows.read(raw))
    assert table.trouble == "version"
    assert table.n == t.table.n
    with pytest.raises(Refusal, match="another version of the rules"):
        desk.decide(table, wire.Pause("x"), hashed("Ann"), 0)
    assert info(table).trouble == "version"


def test_a_log_that_the_rules_no_longer_follow_is_noticed_by_its_digests():
    t = Pretend("resistance", seats=5, guests=("Ben", "Cat", "Dan", "Eve"))
    while getattr(rows.read(t.log[-1]), "check", None) is None:
        t.step()
    *before, last = t.log
    other = rows.read(last)
    other.check = (other.check[0], "0" * 16)
    table = Table("BCDFGH", ALL)
    for raw in (*before, rows.write(other)):
        table.fold(rows.read(raw))
    assert table.trouble == "rules"


def test_trouble_tells_nothing_of_the_reply_that_the_rules_refuse():
    """A mission card is sealed. By rules that changed it may be one that can't be played: whose, and which, is not said
    to anybody."""
    t = Pretend("resistance", seats=5, guests=("Ben", "Cat", "Dan", "Eve"))
    while not is_card(rows.read(t.log[-1])):
        t.step()
    *before, last = t.log
    card = rows.read(last)
    card.action["card"] = "reverse"
    told = set()
    for card.seat in range(5):
        table = Table("BCDFGH", ALL)
        for raw in (*before, rows.write(card)):
            table.fold(rows.read(raw))
        with pytest.raises(Refusal) as refused:
            desk.decide(table, wire.Pause("x"), hashed("Ann"), 0)
        told.add((table.trouble, refused.value.code, refused.value.message, refused.value.section))
    assert told == {("rules", "trouble", "this table was begun by other rules and can't go on", "")}


def is_card(row):
    return isinstance(row, rows.Replied) and row.action["do"] == "play-card"


# the log --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hoax", "resistance", "masks"])
def test_a_table_is_its_log(game):
    """At every row: folding the log anew gives the same table, to the last letter of every frame."""
    t = Pretend(game, seats=5 if game == "resistance" else 3, guests=("Ben",), start=False, bots=[])
    for seat in range(2, t.table.made.seats):
        t("Ann", wire.Bot, seat=seat, level="random")
    t("Ann", wire.Start)
    n = 0
    while t.table.phase == "playing":
        t.now += 0.25
        t.step()
        n += 1
        if n % 7 == 0:
            t.again()
    t.again()


@pytest.mark.parametrize("game", ["hoax", "resistance", "masks"])
def test_letters_that_are_kept_are_the_ones_that_would_be_written_anew(game):
    seats = 5 if game == "resistance" else 3
    t = Pretend(game, seats=seats, guests=[f"Guest {n}" for n in range(1, seats)])
    readers, kept = (-2, *range(seats)), None

    def step(n):
        seat = (t.table.asked() or [0])[0]
        match n % 9:
            case 1 if 0 in t.table.playing.may_speak:
                t("Ann", wire.Say, seat=0, phrase="yes")
            case 3 if t.table.asked():
                t.add([desk.replied(t.table, seat, t.table.playing.options(seat)[0], t.now, late=True)])
            case 4 if t.table.chairs[0].missed:
                t("Ann", wire.Back, seat=0)
            case 5:
                t("Ann", wire.Pause)
            case 6 if t.table.paused_at is not None:
                t("Ann", wire.Resume)
            case 7:
                t("Ann", wire.Extend)
            case _:
                t.step()

    for n in range(200):
        if t.table.phase != "playing":
            break
        step(n)
        kept, fresh = Letters(t.table, kept), Letters(t.table)
        for reader in readers:
            assert kept.sign(reader) == fresh.sign(reader)
            assert kept.info() == fresh.info()
            for start in (0, fresh.events()):
                assert kept.frame(reader, start) == fresh.frame(reader, start)
    assert n > 20
