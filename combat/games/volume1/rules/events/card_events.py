"""Events of cards: drawn, played and discarded, and their effects (5.0, 9.1)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.volume1.rules.book import Effect, Team


class CardDrawn(Event):
    """The player's side drew a card: to the hand, aside after a Plan, or for a wound (5.0, 16.0)."""

    barrier = True
    card: int
    to: str
    """hand, aside or wound."""
    man: str = ""
    rule: str = "5.1"


class CardsTakenUp(Event):
    """The cards set aside by Plans were taken into the hand (4.0.1b)."""

    cards: tuple[int, ...]
    rule: str = "5.0"


class CardDiscarded(Event):
    """A card was put on the discard pile: from the hand, or a wound card after use."""

    card: int
    rule: str = "5.0"
    spent: bool = False
    """Whether it was discarded after its use; False for a card lost from the hand."""


class CardPlayed(Event):
    """A card was put on the initiative track (4.0.1d)."""

    card: int
    rule: str = "5.1"


class DiscardPlayed(Event):
    """A discard card was used for its text (5.1.2)."""

    card: int
    rule: str = "5.1.2"
    man: str = ""
    """The man whose roll or wound it changes; "" for nobody's."""
    roll: int | None = None
    """The roll that is made again; None for a card without a re-roll."""


class DeckShuffled(Event):
    """Draw pile and discards were shuffled into a new draw pile (5.1.3, 9.0); `deck` is friendly or enemy."""

    deck: str
    rule: str = "5.1.3"


class EventRolled(Event):
    """A line of the friendly or enemy event table was rolled (22.0)."""

    table: str
    roll: int
    title: str
    rule: str = "5.1.3"


class EffectBegan(Event):
    """A card's or event's effect began, which lasts until the end of the turn; `man` is the man affected, or ""."""

    effect: Effect
    man: str = ""
    rule: str = "5.1.1"


class EffectWasted(Event):
    """A card's or event's effect had no target; `lack` is the message id of the reason."""

    effect: Effect
    lack: str
    man: str = ""
    """The man drawn by lot who would have been affected; "" for none."""
    rule: str = "5.1.1"


DIRECTIONS_READ = {"rout": "rout", "guard": "rout", "driven": "rout", "berserk": "berserk"}
"""Section of an enemy card that gives a direction alone, and which of the two directions that a card prints it is."""


class EnemyCardDrawn(Event):
    """An enemy card was turned for a man or team; `row` is the line used (9.1)."""

    barrier = True
    serial: int
    team: Team
    man: str = ""
    section: str = ""
    """Part of the card that applies: cover, open, rout, berserk, guard or driven (off by his guard); "" for none."""
    row: str = ""
    sets_initiative: bool = False
    rule: str = "9.1"
    follows: int = 0
    """Serial of the card whose directions apply to the man, that of his team; 0 for this card (17.3c)."""

    @property
    def used(self) -> str:
        """The part of this card that is used: cover, open, rout or berserk; "" if none is."""
        return DIRECTIONS_READ.get(self.section, self.section) if self.follows in (0, self.serial) else ""


class InitiativeSet(Event):
    """The teams were put on the initiative track, the lowest value first (9.1)."""

    order: tuple[Team, ...]
    values: tuple[tuple[Team, int], ...]
    rule: str = "9.1"
