"""What the pieces on the table show, as plain values that the caller fills in; all words come ready to print."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Side: TypeAlias = Literal["friendly", "enemy"]
Modifier: TypeAlias = tuple[str, str]
"""Its kind (``ws``, ``tq``, ``ldr``, ``check``, ``roll``, ``damage``) and its text, such as ("ws", "−2")."""


class OrderTab(Record):
    """The order that shows below a man on the board.

    ``figures``: one name an impulse from ``assets/charts/orders.toml`` (none, must-1, may-1, fire …). ``impulse``: the
    one being played, from 1 to 4. ``direction``: an enemy's, as "5/6".
    """

    icon: str
    figures: tuple[str, ...]
    direction: str = ""
    impulse: int | None = None


class ManFace(Record):
    """A man's counter.

    ``id`` names his portrait; ``rank`` is left out where there is no room. ``skills``: each weapon by its silhouette
    under ``assets/icons/weapons``, and the skill with it. ``chips``: states by id, from the top down. An ``unknown``
    enemy shows his team's ``name`` only; ``stamp`` is the word across a hidden man. Of one who lies ``under`` others
    little more than his name is seen: his states are dots beside it.
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
    """What stands for the name where that finds no room, beside the team's sign."""


class FallenFace(Record):
    """The marker where a man fell; ``stamp``: the word on it; his name stands above if there is one."""

    side: Side
    stamp: str
    name: str = ""


class OrderFace(Record):
    """An order marker of the tray. ``reason``: why it cannot be given; it is greyed then."""

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
    """A marker of morale, wounds, ammunition, or of a thing on the map; ``id`` names its icon and its colours.

    Without a ``label`` the icon fills the marker, as on the board."""

    id: str
    label: str = ""
    modifiers: tuple[Modifier, ...] = ()
    selected: bool = False


class TokenFace(Record):
    """A team's token of the initiative track; ``value``: none before its card is drawn."""

    team: str
    name: str
    value: int | None = None
    active: bool = False
    done: bool = False


class FriendlyCardFace(Record):
    """A message form. ``initiative`` in the order of ``teams`` (ids and names); none on a pure event card (5.1.3)."""

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
    """One row of an enemy card: the morale it is for, the order, its directions, and its checks (C, G)."""

    morale: str
    order: str
    directions: str = ""
    checks: str = ""


class EnemyCardFace(Record):
    """A spot report. ``lit``: which row is used, as ("cover", 2), ("open", 0), ("rout", 0) or ("berserk", 0)."""

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
    """Whether only the part that is used shows, between the head and the foot."""
    in_force: str = ""
    """The order of its man as his counter shows it, where it is not the one that is used of the card."""
