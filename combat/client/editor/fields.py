"""The scenario sheet as a form: its pages, and what can be entered in each of their lines (22.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from combat.content.comrades import OpenWound
from combat.content.effects import AT_ONCE
from combat.content.scenarios import DefaultMorale, Fate
from combat.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Edge

KeyPath: TypeAlias = tuple[str | int, ...]
Kind: TypeAlias = Literal[
    "words", "long", "number", "flag", "pick", "set", "hex", "hexes", "man", "men", "list", "table", "name"
]  # fmt: skip
"""What a line takes; a "name" is the file's own, which stands not in it."""
Source: TypeAlias = Literal["boards", "belt-fed", "artillery", "event-tables", "orders"]
"""Choices that the library knows."""
Side: TypeAlias = Literal["friendly", "enemy"]


@dataclass(frozen=True)
class Field:
    """A line of the form. `key` is where it stands in the table around it; "" is the entry of a list itself."""

    key: str
    kind: Kind
    label: str = ""
    """Message id; by its key unless said."""
    low: int = 0
    high: int = 99
    choices: tuple[str, ...] = ()
    words: str = ""
    """Message id before each choice: morale- for morale-bold; the choice itself where empty."""
    source: Source | None = None
    side: Side | None = None
    optional: bool = False
    """May be left out; `default` then stands for it."""
    default: Any = None
    count: int = 0
    """How many hexes there must be, each with the number of a die's face; 0 for any number."""
    fields: tuple[Field, ...] = ()
    new: Any = None
    """What a further entry of a list begins with, or a table that is switched on."""

    @property
    def message(self) -> str:
        """The id of its label."""
        return self.label or f"edit-{self.key.replace('_', '-')}"

    @property
    def placed(self) -> bool:
        """Whether it takes hexes from the board."""
        return self.kind in ("hex", "hexes")


@dataclass(frozen=True)
class Page:
    """A page of the form: its fields stand in `table`, or in the sheet itself; `brush` takes hexes from the board."""

    id: str
    fields: tuple[Field, ...]
    table: str = ""
    brush: KeyPath = ()


MORALES = get_args(DefaultMorale)
EDGES = get_args(Edge)
FATES = get_args(Fate)
WOUNDS = get_args(OpenWound)
_BY_MORALE = {"choices": MORALES, "words": "morale-"}

_POINTS = tuple(Field(fate, "number", f"points-{fate}", low=-99, optional=True) for fate in FATES)
_VERDICT = Field(
    "verdict",
    "list",
    fields=(
        Field("at_least", "number", low=-99, optional=True),
        Field("title", "words"),
        Field("text", "long"),
        Field("won", "flag"),
    ),
    new={"title": "", "text": "", "won": False},
)
_CHANGES = Field(
    "changes",
    "table",
    optional=True,
    fields=(
        Field("turns", "number", low=1, high=30, optional=True),
        Field("hand", "number", high=5, optional=True),
        Field("friendly_morale", "pick", optional=True, **_BY_MORALE),  # type: ignore[arg-type]
        Field("enemy_morale", "pick", optional=True, **_BY_MORALE),  # type: ignore[arg-type]
        Field("enemy_alert", "flag", optional=True),
        Field("enemy_prepared", "flag", optional=True),
        Field("friendly_hidden", "flag", optional=True),
        Field("large_battle", "flag", optional=True),
        Field("points", "table", "edit-page-points", fields=_POINTS, optional=True, new={}),
        _VERDICT,
    ),
    new={},
)
_EFFECT = Field(
    "effects",
    "list",
    fields=(
        Field("kind", "pick", choices=tuple(AT_ONCE), words="edit-effect-"),
        Field("side", "pick", choices=("friendly", "enemy", "both"), words="edit-side-", optional=True),
        Field("team", "pick", choices=(*FRIENDLY_TEAMS, *ENEMY_TEAMS), words="team-", optional=True),
        Field("amount", "number", low=-9, high=9, optional=True),
        Field("order", "pick", source="orders", words="order-", optional=True),
        Field("of", "words", optional=True),
        Field("weapon", "pick", source="artillery", optional=True),
    ),
    new={"kind": "none"},
)
_EVENT = (Field("roll", "number", high=9), Field("title", "words"), Field("text", "long"), _EFFECT)
_NEW_EVENT = {"roll": 0, "title": "", "text": "", "effects": [{"kind": "none"}]}

