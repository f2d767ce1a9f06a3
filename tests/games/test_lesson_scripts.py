"""The guided first games: they follow the rules to the learner's win, and what they teach is so."""

import re
from itertools import combinations

import pytest

from hoodwink.bots.names import NAMES
from hoodwink.core.action import Pass
from hoodwink.core.lesson import LEARNER
from hoodwink.core.match import Match
from hoodwink.core.seats import members
from hoodwink.games import GAMES
from hoodwink.games.erben import Erben
from hoodwink.games.erben import actions as erben
from hoodwink.games.erben.identities import BARON, FARMER, GOLD, GRAIN, JUDGE, MAGICIAN, MONK, THIEF, WINE
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex import actions as do
from hoodwink.games.hexhex import lesson as hexes
from hoodwink.games.hoax import Hoax
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim
from hoodwink.games.hoax.lesson import BRUNO, CLEO, DARIO
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.view import possible
from hoodwink.games.ohfox import OhFox
from hoodwink.games.ohfox import lesson as fox
from hoodwink.games.ohfox.actions import Play
from hoodwink.games.ohfox.animals import TURNS, Animal, Card
from hoodwink.games.ohfox.places import candidates
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.actions import Propose
from hoodwink.games.resistance.lesson import EDDA
from hoodwink.games.resistance.view import ResistanceView

TAUGHT = [kind for kind in GAMES.values() if kind.lesson]
HOAX, RESISTANCE, ERBEN, OHFOX, HEXHEX = Hoax, Resistance, Erben, OhFox, HexHex
a_lesson = pytest.mark.parametrize("kind", TAUGHT, ids=lambda kind: kind.key)


def played(kind):
    """The match as each page finds it, and the page; all replies are legal or this raises."""
    lesson = kind.lesson
    match = Match(kind(lesson.seats, **lesson.options), lesson.seed)
    for page in lesson.pages:
        yield match, page
        ply = match.ply
        for seat, action in page.replies:
            assert match.ply == ply, f"{page} goes on after its question is settled"
            match.reply(seat, action)
        assert match.ply != ply, f"{page} leaves its question open"


def at(kind, key):
    """What the learner sees at a step, and what he is told to do."""
    for match, page in played(kind):
        if page.key == key:
            return match.view(LEARNER), dict(page.replies)[LEARNER]
    raise AssertionError(f"no step {key}")


def test_these_games_have_a_lesson():
    assert [kind.key for kind in TAUGHT] == ["hoax", "resistance", "erben", "ohfox", "hexhex"]


@a_lesson
def test_a_lesson_ends_with_its_last_page_and_the_learner_wins(kind):
    for match, page in played(kind):
        assert not match.over, f"{page} comes after the end"
    assert match.over
    assert LEARNER in match.winners


@a_lesson
def test_a_step_stands_where_the_learner_is_asked_and_nowhere_else(kind):
    """Also not in a window that another closes: there a live table might ask him or not."""
    for match, page in played(kind):
        assert (LEARNER in match.asked) == bool(page.key) == (LEARNER in dict(page.replies)), page
        assert {*dict(page.replies)} == {*match.asked}, page


@a_lesson
def test_a_lesson_has_about_a_dozen_steps_each_with_a_name_of_its_own(kind):
    """A prey of Oh, Fox! is asked eight times, neither more nor less; who holds cards in HEX•HEX, after every card."""
    keys = [page.key for page in kind.lesson.pages if page.key]
    assert 10 <= len(keys) <= (19 if kind is HEXHEX else 14) or (kind is OHFOX and len(keys) == TURNS)
    assert len({*keys}) == len(keys)
    for key in keys:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", key)
        assert key not in ("welcome", "done")  # the client's


@a_lesson
def test_a_lesson_is_a_first_game_among_bots_of_ours(kind):
    lesson = kind.lesson
    short = {"goal": 1, "throne_points": False, "rounds": 1}  # where there are several rounds, one is enough
    declared = {option.name for option in kind.declared}
    assert lesson.options == {**kind.presets["first game"], **{name: short[name] for name in short if name in declared}}
    assert len(lesson.names) == len({*lesson.names}) == lesson.seats - 1
    assert {*lesson.names} <= {*NAMES}


# what is taught -------------------------------------------------------------------------------------------------------


def can_be(view, seat):
    """The characters that a seat can be for the learner, who is one of them himself."""
    return {*members(possible(view)[seat])} - {view.identity}


def claim_of(id):
    claim = HOAX.actions[id]
    assert isinstance(claim, Claim)
    return claim


