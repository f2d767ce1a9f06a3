"""Fixtures for the tests of the house."""

import postgres
import pytest


@pytest.fixture(scope="session")
def cluster():
    """One PostgreSQL for the session (each xdist worker has its own). Who stops it starts it again."""
    cluster = postgres.Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def database(cluster):
    """The url of an empty database in it."""
    return cluster.new_database()