_WOUND = Field("", "pick", choices=WOUNDS, words="edit-wound-")

PAGES = (
    Page(
        "sheet",
        (
            Field("", "name", "edit-file"),
            Field("title", "words"),
            Field("date", "words"),
            Field("place", "words"),
            Field("briefing", "list", fields=(Field("", "long"),), new=""),
            Field("board", "pick", source="boards"),
            Field("turns", "number", low=1, high=30),
            Field("hand", "number", high=5),
            Field("large_battle", "flag", default=False),
            Field("compass", "table", fields=(Field("at", "hex"), Field("one", "hex"))),
            Field("wind", "number", high=6, default=0),
        ),
    ),
    Page(
        "friendly",
        (
            Field("edge", "pick", choices=EDGES, words="sheet-edge-"),
            Field("morale", "pick", **_BY_MORALE),  # type: ignore[arg-type]
            Field("hidden", "flag", default=True),
            Field("deployment", "hexes"),
            Field("squads", "list", fields=(Field("", "men", side="friendly"),), new=[]),
            Field(
                "weapon",
                "list",
                "edit-guns",
                fields=(
                    Field("weapon", "pick", source="belt-fed"),
                    Field("hex", "hex", "edit-gun-hex"),
                ),
                new={"weapon": "m1919", "hex": "01.01"},
            ),
            Field("exits", "set", choices=EDGES, words="sheet-edge-", default=[]),
            Field(
                "extra",
                "list",
                fields=(
                    Field("man", "man", side="friendly"),
                    Field("hex", "hex", "edit-gun-hex"),
                    Field("wounds", "list", fields=(_WOUND,), new="bad"),
                    Field("points", "number", "edit-home-points", low=-99, default=0),
                    Field("home", "hexes", default=[]),
                ),
                new={"man": "", "hex": "01.01"},
            ),
        ),
        table="friendly",
        brush=("friendly", "deployment"),
    ),
    Page(
        "enemy",
        (
            Field("edge", "pick", choices=EDGES, words="sheet-edge-"),
            Field("morale", "pick", **_BY_MORALE),  # type: ignore[arg-type]
            Field("alert", "flag"),
            Field("prepared", "flag"),
            Field("hexes", "hexes", "edit-enemy-hexes"),
            Field("cup", "men", side="enemy"),
            Field(
                "crew",
                "list",
                fields=(
                    Field("operator", "man", side="enemy"),
                    Field("assistant", "man", side="enemy"),
                    Field("hex", "hex", "edit-gun-hex", optional=True),
                ),
                new={"operator": "", "assistant": ""},
            ),
        ),
        table="enemy",
        brush=("enemy", "hexes"),
    ),
    Page(
        "objectives",
        (
            Field(
                "objective",
                "list",
                fields=(
                    Field("id", "words"),
                    Field("title", "words"),
                    Field("hexes", "hexes"),
                    Field("points", "number", low=-99),
                ),
                new={"id": "objective", "title": "", "hexes": [], "points": 1},
            ),
        ),
        brush=("objective", 0, "hexes"),
    ),
    Page(
        "points",
        (
            Field("points", "table", "edit-page-points", fields=_POINTS),
            Field(
                "searches",
                "set",
                choices=("captured-officer", "fallen-officer"),
                words="sheet-papers-",
                default=["captured-officer"],
            ),
        ),
    ),
    Page("victory", (_VERDICT,)),
    Page(
        "options",
        (
            Field(
                "option",
                "list",
                fields=(Field("id", "words"), Field("title", "words"), Field("text", "long"), _CHANGES),
                new={"id": "option", "title": "", "text": ""},
            ),
        ),
    ),
    Page(
        "night",
        (
            Field(
                "night",
                "table",
                optional=True,
                fields=(
                    Field("range", "number", "edit-night-range"),
                    Field("die", "pick", choices=("1d6",), optional=True),
                    Field("beyond", "number", default=2),
                    Field("fire", "number", low=-9, high=9, default=-2),
                    Field("spotting", "number", low=-9, high=9, default=-2),
                    Field("flares", "number", high=9, default=0),
                    Field("carriers", "men", side="friendly", default=[]),
                    Field("scatter", "number", "edit-flare-scatter", low=-6, high=6, optional=True),
                    Field("rounds", "hexes", count=10, default=[]),
                ),
                new={"range": 3},
            ),
        ),
        brush=("night", "rounds"),
    ),
    Page(
        "artillery",
        (
            Field(
                "artillery",
                "list",
                fields=(
                    Field("id", "words"),
                    Field("title", "words"),
                    Field("side", "pick", choices=("friendly", "enemy"), words="edit-side-"),
                    Field("weapon", "pick", source="artillery"),
                    Field("number", "words", default="1d6"),
                    Field("scatter", "words", default="1d6"),
                    Field("hexes", "hexes", count=10),
                    Field("calls", "number", high=9, default=0),
                    Field("turns", "list", "edit-plan", fields=(Field("", "number", low=1, high=30),), new=1),
                ),
                new={"id": "strike", "title": "", "side": "friendly", "weapon": "mortar-81", "hexes": []},
            ),
        ),
        brush=("artillery", 0, "hexes"),
    ),
    Page(
        "events",
        (
            Field(
                "events",
                "table",
                fields=(
                    Field("friendly", "pick", "edit-side-friendly", source="event-tables", default="friendly"),
                    Field("enemy", "pick", "edit-side-enemy", source="event-tables", default="enemy"),
                ),
            ),
            Field("friendly_event", "list", fields=_EVENT, new=_NEW_EVENT),
            Field("enemy_event", "list", fields=_EVENT, new=_NEW_EVENT),
        ),
    ),
)
"""All pages, in the order in which a scenario is made."""


