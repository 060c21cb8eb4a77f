"""Events of morale and leadership (L527 to L537, L651, L657)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat

RatingTest = Literal["remount", "rally", "last-stand", "counterattack"]


class RatingTested(Event):
    """A team or unit took a test; a second number is the re-roll for its commander's presence (L45)."""

    test: RatingTest
    subject: str
    need: int
    numbers: tuple[int, ...]
    passed: bool


class TeamRemounted(Event):
    """A crew got back into its tank (L527)."""

    team: str


class UnitRallied(Event):
    """A pinned unit rallied (L529)."""

    unit: str


class UnitLost(Event):
    """A unit was destroyed: its armoured tanks become wrecks, its other teams leave the table (L535)."""

    unit: str
    why: str
    wrecks: tuple[str, ...]


class TransportsWithdrawn(Event):
    """Transports left the battle after the unit that they carried was lost; they are not destroyed (L535)."""

    unit: str


class FormationLost(Event):
    """A formation of fewer than two units was destroyed (L537)."""

    formation: str


class LeaderNamed(Event):
    """A team became leader of its unit (L563, L651, L657)."""

    unit: str
    team: str
    """Id of the team; "" if the unit has no leader now."""
    why: str


class CommanderNamed(Event):
    """A team became commander of its formation, or the formation lost its commander (L657)."""

    formation: str
    team: str
    why: str


class CommanderJoined(Event):
    """A commander survived the loss of the commanding team in another team of the formation (L657).

    A tank taken over joins the headquarters; an infantry team joined is replaced by the commander's own.
    """

    formation: str
    team: str
    """Id of the commander's lost team."""
    host: str
    replaces: bool
    """Whether the commander's own team returns in place of the other."""


class CommanderRolled(Event):
    """A die decided whether a commander survived the loss of the commanding team (L657)."""

    formation: str
    number: int
    survives: bool


class LeadersAsked(Event):
    """The changes of leaders at the beginning of a phase are over (L651)."""

    checkpoint = True


class SubjectSettled(Event):
    """One test of the starting phase and its effects are settled."""

    checkpoint = True
    seat: Seat
    subject: str
