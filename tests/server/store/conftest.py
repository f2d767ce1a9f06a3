import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def where(request, tmp_path):
    """A place for a house that isn't there yet."""
    return str(tmp_path / "house") if request.param == "sqlite" else request.getfixturevalue("database")
