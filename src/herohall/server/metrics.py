"""Figures of a running server in the format of Prometheus. They do not reveal who plays or what."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable
from typing import get_args

from prometheus_client import Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
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


class InMemory:
    """Figures counted on request: tables and connections of one process."""

    def __init__(self, tables: Iterable[tuple[str, int]], trouble: str | None) -> None:
        self._tables = list(tables)
        self._trouble = trouble

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """The figures as they are now."""
        by_status = GaugeMetricFamily("herohall_tables", "Tables in memory.", labels=["status"])
        for status, count in Count(status for status, _ in self._tables).items():
            by_status.add_metric([status], count)
        yield by_status
        connections = sum(count for _, count in self._tables)
        yield GaugeMetricFamily("herohall_connections", "Open websockets at tables.", value=connections)
        yield GaugeMetricFamily(
            "herohall_store_well", "Whether the database takes writes.", value=self._trouble is None
        )


def registry_of(in_memory: InMemory) -> CollectorRegistry:
    """All figures, with those of the process itself."""
    from prometheus_client import PROCESS_COLLECTOR

    registry = CollectorRegistry()
    for collector in (MOVES, REFUSED, WRITING, BEHIND, in_memory, PROCESS_COLLECTOR):
        registry.register(collector)
    return registry
