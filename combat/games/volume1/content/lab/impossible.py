"""What cannot be in a lab file: positions that no game comes to, questions that the rules never ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.content.findings import Finding
from combat.engine.content.reading import Source
from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.rules.fighting.encounter import sides_in, verdict
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.orders.helping import ABOUT_ANOTHER
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Man, State

RULES = sequence.__name__.partition(".play.")[0]
Fault = tuple[str, tuple[str | int, ...]]
"""What is wrong, and the key path of the value that is."""


def decision_kinds() -> dict[str, type[Decision]]:
    """Every question that the rules ask the player, by its kind."""
    found: list[type[Decision]] = Decision.__subclasses__()
    for kind in found:
        found += kind.__subclasses__()
    asked = (kind for kind in found if kind.kind and not kind.to_chance and kind.__module__.startswith(RULES))
    return {kind.kind: kind for kind in sorted(asked, key=lambda kind: kind.kind)}


def impossible(source: Source[LabFile], state: State, places: Mapping[str, tuple[str, int]]) -> list[Finding]:
    """What no game comes to, in a position whose names and hexes are all known; `places` says where men stand in it."""
    faults: list[Fault] = []
    for man in state.men.values():
        faults += ((what, (*places[man.id], key)) for what, key in _man(state, man))
    faults += _hexes(state, source.content.melee, places)
    faults += _bombs(state)
    faults += _cards_and_cup(state)
    return [source.finding(what, *where) for what, where in faults]


def _man(state: State, man: Man) -> Iterator[tuple[str, str]]:
    """What is wrong with one man, and under which key."""
    order = man.order.id if man.order is not None else "none"
    if state.figure(man.id).dummy and man.seen:
        yield "a dummy is never known: it is taken off when it is turned over; take out known (12.0)", "known"
    if not state.figure(man.id).dummy and troop_quality.dies_of_wounds(state, man):
        yield "nobody lives with so many wounds; take some out (16.2)", "wounds"
    if (man.aim or man.grenade) and not order.endswith("grenade"):
        key = "aim" if man.aim else "grenade"
        yield f'only a man with a grenade order has this; his order is "{order}" (7.09)', key
    if order == "melee" and man.hex not in state.melee:
        yield f'order "melee" is for a hex with a Melee marker; put "{man.hex}" into melee (15.0)', "order"
    if man.whom and order not in ABOUT_ANOTHER:
        yield f'order "{order}" is about nobody; give whom with {", ".join(ABOUT_ANOTHER)} (7.14, 7.15, 7.18)', "whom"
    if order in ABOUT_ANOTHER and not man.whom and not carrying.carrier_of(state, man.id):
        yield f'order "{order}" needs "whom", the man it is about (7.14, 7.15, 7.18)', "order"
    if order == "carry" and man.whom and state.men[man.whom].hex != man.hex:
        yield f'"{man.whom}" stands elsewhere; put both into one hex (7.18)', "order"
    if man.held_by:
        yield from ((what, "held_by") for what in _prisoner(state, man))


def _prisoner(state: State, man: Man) -> Iterator[str]:
    guard = state.men[man.held_by]
    if guard.side == man.side:
        yield f'"{man.held_by}" is on his own side; a guard is of the other (17.4)'
    elif guard.hex != man.hex:
        yield f'the guard stands in "{guard.hex}"; put both into one hex (17.4)'
    elif guard.held_by:
        yield f'"{man.held_by}" is a prisoner himself; name a man who is free (17.4)'


def _hexes(state: State, melee: list[Hex], places: Mapping[str, tuple[str, int]]) -> Iterator[Fault]:
    """Hexes in which both sides stand, and Melee markers."""
    for hex_ in dict.fromkeys(man.hex for man in state.men.values() if man.hex is not None):
        friends, foes = sides_in(state, hex_)
        if hex_ in state.melee or verdict(friends, foes) in ("alone", "pass-by"):
            continue
        where = (*places[foes[0].id], "hex")
        yield f'both sides stand in "{hex_}"; put it into melee, or say who is held_by whom (15.0, 17.4)', where
    for place, hex_ in enumerate(melee):
        if not state.board.contains(hex_):
            yield f'hex "{hex_}" is off the board ({state.board.columns} × {state.board.rows})', ("melee", place)
        elif not all(sides_in(state, hex_)):
            yield f'men of both sides must stand in "{hex_}" for a Melee marker (15.0)', ("melee", place)


def _bombs(state: State) -> Iterator[Fault]:
    """Grenade markers on men who stand elsewhere."""
    for place, bomb in enumerate(state.bombs):
        for key, men in (("near", bomb.near), ("far", bomb.far)):
            for at, name in enumerate(men):
                if state.men[name].hex != bomb.hex:
                    yield (
                        f'"{name}" does not stand in "{bomb.hex}", where the grenade lies (14.2)',
                        (
                            "bomb",
                            place,
                            key,
                            at,
                        ),
                    )
        if set(bomb.near) & set(bomb.far):
            yield "a man is near the grenade or far from it, not both (14.2)", ("bomb", place, "far")


def _cards_and_cup(state: State) -> Iterator[Fault]:
    """A card on the track that has no values, men in the cup who are not to be drawn."""
    card = state.book.friendly_cards[state.played] if state.played is not None else None
    if card is not None and card.initiative is None:
        yield f"card {card.number} is a pure event card and never lies on the track (5.1.3)", ("cards", "played")
    for place, name in enumerate(state.book.scenario.cup):
        figure = state.book.figures.get(name)
        if figure is None or figure.side != "enemy":
            yield f'"{name}" is no enemy\'s id; put ids of enemies and dummies into the cup', ("cup", place)
        elif name in state.men:
            yield f'"{name}" stands on the board already; take him out of the cup', ("cup", place)
