"""Check lab files for impossible positions, and find the kinds of decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.content.findings import Finding
from combat.engine.content.reading import Source
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.rules.fighting.encounter import sides_in, verdict
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.orders.helping import ABOUT_ANOTHER
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Man, State

RULES = sequence.__name__.partition(".play.")[0]
Fault = tuple[TextMessage, tuple[str | int, ...]]
"""A message and the key path of the faulty value."""


def decision_kinds() -> dict[str, type[Decision]]:
    """Return every decision type of the player, by its kind."""
    found: list[type[Decision]] = Decision.__subclasses__()
    for kind in found:
        found += kind.__subclasses__()
    asked = (kind for kind in found if kind.kind and not kind.to_chance and kind.__module__.startswith(RULES))
    return {kind.kind: kind for kind in sorted(asked, key=lambda kind: kind.kind)}


def impossible(source: Source[LabFile], state: State, places: Mapping[str, tuple[str, int]]) -> list[Finding]:
    """Return findings about a position that no game can reach.

    `places` has each man's key path in the file.
    """
    faults: list[Fault] = []
    for man in state.men.values():
        faults += ((what, (*places[man.id], key)) for what, key in _man(state, man))
    faults += _hexes(state, source.content.melee, places)
    faults += _bombs(state)
    faults += _cards_and_cup(state)
    return [source.finding(what, *where) for what, where in faults]


def _man(state: State, man: Man) -> Iterator[tuple[TextMessage, str]]:
    """Yield faults of one man, with their keys."""
    order = man.order.id if man.order is not None else "none"
    if state.figure(man.id).dummy and man.seen:
        yield msg("finding-dummy-known"), "known"
    if not state.figure(man.id).dummy and troop_quality.dies_of_wounds(state, man):
        yield msg("finding-too-many-wounds"), "wounds"
    if (man.aim or man.grenade) and not order.endswith("grenade"):
        key = "aim" if man.aim else "grenade"
        yield msg("finding-grenade-without-order", order=order), key
    if order == "melee" and man.hex not in state.melee:
        yield msg("finding-melee-without-marker", hex=man.hex), "order"
    if man.whom and order not in ABOUT_ANOTHER:
        yield msg("finding-order-about-nobody", order=order, orders=", ".join(ABOUT_ANOTHER)), "whom"
    if order in ABOUT_ANOTHER and not man.whom and not carrying.carrier_of(state, man.id):
        yield msg("finding-order-needs-whom", order=order), "order"
    if order == "carry" and man.whom and state.men[man.whom].hex != man.hex:
        yield msg("finding-whom-elsewhere", man=man.whom), "order"
    if man.held_by:
        yield from ((what, "held_by") for what in _prisoner(state, man))


def _prisoner(state: State, man: Man) -> Iterator[TextMessage]:
    guard = state.men[man.held_by]
    if guard.side == man.side:
        yield msg("finding-guard-of-own-side", man=man.held_by)
    elif guard.hex != man.hex:
        yield msg("finding-guard-elsewhere", hex=guard.hex)
    elif guard.held_by:
        yield msg("finding-guard-is-prisoner", man=man.held_by)


def _hexes(state: State, melee: list[Hex], places: Mapping[str, tuple[str, int]]) -> Iterator[Fault]:
    """Yield faults about hexes with both sides, and Melee markers."""
    for hex_ in dict.fromkeys(man.hex for man in state.men.values() if man.hex is not None):
        friends, foes = sides_in(state, hex_)
        if hex_ in state.melee or verdict(friends, foes) in ("alone", "pass-by"):
            continue
        where = (*places[foes[0].id], "hex")
        yield msg("finding-both-sides-in-hex", hex=hex_), where
    for place, hex_ in enumerate(melee):
        if not state.board.contains(hex_):
            yield (
                msg("finding-off-board", hex=hex_, columns=state.board.columns, rows=state.board.rows),
                ("melee", place),
            )
        elif not all(sides_in(state, hex_)):
            yield msg("finding-melee-without-both", hex=hex_), ("melee", place)


def _bombs(state: State) -> Iterator[Fault]:
    """Yield faults about grenade markers on men in other hexes."""
    for place, bomb in enumerate(state.bombs):
        for key, men in (("near", bomb.near), ("far", bomb.far)):
            for at, name in enumerate(men):
                if state.men[name].hex != bomb.hex:
                    yield (
                        msg("finding-not-where-grenade-lies", man=name, hex=bomb.hex),
                        (
                            "bomb",
                            place,
                            key,
                            at,
                        ),
                    )
        if set(bomb.near) & set(bomb.far):
            yield msg("finding-near-and-far"), ("bomb", place, "far")


def _cards_and_cup(state: State) -> Iterator[Fault]:
    """Yield faults about a card without values on the track, and men in the cup who cannot be drawn."""
    card = state.book.friendly_cards[state.played] if state.played is not None else None
    if card is not None and card.initiative is None:
        yield msg("finding-event-card-on-track", card=card.number), ("cards", "played")
    for place, name in enumerate(state.book.scenario.cup):
        figure = state.book.figures.get(name)
        if figure is None or figure.side != "enemy":
            yield msg("finding-no-enemy-in-cup", man=name), ("cup", place)
        elif name in state.men:
            yield msg("finding-on-board-already", man=name), ("cup", place)
