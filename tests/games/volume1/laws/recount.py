"""Count victory points independently, from the events of a game without its state (22.0, 9.5, 17.4)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.rules.state import Wound


class Bookkeeper:
    """Independent count of the fates of men, and of the places of the others."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.hexes: dict[str, str] = {}
        self.fates: dict[str, str] = {}
        self.guards: dict[str, str] = {}
        self.wounds: dict[str, list[Wound]] = {}
        self.papers: dict[str, str] = {}
        self.routed: set[str] = set()
        self.conceded = False
        self.worth = {goal.id: goal.points for goal in book.scenario.objectives}

    def hear(self, events: Iterable[Event]) -> None:
        """Count some events."""
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event:
            case ev.BattleConceded():
                self.conceded = True
            case ev.Happened():
                self.worth.update(next(come.worth for come in self.book.scenario.happenings if come.id == event.id))
            case ev.ManPlaced() | ev.EnemyPlaced() | ev.Reinforced():
                self.hexes[event.man] = event.hex
            case ev.ComradeFound():
                self.hexes[event.man] = event.hex
                self.wounds[event.man] = list(event.wounds)
            case ev.ManMoved():
                self.hexes[event.man] = event.end
            case ev.ManKilled():
                self._goes(event.man, "killed")
            case ev.RolesSwapped() if event.why == "killed":
                self.fates.pop(event.operator)
                self.hexes[event.operator] = self.hexes[event.assistant]
                self._goes(event.assistant, "killed")
            case ev.DummyRemoved():
                self._goes(event.man, "dummy")
            case ev.ManLeft():
                self._goes(event.man, event.fate)
            case ev.PrisonerLedOff():
                self._goes(event.man, "captured")
            case _:
                self._hear_living(event)

    def _hear_living(self, event: Event) -> None:
        """Take in what befell men who stay: prisoners, wounds, Papers and morale."""
        match event:
            case ev.PrisonerHandedOver() | ev.Surrendered():
                self.guards[event.man] = event.guard
            case ev.PrisonerFreed():
                self.guards.pop(event.man, None)
            case ev.ManWounded():
                self.wounds.setdefault(event.man, []).append(event.wound)
            case ev.WoundBandaged():
                wound = self.wounds[event.man][event.place]
                self.wounds[event.man][event.place] = replace(wound, bandaged=True)
            case ev.PapersTaken():
                self.papers[event.of] = event.man
            case ev.PapersDropped():
                del self.papers[event.of]
            case ev.MoraleChanged():
                (self.routed.add if event.after == "rout" else self.routed.discard)(event.man)

    def _goes(self, man: str, fate: str) -> None:
        self.fates[man] = fate
        self.hexes.pop(man, None)
        self.guards.pop(man, None)

    def points(self) -> int:
        """Return the points won; of a conceded battle, at most those of the worst verdict."""
        better = [verdict.at_least for verdict in self.book.scenario.verdicts[:-1]]
        return min(self.won(), *(least - 1 for least in better)) if self.conceded else self.won()

    def won(self) -> int:
        """Return the total for fates, bad wounds, Papers, comrades and objectives."""
        prices = self.book.scenario.points
        fates = self.fates | dict.fromkeys(self.guards, "captured")
        total = sum(self._price(man, fate) for man, fate in fates.items())
        ours = [man for man in self.hexes if self._side(man) == "friendly"]
        total += sum(prices.get(self._hurt(man), 0) for man in ours)
        total += prices.get("papers", 0) * sum(fates.get(man) != "captured" for man in self.papers.values())
        total += sum(one.points for one in self.book.scenario.comrades if self._is_home(one))
        return total + sum(self.worth[goal.id] for goal in self.book.scenario.objectives if self._holds(goal.hexes))

    def _is_home(self, comrade: Comrade) -> bool:
        man = comrade.man
        if man in self.fates:
            return self.fates[man] in ("escaped", "passed")
        return man not in self.guards and self.hexes.get(man) in comrade.home

    def _hurt(self, man: str) -> str:
        bad = [wound for wound in self.wounds.get(man, []) if wound.kind == "bad"]
        if not bad:
            return ""
        return "friendly-bad-wound-bandaged" if all(wound.bandaged for wound in bad) else "friendly-bad-wound"

    def _side(self, man: str) -> str:
        return self.book.figures[man].side

    def _price(self, man: str, fate: str) -> int:
        prices, side = self.book.scenario.points, self._side(man)
        if fate == "dummy":
            return 0
        if side == "enemy" and fate == "killed" and self.book.figures[man].officer:
            return prices.get("enemy-officer-killed") or prices.get("enemy-killed", 0)
        return prices.get(f"{side}-{fate}", 0)

    def _holds(self, hexes: Iterable[str]) -> bool:
        inside = [man for man, hex_ in self.hexes.items() if hex_ in hexes and man not in self.guards]
        sides = {self._side(man) for man in inside}
        steady = any(self._side(man) == "friendly" and man not in self.routed for man in inside)
        return steady and "enemy" not in sides
