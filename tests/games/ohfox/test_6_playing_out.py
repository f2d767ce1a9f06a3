"""§6 Playing out. With two seats seat 0 is at home on E3 and seat 1 on A3; with three, E3, C5 and A3."""

import pytest


def laid(table, animals, *rows, **options):
    return table("ohfox", seats=len(rows), animals=animals, **options).film(*rows)


def test_6_1_turn_by_turn_in_micro_steps_from_home_on(table):
    t = laid(table, "rat fox", "NN -", "E! N")
    assert t.said("shown") == [{"event": "shown", "animals": (2, 7)}]
    assert len(t.said("turn")) == 8
    assert [(e["turn"], e["step"]) for e in t.said("stepped")] == [(n, m) for n in range(1, 9) for m in (1, 2, 3)]
    assert [t.name(space) for space in t.said("turn")[0]["places"]] == ["E3", "A3"]
    assert t.steps(1, 0) == ["E4", "D5", "D5"]  # §R3 who is done stays put
    assert t.steps(1, 1) == ["C1", "C1", "C1"]
    assert [t.name(space) for space in t.said("turn")[1]["places"]] == ["D5", "C1"]


def test_6_1_the_film_goes_where_each_seat_knew_that_it_would(table):
    t = table("ohfox", seats=4, animals="rabbit owl squirrel toad")
    t.rows("N! N N! - NN E. W EE", "N N! N - S! E. W EE", "S! W N! - NN E. W EE", "N N! N - S! E. W EE")
    paths = [t.path(seat) for seat in range(4)]
    t.wrong()
    film = [[t.name(event["places"][seat]) for event in t.said("turn")] for seat in range(4)]
    assert [path[:8] for path in paths] == film
    assert [path[8] for path in paths] == [t.steps(8, seat)[-1] for seat in range(4)]


def test_r3_how_many_micro_steps_a_card_takes(table):
    def moving(animals, card):
        t = laid(table, animals, card, "-")
        return sum(event["moves"][0][2] != -1 for event in t.said("stepped") if event["turn"] == 1)

    cards = ("N", "NN", "N.", "-", "N!")
    assert [moving("rat fox", card) for card in cards] == [1, 2, 1, 0, 1]
    triggers = [moving(f"{prey} fox", "W!") for prey in ("hedgehog", "rabbit", "sparrow", "squirrel", "toad")]
    assert triggers == [1, 1, 3, 2, 1]
    assert [moving(f"{predator} rat", "W!") for predator in ("badger", "fox", "owl", "viper")] == [1, 1, 3, 2]


# meetings -------------------------------------------------------------------------------------------------------------


def test_6_2_an_attack_by_moving_to_the_same_space(table):
    assert laid(table, "rat fox", "W -", "EE E").attacked(2) == [(1, 0, "D3")]


def test_6_3_an_attack_half_way_across_a_route(table):
    t = laid(table, "rat fox", "W W", "EE E")
    assert t.attacked(2) == [(1, 0, "C3.E-D3.W")]
    (event,) = [e for e in t.said("attacked") if e["turn"] == 2]
    assert (event["space"], event["by"]) == (-1, 1)


def test_6_3_not_if_they_take_it_one_after_the_other(table):
    t = laid(table, "rat fox", "- WW", "EE E")  # C3 to D3 in micro-step 1, D3 to C3 in micro-step 2
    assert t.attacked(2) == [(1, 0, "D3")]
    t = laid(table, "rat fox rabbit", "W WW", "- SS", "- -")
    assert t.attacked(2) == []


def test_6_2_faq_after_the_first_half_of_a_double_move(table):
    t = laid(table, "rat fox", "W WW", "EE -")
    assert t.attacked(2) == [(1, 0, "C3")]
    assert t.steps(2, 0) == ["C3", "B3", "B3"]  # §R5 it goes on


def test_6_2_faq_the_prey_has_moved_away_by_the_time_he_arrives(table):
    t = laid(table, "rat fox rabbit", "W WW", "- SS", "- -")
    assert (t.steps(2, 0), t.steps(2, 1)) == (["C3", "B3", "B3"], ["C4", "C3", "C3"])
    assert t.attacked(2) == []


def test_6_3_faq_attacks_half_way_in_the_second_half_of_two_double_moves(table):
    t = laid(table, "rat fox", "W WW", "- EE")
    assert t.attacked(2) == [(2, 0, "B3.E-C3.W")]


@pytest.mark.parametrize(
    ("prey", "predator", "attacks"),
    [
        ("-", "-", [(1, 0, "C3")]),  # both stay
        ("N", "-", []),  # the prey leaves
        ("-", "N", []),  # he leaves
        ("N", "N", [(1, 0, "C4")]),  # both by one route
        ("N", "S", []),
        ("NN", "N", [(1, 0, "C4")]),
        ("N.", "NN", [(1, 0, "C4")]),
    ],
)
def test_r4_sharing_a_space_at_the_start_of_a_turn_is_no_meeting(table, prey, predator, attacks):
    t = laid(table, "toad fox", f"N! {prey}", f"EE {predator}")
    assert t.attacked(1) == [(2, 0, "C3")]
    assert t.attacked(2) == attacks


