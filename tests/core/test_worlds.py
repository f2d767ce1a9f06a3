"""What a seat may imagine: states that fit its view, with nothing of the real one left in them."""

from masks import Masks
from masks.rules import MasksState

from hoodwink import Dice, Match
from hoodwink.core.action import PASS
from hoodwink.core.worlds import Worlds, play_on, playout
from hoodwink.testing.play import walk


def positions(seed=1):
    """Every question of a random game, with who is asked."""
    game = Masks(4)
    for s, _ in walk(game, seed):
        if s.asked > 0:
            yield game, s, s.polled()


def test_a_drawn_world_looks_real_and_asks_the_same():
    moved = 0
    for game, s, seat in positions():
        key = s.key()
        world = Worlds(game, s, seat).draw(Dice("w"))
        assert isinstance(world, MasksState)
        assert game.view(world, seat) == game.view(s, seat)
        assert world.options(seat) == s.options(seat)
        moved += world.masks != s.masks
        playout(world, Dice("on"))
        assert world.is_over()
        assert s.key() == key, "the real state stays as it was"
    assert moved > 3


def test_nothing_that_lies_about_comes_along():
    for game, s, seat in positions():
        game.view(s, (seat + 1) % 4)
        assert s.read, "somebody has read the log"
        world = Worlds(game, s, seat).draw(Dice("w"))
        assert world.read == {}
        assert world.outcome == 0
        assert [world.replies[other] for other in range(4) if not s.answered >> other & 1] == [PASS] * (
            4 - s.answered.bit_count()
        )


def test_the_same_dice_draw_the_same():
    for game, s, seat in positions():
        worlds = Worlds(game, s, seat)
        assert worlds.draw(Dice("w")).key() == worlds.draw(Dice("w")).key()


def test_a_match_hands_out_worlds():
    match = Match(Masks(3), 5)
    seat = match.asked[0]
    worlds = match.worlds(seat)
    assert (worlds.game, worlds.seat) == (match.game, seat)
    assert match.game.view(worlds.draw(Dice(1)), seat) == match.view(seat)


def test_a_policy_is_asked_where_there_is_a_choice():
    game = Masks(3)
    s = game.start()
    asked = []

    def policy(_, seat, options, dice):
        asked.append((seat, len(options)))
        return dice.pick(options)

    replies = play_on(s, policy, Dice(2))
    assert s.is_over()
    assert 0 < len(asked) <= replies
    assert min(options for _, options in asked) >= 2


def test_a_policy_plays_to_the_limit():
    s = Masks(3).start()
    play_on(s, lambda *asked: asked[2][0], Dice(2), limit=6)
    assert not s.is_over()
    assert s.ply >= 6
