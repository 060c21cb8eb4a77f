"""Prompts for questions answered by several units: anti-aircraft fire, further hits of a shell (L397, C8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.rules.answers import NONE, Allotment, AntiAir
from combat.games.contact.rules.fire.shells import AllotHits
from combat.games.contact.rules.support.aircraft import AntiAirFire, anti_aircraft
from combat.games.contact.table.contact_hub import ContactHub


class AskAntiAir(ContactAsked[AntiAirFire]):
    """Prompt for `AntiAirFire`: all units that can fire are chosen at first; a click adds or removes one."""

    def __init__(self, desk: ContactHub, decision: AntiAirFire) -> None:
        super().__init__(desk, decision)
        self.able = [unit.id for unit in anti_aircraft(self.state, decision.seat, decision.subject)]
        self.firing = set(self.able)

    def choices(self) -> Sequence[str]:
        """Return the ids of the units that may fire."""
        return self.able

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the units that may fire; those that will are marked as chosen."""
        return {PieceId(unit): "chosen" if unit in self.firing else "legal" for unit in self.able}

    def click(self, thing: Thing[Pose]) -> bool:
        """Add a unit to those that fire, or remove it; return whether the unit may fire."""
        unit = self.owned(thing)
        if unit not in self.able:
            return False
        self.firing ^= {unit}
        self.refresh()
        return True

    def buttons(self) -> list[Button]:
        """Return the buttons: fire with the chosen units, if any, and hold fire."""
        fire = [self.button(text("act-fire-go"), AntiAir(self.firing), "Enter", "commit")] if self.firing else []
        return [*fire, self.button(text("react-none"), NONE, "Ctrl+Enter" if fire else "Enter")]

    def decline(self) -> bool:
        """Answer that no unit fires; return whether the answer was accepted."""
        return self.answer(NONE)


class AskAllot(ContactAsked[AllotHits]):
    """Prompt for `AllotHits`: the hits are spread as evenly as possible at first; a click on a unit gives it one
    more.
    """

    def __init__(self, desk: ContactHub, decision: AllotHits) -> None:
        super().__init__(desk, decision)
        self.hits: Counter[str] = Counter()
        for number in range(decision.hits):
            self.hits[decision.targets[number % len(decision.targets)]] += 1

    def choices(self) -> Sequence[str]:
        """Return the ids of the units that may take a hit."""
        return self.decision.targets

    def begin(self) -> None:
        """Bring the targets into view."""
        places = (self.desk.title_desk.place_of(unit) for unit in self.decision.targets)
        self.desk.view.framing.bring(*(place for place in places if place is not None))

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the units that may take a hit, marked as targets."""
        return {PieceId(unit): "target" for unit in self.decision.targets}

    def click(self, thing: Thing[Pose]) -> bool:
        """Move one hit to a unit from that with the most hits, if this is legal; return whether the unit is a
        target.
        """
        if not isinstance(thing, PieceId) or thing.id not in self.decision.targets:
            return False
        others = [unit for unit in self.decision.targets if unit != thing.id and self.hits[unit]]
        for giver in sorted(others, key=lambda unit: -self.hits[unit]):
            tried = self.hits.copy()
            tried[giver] -= 1
            tried[thing.id] += 1
            if self.decision.refusal(self.state, _allotment(tried)) is None:
                self.hits = tried
                break
        self.refresh()
        return True

    def buttons(self) -> list[Button]:
        """Return the single button that answers with the allotment."""
        return [self.button(text("allot-take"), _allotment(self.hits), "Enter", "commit")]


def _allotment(hits: Counter[str]) -> Allotment:
    return Allotment((unit, count) for unit, count in hits.items() if count)
