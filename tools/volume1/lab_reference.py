"""Write the tables of docs/lab.md from the code, so that they are complete: ``python -m tools.volume1.lab_reference``.

Fields come from the models of lab files, events and decisions from the rules, and their descriptions from the
docstrings there. The prose above the mark in the page is not changed.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel

from combat.engine.kernel.decision import Choice, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import field_names
from combat.games.volume1.content.kinds.scenario_file import Fate, Searched
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.file_tables import LabPhase, WoundWord
from combat.games.volume1.content.lab.impossible import decision_kinds
from combat.games.volume1.content.library import Library
from combat.games.volume1.reports.lab_report import Character, Ending
from combat.games.volume1.rules.apply import WRITERS
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Edge
from combat.games.volume1.rules.cards.lasting_effects import LASTING
from combat.games.volume1.rules.events import view_events
from combat.games.volume1.rules.play import optional_rules as options

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
MARK = "<!-- written by python -m tools.volume1.lab_reference from here on -->\n"
AFTER = "\n## COMMAND!\n"
"""Heading at which the generated tables end and the prose continues."""
APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)|(?<=s)'(?=[\s,.;:)])")
"""Matches the straight apostrophes used in docstrings."""
ALIASES = {
    "HexNumber": "hex",
    "Hex": "hex",
    "Id": "id",
    "Text": "text",
    "str": "text",
    "int": "number",
    "bool": "true or false",
    "Value": "0-9",
    "Die10": "0-9",
    "Die6": "1-6",
    "Side": "number",
    "Points": "number",
    "Modifier": "number",
    "LabPhase": "phase",
    "WoundWord": "wound",
    "LastingEffectPart": "effect",
}
"""Names of the field types on the page."""


def sentences(cls: type) -> dict[str, str]:
    """Return the docstring below each field of a class and its bases, as one line."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__[:-1]):
        if not base.__module__.startswith("combat"):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, after in zip(body.body, [*body.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                told = (
                    after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
                )
                found[field.target.id] = one_line(str(told))
    return found


def one_line(text: str | None) -> str:
    """Return a docstring in one line, escaped for a table cell."""
    return re.sub(r"\s+", " ", text or "").strip().replace("|", "\\|")


def written_types(cls: type) -> dict[str, str]:
    """Return the type of each field of a class and its bases, worded as on the page."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__[:-1]):
        if base.__module__.startswith("combat"):
            body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            fields = (field for field in body.body if isinstance(field, ast.AnnAssign))
            found |= {
                field.target.id: worded(field.annotation) for field in fields if isinstance(field.target, ast.Name)
            }
    return found


def worded(node: ast.expr) -> str:
    """Return a type expression as the page names it: `list[HexNumber] | None` becomes a list of hexes."""
    match node:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[first, *_])):
            return worded(first)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
            options = words.elts if isinstance(words, ast.Tuple) else [words]
            return " · ".join(str(option.value) or '""' for option in options if isinstance(option, ast.Constant))
        case ast.Subscript(value=ast.Name(id="list" | "tuple" | "frozenset"), slice=inner):
            inner = inner.elts[0] if isinstance(inner, ast.Tuple) else inner
            return f"list of {worded(inner)}"
        case ast.Subscript(value=ast.Name(id="dict" | "Mapping"), slice=ast.Tuple(elts=[key, value])):
            return f"table {worded(key)} = {worded(value)}"
        case ast.Subscript(value=ast.Name(id="NotRequired" | "ClassVar"), slice=inner):
            return worded(inner)
        case ast.BinOp(left=left, right=ast.Constant(value=None)):
            return worded(left)
        case ast.BinOp(left=left, right=right):
            return f"{worded(left)} or {worded(right)}"
        case ast.Name(id=name):
            return ALIASES.get(name, name.removesuffix("Part").lower())
    return ast.unparse(node)


# -- the chapters of the page ---------------------------------------------------------------------------------------


def models(model: type[BaseModel]) -> Iterator[tuple[str, type[BaseModel]]]:
    """Yield the models of a lab file, outermost first, each with its dotted key; "" for the file."""
    seen = {model}
    waiting: list[tuple[str, type[BaseModel]]] = [("", model)]
    for name, part in waiting:
        yield name, part
        for key, field in part.model_fields.items():
            for inner in parts_of(field.annotation):
                if inner not in seen:
                    seen.add(inner)
                    path = f"{name}.{field.alias or key}".lstrip(".")
                    waiting.append((path, inner))


def parts_of(kind: Any) -> Iterator[type[BaseModel]]:
    """Yield the models that occur in a type."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for inner in get_args(kind):
        yield from parts_of(inner)


def field_tables() -> Iterator[str]:
    """Yield a table of fields for each model of a lab file."""
    for name, part in models(LabFile):
        told, kinds = sentences(part), written_types(part)
        heading = f"`{name}`" if name else "The file"
        yield f"\n### {heading}\n\n{one_line(part.__doc__)}\n"
        rows = [
            (f"`{field.alias or key}`", kinds[key], "must be given" if field.is_required() else "", told[key])
            for key, field in part.model_fields.items()
        ]
        yield from table(("field", "is", "", "means"), rows)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Yield the lines of a Markdown table."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def event_kinds() -> list[type[Event]]:
    """Return every event type of the rules by kind; events of a player's view are left out."""
    return sorted((kind for kind in WRITERS if kind.__module__ != view_events.__name__), key=lambda event: event.kind)


def event_rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each event: its kind, its meaning, and its fields with their descriptions."""
    for event in event_kinds():
        told, kinds = sentences(event), written_types(event)
        fields = [f"`{name}` {kinds[name]}" + note(told[name]) for name in field_names(event)]
        yield f"`{event.kind}`", one_line(event.__doc__), "<br>".join(fields)


def note(told: str) -> str:
    """Return a description as a continuation of a line; "" for none."""
    return f": {told}" if told else ""


def decision_rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each decision: its kind, its question and answers, and its additional fields."""
    for kind, decision in decision_kinds().items():
        own = [name for name in field_names(decision) if name not in base_fields(decision)]
        yield f"`{kind}`", one_line(decision.__doc__), ", ".join(f"`{name}`" for name in own)


def base_fields(decision: type[Decision]) -> set[str]:
    """Return the names of the fields that a decision has from its base class: Choice or Decision."""
    base = Choice if issubclass(decision, Choice) else Decision
    return set(field_names(base))


def words() -> Iterator[str]:
    """Yield the lines that list the valid words for phases, orders, terrain, weapons and others."""
    parts = Library().parts()
    lists = {
        "Phases": get_args(LabPhase),
        "Teams": (*FRIENDLY_TEAMS, *ENEMY_TEAMS),
        "Edges": get_args(Edge),
        "Orders": parts.charts.orders,
        "Terrain": parts.charts.terrain,
        "Morale": parts.charts.morale,
        "Wounds": get_args(WoundWord),
        "Weapons": parts.weapons,
        "Searched": get_args(Searched),
        "Optional rules": options.RULES,
        "Fates": get_args(Fate),
        "Effects that last": LASTING,
    }
    for name, ids in lists.items():
        yield f"- {name}: {', '.join(f'`{id_}`' for id_ in ids)}"


def end_rows(shape: type) -> Iterator[tuple[str, ...]]:
    """Yield a row for each field of a class: name, type and description."""
    told, kinds = sentences(shape), written_types(shape)
    for name in told:
        yield f"`{name}`", kinds[name], told[name]


def tables() -> str:
    """Return all generated text of the page."""
    lines = ["\n## Fields", *field_tables(), "\n## Words\n", *words()]
    lines += ["\n## Decisions and their answers\n"]
    lines += table(("decision", "the question, and what may be answered", "more about it"), decision_rows())
    lines += ["\n## Events\n"]
    lines += table(("event", "tells", "fields"), event_rows())
    lines += ["\n## The end\n", *table(("field", "is", "means"), end_rows(Ending)), "\nOf each man in `characters`:\n"]
    lines += table(("field", "is", "means"), end_rows(Character))
    return APOSTROPHE.sub("’", "\n".join(lines)) + "\n"


def rewritten(page: str) -> str:
    """Return the page with its tables generated again; the prose before and after them does not change."""
    prose, _, rest = page.partition(MARK)
    return prose + MARK + tables() + "".join(rest.partition(AFTER)[1:])


def main() -> None:
    """Write the generated tables into the page below its prose."""
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name}: {len(event_kinds())} events, {len(decision_kinds())} decisions")


if __name__ == "__main__":
    main()
