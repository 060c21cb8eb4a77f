"""Subcommand `combat --game armour force`: prints a force list with its faults, or the names of all lists."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from combat.engine.calls.exit_codes import BAD_INPUT, FINE
from combat.engine.calls.given import print_in
from combat.engine.content.findings import ContentError, Finding
from combat.engine.kernel.record import as_plain
from combat.engine.words import text, translated
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.forces.listed_forces import ListedForce, found_force, listed_forces
from combat.games.armour.content.library import Library
from combat.games.armour.rules.forces.force_check import ForceCards
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.forces.force_points import force_points
from combat.games.armour.words import force_names as names


def show_force(options: argparse.Namespace) -> int:
    """Print a force list with its faults, or the names of all lists; return the exit code.

    Raises ContentError if the content is faulty or the list is unknown.
    """
    if not options.json:
        print_in(options)
    assembly = Library().assembly()
    if assembly.findings:
        raise ContentError(sorted(assembly.findings))
    if not options.list:
        _print_all(assembly, as_json=options.json)
        return FINE
    force, findings = found_force(options.list, assembly)
    _print_one(force, findings, assembly.force_cards(), as_json=options.json)
    return BAD_INPUT if findings else FINE


def _print_all(assembly: Assembly, *, as_json: bool) -> None:
    """Print the name by which each list is known here, with its nation and points."""
    cards = assembly.force_cards()
    found = [(_known_as(listed), listed.force) for listed in listed_forces(assembly) if listed.force is not None]
    if as_json:
        lists = [{"list": name, "nation": force.nation, "points": force.points} for name, force in found]
        print(json.dumps({"lists": lists}, ensure_ascii=False))
        return
    wide = max(len(name) for name, _ in found)
    for name, force in found:
        points = text("sheet-points", points=force.points)
        print(f"{name:{wide}}  {names.nation_name(force.nation, cards)} · {points}")


def _known_as(listed: ListedForce) -> str:
    return listed.file.stem if listed.file is not None else listed.id


def _print_one(force: ForceList, findings: Sequence[Finding], cards: ForceCards, *, as_json: bool) -> None:
    """Print a list with its faults, which are in English for programs."""
    spent = force_points(force, cards.units, cards.upgrades)
    if as_json:
        faults = [finding.as_plain() for finding in findings]
        print(json.dumps({"force": as_plain(force), "spent": spent, "findings": faults}, ensure_ascii=False))
        return
    print(f"{translated(force.name)} · {names.nation_name(force.nation, cards)}")
    print(f"{text('force-spent')}: {text('force-of-limit', points=spent, limit=force.points)}")
    for line in _units(force, cards):
        print(line)
    if not findings:
        print(f"\n{text('force-sound')}")
    for finding in findings:
        print(finding, file=sys.stderr)


def _units(force: ForceList, cards: ForceCards) -> Iterator[str]:
    """Yield a line for each unit, with its points and teams, under the headings of the list."""
    for heading, units in names.headed_units(force, cards):
        yield f"\n{heading}"
        for pick in units:
            yield f"{cards.points_of(pick):5}  {names.unit_name(pick.unit, cards)}: {names.teams_in_words(pick, cards)}"
