"""Texts about a drawn move: its forecast, and the reason why it stopped."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from combat.engine.kernel.record import replace
from combat.engine.words import capital, text
from combat.engine.words.grammar import percents
from combat.engine.words.line import Line, Spoken, ruled
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.messages import Value
from combat.games.volume1.rules.state import State
from combat.games.volume1.standing.drawn_move import DrawnMove, legs, misses, moves_on, risks, thrown_down
from combat.games.volume1.standing.exposure import Risk
from combat.games.volume1.standing.move_slots import is_barred
from combat.games.volume1.standing.stops import Stop
from combat.games.volume1.words import names


def notes(state: State, drawn: DrawnMove, taken: int | None = None) -> tuple[Spoken, ...]:
    """Return the notes about a move: its length and end, who sees the man, and the most probable hit.

    Empty if no hex is left. `taken` is the number of hexes that he has moved in this activation.
    """
    found = legs(state, drawn, taken)
    if not found:
        return ()
    first, last = found[0].impulse, found[-1].impulse
    lines: list[Spoken] = [text("move-note-way", count=len(found), first="same" if first == last else first, last=last)]
    if found[-1].end != drawn.goal:
        lines.append(text("move-note-short", hex=drawn.goal))
    fights = is_barred(state, found[-1].end)
    return (*lines, *_ending(state, drawn, taken), *_threats(state, risks(state, drawn, taken), fights=fights))


def drawn(state: State, moves: Sequence[DrawnMove], taken: Mapping[str, int | None]) -> str:
    """Return a text on drawn moves, naming the men whose orders move them on after their paths end (6.0).

    `taken` is the number of hexes that each man has moved in the current activation.
    """
    men, further = dict.fromkeys(move.man for move in moves), dict[int, list[str]]()
    for move in moves:
        slot = moves_on(state, move, taken[move.man])
        if slot is not None and not slot.doubtful:
            further.setdefault(slot.impulse, []).append(move.man)
    told = [text("moves-stand", men=names.men(state, men), count=len(men))]
    for impulse, those in sorted(further.items()):
        who = capital(names.men(state, those))
        told.append(text("moves-stand-on", men=who, count=len(those), impulse=impulse))
    return " ".join(told)


def _ending(state: State, drawn: DrawnMove, taken: int | None) -> list[Spoken]:
    """Return the notes on what happens to the man at the end of his path (6.0, 7.04, 7.07, 7.08, 15.0)."""
    found = legs(state, drawn, taken)
    end, lines = found[-1].end, list[Spoken]()
    if is_barred(state, end):
        foes = [man.id for man in state.men_in(end) if man.side == "enemy"]
        return [ruled("move-note-meets", men=names.men(state, foes))]
    if any(leg.doubtful for leg in found):
        lines.append(ruled("move-note-fires"))
    rough = thrown_down(state, drawn, taken)
    if rough is not None:
        lines.append(ruled("move-note-down", terrain=names.terrain(state.board.terrain(rough)), hex=rough))
    elif misses(state, drawn, taken):
        lines.append(ruled("move-note-misses"))
    elif (len(found) > 1 or drawn.at_once) and (on := moves_on(state, drawn, taken)):
        lines.append(ruled("move-note-fires-or-on" if on.doubtful else "move-note-on", impulse=on.impulse))
    return lines


def _threats(state: State, there: Sequence[Risk], *, fights: bool) -> list[Spoken]:
    """Return who sees him on the path, from which impulse on, and the most probable hit (12.0, 13.0).

    If he `fights` at its end, no note says that nobody sees him, because his opponent does.
    """
    seen = [risk for risk in there if risk.seen_by]
    if not seen:
        return [] if fights else [text("move-note-unseen")]
    foes, first = dict.fromkeys(foe for risk in seen for foe in risk.seen_by), min(risk.impulse for risk in seen)
    only = names.man(state, next(iter(foes)))
    lines: list[Spoken] = [text("move-note-seen", count=len(foes), man=only, impulse=first)]
    worst = max(seen, key=lambda risk: risk.chance)
    percent = percents.percent(worst.chance)
    if worst.foe and percent:
        shooter = capital(names.man(state, worst.foe))
        lines.append(text("move-note-shot", shooter=shooter, impulse=worst.fires_in, percent=percent))
    return lines


def reason(state: State, stop: Stop) -> str:
    """Return the reason for a stop as text: "Graf has spotted him"."""
    man = state.men[stop.man]
    args: dict[str, Value] = {"about": names.man(state, stop.about)} if stop.about in state.men else {}
    if stop.hex is not None:
        args["hex"] = stop.hex
    if stop.why == "stop-order":
        args["order"] = names.marker(man.order)
    if stop.why == "stop-morale":
        args["morale"] = names.morale(man.morale)
    return text("stop-seen-by-none" if stop.why == "stop-seen" and not args else stop.why, **args)


def stopped(state: State, stops: Sequence[Stop]) -> Line:
    """Return the prompt's line on why men stopped, grouped by reason, with the rule of the first stop."""
    groups: dict[Stop, list[Stop]] = {}
    for stop in stops:
        groups.setdefault(stop.news, []).append(stop)
    told = []
    for group in groups.values():
        men = capital(names.men(state, [stop.man for stop in group]))
        told.append(text("ask-stopped", men=men, count=len(group), reason=reason(state, group[0])))
    return Line(" ".join(told), stops[0].rule)


def together(stops: Iterable[Stop]) -> Iterator[list[Stop]]:
    """Yield groups of consecutive stops with the same cause; each group is one line of the log."""
    return (list(group) for _, group in itertools.groupby(stops, lambda stop: replace(stop, man="")))


def entry(state: State, stops: Sequence[Stop]) -> LogEntry:
    """Return the log entry on why men no longer move by themselves; all stops must have the same cause."""
    stop, men = stops[0], [one.man for one in stops]
    message = "log-move-ends" if stop.over else "log-move-stops"
    head = text(message, men=capital(names.men(state, men)), count=len(men))
    about = (stop.about,) if stop.about in state.men else ()
    places = (*(state.men[man].hex for man in men), stop.hex)
    found = tuple(hex_ for hex_ in places if hex_ is not None)
    return LogEntry(head, result=reason(state, stop), rule=stop.rule, places=found, pieces=(*men, *about))
