"""Count the deeds of each friendly man in a battle from its events (13.0, 14.2, 15.0, 16.0, 17.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State

CONTACT = (
    ev.BlowStruck,
    ev.GrenadeExploded,
    ev.ManKilled,
    ev.ManSpotted,
    ev.ManWounded,
    ev.MeleeBegan,
    ev.ShellBurst,
    ev.ShotFired,
    ev.Surrendered,
)
"""Events that count as contact, after which a conceded battle counts: somebody was seen, shot at or hurt."""


class Deeds:
    """Counts deeds from a battle's events; `count` maps each man to the counts by kind."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.count: dict[str, Counter[str]] = {}
        self.hurt: dict[str, str] = {}
        """Worst new wound of each man."""
        self.felled_by: dict[str, str] = {}
        """Weapon that killed each man; "" for a blow."""
        self._hit_by: dict[str, str] = {}
        self._struck: dict[str, str] = {}
        """Last weapon that hit each man."""
        self._thrown: dict[tuple[str, Hex], str] = {}
        self._thrower = ""
        self._carrying: dict[str, str] = {}
        """Carrier of each man who is the object of a Carry/Drag order."""
        self._carried: set[tuple[str, str]] = set()
        self._guards: dict[str, str] = {}
        self._papers: dict[str, str] = {}
        self._contact = False

    def follow(self, events: Iterable[Event]) -> None:
        """Count the deeds in the battle's next events."""
        for event in events:
            self._contact = self._contact or isinstance(event, CONTACT)
            self._follow_fire(event)
            self._follow_men(event)

    def _follow_fire(self, event: Event) -> None:
        """Record who hit whom with what."""
        match event:
            case ev.ShotFired(man=man, target=target, result="hit", weapon=weapon):
                self._struck[target] = weapon
                self._hit(man, target)
            case ev.BlowStruck(man=man, target=target, hit=True):
                self._struck[target] = ""
                self._hit(man, target)
            case ev.GrenadeThrown(man=man, weapon=weapon, landed=hex_):
                self._thrown[weapon, hex_] = man
            case ev.GrenadeExploded(weapon=weapon, hex=hex_):
                self._thrower = self._thrown.get((weapon, hex_), "")
            case ev.ShellBurst():
                self._thrower = ""
            case ev.FragmentRolled(man=target, hit=True, weapon=weapon):
                self._struck[target] = weapon
                self._hit(self._thrower, target)

    def _follow_men(self, event: Event) -> None:
        """Count men's deeds and fates."""
        match event:
            case ev.ManSpotted(man=man, by=by):
                self._add(by, "enemy-spotted", about=man)
            case ev.ManWounded(man=man, wound=wound):
                self._add(man, "wounded")
                self.hurt[man] = "bad" if "bad" in (wound.kind, self.hurt.get(man)) else "light"
            case ev.ManKilled(man=man):
                self.felled_by[man] = self._struck.get(man, "")
                self._add(self._hit_by.get(man, ""), "enemy-killed", about=man)
                self._add(man, "killed")
            case ev.WoundBandaged(man=man, by=by) if man != by:
                self._add(by, "comrade-bandaged")
            case ev.ManMoved() | ev.WhomChosen():
                self._follow_carrying(event)
            case ev.Surrendered(man=man, guard=guard) | ev.PrisonerHandedOver(man=man, guard=guard):
                self._guards.setdefault(man, guard)
            case ev.PrisonerFreed(man=man):
                self._guards.pop(man, None)
            case ev.PapersTaken(man=man, of=of):
                self._papers[of] = man

    def finish(self, state: State) -> None:
        """Count the deeds that depend on the final state: battles fought, prisoners taken, Papers brought home.

        A battle that was conceded before the first contact does not count as fought.
        """
        fought = self._contact or not state.conceded
        for man in state.men.values():
            if man.side == "friendly":
                if fought:
                    self._add(man.id, "fought")
            elif man.fate == "captured" or (man.held_by and not man.fate):
                self._add(self._guards.get(man.id, man.held_by), "prisoner-taken")
        for papers in state.papers:
            bearer = state.men.get(papers.man)
            if bearer is not None and bearer.fate not in ("killed", "captured") and not bearer.held_by:
                self._add(self._papers.get(papers.of, bearer.id), "papers-brought")

    def of(self, man: str) -> Mapping[str, int]:
        """Return the deeds of a man as counts by kind."""
        return dict(sorted(self.count.get(man, Counter()).items()))

    def _add(self, man: str, deed: str, about: str = "") -> None:
        """Count a deed of a friendly man; one `about` somebody counts only if that is an enemy."""
        if self._ours(man) and not (about and self._ours(about)):
            self.count.setdefault(man, Counter())[deed] += 1

    def _ours(self, man: str) -> bool:
        figure = self._state.book.figures.get(man)
        return figure is not None and figure.side == "friendly"

    def _hit(self, man: str, target: str) -> None:
        self._hit_by[target] = man
        self._add(man, "enemy-hit", about=target)

    def _follow_carrying(self, event: ev.ManMoved | ev.WhomChosen) -> None:
        """Count a comrade as carried once he has moved with his carrier (7.18)."""
        if isinstance(event, ev.WhomChosen):
            if event.order == "carry":
                self._carrying[event.whom] = event.man
        elif event.taken == "carried" and event.man in self._carrying:
            pair = (self._carrying[event.man], event.man)
            if pair not in self._carried:
                self._carried.add(pair)
                self._add(pair[0], "comrade-carried")