def test_hoax_claims_are_true_false_and_true_again():
    for key, is_true in (("true-claim", True), ("false-claim", False), ("last-claim", True)):
        view, claim = at(HOAX, key)
        assert isinstance(claim, Claim)
        assert (claim.character == view.identity) == is_true, key


def test_hoax_the_first_call_has_good_odds_and_is_right():
    view, call = at(HOAX, "call-hoax")
    claimed = claim_of(view.claim)
    assert call == CallHoax()
    assert (view.turn, claimed.of) == (CLEO, LEARNER)
    assert len(can_be(view, CLEO)) == 6
    assert at(HOAX, "false-claim")[0].imposters[CLEO] == (claimed.character,)


def test_hoax_the_learner_holds_the_card_while_a_known_lie_passes():
    view, _ = at(HOAX, "false-claim")
    assert view.hoax_card == LEARNER
    passed = [claim_of(event[2]).character for event in view.log if event[:2] == (3, DARIO)]  # claimed
    assert passed == [view.identity]


def test_hoax_the_robbed_could_pay_and_nobody_knew_better():
    view, claim = at(HOAX, "false-claim")
    assert claim.of == BRUNO
    assert view.tokens[BRUNO][claim.takes] == 2
    *_, (match, _) = played(HOAX)
    assert claim.character not in [Character[role.upper()] for role in match.roles]


def test_hoax_an_investigation_leaves_two_and_an_admission_one():
    before, _ = at(HOAX, "investigate")
    assert len(can_be(before, CLEO)) == 5
    two, _ = at(HOAX, "do-not-guess")
    assert len(can_be(two, CLEO)) == 2
    vote, thumb = at(HOAX, "vote-up")
    assert thumb.up
    assert claim_of(vote.claim).character in can_be(vote, CLEO)  # it may be true: thumbs down would be a gamble
    one, accusation = at(HOAX, "accuse")
    assert can_be(one, CLEO) == {accusation.name}
    assert isinstance(accusation, Accuse)
    assert DARIO not in one.remaining  # he guessed
    assert at(HOAX, "last-claim")[0].remaining == (LEARNER, BRUNO)


def spies(view: ResistanceView):
    """The pairs that can be the spies, for the learner, by the cards that were counted."""
    pairs = []
    for pair in combinations(range(1, 5), 2):
        counts = [(event[2], event[4]) for event in view.log if RESISTANCE.kinds[event[0]].name == "mission"]
        if all(fails <= sum(team >> spy & 1 for spy in pair) for team, fails in counts):
            pairs.append(pair)
    return pairs


def test_resistance_one_fail_leaves_two_suspects_and_the_learner_leads_without_them():
    view, _ = at(RESISTANCE, "reject-suspect")
    assert all(CLEO in pair or DARIO in pair for pair in spies(view))
    assert CLEO in view.team
    view, team = at(RESISTANCE, "lead")
    assert view.leader == LEARNER
    assert team == Propose((LEARNER, EDDA))


def test_resistance_two_fails_clear_one_suspect_and_convict_the_other():
    view, _ = at(RESISTANCE, "outvoted")
    assert DARIO in view.team
    assert len(spies(view)) == 5
    view, vote = at(RESISTANCE, "work-it-out")
    assert vote.approve
    assert spies(view) == [(BRUNO, DARIO), (DARIO, EDDA)]
    assert view.team == (LEARNER, CLEO, EDDA)
    assert [done[2] for done in view.missions] == [True, False, True, False]
    votes = [event[1] for event in view.log if RESISTANCE.kinds[event[0]].name == "voted"]
    assert members(votes[0]) == (BRUNO, DARIO)  # they alone wanted the first team, which was Bruno and Dario


def erben_told(view, name):
    """What the log has of one kind of event, without its number."""
    return [event[1:] for event in view.log if ERBEN.kinds[event[0]].name == name]


def test_erben_the_learner_is_the_farmer_says_so_once_and_lies_twice():
    view, head = at(ERBEN, "cover-head")
    assert view.identity == FARMER
    assert head == erben.Cover(BARON)
    assert at(ERBEN, "true-claim")[1] == erben.Claim(FARMER)
    view, theft = at(ERBEN, "false-claim")
    assert theft == erben.Claim(THIEF, type=GOLD, of=BRUNO, count=2)
    assert (view.chips[LEARNER][WINE], view.chips[LEARNER][GOLD], view.chips[BRUNO][GOLD]) == (1, 0, 3)
    assert at(ERBEN, "plead")[1] == erben.Immune()


