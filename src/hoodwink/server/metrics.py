"""Counters for Prometheus. Labels are games and refusal codes, never a table, a name or a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from hoodwink.server.house import House

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """What a node counts; each has a registry of its own."""

    def __init__(self, house: House) -> None:
        self.registry = r = CollectorRegistry()
        self.made = Counter("hoodwink_tables_made", "Tables made", ["game"], registry=r)
        self.loaded = Counter("hoodwink_tables_loaded", "Tables read back from the store", registry=r)
        self.rows = Counter("hoodwink_rows", "Rows written to the store", registry=r)
        self.conflicts = Counter("hoodwink_conflicts", "Rows that another node wrote first", registry=r)
        self.late = Counter("hoodwink_late", "Clocks that ran out", registry=r)
        self.faults = Counter("hoodwink_faults", "Errors that are bugs", registry=r)
        self.requests = Counter("hoodwink_requests", "Messages from clients", registry=r)
        self.refused = Counter("hoodwink_refused", "Messages refused", ["code"], registry=r)
        self.dropped = Counter("hoodwink_dropped", "Connections that the house closed", ["why"], registry=r)
        self.append = Histogram("hoodwink_append_seconds", "Time to write rows", registry=r, buckets=FAST)
        self.handled = Histogram("hoodwink_reply_seconds", "From a message to its answer", registry=r, buckets=FAST)
        self.connections = Gauge("hoodwink_connections", "Sockets", registry=r)
        tables = Gauge("hoodwink_tables", "Tables in memory", registry=r)
        tables.set_function(lambda: len(house.live))

    def text(self) -> bytes:
        return generate_latest(self.registry)
