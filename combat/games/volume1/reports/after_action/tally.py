"""Counts of a battle, event by event: each man's deeds, both sides' rolls, hexes of moves and hits."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.reports.after_action.battle_deeds import Deeds, Everybody, News, Told
from combat.games.volume1.reports.after_action.dice import Thrown, thrown
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.state import State
from combat.games.volume1.words.volume_words import WORDS

MILESTONES = (
    ev.ManSpotted, ev.DummyRemoved, ev.ManWounded, ev.ManKilled, ev.Surrendered, ev.PrisonerFreed, ev.PrisonerLedOff,
    ev.ManLeft, ev.MeleeBegan, ev.MeleeEnded, ev.GrenadeExploded, ev.StrikeBegan, ev.PapersTaken, ev.WoundBandaged,
    ev.WeaponManned, ev.WeaponLost, ev.Reinforced, ev.EventRolled, ev.LastTurnRolled,
    ev.HoldCounted, ev.Happened, ev.EndingReached, ev.BattleConceded, ev.GameEnded,
)  # fmt: skip
"""Events whose lines are in the timeline; of morale only Rout and Berserk, of ammunition only running out."""
STATES = ("rout", "berserk")
AT_ONCE = ("surrender",)
"""Reasons for a change of morale that another line already reports (17.4)."""


class Fire(Record):
    """Shots of one side from one hex into another."""

    side: Side
    start: Hex
    end: Hex


@dataclass(slots=True)
class Tally:
    """Counts of a replayed battle; men are counted by their ids in the replay."""

    whole: bool
    """Whether the battle is over, so that nothing is hidden."""
    deeds: Everybody = field(default_factory=Everybody)
    """The deeds of each man."""
    thrown: list[tuple[int, Thrown]] = field(default_factory=list)
    """Each roll, with its turn."""
    timeline: list[Told] = field(default_factory=list)
    """The log lines in the report, in order."""
    steps: dict[Side, Counter[Hex]] = field(default_factory=lambda: {"friendly": Counter(), "enemy": Counter()})
    """Number of times that men of a side entered each hex."""
    fire: Counter[Fire] = field(default_factory=Counter)
    """Number of shots fired from one hex into another."""
    hits: Counter[Hex] = field(default_factory=Counter)
    """Hexes in which men were hit, by anything."""
    lost: list[tuple[int, Side]] = field(default_factory=list)
    """The turn and side of each man who died, was captured, or fled."""
    wounds: list[tuple[int, Side]] = field(default_factory=list)
    """The turn and side of each man wounded."""
    _author: dict[str, str] = field(default_factory=dict)
    """The man who last hit each man; "" if it was not a man."""
    _thrower: dict[tuple[str, Hex], list[str]] = field(default_factory=dict)
    _burst: str = ""
    """The thrower of the grenade that is exploding."""

    @property
    def places(self) -> set[Hex]:
        """Hexes of all counted events that are drawn on the board."""
        fired = (hex_ for line in self.fire for hex_ in (line.start, line.end))
        return {*fired, *self.hits, *self.steps["friendly"], *self.steps["enemy"]}

    def before(self, state: State, event: Event) -> None:
        """Count an event; `state` is the state before it."""
        found = thrown(state, event, whole=self.whole)
        if found is not None:
            self.thrown.append((state.clock.turn, found))
        match event:
            case ev.ShotFired():
                self._shot(state, event, found)
            case ev.ManMoved():
                self.steps[_side(state, event.man)][event.end] += 1
                self.deeds[event.man].hexes += not event.taken
            case ev.CheckMade() if event.check in ("mc", "rc", "wmc"):
                self.deeds[event.man].checks += 1
            case ev.ManSpotted() if event.by:
                self.deeds[event.by].spotted += 1
            case ev.WoundBandaged():
                self.deeds[event.by].bandaged += 1
            case ev.OrdersCommitted():
                for man in state.on_board("friendly"):
                    if man.order is not None:
                        self.deeds[man.id].orders[man.order.id] += 1
            case ev.Surrendered():
                self.deeds[event.guard].captured += 1
                self._lose(state, event.man)
            case ev.ManLeft() if event.fate == "fled":
                self._lose(state, event.man)
        self._harm(state, event)

    def after(self, state: State, event: Event, moment: Moment) -> None:
        """Record the log line of an event if it belongs in the report; `state` is the state after it."""
        if isinstance(event, ev.StrangerTurned):
            self.rename(event.stranger, event.man)
        if not _is_milestone(event):
            return
        entry = WORDS.tell(state, event)
        if entry is None:
            return
        told = Told(moment, entry, _news(state, entry))
        self.timeline.append(told)
        for man in entry.pieces:
            self.deeds[man].story.append(told)

    def rename(self, old: str, new: str) -> None:
        """Replace the id of an unknown man by his true id."""
        if old in self.deeds:
            self.deeds[new] = self.deeds.pop(old)
            self.deeds[new].man = new
        self._author = {man: new if by == old else by for man, by in self._author.items()}
        for throwers in self._thrower.values():
            throwers[:] = [new if man == old else man for man in throwers]

    # -- hits and their authors ---------------------------------------------------------------------------------

    def _shot(self, state: State, event: ev.ShotFired, found: Thrown | None) -> None:
        deeds, hit = self.deeds[event.man], event.result != "miss"
        deeds.shots += 1
        deeds.hits += hit
        deeds.expected += found.tried.chance if found is not None else 0.0
        start, end = (state.men[man].hex for man in (event.man, event.target))
        if start is not None and end is not None:
            self.fire[Fire(_side(state, event.man), start, end)] += 1
        if hit:
            self._hit(state, event.target, event.man)

    def _hit(self, state: State, man: str, author: str) -> None:
        self._author[man] = author
        place = state.men[man].hex
        if place is not None:
            self.hits[place] += 1

    def _harm(self, state: State, event: Event) -> None:
        """Count grenades and blows, and what they and shots did to the man who was hit."""
        match event:
            case ev.GrenadeThrown():
                self.deeds[event.man].thrown += 1
                self._thrower.setdefault((event.weapon, event.landed), []).append(event.man)
            case ev.GrenadeDropped():
                self._thrower.setdefault((event.weapon, event.hex), []).append(event.man)
            case ev.GrenadeExploded():
                lying = self._thrower.get((event.weapon, event.hex))
                self._burst = lying.pop(0) if lying else ""
            case ev.ShellBurst():
                self._burst = ""
            case ev.FragmentRolled() if event.hit:
                self._hit(state, event.man, self._burst)
            case ev.BlowStruck():
                self.deeds[event.man].blows += 1
                if event.hit:
                    self._hit(state, event.target, event.man)
            case ev.ManWounded():
                self.wounds.append((state.clock.turn, _side(state, event.man)))
                if (author := self._author_of(state, event.man)) is not None:
                    author.wounded += 1
            case ev.ManKilled():
                self._lose(state, event.man)
                if (author := self._author_of(state, event.man)) is not None:
                    author.killed += 1

    def _author_of(self, state: State, man: str) -> Deeds | None:
        """Return the deeds of the man credited with what happened to another: his last hitter, if of the other side."""
        author = self._author.get(man, "")
        return self.deeds[author] if author and _side(state, author) != _side(state, man) else None

    def _lose(self, state: State, man: str) -> None:
        self.lost.append((state.clock.turn, _side(state, man)))


def _side(state: State, man: str) -> Side:
    return state.book.figures[man].side


def _news(state: State, entry: LogEntry) -> News:
    """Return "good" or "bad" as the log colours the line; for a hit it depends on who was hit."""
    if entry.tone == "hit" and entry.pieces:
        return "bad" if _side(state, entry.pieces[0]) == "friendly" else "good"
    return entry.tone if entry.tone in ("good", "bad") else ""


def _is_milestone(event: Event) -> bool:
    if isinstance(event, ev.MoraleChanged):
        return event.after in STATES and event.why not in AT_ONCE
    if isinstance(event, ev.AmmoChanged):
        return event.after == "none"
    return isinstance(event, MILESTONES)
