"""Who can be whom, and where: by the view alone, compared with every deal that there is."""

from collections import Counter
from itertools import product

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.ohfox import OhFox
from hoodwink.games.ohfox.animals import Animal, is_predator
from hoodwink.games.ohfox.places import candidates, known, shares, trails_of
from hoodwink.games.ohfox.state import OhFoxState
from hoodwink.testing.play import walk

TABLES = [
    (2, {}), (3, {}), (4, {}), (2, {"masked": True}), (3, {"masked": True}), (4, {"masked": True}),
    (4, {"predators": 4, "prey": 6}), (4, {"predators": 3, "prey": 4, "masked": True}),
    (3, {"predator": "second", "prey": 5}),
]  # fmt: skip


def every_deal(game, s, seat):
    """All that fits what a seat knows, by trying every row of animals."""
    laid = [animal for animal in Animal if s.laid >> animal & 1]
    for deal in product(laid, repeat=game.seats):
        hunters = [who for who, animal in enumerate(deal) if is_predator(animal)]
        if len(set(deal)) < len(deal) or len(hunters) != 1:
            continue
        if seat >= 0 and deal[seat] != s.animals[seat]:
            continue
        if s.predator >= 0 and hunters != [s.predator]:
            continue
        yield tuple(map(int, deal))


def turns(game, seed):
    """A random game at some of its questions."""
    for n, (s, step) in enumerate(walk(game, seed)):
        if step is not None and s.asked > 0 and (n % 5 == 0 or s.turn == 8):
            yield s


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_deals_that_fit_are_those_that_trying_all_finds(seats, options):
    game = OhFox(seats, **options)
    looked = 0
    for s in turns(game, 1):
        for seat in (SPECTATOR, *range(seats)):
            view = game.view(s, seat)
            facts = known(view)
            tried = sorted(every_deal(game, s, seat))
            assert sorted(facts.deals()) == tried
            assert facts.count() == len(tried)
            found = candidates(view)
            assert [{c.animal for c in one} for one in found] == [{d[who] for d in tried} for who in range(seats)]
            for who, chances in enumerate(shares(view)):
                counted = Counter(deal[who] for deal in tried)
                assert chances == pytest.approx({a: number / len(tried) for a, number in counted.items()})
            looked += 1
    assert looked > 10


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_each_candidate_has_the_path_that_the_film_would_show(seats, options):
    """§2.3 For any deal that fits, the playing-out goes where the candidates' paths go."""
    game, dice = OhFox(seats, **options), Dice("paths")
    for s in turns(game, 2):
        if s.turn < 8:
            continue
        for seat in range(seats):
            found = candidates(game.view(s, seat))
            other = game.redeal(s, seat, dice)
            (hunter,) = [who for who in range(seats) if other.asked >> who & 1]
            other.reply(hunter, other.options(hunter)[0])
            log = game.view(other, SPECTATOR).log
            places = [event[3] for event in log if game.kinds[event[0]].name == "turn"]
            last = [event[3] for event in log if game.kinds[event[0]].name == "stepped"][-1]
            for who in range(seats):
                film = (*(place[who] for place in places), last[who][1])
                paths = {c.animal: c.path for c in found[who]}
                assert paths[other.animals[who]] == film


def test_a_path_is_read_off_the_cards(table):
    t = table("ohfox", seats=2, animals="rabbit fox").rows("N N!", "- -")
    names = {
        Animal(c.animal).name.lower(): [t.name(space) for space in c.path] for c in candidates(t.view(1))[0]
    }  # fmt: skip
    assert names["rabbit"] == ["E3", "E4", "A4"]
    for animal in set(names) - {"rabbit"}:
        (path,) = [
            [t.name(space) for space in c.path]
            for c in candidates(t.view(1))[0]
            if Animal(c.animal).name.lower() == animal
        ]
        assert path[:2] == ["E3", "E4"]
    assert candidates(t.view(0))[0][0].place == t.view(0).path[-1]


@pytest.mark.parametrize(("seats", "options"), TABLES[:6])
def test_redeal_draws_every_deal_as_often_as_the_next(seats, options):
    game = OhFox(seats, **options)
    s = next(turns(game, 3))
    for seat in (SPECTATOR, 0, seats - 1):
        number = known(game.view(s, seat)).count()
        draws, dice = 60 * number, Dice(f"even/{seat}")
        found = Counter(tuple(game.redeal(s, seat, dice).animals) for _ in range(draws))
        assert set(found) == set(every_deal(game, s, seat))
        assert sum((n - 60) ** 2 / 60 for n in found.values()) < number + 6 * (2 * number) ** 0.5 + 6


def test_while_animals_are_dealt_a_chosen_predator_is_known():
    """§1.5"""
    game = OhFox(3, predator="second")
    s = game.start()
    assert isinstance(s, OhFoxState)
    for sets in (game.predator_sets, game.prey_sets, game.objective_sets):
        s.chance(sets[0])
    s.chance(Animal.RAT)
    for seat in (SPECTATOR, 1, 2):
        first = {game.redeal(s, seat, Dice(n)).animals[0] for n in range(30)}
        assert first == {Animal.HEDGEHOG, Animal.RABBIT, Animal.RAT}
    assert {game.redeal(s, 0, Dice(n)).animals[0] for n in range(5)} == {Animal.RAT}


def test_at_the_end_everybody_is_known(table):
    t = table("ohfox", seats=2, animals="rabbit fox").film("N N!", "- -")
    assert [[c.animal for c in one] for one in candidates(t.view())] == [[Animal.RABBIT], [Animal.FOX]]
    assert shares(t.view()) == ({Animal.RABBIT: 1.0}, {Animal.FOX: 1.0})


def test_r2_no_list_before_the_end_depends_on_anothers_animal(table):
    """Ruling 6 of the house: a trigger is one card like another until the end."""
    one = table("ohfox", seats=3, animals="rat owl toad", laid="fox hedgehog").rows("N! N!", "E! N!", "W! N!")
    two = table("ohfox", seats=3, animals="rat fox hedgehog", laid="owl toad").rows("N! N!", "E! N!", "W! N!")
    assert one.view(0) == two.view(0)
    assert one.view() == two.view()
    assert one.view(1) != two.view(1)
    assert trails_of("") is trails_of("")
