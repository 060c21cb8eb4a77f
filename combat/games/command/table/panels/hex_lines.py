"""Texts of the stack panel on a hex and its units: ground, cover, works, current values."""

from __future__ import annotations

from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import place_name, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line
from combat.games.command.rules.ground.cover import cover, cover_by_side, shelling
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.pieces import values
from combat.games.command.rules.pieces.stacking import too_many
from combat.games.command.rules.play.victory import worth
from combat.games.command.rules.sight.sighting import lit
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.pieces.faces_from_state import known_worth
from combat.games.command.words import command_names as names


class Value(Record):
    """A value of a piece: current and printed."""

    label: str
    now: str
    printed: str = ""
    """Printed value, if it differs."""
    better: bool = False


def ground_lines(state: State, hex_: Hex) -> tuple[Line, ...]:
    """Return the lines about a hex, with rules: cover, stacking, road, work, markers, light and objective."""
    book, found = state.book, list[Line]()
    found += _cover_lines(state, hex_)
    found += _crowds(state, hex_)
    if land_of(book).on_road(hex_):
        found.append(Line(text("stack-road", bonus=values.road_bonus(state)), "17.3"))
    if hex_ in state.works:
        found.append(Line(text("stack-work", work=text(f"ground-{state.works[hex_]}")), "18.2"))
    if hex_ in state.smoke:
        found.append(Line(text("stack-smoke", hindrance=state.smoke[hex_] // 10), "18.5"))
    if hex_ in state.blazes:
        found.append(Line(text("stack-blaze"), "18.6"))
    if book.night:
        found.append(Line(text("stack-lit" if lit(state, hex_) else "stack-dark"), "19.1"))
    return (*found, *_objectives(state, hex_))


def _cover_lines(state: State, hex_: Hex) -> list[Line]:
    """Return the cover of the side in a hex; of each side where overstacking makes them differ (6.9b)."""
    sides = [side for side in SIDES if state.units_in(hex_, side)] or [state.active]
    ledgers = {side: cover(state, hex_, side) for side in sides}
    if len(set(ledgers.values())) == 1:
        sides = sides[:1]
    found = list[Line]()
    for side in sides:
        of = {"side": names.side(side) if len(sides) > 1 else "none"}
        found.append(Line(text("stack-cover", sum=_told(state, ledgers[side]), **of), "17.5"))
        by_side = dict[Ledger, list[Hex]]()
        for beside, ledger in cover_by_side(state, hex_, side).items():
            by_side.setdefault(ledger, []).append(beside)
        for ledger, hexes in by_side.items():
            towards = text("stack-cover-towards", sum=_told(state, ledger), hexes=all_of(map(place_name, hexes)), **of)
            found.append(Line(towards, "17.4"))
        shelled = total(cover(state, hex_, side, shelling(side, hex_)))
        if shelled != total(ledgers[side]):
            found.append(Line(text("stack-cover-indirect", cover=shelled, **of), "18.2"))
    return found


def _crowds(state: State, hex_: Hex) -> list[Line]:
    """Return a line for each side that is overstacked in a hex: by how much, and what that costs (6.9a, 6.9b)."""
    costs, rule = ("cover", "6.9b") if state.book.options.overstack_costs_cover else ("units", "6.9a")
    return [
        Line(text("stack-overstacked", side=names.side(side), count=over, costs=costs), rule)
        for side in SIDES
        if (over := too_many(state, hex_, side))
    ]


def _objectives(state: State, hex_: Hex) -> list[Line]:
    """Return the lines on the objectives in a hex; secret chits count at the end of the game only (5.5)."""
    found = list[Line]()
    for objective in state.book.map.objectives:
        if hex_ not in objective.hexes:
            continue
        number, now = objective.number, worth(state, objective.number)
        whole = known_worth(state, number)
        message = "stack-objective" if now == whole else "stack-objective-secret"
        chits = sum(chit in state.book.chits for side in SIDES for chit in state.secrets[side])
        holder = names.side(state.control.get(number, "")) or text("stack-nobody")
        found.append(Line(text(message, number=number, points=now, whole=whole, side=holder, chits=chits), "5.4"))
    return found


def _told(state: State, ledger: Ledger) -> str:
    return names.sum_line(state, ledger) if len(ledger) > 1 else _one(state, ledger)


def _one(state: State, ledger: Ledger) -> str:
    if not ledger:
        return text("stack-none")
    (term,) = ledger
    return text("stack-term", amount=term.value, name=names.term(state, term))


def unit_values(state: State, unit: Unit) -> tuple[Value, ...]:
    """Return the current and printed FP, Range, Move and Morale of a unit."""
    printed = state.printed(unit)
    figures = (
        ("fp", total(values.firepower(state, unit.id)), printed.fp),
        ("range", values.reach(state, unit.id), printed.range),
        ("move", values.moves(state, unit), printed.move),
        ("morale", total(values.morale(state, unit)), printed.morale),
    )
    return tuple(_value(name, now, base) for name, now, base in figures)


def weapon_values(state: State, weapon: str) -> tuple[Value, ...]:
    """Return the current and printed FP and Range of a weapon, and its least range if it is above 1."""
    figure = state.weapon_figure(weapon)
    figures = [
        _value("fp", total(values.firepower(state, weapon)), figure.fp),
        _value("range", values.reach(state, weapon), figure.range),
    ]
    return (*figures, *([_value("least", figure.nearest, figure.nearest)] if figure.nearest > 1 else []))


def _value(name: str, now: int, printed: int) -> Value:
    return Value(text(f"value-{name}"), str(now), "" if now == printed else str(printed), now > printed)


def sums(state: State, piece: str) -> tuple[Line, ...]:
    """Return the lines with the sums that give a piece's values, each with its rule."""
    ledgers: list[tuple[str, Ledger]] = [("fp", values.firepower(state, piece))]
    if piece in state.units:
        unit = state.units[piece]
        morale, shelled = (values.morale(state, unit, one) for one in (None, shelling(unit.side, unit.hex)))
        ledgers += [("move", values.movement(state, unit)), ("morale", morale)]
        if total(shelled) != total(morale):
            ledgers.append(("morale-indirect", shelled))
    return tuple(
        Line(text("stack-sum", what=text(f"value-{name}"), sum=names.sum_line(state, ledger)), ledger[-1].rule)
        for name, ledger in ledgers
        if ledger
    )


def states(state: State, unit: Unit) -> tuple[str, ...]:
    """Return the states of a unit as text, such as "broken"; a hero is never shown as activated (6.8)."""
    found = [
        ("broken", unit.broken),
        ("suppressed", unit.suppressed),
        ("veteran", unit.veteran),
        ("activated", unit.activated and not state.figure(unit).hero),
        ("spotter", unit.spots),
    ]
    return tuple(text(f"state-{name}") for name, true in found if true)


def force_lines(state: State, side: Seat) -> tuple[str, ...]:
    """Return lines that summarise a side, shown when no hex is hovered: posture, orders, units, units still to
    arrive.
    """
    force, units = state.book.force(side), list(state.on_map(side))
    broken = sum(unit.broken for unit in units)
    waiting = sum(unit.side == side and unit.fate == "waiting" for unit in state.units.values())
    found = [
        text("tip-posture", side=names.side(side), posture=force.posture),
        text("force-orders", orders=force.orders, hand=state.book.figures.hands[force.posture]),
        text("force-units", count=len(units), broken=broken),
    ]
    if waiting:
        found.append(text("force-waiting", count=waiting))
    return tuple(found)
