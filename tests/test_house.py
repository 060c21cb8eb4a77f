"""Conventions of the whole code, such as one meaning per name and modules named after their classes."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from tests.by_folder import by_folder

ROOT = Path(__file__).parents[1] / "combat"
ENGINE = ROOT / "engine"
GAMES = sorted(folder for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file())
MODULES = sorted(ROOT.rglob("*.py"))
ROOMS = sorted({module.parent for module in MODULES})
MOST = 20
"""Modules in a folder, its docstring not counted: more than these nobody looks through."""


def stem_of(name: str) -> str:
    """Return the file stem expected for a class: `hover_notes` for HoverNotes."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_file_name_means_one_thing_in_the_engine_and_a_game(game: Path) -> None:
    found = defaultdict(list)
    for module in MODULES:
        if module.stem not in ("__init__", "__main__", "title") and not any(
            other in module.parents for other in GAMES if other != game
        ):
            found[module.stem].append(module.relative_to(ROOT).as_posix())
    assert {stem: where for stem, where in found.items() if len(where) > 1} == {}


@pytest.mark.parametrize("room", ROOMS, ids=lambda folder: folder.relative_to(ROOT.parent).as_posix())
def test_a_room_says_what_it_is_for_and_can_be_looked_through(room: Path) -> None:
    package = room / "__init__.py"
    assert package.is_file()
    assert ast.get_docstring(ast.parse(package.read_text(encoding="utf-8")))
    assert len(list(room.glob("*.py"))) - 1 <= MOST


