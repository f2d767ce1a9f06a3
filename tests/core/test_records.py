"""Records: what is wrong is named with its line, and what the rules no longer play with its row."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from masks import Masks
from masks.rules import Bow

from hoodwink import BadText, Dice, Diverged, Match, Record
from hoodwink.core.record import CHECK_EVERY
from hoodwink.testing.mechanics import played
from hoodwink.testing.records import replayed


def find(_):
    return Masks


@pytest.fixture(scope="module")
def text():
    return played(Masks(4, rounds=3), "a seed").record.dumps(Masks.actions)


def altered(text, n, line):
    lines = text.splitlines()
    lines[n - 1] = line if isinstance(line, str) else json.dumps(line)
    return "\n".join(lines)


def test_a_record_is_json_lines_with_a_header_rows_checks_and_an_end(text):
    head, *rows = map(json.loads, text.splitlines())
    assert head == {
        "hoodwink": 1,
        "game": "masks",
        "rules": 1,
        "seats": 4,
        "options": {"rounds": 3, "peeks": True, "climate": "fair"},
        "seed": "a seed",
    }
    checks = [row for row in rows if isinstance(row, dict)]
    assert [check["rows"] for check in checks[:-1]] == [CHECK_EVERY * n for n in range(1, len(checks))]
    assert checks[-1]["end"] is True
    assert checks[-1]["rows"] == len(rows) - len(checks)
    assert rows[0][0] == -1


@pytest.mark.parametrize(
    "line", ["", "{", "[]", "[0]", "[1, 2, 3]", "null", "7", '"!"', '["!", 1]', '[0, {"do": "x"}]', "[0, 1]"]
)
def test_a_line_that_is_wrong_is_named(text, line):
    with pytest.raises(BadText, match=r"^line 3: "):
        Record.loads(altered(text, 3, line), find)


@pytest.mark.parametrize("head", ["", "hello", "[]", "{}", '{"hoodwink": 1}', "null"])
def test_a_header_that_is_wrong_is_named(text, head):
    with pytest.raises(BadText, match=r"^line 1: this is no Hoodwink record"):
        Record.loads(altered(text, 1, head), find)
    with pytest.raises(BadText, match=r"^line 1: "):
        Record.loads("", find)


def test_a_later_format_is_refused(text):
    with pytest.raises(BadText, match="format 2, this program reads 1"):
        Record.loads(text.replace('"hoodwink": 1', '"hoodwink": 2'), find)


def test_rows_after_the_end_are_refused(text):
    lines = text.splitlines()
    with pytest.raises(BadText, match=rf"^line {len(lines) + 1}: the record goes on after its end"):
        Record.loads("\n".join([*lines, lines[3]]), find)


def test_a_check_in_the_wrong_place_is_refused(text):
    lines = text.splitlines()
    n = next(n for n, line in enumerate(lines[1:], 1) if line.startswith("{"))
    with pytest.raises(BadText, match=rf"^line {n}: a check after 16 rows stands after 15"):
        Record.loads("\n".join(lines[: n - 1] + lines[n:]), find)


def test_files(text, tmp_path):
    file = tmp_path / "a.hoodwink"
    with pytest.raises(BadText, match=r"can't read .*a\.hoodwink: No such file"):
        Record.load(file, find)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadText, match=r"a\.hoodwink is no text"):
        Record.load(file, find)
    file.write_text(altered(text, 2, "{"), encoding="utf-8")
    with pytest.raises(BadText, match=r"a\.hoodwink, line 2: "):
        Record.load(file, find)
    file.write_text(text, encoding="utf-8")
    assert Record.load(file, find).dumps(Masks.actions) == text


def test_another_version_of_the_rules_diverges_at_once(text):
    with pytest.raises(Diverged, match="it was played by version 2 of the rules of masks; this is 1") as found:
        replayed(text.replace('"rules": 1', '"rules": 2'), Masks)
    assert found.value.row == 0


def test_options_that_the_rules_no_longer_have_diverge_at_once(text):
    with pytest.raises(Diverged, match="Masks has no option 'laps'"):
        replayed(text.replace('"rounds"', '"laps"'), Masks)


def test_a_digest_that_differs_names_its_row(text):
    lines = text.splitlines()
    n = next(n for n, line in enumerate(lines) if '"digest"' in line)
    with pytest.raises(Diverged, match=r"at row 16: the state's digest is .*, the record says 0000") as found:
        replayed(altered(text, n + 1, {"rows": 16, "digest": "0000"}), Masks)
    assert found.value.row == 16


def test_chance_has_to_say_what_the_seed_gives(text):
    outcome = json.loads(text.splitlines()[1])[1]
    other = (outcome + 1) % 6
    with pytest.raises(Diverged, match=f"at row 1: chance said {other} in the record; the seed gives {outcome}"):
        replayed(altered(text, 2, [-1, other]), Masks)
    without = altered(text, 1, json.loads(text.splitlines()[0]) | {"seed": None})
    assert replayed(without, Masks).is_over()
    with pytest.raises(Diverged):
        replayed(altered(without, 2, [-1, other]), Masks)


def test_a_reply_where_chance_decides_and_the_other_way_round(text):
    with pytest.raises(Diverged, match="at row 1: seat 0 may not pass: it is not asked now"):
        replayed(altered(text, 2, [0, {"do": "pass"}]), Masks)
    with pytest.raises(Diverged, match="at row 5: chance said 0 in the record; chance was not to decide"):
        replayed(altered(text, 6, [-1, 0]), Masks)


def test_a_record_without_its_end_line_diverges(text):
    with pytest.raises(Diverged, match="it has no end line"):
        replayed("\n".join(text.splitlines()[:-1]), Masks)


def test_a_record_that_ends_too_soon_diverges(text):
    lines = text.splitlines()[:5]
    record = Record.loads("\n".join(lines), find)
    *_, (_, s) = record.replay(Masks(4, rounds=3))
    early = json.dumps({"rows": 4, "digest": s.digest(), "end": True})
    with pytest.raises(Diverged, match="the record ends, the game doesn't"):
        replayed("\n".join([*lines, early]), Masks)


def test_interjections_are_recorded_and_replayed():
    match = Match(Masks(4), "bows")
    match.interject(3, Bow())
    dice = Dice("replies")
    while not match.over:
        seat = match.asked[-1]
        options = match.options(seat)
        match.reply(seat, options[dice.below(len(options))])
        if len(match.record.rows) == 9:
            match.interject(1, Bow())
    text = match.record.dumps(Masks.actions)
    assert '["!", 3, {"do": "bow"}]' in text
    assert Record.loads(text, find) == match.record
    s = replayed(text, Masks)
    assert s.bowed == 0b1010
    assert Masks(4).winners(s) == match.winners


def test_a_match_is_taken_up_where_it_was():
    match = Match(Masks(3), "left")
    match.reply(0, match.options(0)[2])
    match.interject(1, Bow())
    text = match.record.dumps(Masks.actions)
    again = Match.resume(Record.loads(text, find), Masks(3))
    assert (again.asked, again.ply, again.view(2)) == (match.asked, match.ply, match.view(2))
    for each in (match, again):
        while not each.over:
            each.reply(each.asked[0], each.options(each.asked[0])[0])
    assert again.record == match.record


@given(st.text())
def test_whatever_is_in_a_file_is_a_record_or_bad_text(text):
    with pytest.raises(BadText, match="line 1"):
        Record.loads(text, find)


@given(st.lists(st.recursive(st.none() | st.integers() | st.text(max_size=3) | st.booleans(), st.lists, max_leaves=5)))
def test_whatever_is_in_a_row_is_a_row_or_bad_text(rows):
    head = Record.of(Masks(3)).header()
    with suppress(BadText):
        Record.loads("\n".join([head, *map(json.dumps, rows)]), find)
