"""What one gains who knows how a level plays, as a table."""

from hoodwink.arena.gains import main


def table(said):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in said.splitlines() if line.startswith("|")]


def test_random_players_are_easy_prey(capsys):
    assert main(["hoax", "--seats", "3", "--levels", "random", "--games", "24", "--rollouts", "16"]) == 0
    head, _, row = table(capsys.readouterr().out)
    said = dict(zip(head, row, strict=True))
    assert (said["level"], said["imagined"], said["side"], said["seats"]) == ("random", "random", "all", "3")
    assert int(said["seats played"]) >= 24
    assert float(said["gain"].strip("%")) > 10


def test_sides_have_rows_of_their_own(capsys):
    assert main(["resistance", "--seats", "5", "--levels", "random", "--games", "5", "--rollouts", "4"]) == 0
    assert [row[5] for row in table(capsys.readouterr().out)[2:]] == ["all", "resistance", "spy"]


def test_what_is_not_there(capsys):
    assert main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err