@pytest.mark.parametrize("room", ROOMS, ids=lambda folder: folder.relative_to(ROOT.parent).as_posix())
def test_a_class_stands_in_the_file_that_bears_its_name(room: Path) -> None:
    stems = {module.stem for module in room.glob("*.py")}
    strays = [
        f"{module.name}: {node.name}"
        for module in room.glob("*.py")
        for node in ast.parse(module.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and stem_of(node.name) in stems - {module.stem}
    ]
    assert strays == []


def test_what_is_imported_late_says_what_that_gains() -> None:
    late = [
        f"{module.relative_to(ROOT)}: {line.strip()}"
        for module in MODULES
        for line in module.read_text(encoding="utf-8").splitlines()
        if "noqa: PLC0415" in line
    ]
    assert [line for line in late if not re.search(r"# noqa: PLC0415 - \d+ ms\b", line)] == []
    assert len(late) <= 8
    by_text = [module for module in MODULES if re.search(r"\bimport_module\b|__import__", module.read_text("utf-8"))]
    assert [module.stem for module in by_text] == ["load_object"]


HEX_ROOMS = ("space/hexes", "content/hexes", "tabletop/hexes")
"""Packages that know hexes."""


def imported_by(module: Path) -> set[str]:
    """Return the names of all modules and module members that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def spelt_in(module: Path) -> set[str]:
    """Return all names in the code of a module, and all its string constants."""
    nodes = list(ast.walk(ast.parse(module.read_text(encoding="utf-8"))))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return names | {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_the_engine_knows_hexes_only_in_the_rooms_of_hexes() -> None:
    """A game without a grid loads none of them."""
    known = re.compile(r"combat\.engine\.(space|content|tabletop)\.hexes\b")
    engine = [module for module in MODULES if ENGINE in module.parents]
    places = {module.relative_to(ENGINE).as_posix(): module for module in engine}
    outside = {
        place: sorted(name for name in imported_by(module) | spelt_in(module) if known.match(name) or name == "Hex")
        for place, module in places.items()
        if not place.startswith(tuple(f"{room}/" for room in HEX_ROOMS))
    }
    assert {place: names for place, names in outside.items() if names} == {}
    assert len(outside) > 200
    assert all(any(place.startswith(room) for place in places) for room in HEX_ROOMS)


TESTS = Path(__file__).parent
ACROSS = {"golden", "hostile", "lab", "laws", "lessons", "rulebook", "tabletop", "tools"}
"""Folders of a game's tests that are no room of it: whole games, bad files, lab files, laws, lessons, pages, its boards on the engine's table, tools."""


def test_the_tests_stand_room_by_room_as_the_house_does() -> None:
    rooms = {"engine": ENGINE, **{f"games/{game.name}": game for game in GAMES}}
    strays = {
        place: {folder.name for folder in (TESTS / place).iterdir() if folder.is_dir() and folder.name != "__pycache__"}
        - {room.name for room in house.iterdir() if room.is_dir()}
        for place, house in rooms.items()
    }
    assert strays.pop("engine") == set()
    assert {place: stray - ACROSS for place, stray in strays.items() if stray - ACROSS} == {}


@by_folder(TESTS.rglob("*.py"), TESTS)
def test_what_two_files_of_tests_need_stands_in_neither(files: tuple[Path, ...]) -> None:
    """A module of tests is not imported; whoever looks for a helper finds it in a module of helpers, or a conftest."""
    taken = [
        (module.name, node.module)
        for module in files
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tests.")
    ]
    assert [(module, name) for module, name in taken if name.rpartition(".")[2].startswith("test_")] == []


def test_no_folder_of_tests_is_too_full_to_be_looked_through() -> None:
    folders = {file.parent for file in TESTS.rglob("*.py")}
    assert {folder: count for folder in folders if (count := len(list(folder.glob("*.py")))) > MOST + 1} == {}


def test_every_test_that_the_makefile_names_is_there() -> None:
    named = re.findall(r"\btests/[\w/.]+", (TESTS.parent / "Makefile").read_text(encoding="utf-8"))
    assert [name for name in named if not (TESTS.parent / name).exists()] == []


def test_whatever_is_tried_in_part_is_tried_whole_in_the_soak() -> None:
    """A file of tests that asks whether it is soaked lies where `make soak` looks."""
    (soaked,) = re.findall(r"COMBAT_SOAK=.*", (TESTS.parent / "Makefile").read_text(encoding="utf-8"))
    rooms = [TESTS.parent / name for name in re.findall(r"\btests/[\w/.]+", soaked)]
    prompt = [
        file
        for file in TESTS.rglob("test_*.py")
        if re.search("COMBAT_SOAK|tests.sampled", file.read_text(encoding="utf-8"))
    ]
    assert len(prompt) > 50
    assert [
        file for file in prompt if file != Path(__file__) and not any(file.is_relative_to(room) for room in rooms)
    ] == []


def test_nothing_is_imported_for_what_it_registers() -> None:
    """What a module registers is listed in a table of the module that uses it."""
    assert [module for module in MODULES if "noqa: F401" in module.read_text(encoding="utf-8")] == []


MOST_ANY, MOST_IGNORED = 25, 5
"""Parameters and results annotated with Any, and lines that mypy passes over, as they are today: no more are added."""


def any_in(module: Path) -> int:
    """Return the number of parameters and results in a module annotated with Any, alone or in a union."""
    found = 0
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            every = node.args
            parameters = [*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg]
            annotations = [node.returns, *(each.annotation for each in parameters if each is not None)]
            found += sum(is_any(each) for each in annotations)
    return found


def is_any(annotation: ast.expr | None) -> bool:
    """Return whether an annotation is Any, alone or in a union."""
    if isinstance(annotation, ast.BinOp):
        return is_any(annotation.left) or is_any(annotation.right)
    return isinstance(annotation, ast.Name) and annotation.id == "Any"


def test_any_is_counted_in_parameters_and_results(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("def f(a: Any, *b: Any, c: list[Any], d: int = 1, **e: Any) -> int | Any: ...\nx: Any = 1\n")
    assert any_in(module) == 4


def test_no_more_is_any_and_nothing_more_is_passed_over() -> None:
    settings = tomllib.loads((ROOT.parent / "pyproject.toml").read_text(encoding="utf-8"))
    ignored = settings["tool"]["ruff"]["lint"]["per-file-ignores"]
    listed = {name for name, codes in ignored.items() if "ANN401" in codes} - {"tests/**", "tools/**"}
    counted = {module.relative_to(ROOT.parent).as_posix(): any_in(module) for module in MODULES}
    assert {name for name, count in counted.items() if count} == listed
    assert sum(counted.values()) <= MOST_ANY
    lines = [line for module in MODULES for line in module.read_text(encoding="utf-8").splitlines()]
    assert sum("type: ignore" in line for line in lines) <= MOST_IGNORED
    assert not [line for line in lines if "noqa" in line and "noqa: PLC0415" not in line]
