"""Names in force lists, for force builders: units with their teams, additions, upgrade cards, faults."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from combat.engine.kernel.text_message import TextMessage
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.forces.force_check import ForceCards
from combat.games.armour.rules.forces.force_fault import ForceFault
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick
from combat.games.miniatures.words.wording import length

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def headed_units(force: ForceList, cards: ForceCards) -> Iterator[tuple[str, Sequence[UnitPick]]]:
    """Yield headings with the units of a list under each: formations by name, support, borrowed and allied units.

    Headings without units are left out, except those of formations.
    """
    for formation in force.formations:
        yield diagram_name(formation.diagram, cards), formation.units
    foreign = (("force-borrowed", force.borrowed), ("force-allied", force.allied))
    rest = (("force-support", force.support), *((key, [pick.unit for pick in picks]) for key, picks in foreign))
    yield from ((text(key), units) for key, units in rest if units)


def nation_name(id_: str, cards: ForceCards) -> str:
    """Return the name of a nation; its id if it does not exist."""
    return translated(cards.nations[id_].name) if id_ in cards.nations else id_


def unit_name(id_: str, cards: ForceCards) -> str:
    """Return the name of a unit type; its id if it does not exist."""
    return translated(cards.units[id_].name) if id_ in cards.units else id_


def team_count(id_: str, count: int, cards: ForceCards) -> str:
    """Return a number of teams of a type as text, such as "5 MG34 team"; an unknown type is shown by its id."""
    name = translated(cards.teams[id_].name) if id_ in cards.teams else id_
    return text("sheet-count", count=count, what=name)


def addition_count(unit: str, id_: str, count: int, cards: ForceCards) -> str:
    """Return a number of an addition of a unit type as text, such as "2 SdKfz 251" or "Trucks for all".

    An unknown addition is shown by its id.
    """
    card = cards.units.get(unit)
    addition = card.addition(id_) if card is not None else None
    if addition is None:
        return text("sheet-count", count=count, what=id_)
    if addition.kind == "transports":
        return text("force-transports", team=translated(cards.teams[addition.team].name))
    return team_count(addition.team, count, cards)


def team_values(card: TeamCard) -> str:
    """Return the armour or save of a team type, its Cross value and its speeds in cm, as text."""
    found = []
    if card.armour is not None:
        armour = card.armour
        found.append(text("force-armour", front=armour.front, side=armour.side, top=armour.top))
    else:
        found.append(text("force-save", save=card.save))
    if card.cross:
        found.append(text("force-cross", cross=card.cross))
    if card.speeds is not None:
        speeds = (card.speeds.tactical, card.speeds.terrain, card.speeds.cross_country, card.speeds.road)
        found.append(text("force-speeds", speeds="/".join(map(length, speeds))))
    return " · ".join(found)


def teams_in_words(pick: UnitPick, cards: ForceCards) -> str:
    """Return the teams of a bought unit, its additions and its upgrade card as a list in words."""
    return all_of(list(_parts(pick, cards)))


def _parts(pick: UnitPick, cards: ForceCards) -> Iterator[str]:
    for id_, count in pick.teams:
        yield team_count(id_, count, cards)
    for id_, count in pick.additions:
        yield addition_count(pick.unit, id_, count, cards)
    if pick.card:
        yield card_name(pick.card, cards)


def card_name(id_: str, cards: ForceCards) -> str:
    """Return the name of an upgrade card; its id if it is unknown."""
    return translated(cards.upgrades[id_].name) if id_ in cards.upgrades else id_


def diagram_name(id_: str, cards: ForceCards) -> str:
    """Return the name of a force diagram; its id if it is unknown."""
    return translated(cards.diagrams[id_].name) if id_ in cards.diagrams else id_


def fault_in_words(fault: ForceFault, cards: ForceCards) -> str:
    """Return a fault of a force list as text, with names instead of ids."""
    return str(TextMessage(fault.said.message, tuple((key, _named(value, cards)) for key, value in fault.said.values)))


def faults_in_words(faults: Iterable[ForceFault], cards: ForceCards) -> list[str]:
    """Return the texts of some faults, without duplicates."""
    return list(dict.fromkeys(fault_in_words(fault, cards) for fault in faults))


def _named(value: str | int | float | TextMessage, cards: ForceCards) -> str | int | float | TextMessage:
    return _ID.sub(lambda found: _name(found[0], cards), value) if isinstance(value, str) else value


def _name(id_: str, cards: ForceCards) -> str:
    for kept in (cards.units, cards.teams, cards.diagrams, cards.upgrades):
        if id_ in kept:
            return translated(kept[id_].name)
    return id_
