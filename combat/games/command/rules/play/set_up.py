"""Set-up: pieces, chits, placement, hands (20.1-20.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.deck import Deck
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import as_word
from combat.engine.space.hexes.hex import NOWHERE, Hex, HexError
from combat.games.command.rules.answers import DONE, Placement
from combat.games.command.rules.book import Book, Force
from combat.games.command.rules.by_lot import by_lot
from combat.games.command.rules.events.turn_events import GameBegan, SetUpBegan, TurnBegan, UnitPlaced, WorkSetUp
from combat.games.command.rules.fate_cards import owner
from combat.games.command.rules.ground.entering import forbidden_to_stand, held_by_enemy, may_have_work
from combat.games.command.rules.pieces.stacking import figures_in, size
from combat.games.command.rules.play import victory
from combat.games.command.rules.play.spotters import name_spotter
from combat.games.command.rules.play.turns import fill_hand
from combat.games.command.rules.state import Radio, State, Unit, Weapon
from combat.games.command.rules.two_sides import SIDES, other_side

SMOKE_TENS = 10


def new_state(book: Book) -> State:
    """Return the state of a new game, before its first event."""
    forces = [book.forces[side] for side in SIDES]
    return State(
        book,
        time=book.time,
        sudden_death=book.sudden_death,
        vp=book.vp,
        initiative=book.initiative,
        units={unit.id: unit for force in forces for unit in _units(force)},
        weapons={arm.id: Weapon(arm.id, arm.figure, force.side) for force in forces for arm in force.arms},
        radios={force.side: Radio(force.radio, space=force.radio_arrives) for force in forces if force.radio},
        hands=dict.fromkeys(SIDES, ()),
        decks={side: Deck(side, side, frozenset(card for card in book.cards if owner(card) == side)) for side in SIDES},
        casualties=dict.fromkeys(SIDES, ()),
        surrender={force.side: force.surrender for force in forces},
        control={objective: force.side for force in forces for objective in force.holds},
        open_chits=book.open_chits,
        secrets=dict.fromkeys(SIDES, ()),
        cup=frozenset(book.cup),
        smoke_cup=frozenset(
            SMOKE_TENS * hindrance + number for hindrance, count in book.smoke.items() for number in range(count)
        ),
    )


def _units(force: Force) -> Iterator[Unit]:
    for troop in force.troops:
        waits = troop.arrives > 0
        yield Unit(
            troop.id, troop.figure, force.side, troop.name, NOWHERE if waits or troop.hex is None else troop.hex,
            weapon=troop.weapon, spots=troop.spots, fate="waiting" if waits else "", space=troop.arrives,
        )  # fmt: skip


class SetUp(Decision):
    """Where is a unit or a work set up? "g-line-1 05.06", "trench 05.06"; "done" when all units are placed (20.2)."""

    kind: ClassVar[str] = "set-up"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        zone = state.book.forces[self.seat].zone
        for unit in movable(state, self.seat):
            for hex_ in zone:
                if place_refusal(state, unit, hex_) is None:
                    yield Placement(unit.id, hex_)
        for work in dict.fromkeys(state.works_left.get(self.seat, ())):
            for hex_ in zone:
                if may_have_work(state, hex_):
                    yield Placement(work, hex_)
        if not unplaced(state, self.seat):
            yield DONE

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer == DONE:
            left = unplaced(state, self.seat)
            return Refusal("units-left", self.rule, (("unit", left[0].id),)) if left else None
        try:
            placed = as_word(Placement, answer)
        except (ValueError, HexError):
            return Refusal("not-an-option", self.rule)
        if placed.hex not in state.book.forces[self.seat].zone:
            return Refusal("outside-zone", self.rule, (("hex", placed.hex),))
        if placed.unit in state.works_left.get(self.seat, ()):
            free = may_have_work(state, placed.hex)
            return None if free else Refusal("no-work-there", "18.1", (("hex", placed.hex),))
        unit = state.units.get(placed.unit)
        if unit is None or unit not in movable(state, self.seat):
            return Refusal("not-to-place", self.rule)
        return place_refusal(state, unit, placed.hex)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random placements of the first unplaced unit or, when all are placed, of the first work left; at
        last "done".
        """
        zone = state.book.forces[self.seat].zone
        left, works = unplaced(state, self.seat), state.works_left.get(self.seat, ())
        if left:
            free = by_lot(zone, lambda hex_: place_refusal(state, left[0], hex_) is None, numbers)
            yield from (Placement(left[0].id, hex_) for hex_ in free)
        elif works:
            sites = by_lot(zone, lambda hex_: may_have_work(state, hex_), numbers)
            yield from (Placement(works[0], hex_) for hex_ in sites)
        while not left:
            yield DONE


def movable(state: State, side: Seat) -> list[Unit]:
    """Return the units of a side that it sets up freely, placed or not."""
    fixed = {troop.id for troop in state.book.forces[side].troops if troop.hex is not None}
    return [unit for unit in state.units.values() if unit.side == side and not unit.fate and unit.id not in fixed]


def unplaced(state: State, side: Seat) -> list[Unit]:
    """Return the units of `movable` that are not placed yet."""
    return [unit for unit in movable(state, side) if not unit.hex]


def place_refusal(state: State, unit: Unit, hex_: Hex) -> Refusal | None:
    """Return the reason why a unit cannot be set up in a hex of its zone; None if it can (20.2)."""
    about = (("hex", hex_),)
    if forbidden_to_stand(state, hex_):
        return Refusal("impassable", "9.4", about)
    if held_by_enemy(state, hex_, unit.side):
        return Refusal("enemy-in-zone", "20.2", about)
    figures = size(state, unit)
    there = figures_in(state, hex_, unit.side) + (0 if unit.hex == hex_ else figures)
    most = state.book.figures.stack
    crowd = (("figures", figures), ("there", there), ("most", most))
    return Refusal("no-room", "6.9", (*about, *crowd)) if there > most else None


def set_up(state: State) -> Steps[None]:
    """Run the next stage of the set-up, yielding questions and events."""
    book = state.book
    if not state.active:
        works = tuple(
            (side, tuple(kind for kind, count in book.forces[side].works for _ in range(count))) for side in SIDES
        )
        yield GameBegan(works)
        yield from _chits(state)
        yield SetUpBegan(book.sets_up_first)
        return
    side = state.active
    if unplaced(state, side) or state.works_left.get(side) or movable(state, side):
        answer = yield from ask(SetUp("20.2", "", side))
        if answer != DONE:
            placed = as_word(Placement, answer)
            if placed.unit in state.units:
                yield UnitPlaced(placed.unit, placed.hex)
            else:
                yield WorkSetUp(side, placed.unit, placed.hex)
            return
    if (yield from name_spotter(state, side)):
        return
    if side == book.sets_up_first:
        yield SetUpBegan(other_side(side))
        return
    yield from victory.resolve_control(state)
    for each in SIDES:
        yield from fill_hand(state, each)
    yield TurnBegan(1, book.first)


def _chits(state: State) -> Steps[None]:
    """Draw chits: open ones, then the secret ones of each side (5.5)."""
    for _ in range(state.book.drawn_open):
        yield from victory.draw_open(state, "20.1")
    for side in SIDES:
        for _ in range(state.book.forces[side].secrets):
            yield from victory.draw_secret(state, side, "20.1")
