"""Build an import graph that includes imports by strings: "combat.a.b" and "combat.a.b:NAME" in code and data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import grimp
from importlinter import configuration
from importlinter.application import use_cases
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract
from importlinter.domain.contract import Contract

ROOT = Path(__file__).parents[1]
CONTRACTS: Mapping[str, type[Contract]] = {
    "layers": LayersContract,
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "protected": ProtectedContract,
}
_MODULE = re.compile(r"combat(?:\.\w+)+(?::\w+)?")
_SUSPECT = re.compile(r"""["']combat\.|{__name__}""")
_QUOTED = re.compile(r"""["'](combat(?:\.\w+)+(?::\w+)?)["']""")


class StringImport(NamedTuple):
    """An import by a string: the importing module or data file, the imported module and the line."""

    importer: str
    imported: str
    line: int


def in_code(module: str, code: str) -> Iterator[StringImport]:
    """Yield the imports by strings in a module's code; f-strings of its constants are resolved.

    Modules started as processes do not count.
    """
    tree = ast.parse(code)
    started = set(_started(tree))
    constants = {"__name__": module}
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            constants.update(_assigned(statement, constants))
    for node in ast.walk(tree):
        text = None if node in started else _text(node, constants)
        if text is not None and _MODULE.fullmatch(text):
            yield StringImport(module, text.partition(":")[0], getattr(node, "lineno", 0))


def _started(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what follows "-m" in the arguments of a command."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List):
            for flag, module in pairwise(node.elts):
                if isinstance(flag, ast.Constant) and flag.value == "-m":
                    yield module


def _assigned(node: ast.Assign | ast.AnnAssign, constants: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the names that an assignment binds to texts, pair by pair where it unpacks a tuple."""
    for target in node.targets if isinstance(node, ast.Assign) else (node.target,):
        pairs = [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = list(zip(target.elts, node.value.elts, strict=True))
        for name, value in pairs:
            text = _text(value, constants)
            if isinstance(name, ast.Name) and text is not None:
                yield name.id, text


def _text(node: ast.AST | None, constants: Mapping[str, str]) -> str | None:
    """Return the text of an expression of constants; None for any other expression."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.Name):
        return constants.get(node.id)
    if isinstance(node, ast.FormattedValue):
        return _text(node.value, constants)
    parts: list[ast.expr] = []
    if isinstance(node, ast.JoinedStr):
        parts = node.values
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts = [node.left, node.right]
    texts = [_text(part, constants) for part in parts]
    return "".join(text for text in texts if text is not None) if texts and None not in texts else None


def of_package(package: Path) -> Iterator[StringImport]:
    """Yield the imports by strings in all modules of a package."""
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        code = file.read_text(encoding="utf-8")
        if _SUSPECT.search(code):
            yield from in_code(".".join(parts[:-1] if parts[-1] == "__init__" else parts), code)


def in_data(root: Path) -> Iterator[StringImport]:
    """Yield the imports by strings in the data files of a folder; the importer is the file."""
    for file in sorted(root.rglob("*")):
        if file.suffix in (".toml", ".json", ".tmx", ".tsx", ".ftl"):
            text = file.read_text(encoding="utf-8")
            if "combat." in text:
                for found in _QUOTED.finditer(text):
                    line = text.count("\n", 0, found.start()) + 1
                    yield StringImport(str(file), found[1].partition(":")[0], line)


def graph_with(imports: Iterable[StringImport]) -> grimp.ImportGraph:
    """Return the import graph of combat as `lint-imports` builds it, with further imports added."""
    graph = grimp.build_graph("combat", include_external_packages=True, cache_dir=None)
    for one in imports:
        graph.add_import(importer=one.importer, imported=one.imported)
    return graph


def broken(graph: grimp.ImportGraph) -> list[str]:
    """Return the names of the contracts in pyproject.toml that an import graph breaks."""
    configuration.configure()
    options = use_cases.read_user_options(str(ROOT / "pyproject.toml"))
    return [
        contract["name"]
        for contract in options.contracts_options
        if not CONTRACTS[contract["type"]](contract["name"], options.session_options, contract).check(graph, False).kept
    ]
