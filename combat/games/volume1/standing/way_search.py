"""Path search: the shortest path that the rules allow; of equal ones, the path seen by the fewest enemies.

It is a breadth-first search with one layer for each remaining movement slot; every step is checked by the rules.
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
    """A hex at a depth of the search; `down` if the man ducks back at the end of that activation (7.07)."""

    depth: int
    hex: Hex
    down: bool = False


def way_to(
    state: State, man: Man, start: Node, goal: Hex, left: Sequence[Slot], entered: frozenset[Hex] = frozenset()
) -> list[Node]:
    """Return the nodes of the path to a hex, without the start; if it is too far, to the nearest reachable hex.

    `left` are the slots of the whole path, including those before the start's depth; `entered` are hexes that the
    current activation forbids (6.0). Empty if the man cannot get nearer. Hexes in which he must duck back are used
    only if nothing else gets him as near.
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
    """Return every hex that a man can reach, with the least number of hexes of movement."""
    if man.hex is None:
        return {}
    nodes = _layers(state, man, Node(0, man.hex), None, left, frozenset(), len(left))
    found: dict[Hex, int] = {}
    for node in nodes:
        if node.hex != man.hex:
            found[node.hex] = min(node.depth, found.get(node.hex, node.depth))
    return found


def _nearest(nodes: Iterable[Node], goal: Hex) -> Node:
    """Return the node nearest to a hex; of several, one without ducking back, then the one reached first."""
    return min(nodes, key=lambda node: (distance(node.hex, goal), node.down, node.depth))


def _layers(
    state: State, man: Man, start: Node, goal: Hex | None, left: Sequence[Slot], entered: frozenset[Hex], far: int
) -> dict[Node, list[Node]]:
    """Return every node on a shortest path of at most `far` hexes to a goal, or to anywhere, with its predecessors."""
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
    """Return the next hexes from a node: none from an enemy's hex, or once he must duck back (7.07, 15.0)."""
    if (node.down and slot.first) or (node.hex != man.hex and is_barred(state, node.hex)):
        return []
    return steps_from(state, man, node.hex, slot, entered)


def _least_seen(end: Node, before: dict[Node, list[Node]], cost: Callable[[Hex], tuple[int, int]]) -> list[Node]:
    """Return, of all shortest paths to a node, the one with the least cost summed over its hexes."""
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
    """Return how far a hex is from the straight line between two others; the measure has no unit."""
    (sq, sr), (gq, gr), (hq, hr) = start.axial, goal.axial, hex_.axial
    return abs((hq - sq) * (gr - sr) - (hr - sr) * (gq - sq))
