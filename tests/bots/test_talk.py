"""Bots talk: what makes them, that nothing hidden shows in whether or when they do, and what they make of words."""

from dataclasses import replace

import pytest

from hoodwink import load
from hoodwink.beliefs import hoax as hoax_beliefs
from hoodwink.bots import Budget, decide, make
from hoodwink.bots.talk import OVER, TRIGGERS, Moment, Remark, after, attentive, hexhex, hoax, moments, remark, silent
from hoodwink.bots.talk import resistance as res
from hoodwink.core.action import Pass
from hoodwink.core.dice import Dice
from hoodwink.core.match import Match
from hoodwink.core.seats import SPECTATOR, members
from hoodwink.core.worlds import Worlds
from hoodwink.games import GAMES
from hoodwink.games.hexhex.view import HexView
from hoodwink.games.hoax.actions import CallHoax, Claim
from hoodwink.games.hoax.actions import Vote as Thumb
from hoodwink.games.hoax.sheet import Character, Resource
from hoodwink.games.hoax.view import HoaxView
from hoodwink.games.resistance.actions import Propose, Vote
from hoodwink.server import phrases
from hoodwink.testing.table import table

SEATS = {"erben": 4, "hexhex": 4, "hoax": 4, "ohfox": 4, "resistance": 6}
REPLIES = 120  # of careless play, in which there is a lot to talk about
CHOSEN = {"believe", "doubt"}  # of a claim: which of them, is a matter of belief


def played(key, seed, replies=REPLIES):
    """A match in the middle, or at its end."""
    match = Match(load(key, seats=SEATS[key]), seed)
    bot = make(key, "regular" if key == "hoax" else "random", Dice(seed))  # at random, Hoax is over at once
    for _ in range(replies):
        if match.over:
            break
        seat = match.asked[0]
        match.reply(seat, bot(match.view(seat), match.options(seat)))
    return match


# what is said ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_bots_say_can_be_said(key):
    known = phrases.of(GAMES[key])
    for what, trigger in TRIGGERS[key].items():
        assert 0 < trigger.rate < 0.5, f"{what}: seldom enough not to annoy"
        assert trigger.says + trigger.names, what
        assert not [phrase for phrase in trigger.says if "{seat}" in known[phrase]]
        assert not [phrase for phrase in trigger.names if "{seat}" not in known[phrase]]


@pytest.mark.parametrize("key", GAMES)
def test_something_happens_that_all_may_talk_about(key):
    found = {moment.what for seed in range(3) for moment in moments(key, played(key, seed).view(SPECTATOR), 0)}
    told = {*TRIGGERS[key]} - {"over", "greeted", "named", "praised"}
    assert found <= told
    assert len(found) > len(told) / 2 or key == "ohfox"


def test_moments_are_what_all_have_seen():
    with pytest.raises(AssertionError, match="nothing else"):
        moments("hoax", played("hoax", 0).view(0), 0)


@pytest.mark.parametrize("key", GAMES)
def test_whether_when_and_what_tell_nothing(key):
    """In two worlds that look alike to an onlooker the same seats speak in the same moments, by the same phrases: only
    whom they name may differ. So honest and lying seats speak equally often given what all have seen."""
    spoken = 0
    for seed in range(12):
        match = played(key, seed, 10 + 6 * seed)
        if match.over:
            continue
        real = match._state
        other = match.game.redeal(real, SPECTATOR, Dice(seed))
        found = moments(key, match.game.view(real, SPECTATOR), 0)
        assert found == moments(key, match.game.view(other, SPECTATOR), 0)
        for moment in found[-12:]:
            one, two = (remark(key, match.game.view(s, moment.seat), moment, Dice(seed)) for s in (real, other))
            assert one.seat == two.seat == moment.seat
            assert one.phrase == two.phrase or {one.phrase, two.phrase} == CHOSEN
            assert (one.about is None) == (two.about is None)
            for said in (one, two):
                assert said.about is None or (moment.among >> said.about & 1 and said.about != said.seat)
            spoken += 1
    assert spoken > 30


