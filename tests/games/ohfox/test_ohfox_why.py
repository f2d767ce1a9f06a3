"""Why not, in positions laid by hand: every reason of Oh, Fox!, with its §."""

from hoodwink.core.why import why_not
from hoodwink.games import load
from hoodwink.games.ohfox.actions import Guess, Play
from hoodwink.games.ohfox.animals import Card, Direction, Prey
from hoodwink.games.ohfox.why import REASONS

N = Direction.NORTH
ROW = "N N N N S. - - -"


def asks(t, seat, action):
    reason = why_not(t.game, t.view(seat), t.state.options(seat), action)
    return reason and (reason.key, reason.section)


def test_dealing():
    game = load("ohfox", 2)
    s = game.start()
    reason = why_not(game, game.view(s, 0), (), Play(Card.STOP))
    assert reason is not None
    assert (reason.key, reason.section) == ("dealing", "1.4")


def test_turns(table):
    t = table("ohfox", seats=3, animals="rat fox toad", laid="sparrow").rows("N. - - -", "N N N N", "- - - N")
    assert asks(t, 0, Play(Card.STOP)) == ("card-gone", "1.2")
    assert asks(t, 0, Play(Card.MOVE_STOP, N)) == ("card-gone", "1.2")
    assert asks(t, 1, Play(Card.SINGLE, N)) == ("card-gone", "1.2")
    assert asks(t, 1, Play(Card.STOP)) is None
    assert asks(t, 1, Guess(Prey.RAT, Prey.TOAD)) == ("guess-later", "5.1")
    t(1, "play stop")
    assert asks(t, 1, Play(Card.DOUBLE, N)) == ("replied", "2.1")
    assert asks(t, 1, t.game.actions[0]) == ("replied", "2.1")


def test_the_guess(table):
    t = table("ohfox", seats=3, animals="rat fox toad", laid="sparrow").rows(ROW, ROW, ROW)
    assert asks(t, 1, Guess(Prey.RAT, Prey.TOAD)) is None
    assert asks(t, 0, Guess(Prey.RAT, Prey.TOAD)) == ("predators-guess", "5.1")
    assert asks(t, 1, Guess(Prey.RAT)) == ("name-each-prey", "5.1")
    assert asks(t, 1, Guess(Prey.RAT, Prey.TOAD, Prey.SPARROW)) == ("name-each-prey", "5.1")
    assert asks(t, 1, Guess(Prey.RAT, Prey.SQUIRREL)) == ("not-laid-out", "5.1")
    assert asks(t, 1, Play(Card.DOUBLE, N)) == ("turns-over", "2.1")
    t.right()
    assert asks(t, 1, Play(Card.DOUBLE, N)) == ("over", "7.5")


def test_every_reason_is_here():
    told = {"dealing", "card-gone", "guess-later", "predators-guess", "name-each-prey", "not-laid-out", "turns-over"}
    assert told == {*REASONS}
