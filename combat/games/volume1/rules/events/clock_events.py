"""Events of set-up, the clock and the end of turns and games (4.0, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.state import Clock, Wound


class SquadMustered(Event):
    """The men of the squad were called up, by a d6 where the scenario has a table (22.0)."""

    men: tuple[str, ...]
    roll: int
    rule: str = "22.0"


class ManPlaced(Event):
    """A friendly man was set up, or moved during set-up (22.0)."""

    man: str
    hex: Hex
    rule: str = "22.0"


class ComradeFound(Event):
    """A man of the player's was in his hex before the battle began, with such wounds (22.0)."""

    man: str
    hex: Hex
    wounds: tuple[Wound, ...] = ()
    rule: str = "22.0"


class EnemyPlaced(Event):
    """An enemy was drawn from the cup and set down unseen (22.0); `helps` names the operator whose assistant he is."""

    barrier = True
    man: str
    hex: Hex
    rule: str = "22.0"
    helps: str = ""


class Reinforced(Event):
    """An enemy was drawn from the cup and came onto the board, or is the assistant (`helps`) of one who did (14.3)."""

    barrier = True
    man: str
    hex: Hex
    rule: str = "22.0"
    helps: str = ""


class WindSet(Event):
    """The wind marker was turned to one of the six directions (9.3.1)."""

    direction: int
    rule: str = "9.3.1"


class ClockAdvanced(Event):
    """The sequence of play went on; the game can be entered anew from here (4.0)."""

    checkpoint = True
    clock: Clock
    rule: str = "4.0"


class ImpulseBegan(Event):
    """Impulse 1-4 began; where everyone stands and who is known is noted for 7.01."""

    impulse: int
    rule: str = "4.0"


class TurnCleared(Event):
    """Orders, track and effects were taken off and the cards discarded (4.0, steps 5 f-i)."""

    rule: str = "4.0"


class BattleConceded(Event):
    """The player gave the battle up (22.0)."""

    rule: str = "22.0"


class LastTurnRolled(Event):
    """It was rolled whether the turn that begins is the last: it is on `need` or less (22.0)."""

    roll: int
    need: int
    last: bool
    rule: str = "22.0i"


class HoldCounted(Event):
    """An objective that an ending names was held at the end of so many turns running, or is no longer (22.0)."""

    objective: str
    turns: int
    rule: str = "22.0i"


class Happened(Event):
    """Something that the scenario has in store came as the turn began (22.0)."""

    id: str
    rule: str = "22.0"


class EndingReached(Event):
    """The battle ends before its last turn: by which of the scenario's endings, counted from 0 (22.0)."""

    ending: int
    rule: str = "22.0i"


class GameEnded(Event):
    """The last turn was over and the points were counted (4.0.5j; 22.0)."""

    points: int
    verdict: str
    """The title of the line of the victory table that was reached."""
    rule: str = "22.0"