def test_a_failed_mission():
    t = table("resistance", seats=5, roles="spy")
    t.mission(0, 1, fails=[0])
    found = {moment.seat: moment for moment in moments("resistance", t.view(SPECTATOR), 0) if "failed" in moment.what}
    assert [found[seat].what for seat in range(5)] == ["failed, with me"] * 2 + ["failed"] * 3
    said = {remark("resistance", t.view(seat), found[seat], Dice(n)).phrase for seat in (0, 1) for n in range(30)}
    assert said == {"was_there", "suspect"}
    rates = TRIGGERS["resistance"]
    assert rates["failed, with me"].rate > rates["failed"].rate, "who was there has more reason to speak"


def test_a_spy_names_others_than_his_own_mostly():
    t = table("resistance", seats=5, roles="spy spy")
    t.mission(1, 2, fails=[1])
    moment = Moment(0, "failed", 0, among=0b00110)

    def named(seat):
        return [remark("resistance", t.view(seat), replace(moment, seat=seat), Dice(n)).about for n in range(60)]

    assert 0 < named(0).count(1) < 20, "one of his own now and then, or he would be read by that"
    assert 20 < named(3).count(1) < 40, "who knows nothing can't tell"


def test_an_honest_seat_names_whom_it_suspects():
    t = table("resistance", seats=5, roles="resistance spy spy")
    t.mission(0, 1, fails=[1])
    moment = next(m for m in moments("resistance", t.view(SPECTATOR), 0) if m.what == "failed, with me" and m.seat == 0)
    said = [remark("resistance", t.view(0), moment, Dice(n)) for n in range(20)]
    assert {one.about for one in said if one.phrase == "suspect"} == {1}
    best = max(range(1, 5), key=res.suspected(t.view(0)).__getitem__)
    assert best == 1


def test_a_spy_speaks_of_what_one_in_his_seat_would_see():
    t = table("resistance", seats=5, roles="spy spy")
    t.mission(1, 2, fails=[1])
    assert res.suspected(t.view(0))[0] == 0, "he plays one who is none"
    assert res.suspected(t.view(0))[1] < 1, "and knows no more than all"


# answers --------------------------------------------------------------------------------------------------------------


def test_who_is_spoken_to_may_answer():
    said = [
        Remark(0, "hello"),
        Remark(0, "suspect", 2),
        Remark(1, "trust", 3),
        Remark(2, "not_me"),
        Remark(1, "spy", 1),
    ]
    found = after(said, 0, 4)
    assert [(m.seat, m.what, m.at) for m in found] == [
        (1, "greeted", 0), (2, "greeted", 0), (3, "greeted", 0), (2, "named", 1), (3, "praised", 2)
    ]  # fmt: skip
    assert after(said, 3, 4) == []
    assert remark("resistance", None, found[3], Dice(1)).phrase in ("not_me", "trust_me")  # type: ignore[arg-type]
    assert remark("hexhex", played("hexhex", 1).view(3), found[4], Dice(1)) == Remark(3, "thanks", 1)
    assert remark("ohfox", None, Moment(0, OVER, 9), Dice(1)).phrase == "well_played"  # type: ignore[arg-type]


def test_bots_are_silent_where_a_word_is_a_slip():
    view = Match(load("hexhex", seats=4)).view(SPECTATOR)
    assert isinstance(view, HexView)
    assert silent(view) == ()
    assert silent(replace(view, curse=3, vexed=(1, 2))) == (1, 2)
    assert silent(replace(view, curse=None, vexed=(1, 2))) == ()
    law = Match(load("hexhex", seats=4, laws="keyword_i")).view(SPECTATOR)
    assert isinstance(law, HexView)
    assert law.modules & hexhex.WORDS
    assert silent(law) == (0, 1, 2, 3)
    assert silent(Match(load("hexhex", seats=4, laws="mirrored")).view(SPECTATOR)) == ()


# taking note ----------------------------------------------------------------------------------------------------------


