"""Fields and pages of the editor's form (22.0)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from combat.engine.kernel.record import Record

KeyPath: TypeAlias = tuple[str | int, ...]
Kind: TypeAlias = Literal[
    "words", "long", "number", "flag", "pick", "set", "hex", "hexes", "man", "men", "list", "table", "name"
]  # fmt: skip
"""Kind of a line; "name" is the file's name, which is not in the file."""
Source: TypeAlias = Literal["boards", "belt-fed", "artillery", "event-tables", "orders"]
"""Values provided by the library."""
Side: TypeAlias = Literal["friendly", "enemy"]
Among: TypeAlias = Literal["gunners", "men"]
"""Men with a belt-fed weapon, or everybody except dummies."""


class Field(Record, gc=True):
    """A line of the form.

    `key` is its key in the surrounding table; "" for an entry of a list.
    """

    key: str
    kind: Kind
    label: str = ""
    """Message id; by default from the key."""
    low: int = 0
    high: int = 99
    choices: tuple[str, ...] = ()
    words: str = ""
    """Prefix of message ids of the choices: morale- for morale-bold; if empty, the choice itself."""
    source: Source | None = None
    side: Side | None = None
    optional: bool = False
    """May be left out; `default` applies then."""
    default: Any = None
    count: int = 0
    """Required number of hexes, numbered by the faces of a die; 0 for any."""
    zero: str = ""
    """Message id of the value 0, if it is not a number, or of an empty list."""
    among: Among | None = None
    """The men of the side who are offered; by default all."""
    kept: bool = False
    """Whether the list is written even if it is empty."""
    fields: tuple[Field, ...] = ()
    new: Any = None
    """Initial value of a new list entry, or of a table when switched on."""

    @property
    def message(self) -> str:
        """Message id of the label."""
        return self.label or f"edit-{self.key.replace('_', '-')}"

    @property
    def tip(self) -> str:
        """Message id of the tooltip."""
        return "edit-points-each-tip" if self.message.startswith("points-") else f"{self.message}-tip"

    @property
    def placed(self) -> bool:
        """Whether its value consists of hexes set on the board."""
        return self.kind in ("hex", "hexes")


class FormPage(Record, gc=True):
    """A page of the form.

    Its fields are in `table`, or at the top level if that is ""; `brush` is the key path of the line that takes hexes
    by default.
    """

    id: str
    fields: tuple[Field, ...]
    table: str = ""
    brush: KeyPath = ()
