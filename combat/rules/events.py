"""Every fact that the rules can tell, in the past tense; `apply` writes each of them into the state."""

from __future__ import annotations

from dataclasses import dataclass

from combat.kernel.events import Event, named
from combat.rules.book import Effect, Hex, Morale, Team
from combat.rules.state import Ammo, Clock, Order, Wound


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a modified value: a message id, the amount, and the rule that adds it.

    `detail` says more where the id alone does not: an order, a terrain, a morale state, a weapon, a distance.
    """

    name: str
    value: int
    rule: str
    detail: str = ""


Ledger = tuple[Term, ...]


def total(ledger: Ledger) -> int:
    """The sum of a ledger."""
    return sum(term.value for term in ledger)


# -- set-up and the clock ---------------------------------------------------------------------------------------


@named
@dataclass(frozen=True, slots=True)
class SquadMustered(Event):
    """The men of the squad were called up, by a d6 where the scenario has a table (22.0)."""

    men: tuple[str, ...]
    roll: int
    rule: str = "22.0"


@named
@dataclass(frozen=True, slots=True)
class ManPlaced(Event):
    """A friendly man was set up, or moved during set-up (22.0)."""

    man: str
    hex: Hex
    rule: str = "22.0"


@named
@dataclass(frozen=True, slots=True)
class EnemyPlaced(Event):
    """An enemy was drawn from the cup and set down unseen (22.0)."""

    barrier = True
    man: str
    hex: Hex
    rule: str = "22.0"


@named
@dataclass(frozen=True, slots=True)
class WindSet(Event):
    """The wind marker was turned to one of the six directions (9.3.1)."""

    direction: int
    rule: str = "9.3.1"


@named
@dataclass(frozen=True, slots=True)
class ClockAdvanced(Event):
    """The sequence of play went on; the game can be entered anew from here (4.0)."""

    checkpoint = True
    clock: Clock
    rule: str = "4.0"


# -- cards --------------------------------------------------------------------------------------------------------


@named
@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The player's side drew a card: to the hand, aside after a Plan, or for a wound (5.0, 16.0)."""

    barrier = True
    card: int
    to: str
    """hand, aside or wound."""
    man: str = ""
    rule: str = "5.1"


@named
@dataclass(frozen=True, slots=True)
class CardsTakenUp(Event):
    """The cards set aside by Plans came into the hand (5.0, step 1 b)."""

    cards: tuple[int, ...]
    rule: str = "5.0"


@named
@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card went to the discard pile: from the hand, or a wound card after use."""

    card: int
    rule: str = "5.0"


@named
@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was laid on the initiative track (5.0, step 1 d)."""

    card: int
    rule: str = "5.1"


@named
@dataclass(frozen=True, slots=True)
class DiscardPlayed(Event):
    """A discard card was used for its text (5.1.2)."""

    card: int
    rule: str = "5.1.2"


@named
@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """Draw pile and discards became one new draw pile (5.1.3, 9.0); `deck` is friendly or enemy."""

    deck: str
    rule: str = "5.1.3"


@named
@dataclass(frozen=True, slots=True)
class EventRolled(Event):
    """A line of the friendly or enemy event table came up (22.0)."""

    table: str
    roll: int
    title: str
    rule: str = "5.1.3"


@named
@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """A card's or event's effect holds until the end of the turn; `man` is the one it fell on, or ""."""

    effect: Effect
    man: str = ""
    rule: str = "5.1.1"


# -- orders -------------------------------------------------------------------------------------------------------


@named
@dataclass(frozen=True, slots=True)
class OrderPlaced(Event):
    """A man got an order marker in place of what he had; None takes it away."""

    man: str
    order: Order | None
    rule: str
    why: str = ""
    """A message id: chosen, forgotten, card, slow-weapon, wounded, out-of-ammo, duck-back, hit, failed-check…"""


@named
@dataclass(frozen=True, slots=True)
class OrdersCommitted(Event):
    """The player closed the Friendly Order Phase (7.0)."""

    rule: str = "7.0"


@named
@dataclass(frozen=True, slots=True)
class OrderCheckFailed(Event):
    """A man failed the check he needs to be given an order; not again this turn (7.10, 7.17)."""

    man: str
    order: str
    rule: str = "7.17"


@named
@dataclass(frozen=True, slots=True)
class EnemyCardDrawn(Event):
    """An enemy card was turned for a man or team; `row` is the line used (9.1)."""

    barrier = True
    serial: int
    team: Team
    man: str = ""
    section: str = ""
    """cover, open, rout or berserk."""
    row: str = ""
    sets_initiative: bool = False
    rule: str = "9.1"


