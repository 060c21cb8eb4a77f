"""Imports by strings obey the same contracts as import statements."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import grimp
import pytest

from tests.string_imports import ROOT, StringImport, broken, graph_with, in_code, in_data, of_package

TITLE = re.compile(r"combat\.games\.\w+\.title")
"""A game's table of its parts: it alone may name rooms above its own, and those of its own game only."""
MADE_UP = "combat.engine.content.made_up"
LAYERS = "layers of the engine"
PAINTER = "only a game's painting package imports the ground painter"


@pytest.fixture(scope="module")
def named() -> list[StringImport]:
    """Return all imports by strings in combat, except those of a module by itself."""
    return [one for one in of_package(ROOT / "combat") if one.imported != one.importer]


@pytest.fixture(scope="module")
def plain() -> grimp.ImportGraph:
    """Return the import graph of the import statements only."""
    return graph_with(())


def test_every_string_names_a_module_that_there_is(named: list[StringImport], plain: grimp.ImportGraph) -> None:
    assert len(named) > 200
    assert [one for one in named if one.imported not in plain.modules] == []


def test_no_string_leads_around_a_contract(named: list[StringImport]) -> None:
    assert broken(graph_with(one for one in named if not TITLE.fullmatch(one.importer))) == []


def test_a_title_names_parts_of_its_own_game_and_of_the_engine_only(named: list[StringImport]) -> None:
    parts = [one for one in named if TITLE.fullmatch(one.importer)]
    assert len({one.importer for one in parts}) == 4
    assert [one for one in parts if not one.imported.startswith(one.importer.removesuffix("title"))] == []


def test_no_file_of_data_names_a_module() -> None:
    assert [one for folder in ("assets", "scenarios", "combat") for one in in_data(ROOT / folder)] == []


@pytest.mark.parametrize(
    ("code", "contracts"),
    [
        ('X = "combat.engine.content.reading:read"', []),
        ('X = "combat.engine.play.save_findings:prove_save"', [LAYERS]),
        ('_HERE = "combat.engine.stage"\nX = f"{_HERE}.app:App"', [LAYERS]),
        ('_HERE, MOST = "combat.engine.stage", 3\nX = {"a": _HERE + ".app:App"}', [LAYERS]),
        ('X = "combat.engine.painting.painter:paint"', [LAYERS, PAINTER]),
        ('X = (sys.executable, "-m", "combat.engine.stage.app")', []),
        ("def made():\n    return load('combat.games.command.title')", ["layers of combat: cli, games, engine"]),
    ],
)  # fmt: skip
def test_a_made_up_module_is_caught(code: str, contracts: list[str]) -> None:
    found = list(in_code(MADE_UP, code))
    caught = broken(graph_with(one for one in found if one.imported != "combat.engine.stage"))
    assert caught[: len(contracts)] == contracts
    assert bool(caught) == bool(contracts)


def test_a_made_up_file_of_data_is_caught(tmp_path: Path) -> None:
    (tmp_path / "kinds.toml").write_text('name = "a"\nproof = "combat.engine.stage.app:App"\n', encoding="utf-8")
    assert [(one.imported, one.line) for one in in_data(tmp_path)] == [("combat.engine.stage.app", 2)]


# -- what type checkers are told ----------------------------------------------------------------------------------------


def misnamed(module: str, code: str) -> Iterator[str]:
    """Yield each `load_object("a.b:c", lambda: d)` whose `d` is not imported as a.b.c for type checkers."""
    tree = ast.parse(code)
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
        elif isinstance(node, ast.Import):
            known.update({alias.asname or alias.name: alias.name for alias in node.names})
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) == "load_object"
            and isinstance(node.args[1], ast.Lambda)
        ):
            path = eval(ast.unparse(node.args[0]), vars(import_module(module)))
            first, dot, rest = ast.unparse(node.args[1].body).partition(".")
            if path.replace(":", ".") != f"{known.get(first, first)}{dot}{rest}":
                yield f"{module}:{node.lineno}: {path}"


def _loading() -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / "combat").rglob("*.py")):
        code = file.read_text(encoding="utf-8")
        if "lambda: " in code and "load_object(" in code and "learning" not in file.parts:  # that room needs an extra
            parts = file.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), code


def test_what_is_loaded_is_what_type_checkers_are_told() -> None:
    loading = list(_loading())
    assert len(loading) > 30
    assert [fault for module, code in loading for fault in misnamed(module, code)] == []


def test_a_lambda_that_names_something_else_is_caught() -> None:
    code = (
        "from combat.engine.stage.keys import Keymap\nload_object('combat.engine.kernel.keys:Keymap', lambda: Keymap)"
    )
    assert list(misnamed("combat.engine.kernel.seats", code)) == [
        "combat.engine.kernel.seats:2: combat.engine.kernel.keys:Keymap"
    ]
