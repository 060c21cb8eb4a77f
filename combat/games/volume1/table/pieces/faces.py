"""Data shown on pieces, as plain values that the caller fills in; texts are ready to print."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Side: TypeAlias = Literal["friendly", "enemy"]
Modifier: TypeAlias = tuple[str, str]
"""Kind (``ws``, ``tq``, ``ldr``, ``check``, ``roll``, ``damage``) and text, such as ("ws", "−2")."""


class OrderTab(Record):
    """Order tab below a man on the board.

    ``figures``: one name for each of the four impulses, from ``assets/charts/orders.toml`` (none, must-1, may-1, fire
    …). ``impulse``: the current one, 1 to 4; None outside the action phase. ``direction``: directions of an enemy's
    order, as "5/6".
    """

    icon: str
    figures: tuple[str, ...]
    direction: str = ""
    impulse: int | None = None


class ManFace(Record):
    """Data of a man's counter.

    ``id`` selects his portrait; ``rank`` is left out if it does not fit. ``skills``: silhouette of each weapon under
    ``assets/icons/weapons``, with the skill. ``chips``: ids of his states, from the top. An ``unknown`` enemy shows
    only his team's ``name``; ``stamp`` is the word across a hidden man. ``under``: a man below others in a stack; only
    his name shows, with his states as dots beside it.
    """

    id: str
    name: str
    side: Side
    team: str
    rank: str = ""
    number: int | None = None
    tq: int | None = None
    ldr: int | None = None
    skills: tuple[tuple[str, int], ...] = ()
    tough: bool = False
    medic: bool = False
    hidden: bool = False
    stamp: str = ""
    unknown: bool = False
    selected: bool = False
    dimmed: bool = False
    under: bool = False
    chips: tuple[str, ...] = ()
    order: OrderTab | None = None
    short: str = ""
    """Replaces a name that does not fit beside the team's sign."""


class FallenFace(Record):
    """Data of the marker where a man fell; ``stamp`` is the word on it, ``name`` is printed above if not empty."""

    side: Side
    stamp: str
    name: str = ""


class OrderFace(Record):
    """Data of an order marker in the tray; a ``reason`` why the order cannot be given disables it."""

    icon: str
    name: str
    figures: tuple[str, ...]
    modifiers: tuple[Modifier, ...] = ()
    key: str = ""
    reason: str = ""
    direction: str = ""
    side: Side = "friendly"
    selected: bool = False


class StateFace(Record):
    """Data of a marker for morale, wounds, ammunition or a thing on the map; ``id`` selects icon and colours.

    Without a ``label`` the icon fills the marker, as on the board.
    """

    id: str
    label: str = ""
    modifiers: tuple[Modifier, ...] = ()
    selected: bool = False


class TokenFace(Record):
    """Data of a team's token on the initiative track; ``value`` is None until the team's card is drawn."""

    team: str
    name: str
    value: int | None = None
    active: bool = False
    done: bool = False


class FriendlyCardFace(Record):
    """Data of a player's card.

    ``initiative``: one value for each of ``teams`` (ids and names), in that order; None on a pure event card (5.1.3).
    """

    heading: str
    serial: str
    kind: Literal["order", "discard", "event"]
    stamp: str
    title: str
    text: str
    teams: tuple[tuple[str, str], ...] = ()
    initiative: tuple[int, ...] | None = None
    wound: str = ""
    wound_tag: str = ""
    number: int = 0
    selected: bool = False


class CardRow(Record):
    """A row of an enemy card: morale, order, directions, and checks (C, G)."""

    morale: str
    order: str
    directions: str = ""
    checks: str = ""


class EnemyCardFace(Record):
    """Data of an enemy card.

    ``lit``: section and row number of the highlighted row, as ("cover", 2), ("open", 0), ("rout", 0) or ("berserk",
    0).
    """

    heading: str
    subject: str
    stamp: str
    serial: int
    initiative: int
    cover_title: str
    cover_rows: tuple[CardRow, ...]
    open_title: str
    open_rows: tuple[CardRow, ...]
    rout: str
    berserk: str
    lit: tuple[str, int] | None = None
    team: str = ""
    folded: bool = False
    """Whether only the part used is shown, between head and foot."""
    in_force: str = ""
    """The man's order on his counter, if it differs from the one used."""
    in_force_short: str = ""
    """The same in the form for a narrow place."""