@named
@dataclass(frozen=True, slots=True)
class InitiativeSet(Event):
    """The teams stand on the initiative track, lowest value first (9.1)."""

    order: tuple[Team, ...]
    values: tuple[tuple[Team, int], ...]
    rule: str = "9.1"


# -- the action phase ---------------------------------------------------------------------------------------------


@named
@dataclass(frozen=True, slots=True)
class ImpulseBegan(Event):
    """Impulse 1-4 began; where everyone stands and who is known is noted for 7.01."""

    impulse: int
    rule: str = "4.0"


@named
@dataclass(frozen=True, slots=True)
class ManActivated(Event):
    """A man's turn to act came (4.0, step 4 a)."""

    man: str
    rule: str = "4.0"


@named
@dataclass(frozen=True, slots=True)
class ManMoved(Event):
    """A man moved one hex."""

    man: str
    start: Hex
    end: Hex
    rule: str


@named
@dataclass(frozen=True, slots=True)
class ManHeld(Event):
    """A man did nothing although his order said otherwise; `why` is a message id."""

    man: str
    why: str
    rule: str


@named
@dataclass(frozen=True, slots=True)
class ManLeft(Event):
    """A man left the board over an edge (9.5); `fate` as in Man."""

    man: str
    edge: str
    fate: str
    rule: str = "9.5"


@named
@dataclass(frozen=True, slots=True)
class ManSpotted(Event):
    """A hidden friendly became Spotted, or an unknown enemy Known (12.0); `by` is the spotter or ""."""

    barrier = True
    man: str
    by: str = ""
    why: str = "spotted"
    rule: str = "12.0"


@named
@dataclass(frozen=True, slots=True)
class DummyRemoved(Event):
    """An unknown enemy was turned over, was a dummy, and left the board (12.0)."""

    barrier = True
    man: str
    rule: str = "12.0"


@named
@dataclass(frozen=True, slots=True)
class ManHidden(Event):
    """A spotted friendly man became Hidden again (7.16)."""

    man: str
    rule: str = "7.16"


@named
@dataclass(frozen=True, slots=True)
class ManAlerted(Event):
    """A waiting enemy became alert (9.8); `why` is a message id, `rule` the condition."""

    man: str
    why: str
    rule: str


@named
@dataclass(frozen=True, slots=True)
class CheckMade(Event):
    """A check was rolled: mc, wmc, rc, tqc or spotting (19.0, 12.0).

    `need` is the modified value; `passed` is True for a roll of it or less (or the Rule of 0, see `confirm`).
    """

    barrier = True
    man: str
    check: str
    why: str
    ledger: Ledger
    need: int
    roll: int
    passed: bool
    rule: str
    target: str = ""
    confirm: int | None = None
    """The value of the confirming TQC under the Rule of 0, else None (2.0)."""
    confirm_roll: int | None = None


@named
@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    """One shot of an attack was rolled (13.0).

    `result` is hit, check (a hit that is only a Morale Check) or miss.
    """

    barrier = True
    man: str
    target: str
    weapon: str
    shot: int
    shots: int
    range: int
    ledger: Ledger
    need: int
    roll: int
    result: str
    rule: str = "13.0"
    confirm: int | None = None
    confirm_roll: int | None = None


@named
@dataclass(frozen=True, slots=True)
class AmmoChanged(Event):
    """A man's ammunition marker changed (13.0.8, 7.13)."""

    man: str
    before: Ammo
    after: Ammo
    rule: str


@named
@dataclass(frozen=True, slots=True)
class MoraleChanged(Event):
    """A man's morale state rose or fell (17.0)."""

    man: str
    before: Morale
    after: Morale
    rule: str


@named
@dataclass(frozen=True, slots=True)
class ManWounded(Event):
    """A wound marker was put on a man (16.0)."""

    man: str
    wound: Wound
    card: int
    rule: str = "16.0"


@named
@dataclass(frozen=True, slots=True)
class ManKilled(Event):
    """A man died; `why` is kia (the card) or wounds (their sum) (16.0, 16.2)."""

    man: str
    why: str
    rule: str = "16.0"


@named
@dataclass(frozen=True, slots=True)
class MeleeBegan(Event):
    """Men of both sides stood in one hex: a Melee marker was laid (15.0)."""

    hex: Hex
    rule: str = "15.0"


