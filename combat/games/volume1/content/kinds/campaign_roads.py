"""Check the battles of a campaign as a graph: every path ends, all battles are reachable, days are in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault
from combat.engine.content.partial import sure
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.campaign_battle import BattlePart, WayPart


def way_faults(battles: Sequence[BattlePart]) -> Iterator[Fault]:
    """Yield faults of single ways; if there are none, those of the graph of all ways."""
    names = [battle.name for battle in battles]
    for index, name in enumerate(names):
        if name in names[:index]:
            yield ("battle", index), msg("finding-battle-twice", name=name)
    wrong = [fault for index in range(len(battles)) for fault in _of_one(battles, names, index)]
    yield from wrong
    if not wrong and len({*names}) == len(names):
        yield from sure(lambda: _unreachable(battles), lambda: _back_in_time(battles))


def longest_way(battles: Sequence[BattlePart]) -> int:
    """Return the greatest number of battles from the first to an end."""
    most: dict[int, int] = {}
    for index in reversed(range(len(battles))):
        most[index] = 1 + max((most.get(there, 0) for there in leads_on(battles, index)), default=0)
    return most[0]


def leads_on(battles: Sequence[BattlePart], index: int) -> list[int]:
    """Return the indices of the battles that can follow a battle; unknown and earlier ones are left out."""
    names = [battle.name for battle in battles]
    if not battles[index].way:
        return [index + 1] if index + 1 < len(battles) else []
    there = [names.index(way.to) for way in battles[index].way if way.to in names]
    return [place for place in dict.fromkeys(there) if place > index]


def _of_one(battles: Sequence[BattlePart], names: Sequence[str], index: int) -> Iterator[Fault]:
    """Yield faults of a battle's ways: targets, ways never taken, conditions in the last one."""
    ways = battles[index].way
    for at, way in enumerate(ways):
        here = ("battle", index, "way", at)
        if (way.to is None) != way.ends:
            yield here, msg("finding-way-to-nowhere")
        elif way.to is not None and way.to not in names:
            yield (*here, "to"), unknown("battle", way.to, names)
        elif way.to is not None and names.index(way.to) <= index:
            yield (*here, "to"), msg("finding-way-back", name=way.to)
        if _is_shut(ways, at):
            yield here, msg("finding-way-shut")
    if ways and ways[-1].asks:
        yield ("battle", index, "way", len(ways) - 1), msg("finding-last-way-asks")


def _is_shut(ways: Sequence[WayPart], at: int) -> bool:
    """Return whether earlier ways always take precedence: one has no more conditions, or both results are covered."""
    before = [way for way in ways[:at] if way.covers(ways[at])]
    either = {way.result for way in ways[:at] if way.covers(WayPart(result=way.result))}
    return bool(before) or {"won", "lost"} <= either


def _unreachable(battles: Sequence[BattlePart]) -> Iterator[Fault]:
    found = {0}
    for index in range(len(battles)):
        if index in found:
            found.update(leads_on(battles, index))
        else:
            yield ("battle", index), msg("finding-battle-unreachable", name=battles[index].name)


def _back_in_time(battles: Sequence[BattlePart]) -> Iterator[Fault]:
    """Yield faults for battles dated before one that leads to them; if some are dated, for undated ones."""
    if not any(battle.date for battle in battles):
        return
    latest: dict[int, str] = {}
    for index, battle in enumerate(battles):
        if battle.date is None:
            yield ("battle", index), msg("finding-battle-undated", name=battle.name)
            continue
        before = latest.get(index, "")
        if battle.date <= before:
            yield ("battle", index, "date"), msg("finding-back-in-time", date=battle.date, before=before)
        for there in leads_on(battles, index):
            latest[there] = max(latest.get(there, ""), before, battle.date)
