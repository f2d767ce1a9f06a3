"""The table that tests are played at: it deals as it is told, and refuses what was not asked for."""

import pytest
from masks import Masks
from masks.rules import Mask, Name, Step, Vote

from hoodwink import GAMES, BadSetup, BadText, Illegal, Pass, load
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Investigate, Take
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, EVIDENCE, LOVER, PRESTIGE
from hoodwink.testing import Won
from hoodwink.testing.hoax import HoaxTable
from hoodwink.testing.play import configurations, covering, rich_seeds

DEAL = (Mask.FOX, Mask.HEN, Mask.CAT)


def test_a_game_is_named_by_key_class_or_itself(table):
    assert table("hoax").game.seats == 3
    assert table(Masks, seats=4).game.seats == 4
    assert table(Masks(4)).game.seats == 4
    assert isinstance(table(load("hoax", seats=5)), HoaxTable)


def test_options_go_to_the_game_and_words_to_the_set_up(table):
    t = table(Masks, peeks=False, chance=DEAL)
    assert t.game.options["peeks"] is False
    assert t.asked == (0,)
    with pytest.raises(TypeError, match="luck"):
        table(Masks, luck=1)
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        table("chess")


def test_the_deal_is_checked_like_any_chance(table):
    with pytest.raises(Illegal, match="chance can't bring this now"):
        table(Masks, chance=(Mask.FOX, Mask.FOX))


def test_a_reply_that_was_not_asked_for_is_refused(table):
    t = table(Masks, chance=DEAL)
    with pytest.raises(Illegal, match="seat 1 may not name fox: it is not asked now"):
        t(1, Name(Mask.FOX))
    with pytest.raises(Illegal, match="seat 0 may not step"):
        t(0, Step())
    with pytest.raises(BadText, match="'nod' is no verb"):
        t(0, "nod")


def test_passes_and_ballots_take_those_who_are_asked(table):
    t = table(Masks, seats=4, chance=(*DEAL, Mask.OWL))
    t(0, "name owl").passes(2)
    assert t.asked == (1, 3)
    t(3, Step())
    assert t.asked == (1, 2, 0)
    with pytest.raises(AssertionError, match=r"2 replies, but seats \(1, 2, 0\) are asked"):
        t.ballot(Vote(True), Vote(True))
    t.ballot(Vote(True), "vote false", Vote(True))
    assert t.news == [{"event": "voted", "seat": 3, "doubters": (2,)}]
    assert t.events[-1] == t.news[-1]


def test_what_is_open_can_be_looked_at(table):
    t = table(Masks, chance=DEAL)
    assert (t.frame, t.section, t.over, t.outcome, t.winners) == ("Naming", "2.1", False, None, ())
    assert t.options(0)[0] == Name(Mask.FOX)
    assert t.options(1) == ()
    assert "Naming(0) asks (0,)" in repr(t)
    t(0, Name(Mask.OWL))
    assert t.default(1) == Pass()


def test_nouns_are_set_and_the_question_asked_anew(table):
    t = table(Masks, seats=4, chance=(*DEAL, Mask.OWL))(0, Name(Mask.OWL))
    t.set(bowed=0b0010)
    assert t.asked == (2, 3)
    with pytest.raises(AttributeError):
        t.set(hats=1)
    with pytest.raises(AssertionError, match="Forward asks nobody"):
        t.set(bowed=0b1110)


def test_how_a_game_came_out():
    assert Won(0, points=1) == Won(0, points=1) != Won(0, points=3)
    assert Won(0, 2, points=1) != Won(0, points=1)
    assert len({Won(1, points=3), Won(1, points=3)}) == 1
    assert repr(Won(0, 2, points=1)) == "Won(0, 2, points=1)"


# Hoax -----------------------------------------------------------------------------------------------------------------