@named
@dataclass(frozen=True, slots=True)
class MeleeEnded(Event):
    """Only one side was left in a melee hex (15.0)."""

    hex: Hex
    rule: str = "15.0"


@named
@dataclass(frozen=True, slots=True)
class GrenadeAimed(Event):
    """A Grenade Target marker was laid, or moved (7.09, 10.09)."""

    man: str
    hex: Hex
    rule: str


@named
@dataclass(frozen=True, slots=True)
class GrenadeArmed(Event):
    """A man pulled the pin: from now on the grenade is live (7.09, 10.09)."""

    man: str
    weapon: str
    rule: str


@named
@dataclass(frozen=True, slots=True)
class GrenadeThrown(Event):
    """A grenade was thrown and lies where the scatter took it; `roll` is the d10, `need` what scatters (7.09)."""

    barrier = True
    man: str
    weapon: str
    aimed_at: Hex
    landed: Hex
    roll: int
    scatters_from: int
    rule: str


@named
@dataclass(frozen=True, slots=True)
class GrenadeFell(Event):
    """A grenade landed near or far from a man in its hex, by the thrower's skill (7.09)."""

    barrier = True
    man: str
    target: str
    near: bool
    ledger: Ledger
    need: int
    roll: int
    rule: str
    confirm: int | None = None
    confirm_roll: int | None = None


@named
@dataclass(frozen=True, slots=True)
class GrenadeDropped(Event):
    """A live grenade fell from the hand of a man who ducked back or died: near him, far from all others (10.09)."""

    man: str
    weapon: str
    hex: Hex
    near: tuple[str, ...]
    far: tuple[str, ...]
    rule: str = "10.09"


@named
@dataclass(frozen=True, slots=True)
class GrenadeExploded(Event):
    """The first grenade on the board went off (4.0, step 5 a; 14.2)."""

    weapon: str
    hex: Hex
    rule: str = "14.2"


@named
@dataclass(frozen=True, slots=True)
class FragmentRolled(Event):
    """One damage roll against a man near an explosion (14.2)."""

    barrier = True
    man: str
    weapon: str
    near: bool
    shot: int
    shots: int
    ledger: Ledger
    need: int
    roll: int
    hit: bool
    rule: str = "14.2"


@named
@dataclass(frozen=True, slots=True)
class SmokeRose(Event):
    """The first Smoke marker of a new source was laid (18.0)."""

    hex: Hex
    value: int
    turn: int
    rule: str = "18.0"


@named
@dataclass(frozen=True, slots=True)
class SmokeDrifted(Event):
    """A source's smoke grew by a marker downwind; "" is off the board (18.0)."""

    cloud: int
    hex: Hex
    rule: str = "18.0"


@named
@dataclass(frozen=True, slots=True)
class SmokeFaded(Event):
    """All markers of a source were turned to Fading Smoke (18.0)."""

    cloud: int
    rule: str = "18.0"


@named
@dataclass(frozen=True, slots=True)
class SmokeThinned(Event):
    """The marker of a source that lay farthest downwind was taken away (18.0)."""

    cloud: int
    hex: Hex
    rule: str = "18.0"


@named
@dataclass(frozen=True, slots=True)
class Surrendered(Event):
    """A man gave himself up, or was handed over to another guard (17.4)."""

    man: str
    guard: str
    rule: str = "17.4"


@named
@dataclass(frozen=True, slots=True)
class PrisonerFreed(Event):
    """A prisoner was without a guard (17.4)."""

    man: str
    rule: str = "17.4"


@named
@dataclass(frozen=True, slots=True)
class BlowStruck(Event):
    """A man attacked another hand to hand; the check before it told whether he hit (15.0)."""

    man: str
    target: str
    hit: bool
    rule: str = "15.0"


# -- the end phase ------------------------------------------------------------------------------------------------


@named
@dataclass(frozen=True, slots=True)
class TurnCleared(Event):
    """Orders, track and effects were taken off and the cards discarded (4.0, steps 5 f-i)."""

    rule: str = "4.0"


@named
@dataclass(frozen=True, slots=True)
class Reinforced(Event):
    """An enemy was drawn from the cup and came onto the board."""

    barrier = True
    man: str
    hex: Hex
    rule: str = "22.0"


@named
@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last turn was over and the points were counted (4.0, step 5 j; 22.0)."""

    points: int
    verdict: str
    """The title of the line of the victory table that was reached."""
    rule: str = "22.0"