def test_erben_a_doubt_is_right_with_half_of_the_table_and_a_wrong_accusation_is_paid_for():
    view, doubt = at(ERBEN, "doubt")
    assert doubt == erben.Doubt()
    assert view.claim == (CLEO, MAGICIAN)
    deed = ERBEN.actions[view.deed]
    assert isinstance(deed, erben.Claim)
    assert deed.of == LEARNER
    view, _ = at(ERBEN, "keep-in-mind")
    assert erben_told(view, "voted") == [(BRUNO, False), (DARIO, True)]  # two of four, with the learner
    assert erben_told(view, "admitted") == [(CLEO, MAGICIAN)]
    assert erben_told(view, "accused") == [(CLEO, LEARNER, False, MONK)]
    assert CLEO not in view.remaining
    assert view.chips[LEARNER][GRAIN] == 3  # with hers


def test_erben_a_theft_makes_a_trio_and_is_condemned_and_a_magician_pays_nothing():
    view, _ = at(ERBEN, "declared-illegal")
    assert view.trios[LEARNER] == 1
    assert (view.turn, view.claim) == (LEARNER, (BRUNO, BARON))
    view, _ = at(ERBEN, "fined")
    assert view.claim == (DARIO, JUDGE)
    before, _ = at(ERBEN, "plead")
    assert [ERBEN.actions[fine] for _, fine in before.fines] == [erben.Condemn(GRAIN, 2, BRUNO)]
    after, _ = at(ERBEN, "buy")
    assert after.chips[LEARNER] == before.chips[LEARNER]
    assert erben_told(after, "dismissed") == [(LEARNER, MAGICIAN)]  # Bruno's doubt: Dario did not dare


def test_erben_the_showdown_is_reached_by_an_accusation_that_was_right():
    view, bought = at(ERBEN, "buy")
    assert view.showdown
    assert view.remaining == (LEARNER, BRUNO)
    assert bought == erben.Buy(BRUNO)
    assert erben_told(view, "accused")[-1][:3] == (BRUNO, DARIO, True)
    assert erben_told(view, "accused")[-1][3:] != (JUDGE,)  # the learner doesn't see the name
    after, _ = at(ERBEN, "doubt-head")
    assert after.trios[LEARNER] == 0
    assert after.seen[BRUNO] == (MONK,)


def test_erben_bruno_covers_the_learners_lies_and_the_learner_names_what_bruno_claimed():
    view, doubt = at(ERBEN, "doubt-head")
    assert MAGICIAN in view.covered[LEARNER]
    assert doubt == erben.Doubt(view.identity)  # there are two of each, and the learner is one
    view, accusation = at(ERBEN, "accuse")
    assert {MAGICIAN, THIEF} <= {*view.covered[LEARNER]}
    assert FARMER in view.covered[BRUNO]
    assert accusation == erben.Accuse(BRUNO, BARON)
    claimed = [ERBEN.actions[action] for seat, action in erben_told(view, "claimed") if seat == BRUNO]
    reacted = [ERBEN.actions[action] for seat, action in erben_told(view, "reacted") if seat == BRUNO]
    assert (claimed, reacted) == ([erben.Claim(BARON)], [erben.Declare()])  # as a Baron both times
    view, crown = at(ERBEN, "crown")
    assert view.winner == LEARNER
    assert crown == erben.Crown(BRUNO)


def ohfox_places(view, seat):
    """Where a seat can be for the learner, by its animals."""
    names = OHFOX(3).trails.board.names
    return {Animal(one.animal): names[one.place] for one in candidates(view)[seat]}


def test_ohfox_the_predator_comes_next_to_the_learner_and_then_is_in_one_of_two_places():
    view, away = at(OHFOX, "get-away")
    assert (view.predator, ohfox_places(view, LEARNER)) == (fox.CLEO, {Animal.TOAD: "D2"})
    assert {*ohfox_places(view, fox.CLEO).values()} == {"D3"}
    assert away == Play(fox.DOUBLE, fox.WEST)
    view, _ = at(OHFOX, "stop")
    assert ohfox_places(view, fox.CLEO) == {Animal.BADGER: "D4", Animal.FOX: "D2"}
    assert ohfox_places(view, LEARNER) == {Animal.TOAD: "B2"}
    cards = [OHFOX.actions[card] for card in view.rows[LEARNER]]
    assert not any(isinstance(card, Play) and card.card == Card.TRIGGER for card in cards)  # all can count his steps


