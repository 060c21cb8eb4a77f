"""Actions after the opponent has discarded: Demolitions (14.07) and Hidden Unit (14.21)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import pick_hex, playable, react
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.ground_events import WorkRemoved
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.ground.entering import forbidden_to_stand
from combat.games.command.rules.pieces.support import recruit, roll_support
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES


def after_discard(state: State, side: Seat) -> Steps[None]:
    """Ask a side repeatedly for actions after its opponent has discarded, until it passes."""
    while True:
        sites = [hex_ for hex_ in state.works if state.units_in(hex_, side)]
        wanted: list[ActionKind] = ["demolitions"] if sites else []
        if next(_hiding(state, side), NOWHERE):
            wanted.append("hidden-unit")
        answer = yield from react(state, side, "discarded", playable(state, side, *wanted), "14.07")
        if answer == PASS:
            return
        use = CardUse.read(answer)
        yield CardPlayed(side, use.card, use.use)
        if use.use == "hidden-unit":
            yield from _reveal_unit(state, side)
            continue
        hex_ = yield from pick_hex(side, sites, "demolish", "14.07")
        yield WorkRemoved(hex_, "demolitions")


def hiding_places(state: State, side: Seat) -> list[Hex]:
    """Return the hexes where Hidden Unit can place a unit: empty hexes with cover in the side's set-up zone (14.21)."""
    return list(_hiding(state, side))


def _hiding(state: State, side: Seat) -> Iterator[Hex]:
    axis, allies = [state.places().in_hex[each] for each in SIDES]
    for hex_ in state.book.forces[side].zone:
        taken = hex_ in axis or hex_ in allies
        if not taken and not forbidden_to_stand(state, hex_) and total(cover(state, hex_, side)) > 0:
            yield hex_


def _reveal_unit(state: State, side: Seat) -> Steps[None]:
    """Roll for support and place the result in a hex of the set-up zone (14.21)."""
    arm = yield from roll_support(state, side, "hidden-unit", "14.21")
    places = hiding_places(state, side) if arm is not None else []
    hex_ = yield from pick_hex(side, places, "hidden-unit", "14.21", about=arm.id if arm is not None else "")
    if arm is None or not hex_:
        yield NothingCame("hidden-unit")
        return
    yield recruit(state, side, arm, hex_)
    yield from victory.resolve_control(state)
