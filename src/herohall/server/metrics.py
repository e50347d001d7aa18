"""Figures of a running server in the format of Prometheus. They do not reveal who plays or what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from prometheus_client import PROCESS_COLLECTOR, Counter, Gauge, Histogram, generate_latest
from prometheus_client.registry import CollectorRegistry

from herohall.hall.protocol import MadeBy

MOVES = Counter("herohall_moves", "Entries written to the logs of tables.", ["made_by"], registry=None)
MOVES_BY = {made_by: MOVES.labels(made_by) for made_by in get_args(MadeBy)}
"""The same, looked up once instead of for every move."""
REFUSED = Counter("herohall_refused", "Messages of visitors that were refused.", ["key"], registry=None)
WRITING = Histogram(
    "herohall_write_seconds",
    "From asking for a write until it is on the disk.",
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    registry=None,
)
BEHIND = Counter("herohall_behind", "Writes refused because another process was first.", registry=None)


def figures(tables: Iterable[tuple[str, int]], trouble: str | None) -> bytes:
    """All figures, with those of the process itself; of each table its status and how many connections it has."""
    registry = CollectorRegistry()
    for collector in (MOVES, REFUSED, WRITING, BEHIND, PROCESS_COLLECTOR):
        registry.register(collector)
    by_status = Gauge("herohall_tables", "Tables in memory.", ["status"], registry=registry)
    connections = Gauge("herohall_connections", "Open websockets at tables.", registry=registry)
    for status, count in tables:
        by_status.labels(status).inc()
        connections.inc(count)
    Gauge("herohall_store_well", "Whether the database takes writes.", registry=registry).set(trouble is None)
    return generate_latest(registry)