@dataclass(frozen=True)
class Row:
    """A line of the form as it stands: its field, where its value is, and how far it is drawn in."""

    field: Field
    path: KeyPath
    depth: int = 0
    entry: bool = False
    """Whether it heads an entry of a list, which can be moved and taken out."""


def page_rows(page: Page, data: Mapping[str, Any]) -> Iterator[Row]:
    """The lines of a page for a sheet."""
    yield from _rows(page.fields, data, (page.table,) if page.table else (), 0)


def _rows(fields: tuple[Field, ...], data: Mapping[str, Any], base: KeyPath, depth: int) -> Iterator[Row]:
    for field_ in fields:
        path = (*base, field_.key) if field_.key else base
        if not _wanted(field_, data, path):
            continue
        yield Row(field_, path, depth)
        value = value_at(data, path)
        if field_.kind == "table" and (isinstance(value, dict) or not field_.optional):
            yield from _rows(field_.fields, data, path, depth + 1)
        elif field_.kind == "list" and isinstance(value, list):
            for index in range(len(value)):
                yield Row(field_, (*path, index), depth, entry=True)
                yield from _rows(field_.fields, data, (*path, index), depth + 1)


def _wanted(field_: Field, data: Mapping[str, Any], path: KeyPath) -> bool:
    """Whether a line has a meaning: an effect shows only the figures that its kind takes, and those that it has."""
    kind = value_at(data, (*path[:-1], "kind"))
    if field_ not in _EFFECT.fields or field_.key == "kind" or kind not in AT_ONCE or value_at(data, path) is not None:
        return True
    return any(key.removesuffix("?") == field_.key for key in AT_ONCE[kind])


def value_at(data: Any, path: KeyPath) -> Any:
    """What stands at a key path; None where nothing does."""
    for part in path:
        if isinstance(data, dict) and isinstance(part, str):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int) and part < len(data):
            data = data[part]
        else:
            return None
    return data


def field_at(path: KeyPath) -> Field | None:
    """The field that a value belongs to, by the place of the value."""
    for page in PAGES:
        rest = path[1:] if page.table and path[:1] == (page.table,) else path
        if page.table and rest is path:
            continue
        found = _field_in(page.fields, rest)
        if found is not None:
            return found
    return None


def _field_in(fields: tuple[Field, ...], path: KeyPath) -> Field | None:
    for field_ in fields:
        if path and field_.key == path[0]:
            rest = path[1:]
            if field_.kind == "list" and rest and isinstance(rest[0], int):
                rest = rest[1:]
                if not rest:
                    return next((inner for inner in field_.fields if not inner.key), field_)
            return _field_in(field_.fields, rest) if rest and field_.fields else field_
    return None


def page_of(path: KeyPath) -> str:
    """The page on which something stands; the first for the file itself."""
    for page in PAGES:
        keys = {field_.key for field_ in page.fields}
        if path and (path[0] == page.table or (not page.table and path[0] in keys)):
            return page.id
    return PAGES[0].id
