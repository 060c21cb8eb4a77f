"""What a line of the editor's form takes, and what a page is made of (22.0)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from combat.engine.kernel.record import Record

KeyPath: TypeAlias = tuple[str | int, ...]
Kind: TypeAlias = Literal[
    "words", "long", "number", "flag", "pick", "set", "hex", "hexes", "man", "men", "list", "table", "name"
]  # fmt: skip
"""What a line takes; a "name" is the file's own, which stands not in it."""
Source: TypeAlias = Literal["boards", "belt-fed", "artillery", "event-tables", "orders"]
"""Choices that the library knows."""
Side: TypeAlias = Literal["friendly", "enemy"]
Among: TypeAlias = Literal["gunners", "men"]
"""Those with a belt-fed weapon, or everybody who is no dummy."""


class Field(Record, gc=True):
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
    zero: str = ""
    """Message id of what 0 means, where it is no number, or what nobody means."""
    among: Among | None = None
    """Which men of the side come into question; all unless said."""
    kept: bool = False
    """A list that stands in the file even when it is empty."""
    fields: tuple[Field, ...] = ()
    new: Any = None
    """What a further entry of a list begins with, or a table that is switched on."""

    @property
    def message(self) -> str:
        """The id of its label."""
        return self.label or f"edit-{self.key.replace('_', '-')}"

    @property
    def tip(self) -> str:
        """The id of what is told of it beside the pointer."""
        return "edit-points-each-tip" if self.message.startswith("points-") else f"{self.message}-tip"

    @property
    def placed(self) -> bool:
        """Whether it takes hexes from the board."""
        return self.kind in ("hex", "hexes")


class FormPage(Record, gc=True):
    """A page of the form: its fields stand in `table`, or in the sheet itself; `brush` takes hexes from the board."""

    id: str
    fields: tuple[Field, ...]
    table: str = ""
    brush: KeyPath = ()
