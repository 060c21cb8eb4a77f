"""Movement of friendly men, hex by hex (6.0, 7.04-7.07, 17.2, 17.3)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Edge
from combat.games.volume1.rules.decisions import ChooseMove
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import ManHeld, ManLeft, ManMoved
from combat.games.volume1.rules.fighting import crews, encounter, weapons
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

MORALE_DIRECTIONS = {"rout": (5, 6), "berserk": (2, 3)}
"""Compass directions allowed to a friendly man of such morale, except in a Charge (17.2, 17.3)."""
LEAVE = "leave"
"""Answer that leaves the board: over the own edge in rout, else where the scenario allows it."""


def is_rough(state: State, hex_: Hex) -> bool:
    """Return whether a hex is rough ground, in which a sprinting man must duck back (11.0)."""
    return state.book.charts.terrain[state.board.terrain(hex_)].rough


def throws_down(state: State, man: Man, hex_: Hex) -> bool:
    """Return whether a man must duck back after entering a hex: rough ground under the Sprint order (7.07)."""
    return man.order is not None and man.order.id == "sprint" and is_rough(state, hex_)


def legal_steps(state: State, man: Man, entered: frozenset[Hex]) -> tuple[str, ...]:
    """Return the hexes to which a man may step, with LEAVE if he may leave the board (6.0).

    They are on the board, not in `entered`, and in the directions that his morale allows; there are none if his weapon
    keeps him in his hex (14.3).
    """
    assert man.hex is not None
    if weapons.is_rooted(state, man):
        return ()
    marker, steps = compass(state), list[str]()
    around = marker.around(state.board, man.hex)
    charging = man.order is not None and man.order.id == "charge"
    for number in range(1, 7) if charging else MORALE_DIRECTIONS.get(man.morale, range(1, 7)):
        hex_ = around[number - 1]
        if hex_ is None:
            edge = state.board.edge_crossed(man.hex, marker.map_direction(number))
            if not charging and edge in ways_out(state, man):
                steps.append(LEAVE)
        elif hex_ not in entered:
            steps.append(hex_)
    return tuple(dict.fromkeys(steps))


def step_refusal(state: State, man: Man, hex_: Hex | None) -> Refusal:
    """Return the reason why a hex is not among a man's legal steps (6.0, 7.09, 17.2).

    `hex_` is None for a step off the board. The hex must not be legal.
    """
    assert man.hex is not None
    if weapons.is_rooted(state, man):
        return Refusal("weapon-needs-two", "14.3")
    if hex_ is None:
        return Refusal("board-ends", "6.0")
    if hex_ == man.hex or distance(man.hex, hex_) > 1:
        return Refusal("hex-too-far", "6.0")
    ways = None if visibility.order_id(man) == "charge" else MORALE_DIRECTIONS.get(man.morale)
    if ways is not None and hex_ not in (compass(state).step(state.board, man.hex, number) for number in ways):
        return Refusal(f"{man.morale}-way", "17.3" if man.morale == "rout" else "17.2")
    reach = state.book.charts.numbers.throw_reach
    if man.aim is not None and visibility.order_id(man) == "grenade" and distance(hex_, man.aim) > reach:
        return Refusal("marker-out-of-reach", "7.09.2", (("reach", reach),))
    return Refusal("hex-entered-already", "6.0")


def ways_out(state: State, man: Man) -> tuple[Edge, ...]:
    """Return the edges over which a man may leave the board (9.5, 22.0).

    For a routed man that is his side's edge, for a berserk man none, else the exits of the scenario.
    """
    scenario = state.book.scenario
    if man.morale == "rout":
        return (scenario.friendly_edge,)
    return () if man.morale == "berserk" else scenario.exits


def move(state: State, man: str, hexes: int, *, may_stay: bool = False) -> Steps[bool]:
    """Move a friendly man up to `hexes` hexes, asking the player for each; return whether a sprint led into rough
    ground (7.07).

    A sprinting man may stop after the first of two hexes by ducking back, unless he is routed (7.07, 17.3). A charging
    man who has reached an enemy stops (7.08). `may_stay`: he may also stop without ducking back.
    """
    order = state.men[man].order
    rule = state.book.charts.orders[order.id].rule if order is not None else "6.0"
    sprints = order is not None and order.id == "sprint"
    entered, rough = frozenset({state.men[man].place}), False
    for step in range(1, hexes + 1):
        if man in state.charged_home:
            return rough
        soldier = state.men[man]
        steps = legal_steps(state, soldier, entered)
        may_duck = sprints and step > 1 and soldier.morale != "rout"
        if not steps and not may_duck:
            if not may_stay:
                yield _no_way(state, soldier, rule)
            return rough
        extra = (ChooseMove.STAY,) if may_stay else (ChooseMove.DUCK_BACK,) if may_duck else ()
        passing = ChooseMove.STAY if may_stay else None
        answer = yield from ask(ChooseMove(rule, man, (*steps, *extra), passing, step, hexes))
        if not isinstance(answer, Hex):
            if answer == ChooseMove.DUCK_BACK:
                yield from duck_back(state, man, "chosen")
            elif answer == LEAVE:
                yield from _leave(state, man)
            return rough
        entered |= {answer}
        rough = rough or (sprints and is_rough(state, answer))
        yield from step_to(state, man, answer, rule)
        if state.men[man].hex in state.melee or not state.men[man].on_board or state.men[man].order != order:
            return rough
    return rough


def _leave(state: State, man: str) -> Steps[None]:
    """Remove a man over an edge, with the man he carries and the assistant at his weapon.

    A routed man has fled over his own edge; the man he carries has not (7.18, 17.3).
    """
    soldier, scenario = state.men[man], state.book.scenario
    fled = soldier.morale == "rout"
    edge = _way_out(state, soldier)
    left = "escaped" if edge == scenario.friendly_edge else "passed"
    load, mate = carrying.load_of(state, man), crews.helper(state, man) if state.guns and not fled else ""
    yield from surrender.leave_board(state, man, edge, "fled" if fled else left, "17.3" if fled else "9.5")
    if load:
        yield ManLeft(load, edge, left, "7.18")
    if mate:
        yield from surrender.leave_board(state, mate, edge, left)


def _way_out(state: State, man: Man) -> Edge:
    """Return the edge a man leaves over; his own if he could take either."""
    ways, own = ways_out(state, man), state.book.scenario.friendly_edge
    near = [edge for edge in state.board.edges(man.place) if edge in ways]
    return own if own in near else near[0]


def _no_way(state: State, man: Man, rule: str) -> ManHeld:
    """Return the event for a man who must move but cannot: no legal hex, or his weapon keeps him (14.3)."""
    rooted = weapons.is_rooted(state, man)
    return ManHeld(man.id, "weapon-needs-two", "14.3") if rooted else ManHeld(man.id, "no-way", rule)


def step_to(state: State, man: str, hex_: Hex, rule: str) -> Steps[None]:
    """Move a man to an adjacent hex with those who move along, then resolve encounters and alerts (9.8.4, 15.0)."""
    start = state.men[man].hex
    assert start is not None
    mate = crews.helper(state, man) if state.guns else ""
    yield ManMoved(man, start, hex_, rule)
    if mate:
        yield ManMoved(mate, start, hex_, rule, "assisting")
    yield from surrender.bring_along(state, man, start, hex_)
    yield from carrying.bring_along(state, man, start, hex_)
    yield from encounter.resolve_encounters(state)
    yield from alert.after_move(state, man)
