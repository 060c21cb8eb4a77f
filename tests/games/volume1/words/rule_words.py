"""Collect the message ids that the rules use (refusals, terms and causes) from their source."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import combat.games.volume1.rules
from combat.engine.kernel import asking
from combat.engine.kernel import decision as kernel
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, field_names

MODULES = [
    asking,
    *(
        import_module(module.name)
        for module in pkgutil.walk_packages(combat.games.volume1.rules.__path__, "combat.games.volume1.rules.")
    ),
]
TREES = [ast.parse(inspect.getsource(module)) for module in (*MODULES, kernel)]


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node


def _strings(node: ast.expr) -> Iterator[str]:
    """Yield the words a value may have: a literal, or either side of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def first_words(call: str) -> set[str]:
    """Return the literal first arguments of all calls of a class."""
    return {word for name, node in _calls() if name == call and node.args for word in _strings(node.args[0])}


def reasons_given(call: str, place: int | None = None) -> set[str]:
    """Return the literal `why` arguments of all calls of a class, given by keyword or at a position."""
    words: set[str] = set()
    for name, node in _calls():
        if name == call:
            given = [keyword.value for keyword in node.keywords if keyword.arg == "why"]
            given += node.args[place : place + 1] if place is not None else []
            words.update(word for value in given for word in _strings(value))
    return words


def _positions() -> dict[str, int]:
    """Return the position of the parameter `why` of each function and class of the rules, counted without self."""
    places: dict[str, int] = {}
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args if argument.arg != "self"]
                if "why" in names:
                    places[node.name] = names.index("why")
    kinds: list[type[Record]] = [*all_events(), kernel.Roll, kernel.Draw]
    for kind in kinds:
        fields = field_names(kind)
        if "why" in fields:
            places[kind.__name__] = fields.index("why")
    return places


def all_events() -> set[type[Event]]:
    """Return every event of the rules and the kernel that has a kind."""
    return {kind for kind in _classes() if issubclass(kind, Event) and kind.kind}


def all_decisions() -> set[type[kernel.Decision]]:
    """Return every decision of the rules and the kernel that has a kind."""
    return {kind for kind in _classes() if issubclass(kind, kernel.Decision) and kind.kind}


def _classes() -> set[type]:
    return {kind for module in (*MODULES, kernel) for kind in vars(module).values() if isinstance(kind, type)}


CHANCE = {
    "d10", "d6", "roll", "draw", "pick", "Roll", "Draw", "draw_card", "throw", "roll_with_cards", "dice_total",
    "troop_quality_check", "check",
}  # fmt: skip
"""Functions that take a cause only to name a roll; a Troop Quality Check by what it allows."""


def spoken(id_: str) -> bool:
    """Return whether the rules use a message id, literally or composed."""
    return id_ in _CONSTANTS or any(pattern.fullmatch(id_) for pattern in _COMPOSED)


_CONSTANTS = {
    node.value
    for tree in TREES
    for node in ast.walk(tree)
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
}
_COMPOSED = [
    re.compile(
        "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+" for part in node.values)
    )
    for tree in TREES
    for node in ast.walk(tree)
    if isinstance(node, ast.JoinedStr) and any(isinstance(part, ast.Constant) for part in node.values)
]


def causes() -> tuple[set[str], set[str]]:
    """Return the literal causes of events, and those of dice and cards."""
    told: set[str] = set()
    rolled: set[str] = set()
    places = _positions()
    for name, node in _calls():
        if name not in places:
            continue
        given = [keyword.value for keyword in node.keywords if keyword.arg == "why"]
        given += node.args[places[name] : places[name] + 1]
        (rolled if name in CHANCE else told).update(word for value in given for word in _strings(value) if word)
    return told, rolled
