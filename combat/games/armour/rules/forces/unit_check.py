"""Check of one unit of a force list against its card: teams, additions, upgrade card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.cards.unit_card import Addition, UnitCard
from combat.games.armour.rules.cards.upgrade_card import UpgradeCard
from combat.games.armour.rules.forces.force_list import UnitPick
from combat.games.armour.rules.forces.force_points import composition_of

Problem = tuple[tuple[str, ...], TextMessage]
"""Key of the unit's line that is wrong, and the fault."""


def check_unit(
    pick: UnitPick, card: UnitCard, teams: Mapping[str, TeamCard], upgrades: Mapping[str, UpgradeCard]
) -> Iterator[Problem]:
    """Yield each fault of a unit, compared with its card, as the path in the list and a message."""
    if composition_of(pick, card) is None:
        sizes = "; ".join(_listed(size.teams) for size in card.compositions)
        yield ("teams",), msg("force-no-size", unit=card.id, teams=_listed(pick.teams), sizes=sizes)
    groups: dict[str, str] = {}
    for id_, count in pick.additions:
        addition = card.addition(id_)
        if addition is None:
            known = ", ".join(each.id for each in card.additions)
            yield ("additions", id_), msg("force-no-addition", unit=card.id, name=id_, known=known or "–")
            continue
        most = _most(addition, sum(number for _, number in pick.teams))
        if count > most:
            yield ("additions", id_), msg("force-addition-count", unit=card.id, name=id_, count=count, most=most)
        if addition.group in groups:
            other = groups[addition.group]
            yield ("additions", id_), msg("force-additions-exclude", unit=card.id, one=other, other=id_)
        elif addition.group:
            groups[addition.group] = id_
    if pick.card:
        yield from _check_upgrade(pick, card, teams, upgrades)


def _check_upgrade(
    pick: UnitPick, card: UnitCard, teams: Mapping[str, TeamCard], upgrades: Mapping[str, UpgradeCard]
) -> Iterator[Problem]:
    upgrade = upgrades.get(pick.card)
    if upgrade is None:
        yield ("card",), msg("force-no-card", name=pick.card, known=", ".join(upgrades))
        return
    fits_nation = upgrade.nation in ("", card.nation)
    fits_arm = not upgrade.arm or any(teams[id_].arm == upgrade.arm for id_, _ in pick.teams if id_ in teams)
    if not (fits_nation and fits_arm and upgrade.unit in ("", card.id)):
        yield ("card",), msg("force-card-not-for", card=upgrade.id, unit=card.id)


def _most(addition: Addition, teams: int) -> int:
    """Return how many of an addition a unit of some teams may have."""
    if addition.kind == "transports":
        return 1
    most = len(addition.points)
    return min(most, teams) if addition.kind == "escorts" else most


def _listed(teams: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(f"{count} {id_}" for id_, count in teams)
