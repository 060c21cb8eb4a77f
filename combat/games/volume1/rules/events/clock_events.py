"""Events of set-up, the clock and the end of turns and games (4.0, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.state import Clock, Wound


class SquadMustered(Event):
    """The men of the squad were selected, by a d6 if the scenario has a table (22.0)."""

    men: tuple[str, ...]
    roll: int
    rule: str = "22.0"


class ManPlaced(Event):
    """A friendly man was set up, or moved during set-up (22.0)."""

    man: str
    hex: Hex
    rule: str = "22.0"


class ComradeFound(Event):
    """A friendly man starts in a hex of the scenario, with these wounds (22.0)."""

    man: str
    hex: Hex
    wounds: tuple[Wound, ...] = ()
    rule: str = "22.0"


class EnemyPlaced(Event):
    """An enemy was drawn from the cup and placed face down (22.0); `helps` is the operator whose assistant he is."""

    barrier = True
    man: str
    hex: Hex
    rule: str = "22.0"
    helps: str = ""


class Reinforced(Event):
    """An enemy was drawn from the cup and entered the board, or is the assistant of the operator `helps` (14.3)."""

    barrier = True
    man: str
    hex: Hex
    rule: str = "22.0"
    helps: str = ""


class WindSet(Event):
    """The wind direction was set to one of the six directions (9.3.1)."""

    direction: int
    rule: str = "9.3.1"


class ClockAdvanced(Event):
    """The sequence of play advanced; the game can be resumed from this point (4.0)."""

    checkpoint = True
    clock: Clock
    rule: str = "4.0"


class ImpulseBegan(Event):
    """Impulse 1-4 began; positions and known men are recorded for 7.01."""

    impulse: int
    rule: str = "4.0"


class TurnCleared(Event):
    """Orders, track and effects were removed and the cards discarded (4.0, steps 5 f-i)."""

    rule: str = "4.0"


class BattleConceded(Event):
    """The player conceded the battle (22.0)."""

    rule: str = "22.0"


class LastTurnRolled(Event):
    """A die was rolled for whether this turn is the last: it is on `need` or less (22.0)."""

    roll: int
    need: int
    last: bool
    rule: str = "22.0i"


class HoldCounted(Event):
    """The consecutive turns were counted at whose end an objective has been held; 0 after it was lost (22.0)."""

    objective: str
    turns: int
    rule: str = "22.0i"


class Happened(Event):
    """A scenario event took place at the start of the turn (22.0)."""

    id: str
    rule: str = "22.0"


class EndingReached(Event):
    """The battle ends before its last turn; index of the scenario's ending, from 0 (22.0)."""

    ending: int
    rule: str = "22.0i"


class GameEnded(Event):
    """The battle is over and the points were counted (4.0.5j; 22.0)."""

    points: int
    verdict: str
    """Title of the line reached in the victory table."""
    rule: str = "22.0"