def sways(of, *args):
    """What words make of a reply, where they make anything of it."""
    found = of.sways(*args)
    assert found is not None
    return found


def chance(view, remarks, seat):
    return res.spies(res.noted(res.known(view), remarks, view.seat), view.seats)[seat]


def test_words_shift_what_the_resistance_believes():
    t = table("resistance", seats=5, roles="resistance resistance resistance spy spy")
    view = t.view(0)
    plain = chance(view, [], 3)
    ill = chance(view, [Remark(1, "suspect", 3)], 3)
    assert plain < ill < plain + 0.1, "a little: spies lie"
    assert ill < chance(view, [Remark(1, "spy", 3), Remark(2, "suspect", 3)], 3), "two say more than one"
    assert chance(view, [Remark(1, "trust", 3)], 3) < plain
    assert chance(view, [Remark(1, "suspect", 3)] * 9, 3) == ill, "saying it again adds nothing"
    assert chance(view, [Remark(1, "suspect", 3), Remark(1, "trust", 3)], 3) < plain, "the last word counts"
    for idle in (Remark(0, "suspect", 3), Remark(3, "suspect", 3), Remark(1, "was_there"), Remark(1, "hello")):
        assert chance(view, [idle], 3) == pytest.approx(plain), "one's own words, and words about oneself"


def test_what_is_certain_stays_so():
    t = table("resistance", seats=5, roles="spy spy")
    assert chance(t.view(0), [Remark(2, "one_of_us", 1), Remark(3, "spy", 4)], 1) == 1


def proposed():
    t = table("resistance", seats=5, roles="resistance resistance resistance spy spy")
    t.team(0, 3)
    return t


def test_words_change_votes():
    t = proposed()
    view, options = t.view(1), t.options(1)
    approve, reject = Vote(approve=True), Vote(approve=False)
    against, for_it = [Remark(2, "spy", 3)], [Remark(2, "one_of_us", 3)]
    other, often = sways(res, view, options, approve, against)
    assert other == reject
    assert 0 < often < 0.5
    assert sways(res, view, options, reject, against)[1] < 0, "who is against it already stays so"
    assert sways(res, view, options, reject, for_it)[1] > 0
    assert sways(res, view, options, approve, for_it)[1] < 0


def test_words_change_teams():
    t = table("resistance", seats=5, roles="resistance resistance resistance spy spy")
    view, options = t.view(0), t.options(0)
    reply = Propose((0, 3))
    said = [Remark(1, "spy", 3), Remark(2, "spy", 3)]
    other, often = sways(res, view, options, reply, said)
    assert 3 not in other.team
    assert 0 < often < 0.8
    assert res.sways(t.view(0), options, other, said) == (other, 0)


def test_attentive_bots():
    t = proposed()
    view, options = t.view(1), t.options(1)
    approve, reject = Vote(approve=True), Vote(approve=False)
    words = (Remark(0, "spy", 3), Remark(2, "spy", 3), Remark(4, "spy", 3))

    def replies(heard):
        bots = [attentive("resistance", lambda *_: approve, Dice(n)) for n in range(60)]
        for bot in bots:
            bot.hear(heard)
        return [bot(view, options) for bot in bots].count(reject)

    assert replies(()) == 0
    assert 3 < replies(words) < 50


@pytest.mark.parametrize("key", ["hoax", "resistance"])
@pytest.mark.parametrize("level", ["regular", "sharp", "master"])
def test_bots_of_all_levels_listen(key, level):
    """Whole games among words of all kinds: every reply is an option."""
    match = Match(load(key, seats=SEATS[key]), 3)
    seats = range(SEATS[key])
    bots = [attentive(key, make(key, level, Dice(n), Budget(1.0, 4)), Dice(f"{n}/words")) for n in seats]
    words = [phrase for phrase, text in phrases.of(GAMES[key]).items() if "{seat}" in text]
    dice = Dice(9)
    for n in range(40):
        if match.over:
            break
        seat = match.asked[0]
        said = [Remark(dice.below(len(seats)), words[dice.below(len(words))], dice.below(len(seats)), match.ply)]
        bots[seat].hear((*bots[seat].remarks, *said))
        view, options = match.view(seat), match.options(seat)
        reply = decide(bots[seat], view, options, Worlds(match.game, match._state, seat))
        assert reply in options, n
        match.reply(seat, reply)


