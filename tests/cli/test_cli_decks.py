"""`hoodwink deck`, and what `hoodwink sim hexhex` reports besides the usual."""

import json

from hoodwink.games.hexhex.deck import EXAMPLE, HOUSE

GOOD = """
title = "Mine"
[[card]]
key = "hop"
title = "Hop"
category = "basic"
copies = 90
flags = ["answers", "moves"]
effect = [{ do = "pass", to = "left" }]
"""


def test_a_good_deck_is_checked(cli, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(GOOD)
    assert cli("deck", "check", str(file)).good() == f"{file}: Mine, 1 kinds, 90 cards\n"


def test_a_bad_one_names_the_card_and_the_field(cli, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace('to = "left"', 'to = "away"'))
    complaint = cli("deck", "check", str(file)).complaint()
    assert f"{file}: card hop, field effect, pass, to: one of left, right" in complaint


def test_a_file_that_is_not_there_or_no_text(cli, tmp_path):
    assert "can't read" in cli("deck", "check", str(tmp_path / "none.toml")).complaint()
    (tmp_path / "blob.toml").write_bytes(b"\xff\xfe\x00")
    assert "is no text" in cli("deck", "check", str(tmp_path / "blob.toml")).complaint()


def test_the_deck_of_the_house_is_shown(cli):
    out = cli("deck", "show").good()
    assert "HEX•HEX XL: 42 kinds, 150 cards and 9 for Hexen Stix" in out
    assert all(card.key[:8] in out for card in HOUSE.cards)


def test_another_deck_is_shown(cli, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(GOOD)
    assert "Hop" in cli("deck", "show", str(file)).good()


def test_the_small_deck_of_the_house_is_shown_and_played(cli, tmp_path):
    assert "The Kettle: 9 kinds, 60 cards" in cli("deck", "show", "kettle").good()
    file = tmp_path / "kettle.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    out = cli("sim", "hexhex", "--seats", "3", "--games", "5", "--seed", "1", "-o", f"deck={file}").good()
    assert "Boil Over" in out
    assert "Turn Aside Left" not in out


def test_sim_reports_passes_first_targets_voice_and_cards(cli):
    out = cli("sim", "hexhex", "--seats", "3", "--games", "20", "--seed", "1").good()
    for part in ("passes a round:", "rounds that end on the first target:", "Voice at the end", "answered by"):
        assert part in out
    row = json.loads(cli("sim", "hexhex", "--seats", "3", "--games", "20", "--seed", "1", "--json").good())
    counts = row["counts"]
    assert counts["rounds"] >= 80
    assert sum(n for name, n in counts.items() if name.startswith("voice ")) == 60


def test_sim_of_other_games_is_as_it_was(cli):
    row = json.loads(cli("sim", "hoax", "--seats", "3", "--games", "5", "--seed", "1", "--json").good())
    assert "counts" not in row


def test_in_sim_who_is_quick_is_chance(cli):
    """Hands up and grabs are races: nobody is last by his seat."""
    row = json.loads(
        cli("sim", "hexhex", "--seats", "3", "--games", "300", "--seed", "7", "-o", "hexen_stix=true", "--json").good()
    )
    assert min(row["wins_by_seat"]) > 60
