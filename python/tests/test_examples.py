"""The examples do what they say, in short."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict


EXAMPLES = Path(__file__).parent.parent / "examples"


def run(*args: str) -> str:
    done = subprocess.run(
        [sys.executable, *args], cwd=EXAMPLES, capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout


def test_the_front_page_is_true() -> None:
    text = (EXAMPLES.parent / "README.md").read_text()
    scope: Dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    for block in blocks:
        exec(block.replace("10_000", "500"), scope)
    assert len(blocks) == 3 and scope["vec"].games_played > 0 and scope["decision"].choice


def test_random_play() -> None:
    for game in ("mars", "ares"):
        assert "won by seat" in run("random_play.py", game, "3")


def test_a_bot_in_thirty_lines_beats_random() -> None:
    found = re.search(r"won (\d+) of 6", run("bot_in_30_lines.py", "6"))
    assert found and int(found[1]) >= 5
    tree = ast.parse((EXAMPLES / "bot_in_30_lines.py").read_text())
    lines = {node.lineno for node in ast.walk(tree) if isinstance(node, (ast.stmt, ast.expr))}
    assert len(lines) <= 30


def test_a_tiny_policy_learns() -> None:
    wins = re.findall(r"wins (\d+)%", run("train_tiny_policy.py", "--steps", "900", "--games", "200"))
    assert int(wins[1]) >= int(wins[0]) + 5, wins


def test_the_bench_measures() -> None:
    told = run("-m", "tharsis.bench", "--games", "20", "--rounds", "1", "--n", "8")
    assert "engine alone, uniform" in told and "VecGame n=8" in told
