"""The files of `deploy/` say what their programs understand; each check needs that program (on Debian: its package)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from tests.server.hosting import Host

DEPLOY = Path(__file__).parents[2] / "deploy"
OF_PROMETHEUS = {"up", "herohall"}  # its own series, and the name of the job


def program(name: str, package: str) -> str:
    """A program, or this test is left out."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed; on Debian: apt-get install {package}")
    return found


def succeeds(*command: str | Path, cwd: Path = DEPLOY) -> str:
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", "systemd")
    units = []
    for unit in sorted((DEPLOY / "systemd").glob("herohall*.[st]*")):
        if unit.suffix not in (".service", ".timer"):
            continue
        # Programs must exist where a unit is checked; those of an installation stand in for themselves.
        copy = tmp_path / unit.name
        copy.write_text(unit.read_text(encoding="utf-8").replace("/opt/herohall/bin/herohall", "/bin/true"))
        units.append(copy)
    assert len(units) == 3
    assert "Unknown" not in succeeds(analyze, "verify", "--man=no", *units)


def test_the_server_has_few_rights(tmp_path: Path) -> None:
    unit = (DEPLOY / "systemd" / "herohall.service").read_text(encoding="utf-8")
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "User=herohall"):
        assert f"\n{line}\n" in unit


def test_caddy_understands_its_file() -> None:
    caddy = program("caddy", "caddy")
    assert "Valid configuration" in succeeds(caddy, "validate", "--adapter", "caddyfile", "--config", "Caddyfile")


def test_prometheus_understands_its_files() -> None:
    succeeds(program("promtool", "prometheus"), "check", "config", "prometheus.yml", cwd=DEPLOY / "monitoring")


def test_every_figure_asked_for_is_given(tmp_path: Path) -> None:
    host = Host(tmp_path, metrics=1)
    try:
        given = set(re.findall(r"^# TYPE (\w+)", host.get("../metrics").text, re.MULTILINE))
    finally:
        host.stop()
    dashboard = json.loads((DEPLOY / "monitoring" / "grafana-dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((DEPLOY / "monitoring" / "alerts.yml").read_text(encoding="utf-8"))
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    names = {name for expression in asked for name in re.findall(r"\b(?:herohall|process)_\w+|\bup\b", expression)}
    known = given | {f"{name}_total" for name in given} | {f"{name}_bucket" for name in given} | OF_PROMETHEUS
    assert names - known == set()


def test_containers_are_read_only_and_nobodys() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for name in ("hall-1", "hall-2"):
        service = compose["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert "ports" not in service
    assert compose["networks"]["inside"]["internal"] is True
    assert "\nUSER 10001:10001\n" in (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
