"""The way to a hex: the shortest that the rules allow, and of equally short ones that which fewest enemies see.

It walks layer by layer, one for each slot of movement that the order has left, and asks the rules for every step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing.exposure import viewers
from combat.games.volume1.standing.move_slots import Slot, is_barred, steps_from


class Node(Record):
    """A hex at a depth of the search; `down` if the man ducks back at the end of this activation (7.07)."""

    depth: int
    hex: Hex
    down: bool = False


def way_to(
    state: State, man: Man, start: Node, goal: Hex, left: Sequence[Slot], entered: frozenset[Hex] = frozenset()
) -> list[Node]:
    """The nodes of the way from a start to a hex, without the start; as near as he can come where it is too far.

    `left` are the slots of the whole way, those before the start's depth too; `entered` are hexes that the activation
    he is at forbids (6.0). Empty where he cannot come nearer. He ducks back only where nothing else leads there.
    """
    far = distance(start.hex, goal)
    before = _layers(state, man, start, goal, left, entered, far)
    end = _nearest(before, goal)
    if end.down or distance(end.hex, goal) > max(0, far - (len(left) - start.depth)):
        before = _layers(state, man, start, goal, left, entered, far + 2 * len(left))
        end = _nearest(before, goal)
    if distance(end.hex, goal) >= far:
        return []
    return _least_seen(end, before, lambda hex_: (len(viewers(state, man, hex_)), _aside(start.hex, goal, hex_)))


def reach(state: State, man: Man, left: Sequence[Slot]) -> dict[Hex, int]:
    """Every hex that he can come to, with the fewest hexes that take him there."""
    if man.hex is None:
        return {}
    nodes = _layers(state, man, Node(0, man.hex), None, left, frozenset(), len(left))
    found: dict[Hex, int] = {}
    for node in nodes:
        if node.hex != man.hex:
            found[node.hex] = min(node.depth, found.get(node.hex, node.depth))
    return found


def _nearest(nodes: Iterable[Node], goal: Hex) -> Node:
    """The node that lies nearest to a hex; of several one where he does not duck back, then the first he comes to."""
    return min(nodes, key=lambda node: (distance(node.hex, goal), node.down, node.depth))


def _layers(
    state: State, man: Man, start: Node, goal: Hex | None, left: Sequence[Slot], entered: frozenset[Hex], far: int
) -> dict[Node, list[Node]]:
    """Every node that a shortest way of at most `far` hexes can lead through, to a goal or to anywhere, with the nodes
    before it."""
    before: dict[Node, list[Node]] = {start: []}
    known = {(start.hex, start.down)}
    edge = [start]
    for depth in range(start.depth, len(left)):
        front: dict[Node, list[Node]] = {}
        for node in edge:
            for hex_ in _steps(state, man, node, left[depth], entered if depth == start.depth else frozenset()):
                down = (node.down and not left[depth].first) or movement.throws_down(state, man, hex_)
                near = depth - start.depth + 1 + (distance(hex_, goal) if goal is not None else 0) <= far
                if near and (hex_, down) not in known and hex_ != start.hex:
                    front.setdefault(Node(depth + 1, hex_, down), []).append(node)
        before |= front
        known |= {(node.hex, node.down) for node in front}
        if any(node.hex == goal and not node.down for node in front):
            break
        edge = list(front)
    return before


def _steps(state: State, man: Man, node: Node, slot: Slot, entered: frozenset[Hex]) -> list[Hex]:
    """Where a way goes on from a node: nowhere from an enemy's hex, or once he must duck back (7.07, 15.0)."""
    if (node.down and slot.first) or (node.hex != man.hex and is_barred(state, node.hex)):
        return []
    return steps_from(state, man, node.hex, slot, entered)


def _least_seen(end: Node, before: dict[Node, list[Node]], cost: Callable[[Hex], tuple[int, int]]) -> list[Node]:
    """Of all shortest ways to a node that of the least cost, added up hex by hex."""
    layers: list[list[Node]] = [[end]]
    while before[layers[-1][0]]:
        layers.append(list(dict.fromkeys(earlier for node in layers[-1] for earlier in before[node])))
    start = layers.pop()[0]
    best: dict[Node, tuple[int, int]] = {start: (0, 0)}
    came: dict[Node, Node] = {}
    for layer in reversed(layers):
        for node in layer:
            came[node] = min((one for one in before[node] if one in best), key=best.__getitem__)
            (seen, aside), (here, off) = best[came[node]], cost(node.hex) if len(layer) > 1 else (0, 0)
            best[node] = (seen + here, aside + off)
    way = [end]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return way[::-1]


def _aside(start: Hex, goal: Hex, hex_: Hex) -> int:
    """How far a hex lies from the straight line between two others, in a measure of its own."""
    (sq, sr), (gq, gr), (hq, hr) = start.axial, goal.axial, hex_.axial
    return abs((hq - sq) * (gr - sr) - (hr - sr) * (gq - sq))
