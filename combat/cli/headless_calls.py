"""The calls that open no window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from combat.cli import window_calls
from combat.cli.arguments import number, overlay, size
from combat.cli.exit_codes import BAD_INPUT, FAILED, FINE, Refused
from combat.cli.shared_options import (
    Add,
    Parser,
    add_battle_options,
    add_pack,
    add_window_options,
    book,
    named_packs,
    speak,
)
from combat.cli.titles import AllTitles


def add_to(add: Add) -> None:
    """Add the calls and their arguments."""
    _add_shot(add("shot", shot, "one frame of a scenario or save to a file, without a window", "sound"))
    _add_simulate(add("simulate", simulate, "whole games without a window", "sound"))
    add("verify", verify, "replay a save and compare every digest", "left").add_argument(
        "journal", type=Path, metavar="JOURNAL"
    )
    about = "findings in scenarios, boards, decks, packs, labs and saves, or folders of them"
    checked = add("check", check, about, "left")
    checked.add_argument("paths", type=Path, nargs="+", metavar="PATH")
    add_pack(checked)
    about = "a scenario made up from a seed, on a board and with forces as asked for"
    _add_generate(add("generate", generate, about, "laid"))
    _add_los(add("los", los, "whether two hexes see each other, and why", "sound"))
    _add_lab(add("lab", lab, "run a lab file: any position, its dice, its cards and its answers", "sound"))
    shape = add("schema", schema, "the JSON Schema of a content file", "left")
    shape.add_argument("kind", metavar="KIND", help="scenario, weapons …, or all")
    shape.add_argument("--out", type=Path, metavar="FOLDER", help="write KIND.schema.json into a folder")
    add("paths", paths, "where things are kept", "left")


def _add_shot(parser: Parser) -> None:
    parser.add_argument("what", metavar="SCENARIO|JOURNAL")
    parser.add_argument("--at", type=number(0), metavar="K", help="after so many answers; a scenario is played so far")
    parser.add_argument("--size", type=size, metavar="WxH", default=(1600, 900), help="default: 1600x900")
    parser.add_argument("--overlay", type=overlay, metavar="los:HEX", help="what is in sight of a hex")
    parser.add_argument("--lang", metavar="L")
    parser.add_argument("--out", type=Path, metavar="F.png", required=True)
    add_pack(parser)


def _add_simulate(parser: Parser) -> None:
    parser.add_argument("scenario", metavar="SCENARIO")
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", type=number(0), default=1, metavar="S", help="of the first game; default: 1")
    add_battle_options(parser)
    parser.add_argument("--player", default="cautious", metavar="NAME", help="cautious (default) or random")
    parser.add_argument("--jobs", type=number(1), default=os.cpu_count() or 1, metavar="J", help="default: all cores")
    parser.add_argument("--out", type=Path, metavar="F", help="write every game to a file, as JSON")
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="the same on standard output, in place of the table")


def _add_generate(parser: argparse.ArgumentParser) -> None:
    from combat.games.volume1.reports import generating

    generating.add_options(parser, number(0))
    parser.add_argument("--lang", metavar="L")
    add_pack(parser)


def _add_los(parser: Parser) -> None:
    parser.add_argument("board", metavar="BOARD", help="a board's id, a TMX file, or a lab file")
    parser.add_argument("start", metavar="FROM")
    parser.add_argument("end", metavar="TO")
    parser.add_argument("--from-order", default="none", metavar="O", help="the order of the man at FROM")
    parser.add_argument("--to-order", default="none", metavar="O", help="the order of the man at TO")
    add_pack(parser)
    parser.add_argument("--json", action="store_true")


def _add_lab(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="an object a line for each event, and one for the end")
    parser.add_argument("--window", action="store_true", help="on the table, to be gone through event by event")
    add_pack(parser)
    add_window_options(parser)


# -- what they do -----------------------------------------------------------------------------------------------------


def shot(options: argparse.Namespace) -> int:
    """One frame of a battle."""
    from combat.engine.space.hexes.hex import HexError
    from combat.games.volume1.reports.stills import still

    speak(options.lang)
    if options.out.suffix.lower() != ".png":
        raise Refused(f'combat shot: "{options.out}" must end in .png')
    moment = still(options.what, options.at)
    for note in moment.notes:
        print(note, file=sys.stderr)
    overlay = options.overlay
    if overlay is not None:
        try:
            overlay = moment.game.state.board.named(overlay)
            moment.game.state.board.place(overlay)
        except HexError as fault:
            raise Refused(f"combat shot: {fault}") from None
    from combat.engine.tabletop import screenshot as shot
    from combat.games.volume1.table.volume1_table import TABLE

    title, game, entries, at = options.title, moment.game, moment.entries, moment.answers
    shot.take(title, title.stage, TABLE, game, entries, at, options.size, options.out, overlay, moment.past)
    return FINE


def simulate(options: argparse.Namespace) -> int:
    """Whole games."""
    from combat.games.volume1.reports import simulation

    if options.player not in options.title.players:
        known = ", ".join(options.title.players)
        raise Refused(f'combat simulate: there is no player "{options.player}"; known are {known}')
    seeds = range(options.seed, options.seed + options.games)
    try:
        games = simulation.simulate(book(options), seeds, options.player, options.jobs)
    except simulation.BrokenGame as fault:
        print(f"combat simulate: {fault}", file=sys.stderr)
        return FAILED
    report = simulation.report(options.scenario, options.player, games)
    if options.out is not None:
        options.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(report) if options.json else simulation.table(report))
    return FINE


def verify(options: argparse.Namespace) -> int:
    """The proof of a save."""
    from combat.engine.journal.loading import verify

    proof = verify(options.journal, AllTitles())
    for note in proof.notes:
        print(note, file=sys.stderr)
    standing = "the game is over" if proof.over else "the game goes on"
    print(f"{options.journal}: {proof.answers} answers and {proof.checkpoints} checkpoints agree; {standing}")
    return FINE


def check(options: argparse.Namespace) -> int:
    """Findings."""
    from combat.engine.content import checking

    below, kinds = named_packs(options), options.title.kinds
    findings = checking.check_paths(options.paths, below, kinds)
    for note in checking.overlaps([*below, *options.paths], kinds):
        print(note, file=sys.stderr)
    for finding in findings:
        print(finding)
    if findings:
        print(f"combat check: {len(findings)} finding{'s' if len(findings) > 1 else ''}", file=sys.stderr)
    return BAD_INPUT if findings else FINE


def generate(options: argparse.Namespace) -> int:
    """A scenario that is made up."""
    from combat.games.volume1.reports import generating

    speak(options.lang)
    try:
        print(generating.generate(options), end="")
    except generating.CannotMake as fault:
        raise Refused(f"combat generate: {fault}") from None
    return FINE


def los(options: argparse.Namespace) -> int:
    """A line of sight."""
    from combat.games.volume1.reports.line_of_sight import line_of_sight

    found = line_of_sight(options.board, options.start, options.end, options.from_order, options.to_order)
    print(json.dumps(found.as_json()) if options.json else found.in_words())
    return FINE


def lab(options: argparse.Namespace) -> int:
    """A lab file, in words or on the table."""
    if options.window:
        return window_calls.lab(options)
    speak(options.lang)
    from combat.games.volume1.content.lab.position import load_lab
    from combat.games.volume1.reports import lab_report as lab

    ended = lab.run(load_lab(options.file), lab.print_json if options.json else lab.print_words)
    print(json.dumps({"end": ended}, ensure_ascii=False) if options.json else lab.standing(ended))
    return FINE


def schema(options: argparse.Namespace) -> int:
    """The shape of a content file."""
    from combat.engine.content.schemas import schema_of

    kinds = options.title.kinds
    asked = list(kinds.shaped.values()) if options.kind == "all" else [kinds.named(options.kind)]
    if options.out is None and len(asked) > 1:
        raise Refused("combat schema: all schemas need a folder; add --out FOLDER")
    for kind in asked:
        text = json.dumps(schema_of(kind, kinds.title), indent=2, ensure_ascii=False)
        if options.out is None:
            print(text)
            continue
        options.out.mkdir(parents=True, exist_ok=True)
        options.out.joinpath(f"{kind.name}.schema.json").write_text(text + "\n", encoding="utf-8")
    return FINE


def paths(options: argparse.Namespace) -> int:
    """Where things are kept."""
    from combat.engine.content.layers import share
    from combat.engine.files import folders

    kept = {
        "config": folders.config(),
        "data": folders.data(),
        "saves": folders.saves(),
        "packs": folders.data() / "packs",
        "scenarios": folders.scenarios(),
        "boards": folders.boards(),
        "cache": folders.cache(),
        "state": folders.state(),
        "content": share(),
    }
    for name, path in kept.items():
        print(f"{name:<8} {path}")
    return FINE