def test_the_example_of_the_docs(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin")
    t(0, Claim(BUTLER, helps=2))
    t(1, CallHoax())
    t.ballot(thumbs="down down up")
    assert t.outcome == Won(0, points=1)
    assert t.ending == "truthful claim"


def test_identities_not_named_are_filled_up_from_the_sheet(table):
    t = table("hoax", seats=4, identities="son-in-law ex_wife")
    assert [t.view(seat).identity for seat in range(4)] == [2, 0, LOVER, 3]


def test_who_begins_is_named_or_drawn(table):
    assert table("hoax").asked == (0,)
    assert table("hoax", drawn=2).asked == (2,)
    assert table("hoax", first=1).asked == (1,)
    with pytest.raises(AssertionError, match="so it is not drawn"):
        table("hoax", first=1, drawn=2)


def test_tokens_are_taken_or_put_down(table):
    assert table("hoax").hands == "c1 c1 c1"
    assert table("hoax", first=1, takes="cash prestige evidence").hands == "c1 p1 e1"
    t = table("hoax", takes="")
    assert (t.frame, t.options(0)) == ("Gather", (Take(CASH), Take(PRESTIGE), Take(EVIDENCE)))
    t = table("hoax", tokens="c2p1e1 - e12")
    assert (t.hands, t.hand(2)) == ("c2p1e1 - e12", "e12")
    assert t.view().tokens == ((2, 1, 1), (0, 0, 0), (0, 0, 12))
    with pytest.raises(AssertionError, match="a hand is written like c1p1e1"):
        table("hoax", tokens="x1 - -")
    with pytest.raises(AssertionError, match="tokens are given for each of the 3 seats"):
        table("hoax", tokens="c1 -")


def test_marks_are_put_down(table):
    t = table("hoax", seats=4, imposters="butler,chef - - lover", hoax_card=2, exhausted=(1, 3), out=(3,))
    seen = t.view()
    assert seen.imposters == ((CHEF, BUTLER), (), (), (LOVER,))
    assert (seen.hoax_card, seen.exhausted, seen.remaining) == (2, (1, 3), (0, 1, 2))
    with pytest.raises(Illegal, match=r"§6\.6"):
        t(0, Claim(BUTLER, helps=1))
    t(0, Claim(LOVER, takes=PRESTIGE))
    assert t.asked == (1,)
    t.put(hoax_card=1)
    assert t.asked == (2,)


def test_an_investigation_shows_the_cards_that_it_is_told_to(table):
    t = table("hoax", identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("chef cousin lover butler")
    assert t.news == [{"event": "investigated", "seat": 0, "target": 1, "cards": 0b1011010}]
    t = table("hoax", identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1))
    assert t.asked == (-1,)
    with pytest.raises(Illegal, match="chance can't bring this now"):
        t.clue("butler cousin lover gardener")


def test_the_last_one_left(table):
    t = table("hoax", identities="butler chef lover")
    t(0, Accuse(1, CHEF))(0, Claim(BUTLER, helps=2)).passes()(2, Take(CASH))
    assert t.asked == (2,)  # nothing was left to do for seat 0
    t(2, Accuse(0, CHEF))
    assert t.outcome == Won(0, points=3)


# Random play ----------------------------------------------------------------------------------------------------------


def test_configurations_have_the_defaults_at_every_number_of_seats_and_set_every_option():
    games = configurations(Masks)
    assert {game.seats for game in games} == {3, 4}
    for seats in (3, 4):
        first, *others = [game.options for game in games if game.seats == seats]
        assert first == Masks(seats).options
        assert others
    assert any(game.options["rounds"] != 2 for game in games)
    assert any(not game.options["peeks"] for game in games)
    assert any(game.options["climate"] == "foul" for game in games)


@pytest.mark.parametrize("kind", [Masks, *GAMES.values()], ids=lambda kind: kind.key)
def test_covering_games_have_all_that_configurations_have(kind):
    games, few = configurations(kind), covering(kind)
    assert {game.seats for game in few} == set(range(kind.least, kind.most + 1))
    assert {repr(game) for game in few} < {repr(game) for game in games}
    for option in kind.declared:
        usual = {option.default, kind.brief.get(option.name)}
        assert any(game.options[option.name] not in usual for game in few), option.name
        if option.choices and not option.many:
            assert {game.options[option.name] for game in few} >= set(option.choices)
    for name, preset in getattr(kind, "presets", {}).items():
        assert any(game.options.items() >= preset.items() for game in few), name


def test_an_option_that_can_never_be_set_is_found():
    class Fixed(Masks):
        def check(self):
            if not self.options["peeks"]:
                raise BadSetup("no")

    with pytest.raises(AssertionError, match="options peeks are not at their defaults"):
        configurations(Fixed)


def test_rich_seeds_are_different_and_stay_the_same():
    seeds = rich_seeds(Masks(4), 5)
    assert len(set(seeds)) == 5
    assert seeds == rich_seeds(Masks(4), 5)
