"""The ladder: every level beside the one below it."""

from hoodwink.arena.ladder import main, rungs


def table(said):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in said.splitlines() if line.startswith("|")]


def test_rungs_go_from_random_to_the_top():
    assert rungs("hoax")[0] == ("random", "novice")
    assert rungs("hoax")[-1] == ("sharp", "master")
    assert rungs("hoax", ["sharp"]) == [("regular", "sharp")]


def test_a_level_that_is_clearly_above(capsys):
    assert main(["resistance", "--seats", "5", "--levels", "novice", "--games", "40"]) == 0
    head, _, row = table(capsys.readouterr().out)
    said = dict(zip(head, row, strict=True))
    assert (said["level"], said["below"], said["seats"], said["above"]) == ("novice", "random", "5", "yes")
    assert int(said["games"]) >= 40
    assert float(said["ahead by"].strip("%")) > 10


def test_what_is_not_there(capsys):
    assert main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err