def test_ohfox_the_predator_bites_once_and_the_pond_heals_it():
    view, _ = at(OHFOX, "trigger")
    assert ohfox_places(view, fox.CLEO)[Animal.FOX] == ohfox_places(view, LEARNER)[Animal.TOAD]
    view, _ = at(OHFOX, "unseen")
    assert ohfox_places(view, LEARNER) == {Animal.TOAD: "C3"}
    assert ohfox_film("attacked", 2) == [(4, LEARNER), (6, fox.BRUNO)]
    assert ohfox_film("healed", 1) == [(5, LEARNER)]


def ohfox_film(name, where):
    """The turns and the seats of one kind of event, once all is shown; `where` the seat stands in it."""
    *_, (match, _) = played(OHFOX)
    told = [event[1:] for event in match.view(LEARNER).log if OHFOX.kinds[event[0]].name == name]
    return [(event[0], event[where]) for event in told]


def test_ohfox_the_learner_eats_three_times_is_home_and_the_guess_is_wrong():
    assert [turn for turn, seat in ohfox_film("ate", 1) if seat == LEARNER] == [2, 4, 7]
    assert ohfox_film("guessed", 2) == [(fox.CLEO, False)]
    *_, (match, _) = played(OHFOX)
    assert match.view(LEARNER).scores == (5, 3, 3)
    assert match.roles == ("toad", "rabbit", "fox")


def hexhex_told(view, name):
    """What the log has of one kind of event, without its number."""
    return [event[1:] for event in view.log if HEXHEX.kinds[event[0]].name == name]


def test_hexhex_the_learner_sends_a_hex_across_and_cancels_the_answer_to_it():
    view, laid = at(HEXHEX, "across")
    assert hexhex_told(view, "cast") == [(hexes.BRUNO, LEARNER)]
    assert view.voice == (5, 5, 5)
    assert laid == do.Lay(hexes.ACROSS, hexes.CLEO)
    for key in ("out-of-turn", "watch", "turn-up", "her-turn"):  # he has no card that is played out of turn
        assert [match.options(LEARNER) for match, page in played(HEXHEX) if page.key == key] == [(Pass(),)]
    view, null = at(HEXHEX, "null")
    assert hexhex_told(view, "answered")[-1][:3] == (hexes.CLEO, 0, hexes.RIGHT)
    assert null == do.Play(hexes.NULL, 0)
    view, _ = at(HEXHEX, "keep-null")
    assert hexhex_told(view, "cancelled") == [(hexes.CLEO, hexes.RIGHT, LEARNER)]
    assert hexhex_told(view, "answered")[-1][:3] == (hexes.CLEO, 0, hexes.DOUBLE_BACK)
    assert hexes.NULL in view.hand


def test_hexhex_of_two_hexes_the_learner_answers_one_and_gains_by_the_other():
    view, _ = at(HEXHEX, "two-hexes")
    assert [row[1:3] for row in view.hexes] == [(LEARNER, hexes.CLEO)] * 2
    view, inversion = at(HEXHEX, "hexed")
    assert hexhex_told(view, "can't") == [(LEARNER, 1)]
    assert view.going == (LEARNER, hexes.CLEO, 1)
    assert inversion == do.Hexed(hexes.INVERSION)
    view, _ = at(HEXHEX, "her-turn")
    assert view.voice == (6, 5, 5)
    view, _ = at(HEXHEX, "backlash")
    assert hexhex_told(view, "hexed card")[-1] == (hexes.CLEO, hexes.BACKLASH)
    assert at(HEXHEX, "last-round")[0].voice == (7, 5, 4)


def test_hexhex_the_learner_ends_it_and_wins_whoever_is_last():
    view, _ = at(HEXHEX, "any-answer")
    assert (view.caster, hexhex_told(view, "cast")[-1]) == (hexes.CLEO, (hexes.CLEO, LEARNER))
    view, played_card = at(HEXHEX, "hex-hex")
    assert played_card == do.Play(hexes.HEX_HEX)
    assert hexes.HEX_HEX in view.hand
    for first, last in ((hexes.BRUNO, hexes.CLEO), (hexes.CLEO, hexes.BRUNO)):
        lesson = HEXHEX.lesson
        match = Match(HEXHEX(lesson.seats, **lesson.options), lesson.seed)
        for page in lesson.pages[:-1]:
            for seat, action in page.replies:
                match.reply(seat, action)
        match.reply(first, do.Raise())
        match.reply(last, do.Raise())
        assert hexhex_told(match.view(LEARNER), "hands up") == [(last, (LEARNER, first, last))]
        assert match.winners == (LEARNER,)
