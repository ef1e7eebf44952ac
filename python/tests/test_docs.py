"""Everything is told: docstrings, and stubs that agree with what is there."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from typing import Set

import pytest

import tharsis
from tharsis import _tharsis

STUB = Path(__file__).parent.parent / "tharsis" / "_tharsis.pyi"


def names(nodes: list[ast.stmt]) -> Set[str]:
    return {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def test_the_stubs_agree_with_the_module() -> None:
    tree = ast.parse(STUB.read_text())
    told = names(tree.body)
    real = {name for name, it in vars(_tharsis).items() if inspect.isclass(it) or inspect.isroutine(it)}
    assert told == real
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not issubclass(getattr(_tharsis, node.name), Exception):
            own = {name for name in vars(getattr(_tharsis, node.name)) if not name.startswith("_")}
            assert {name for name in names(node.body) if not name.startswith("_")} == own, node.name


def undocumented(thing: object, where: str) -> Set[str]:
    missing = set() if inspect.getdoc(thing) else {where}
    if inspect.isclass(thing):
        for name, member in vars(thing).items():
            if not name.startswith("_") and (callable(member) or inspect.isdatadescriptor(member)):
                missing |= undocumented(member, f"{where}.{name}")
    return missing


@pytest.mark.parametrize("module", ["_tharsis", "match", "bench", "openspiel", "pettingzoo_env", "gymnasium_env"])
def test_everything_has_a_docstring(module: str) -> None:
    it = importlib.import_module(f"tharsis.{module}")
    own = [
        (name, thing)
        for name, thing in vars(it).items()
        if not name.startswith("_") and getattr(thing, "__module__", "").startswith("tharsis")
    ]
    assert own or module == "_tharsis"
    assert set().union(*(undocumented(thing, name) for name, thing in own)) == set()


def test_what_is_exported_is_there() -> None:
    assert all(hasattr(tharsis, name) for name in tharsis.__all__)
    assert sorted(tharsis.__all__) == tharsis.__all__ or len(set(tharsis.__all__)) == len(tharsis.__all__)
