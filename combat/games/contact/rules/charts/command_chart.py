"""Figures of command, initiative, smoke and victory (sections 2, 3 and 10). Lengths in units of 0.1 mm."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class CommandFigures(Record):
    """Orders and command radius (C26)."""

    group_orders: int
    """Orders for each command group that is not demoralised."""
    commander_orders: int
    vehicle_radio: int
    """Radius to vehicles with radio."""
    vehicle_plain: int
    """Radius to vehicles without; they must be in sight."""
    successor: int
    """Radius of a unit that takes over from a lost leader."""


class InitiativeFigures(Record):
    """The modifiers of the initiative die besides the commander's experience."""

    lost: int
    recon: int


class ActionFigures(Record):
    """Figures of reactions and other actions (section 2)."""

    reactions: int
    """Reactions to one move."""


class BreakFigures(Record):
    """Figures of the break of a force (section 3)."""

    leaderless: int
    """Added to the test of a force whose commander is lost."""


class VictoryFigures(Record):
    """Figures of objectives."""

    hold: int
    """Within this of an objective a unit holds it."""


class CommandChart(Record):
    """All figures of command, initiative, smoke and victory."""

    command: CommandFigures
    initiative: InitiativeFigures
    actions: ActionFigures
    breaks: BreakFigures
    victory: VictoryFigures