def test_r5_only_on_the_same_one_of_two_routes(table):
    """§6.3"""
    other = laid(table, "rat fox toad", "- -", "W N", "N N")
    assert (other.steps(2, 1)[0], other.steps(2, 2)[0]) == ("A4", "B5")
    assert other.attacked(2) == []
    same = laid(table, "rat fox toad", "- -", "W W", "N N")
    assert same.attacked(2) == [(1, 2, "A4.N-B5.W")]


def test_r5_being_attacked_stops_neither_moving_nor_eating(table):
    t = laid(table, "toad fox", "- W.", "EE E")
    assert t.attacked(2) == [(1, 0, "D3")]
    assert (2, 0, "D3") in t.bites


def test_6_4_each_prey_that_is_met_once_a_turn(table):
    t = laid(table, "toad fox rat", "N! -", "SS -", "EE -")
    assert t.attacked(1) == [(2, 0, "C3"), (2, 2, "C3")]
    assert t.attacked(2) == [(1, 0, "C3"), (1, 2, "C3")]
    first = t.said("attacked")[0]
    assert (first["seat"], first["by"], first["wounds"], first["hearts"]) == (0, 1, 1, 1)
    assert t.said("attacked")[1]["hearts"] == 2


def test_6_4_prey_does_nothing_to_prey(table):
    t = laid(table, "toad fox rat", "N!", "-", "EE")
    assert (t.attacked(1), t.missed(1)) == ([], [])


# the end of a turn ----------------------------------------------------------------------------------------------------


def test_6_6_to_eat_a_prey_has_to_stop_on_its_food(table):
    t = laid(table, "toad fox", "W -", "- -")  # the rulebook's example: there in the first turn, eats in the second
    assert t.bites == [(2, 0, "D3")]
    assert t.said("ate")[0]["hearts"] == 1
    at_once = laid(table, "toad fox", "W.", "-")
    assert at_once.bites[0] == (1, 0, "D3")


def test_6_6_it_eats_once_on_a_space(table):
    t = laid(table, "toad fox", "W - - - E W.", "- - - N N N")
    assert t.bites == [(2, 0, "D3")]


def test_6_6_only_its_own_food_and_never_the_predator(table):
    sparrow = laid(table, "squirrel badger", "W - - -", "EE E - -")  # flies and berries on D3
    assert sparrow.bites == []
    assert laid(table, "sparrow badger", "W - - -", "EE E - -").bites == [(2, 0, "D3")]


def test_6_6_a_trigger_is_no_stop(table):
    t = laid(table, "hedgehog fox", "N W!", "- -")  # mushrooms on D4
    assert t.path(0)[2] == "D4"
    assert all(turn > 2 for turn, _, _ in t.bites)


def test_6_7_on_the_pond_a_wound_heals_also_this_turns(table):
    t = laid(table, "toad fox", "N! N", "EE -")
    assert t.attacked(1) == [(2, 0, "C3")]
    assert t.heals[0] == (1, 0)
    assert t.said("healed")[0]["wounds"] == 0
    kinds = [event["event"] for event in t.events if event.get("turn") == 1 and event["event"] != "stepped"]
    assert kinds == ["played", "turn", "attacked", "heart", "healed"]


def test_6_7_all_eat_then_all_heal(table):
    """§6.6"""
    t = laid(table, "toad fox sparrow", "N!", "SS", "E.")  # berries on B3
    kinds = [event["event"] for event in t.events if event.get("turn") == 1 and event["event"] != "stepped"]
    assert kinds == ["played", "turn", "attacked", "ate", "healed"]


def test_6_7_one_wound_a_turn_and_without_a_stop(table):
    t = laid(table, "rat fox", "W - - W -", "EE E - - N")
    assert (t.attacked(2), t.attacked(3)) == ([(1, 0, "D3")], [(1, 0, "D3")])
    assert t.heals[:2] == [(4, 0), (5, 0)]
    assert [event["wounds"] for event in t.said("healed")][:2] == [1, 0]


def test_r9_nothing_is_saved_up(table):
    """§6.7"""
    t = laid(table, "toad fox", "N! - - E -", "- - - EE E")  # three turns on the pond before he comes
    assert t.attacked(5) == [(1, 0, "D3")]
    assert not [turn for turn, _ in t.heals if turn <= 5]
    assert t.said("attacked")[0]["wounds"] == 1


def test_r9_healed_attacks_still_count(table):
    t = table("ohfox", seats=2, animals="toad fox", objectives=False)
    t.rows("N! - - - N N N N", "EE - - - S S S S").wrong()
    assert [at[0] for at, _, _ in t.attacks][:4] == ["1", "2", "3", "4"]
    assert t.heals[:4] == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert t.hearts(1)[0] == "all prey"
    assert t.view().hearts[1] >= 5
