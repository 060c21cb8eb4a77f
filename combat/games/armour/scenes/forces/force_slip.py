"""Choice of another force for a side of a mission: any legal force of the same points."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.seats import Seat
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.stage import Stage
from combat.engine.words import text, translated
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.forces.listed_forces import listed_forces
from combat.games.armour.content.forces.stand_in import stand_in_faults
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.forces.force_check import check_force
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.miniatures.words import wording

NAMED = "-"
"""The id of the mission's own force."""


def force_slip(
    app: Stage,
    assembly: Assembly,
    book: Book,
    seat: Seat,
    now: ForceList | None,
    on_done: Callable[[ForceList | None], None],
) -> PickSlip:
    """Return a dialog that offers every force that may replace a side's; `now` is the chosen one, None for the
    mission's own.

    `book` is that of the mission with its own forces. `on_done` is called with the picked force, None for the mission's
    own.
    """
    offers = [Offer(NAMED, text("mission-force-named"), translated(book.forces[seat].name))]
    found: dict[str, ForceList] = {}
    heading = ""
    for listed in listed_forces(assembly):
        force = listed.force
        if force is None or not _may_stand_in(force, assembly, book, seat):
            continue
        group = (
            text("forces-own") if listed.file is not None else translated(assembly.nations[force.nation].content.name)
        )
        if group != heading:
            heading = group
            offers.append(Offer("", heading))
        found[listed.id] = force
        offers.append(Offer(listed.id, translated(force.name), text("sheet-points", points=force.points)))
    chosen = next((id_ for id_, force in found.items() if force == now), NAMED)
    title = text("mission-force-title", seat=wording.seat(seat))
    return PickSlip(app, title, offers, [chosen], lambda ids: on_done(found.get(ids[0])), several=False)


def _may_stand_in(force: ForceList, assembly: Assembly, book: Book, seat: Seat) -> bool:
    """Return whether a force is legal and fits a side; where any forces may fight, both need not be equal yet."""
    if check_force(force, assembly.force_cards()):
        return False
    mission = book.mission
    return mission.any_forces or not stand_in_faults(mission, book.forces, {seat: force})
