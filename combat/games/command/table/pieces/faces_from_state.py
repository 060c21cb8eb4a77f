"""Building the values shown on pieces from a seat's view, so that they contain only what the seat knows."""

from __future__ import annotations

from collections.abc import Collection

from combat.engine.kernel.deck import UNKNOWN, Card
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.words import has, text, translated
from combat.games.command.rules.fate_cards import ALLIED_CARDS, DEFENDERS_ONLY, owner
from combat.games.command.rules.figures import Strength, UnitFigure, WeaponFigure
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import HIDDEN_CHIT, State
from combat.games.command.table.pieces.faces import (
    Build,
    CardFace,
    ChitFace,
    ObjectiveFace,
    Part,
    UnitFace,
    Values,
    WeaponFace,
)
from combat.games.command.words import card_texts, command_names

NUMBERED = ("squad", "team")
"""Sizes of units whose counters have a number or a letter."""


def unit_face(state: State, id_: str, *, selected: bool = False, under: bool = False) -> UnitFace:
    """Return the values on a unit's counter, with those of the weapon that it carries.

    `selected` highlights it; `under` is true for a unit below others in a stack.
    """
    unit = state.units[id_]
    figure = state.figure(unit)
    weapon = weapon_face(state, unit.weapon) if unit.weapon in state.weapons else None
    return UnitFace(
        id_, figure.id, figure.nation, unit.side, build_of(state, figure), figure.quality, unit_label(state, id_),
        _values(state.printed(unit)), unit.broken, _chips(state, id_), unit.activated and not figure.hero, weapon,
        under, selected,
    )  # fmt: skip


def figure_face(state: State, figure: UnitFigure, side: Seat, *, broken: bool = False) -> UnitFace:
    """Return the values on the counter of a figure that is not in the state, such as one from a pool."""
    build = build_of(state, figure)
    printed = figure.broken if broken else figure.whole
    return UnitFace(
        "", figure.id, figure.nation, side, build, figure.quality, _kind(build, figure), _values(printed), broken
    )


def weapon_face(state: State, id_: str, *, selected: bool = False) -> WeaponFace:
    """Return the values on a weapon's counter; `selected` highlights it."""
    weapon = state.weapons[id_]
    figure = state.weapon_figure(id_)
    return weapon_figure_face(state, figure, weapon.side, id_, broken=weapon.broken, selected=selected)


def weapon_figure_face(
    state: State, figure: WeaponFigure, side: Seat, id_: str = "", *, broken: bool = False, selected: bool = False
) -> WeaponFace:
    """Return the printed values of a weapon figure as the values on a counter; `selected` highlights it."""
    icon = figure.id if has_asset(f"icons/weapons/{figure.id}.png") else figure.kind
    name = _capitalised(command_names.figure(state, figure.id))
    return WeaponFace(
        id_, figure.nation, side, icon, name, figure.fp, figure.range, figure.nearest, figure.move,
        figure.spray, figure.assault, figure.ordnance, figure.shells_smoke, broken, selected,
    )  # fmt: skip


def radio_face(state: State, side: Seat) -> WeaponFace | None:
    """Return the values on a side's radio; None if it has none."""
    radio = state.radios.get(side)
    if radio is None:
        return None
    figure = state.book.radios[radio.figure]
    name = text("printed-radio", calibre=figure.calibre)
    return WeaponFace(
        "", figure.nation, side, "radio", name, figure.fp, ordnance=True, smoke=figure.smoke, broken=radio.broken
    )


def deck_face(state: State, side: Seat) -> CardFace:
    """Return the face of a hidden card of a side: the back."""
    return CardFace(UNKNOWN, state.book.force(side).nation, side, back=True)


def card_face(
    state: State,
    card: Card,
    *,
    side: Seat = "",
    playable: Collection[Part] | None = None,
    selected: bool = False,
    tell: bool = False,
) -> CardFace:
    """Return the values on a card; for a hidden card, the back of `side`.

    `playable` are the parts to highlight while a question is pending, otherwise None. `tell` adds explanations,
    `selected` highlights the card.
    """
    if card == UNKNOWN:
        return deck_face(state, side)
    fate, mine = state.card(card), owner(card)
    told = card_texts.of_card(state, fate, mine) if tell else ()
    return CardFace(
        card, state.book.force(mine).nation, mine, False, card % ALLIED_CARDS, command_names.use(fate.order),
        command_names.use(fate.action), text(f"event-{fate.event}"), str(fate.hex), fate.white, fate.colour,
        fate.trigger, text(f"printed-{fate.trigger}") if fate.trigger else "", fate.order, fate.action,
        fate.action in DEFENDERS_ONLY, frozenset(playable or ()), playable is not None, selected,
        told,
    )  # fmt: skip


def chit_face(state: State, id_: str, *, secret: bool = False) -> ChitFace:
    """Return the values on an objective chit; a hidden one shows its back.

    `secret` marks a chit known to its owner only.
    """
    if id_ == HIDDEN_CHIT:
        return ChitFace("", hidden=True)
    chit = state.book.chits[id_]
    headline = str(chit.objective) if chit.objective else text(f"printed-{chit.kind}")
    worth = text("printed-points", points=chit.vp) if chit.vp else ""
    return ChitFace(id_.upper(), headline, worth, secret=secret)


def objective_face(state: State, number: int) -> ObjectiveFace:
    """Return the values on an objective marker; its value includes open chits and those known to the viewer."""
    side = state.control.get(number, "")
    nation = state.book.force(side).nation if side else ""
    return ObjectiveFace(number, text("printed-points", points=known_worth(state, number)), side, nation)


def known_worth(state: State, objective: int) -> int:
    """Return the value of an objective in points, by the open chits and the secret ones known to the viewer (5.5)."""
    known = (*state.open_chits, *(chit for own in state.secrets.values() for chit in own if chit != HIDDEN_CHIT))
    return victory.worth(state, objective, chits=tuple(dict.fromkeys(known)))


def build_of(state: State, figure: UnitFigure) -> Build:
    """Return the build of a unit, by which its silhouette is drawn: its size, or for leaders hero, private, scout or
    leader.
    """
    if figure.size != "leader":
        return figure.size
    if figure.hero:
        return "hero"
    if any(force.private == figure.id for force in state.book.forces.values()):
        return "private"
    return "scout" if figure.spots else "leader"


def unit_label(state: State, id_: str) -> str:
    """Return the label on a unit's counter: a leader's name, else its quality with the number or letter used in the
    log.
    """
    unit = state.units[id_]
    if unit.name:
        return translated(unit.name)
    figure = state.figure(unit)
    kind = _kind(build_of(state, figure), figure)
    return command_names.told_apart(state, id_, kind) if figure.size in NUMBERED else kind


def _kind(build: Build, figure: UnitFigure) -> str:
    """Return the short name of a unit for its counter, which shows size and nation by itself."""
    if has(f"printed-{figure.id}"):
        return text(f"printed-{figure.id}")
    return text(f"printed-{figure.quality}") if figure.size in NUMBERED else text(f"printed-{build}")


def _capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]


def _values(printed: Strength) -> Values:
    return Values(
        printed.fp, printed.range, printed.move, printed.morale, printed.command, printed.assault, printed.spray,
        printed.smoke,
    )  # fmt: skip


def _chips(state: State, id_: str) -> tuple[str, ...]:
    unit = state.units[id_]
    states = (("suppressed", unit.suppressed), ("veteran", unit.veteran), ("spotter", unit.spots))
    return tuple(name for name, true in states if true)