def test_where_words_are_wind():
    this, that = Pass(), CallHoax()
    bot = attentive("ohfox", lambda *_: this, Dice(1))
    bot.hear((Remark(0, "saw_you", 1),))
    assert bot(None, (this, that)) == this  # type: ignore[arg-type]  # it does not look


# Hoax -----------------------------------------------------------------------------------------------------------------


def claimed():
    """A claim on which seat 1 has to say something."""
    t = table("hoax", seats=4)
    for seed in range(99):
        match, dice = Match(load("hoax", seats=4), seed), Dice(seed)
        for _ in range(30):
            seat = match.asked[0]
            options = match.options(seat)
            view = match.view(seat)
            assert isinstance(view, HoaxView)
            if any(isinstance(option, CallHoax) for option in options) and hoax.claims(view):
                (claimant, name), *_ = hoax.claims(view).items()
                speaker = next(s for s in view.remaining if s not in (seat, claimant))
                if 0 < hoax_beliefs.weighed(view).chance(claimant, hoax_beliefs.ROLES[name]) < hoax.DOUBTFUL:
                    return match, seat, claimant, name, speaker
            match.reply(seat, options[dice.below(len(options))])
    raise AssertionError(t)


def test_words_shift_what_is_believed_of_a_claim():
    match, seat, claimant, name, speaker = claimed()
    view, role = match.view(seat), hoax_beliefs.ROLES[name]
    belief = hoax_beliefs.weighed(view)

    def true(*remarks):
        return hoax.noted(belief, view, remarks).chance(claimant, role)

    plain, ply = belief.chance(claimant, role), view.ply
    assert true(Remark(speaker, "doubt", claimant, ply)) < plain < true(Remark(speaker, "believe", claimant, ply))
    assert hoax.noted(belief, view, [Remark(speaker, "doubt", claimant, ply)]).chance(speaker, role) > belief.chance(
        speaker, role
    ), "he may know because it is his own"
    assert true(Remark(speaker, "doubt", claimant, ply - 9)) == plain, "that was about something else"
    assert true(Remark(seat, "doubt", claimant, ply), Remark(claimant, "believe", claimant, ply)) == plain


def test_words_change_calls():
    match, seat, claimant, _, speaker = claimed()
    view, options = match.view(seat), match.options(seat)
    doubts, believes = [Remark(speaker, w, claimant, view.ply) for w in ("doubt", "believe")]
    other, often = sways(hoax, view, options, Pass(), [doubts])
    assert isinstance(other, CallHoax)
    assert 0 < often < 0.5
    assert sways(hoax, view, options, Pass(), [believes])[1] < 0
    other, often = sways(hoax, view, options, next(o for o in options if isinstance(o, CallHoax)), [believes])
    assert other == Pass()
    assert often > 0
    assert sways(hoax, view, (Thumb(up=True), Thumb(up=False)), Thumb(up=True), [doubts])[0] == Thumb(up=False)
    assert hoax.sways(view, (Claim(Character(0), Resource(0)), Pass()), Pass(), [doubts]) is None


def test_who_has_the_card_speaks_as_one_who_has_not():
    """Of a claim to its own card a bot says either thing as often as the other, by a coin."""
    match, *_ = claimed()
    view = match.view(SPECTATOR)
    moment = next(m for m in reversed(moments("hoax", view, 0)) if m.what == hoax.CLAIM)
    (claimant,) = members(moment.among)
    event = view.log[moment.at]
    assert event[1] == claimant
    character = match.game.actions[event[2]].character
    mine = replace(match.view(moment.seat), identity=int(character))
    said = [remark("hoax", mine, moment, Dice(n)).phrase for n in range(100)]
    assert 30 < said.count("doubt") < 70
