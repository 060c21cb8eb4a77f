"""First-time hints of COMMAND!."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.teaching.first_hints import FirstHints, Hint
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.games.command.rules.decisions import React
from combat.games.command.rules.events import end_events, fight_events, ground_events, mission_events, unit_events
from combat.games.command.rules.events.turn_events import TriggerBegan
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.title import TITLE

_ROLLED = unit_events.MoraleRolled.kind
_TRIGGERED = TriggerBegan.kind
HINTS: tuple[Hint, ...] = (
    Hint("order", asked="give-order"),
    Hint("night", state="book.night"),
    Hint("activate", asked="activate"),
    Hint("discard", asked="discard"),
    Hint("fire", asked="shoot"),
    Hint("op-fire", asked=React.kind, having={"opens": "entered"}),
    Hint("op-fire", event=fight_events.Answered.kind),
    Hint("initiative", asked="reroll"),
    Hint("defence", event=fight_events.DefenceRolled.kind, own=True),
    Hint("suppressed", event=unit_events.UnitSuppressed.kind, own=True),
    Hint("broken", event=unit_events.UnitBroke.kind, own=True),
    Hint("eliminated", event=unit_events.UnitEliminated.kind, own=True),
    Hint("recover", event=_ROLLED, having={"why": "recover"}),
    Hint("rout", event=_ROLLED, having={"why": "rout"}),
    Hint("melee", event=fight_events.MeleeBegan.kind),
    Hint("event", event=_TRIGGERED, having={"trigger": "event"}),
    Hint("sniper", event=_TRIGGERED, having={"trigger": "sniper"}),
    Hint("jammed", event=_TRIGGERED, having={"trigger": "jammed"}),
    Hint("time", event=end_events.TimeAdvanced.kind),
    Hint("sudden-death", event=end_events.SuddenDeathRolled.kind),
    Hint("objective", event=end_events.ObjectiveTaken.kind),
    Hint("chit", asked="set-up"),
    Hint("chit", event=end_events.ChitDrawn.kind),
    Hint("chit", event=end_events.ChitOpened.kind),
    Hint("artillery", event=mission_events.RoundPlaced.kind, having={"fires": "shells"}),
    Hint("targeting", event=fight_events.Targeted.kind),
    Hint("weapon", event=unit_events.WeaponBroke.kind, own=True),
    Hint("smoke", event=ground_events.SmokeLaid.kind),
    Hint("starshell", event=ground_events.StarshellLit.kind),
)
"""Hints, in the order in which they are checked."""


def subjects(state: State, happening: Event | Decision) -> Iterator[Thing[Hex]]:
    """Yield the pieces and hexes that an event or question is about, the main one first."""
    match happening:
        case React(hex=hex_) if hex_:
            yield PlaceId(hex_)
        case Decision():
            yield PieceId(happening.subject)
        case (
            fight_events.DefenceRolled()
            | unit_events.UnitSuppressed()
            | unit_events.UnitBroke()
            | unit_events.UnitEliminated()
            | unit_events.MoraleRolled()
        ):
            yield PieceId(happening.unit)
        case unit_events.WeaponBroke():
            yield PieceId(happening.weapon)
        case fight_events.Answered():
            moving = () if state.order is None else state.order.group
            yield from map(PieceId, (*moving, *happening.units))
        case end_events.ObjectiveTaken():
            for objective in state.book.map.objectives:
                if objective.number == happening.objective:
                    yield from map(PlaceId, objective.hexes)
        case (
            fight_events.MeleeBegan()
            | fight_events.Targeted()
            | mission_events.RoundPlaced()
            | ground_events.SmokeLaid()
            | ground_events.StarshellLit()
        ):
            if happening.hex:
                yield PlaceId(happening.hex)


def guide(scene: CommandScene) -> FirstHints[State, CommandDesk, Hex]:
    """Return the component that shows the hints at a table."""
    return FirstHints(scene, HINTS, subjects, TITLE.id)
