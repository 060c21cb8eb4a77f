"""The door: every call of the command line; exit 0 fine, 1 cannot start or a check failed, 2 bad input.

What goes wrong is one clear line on standard error. Everything is imported by the call that needs it.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from combat import __version__
from combat.arguments import number, overlay, scale, size

if TYPE_CHECKING:
    from combat.client.options import Options
    from combat.rules.book import Book

FINE, FAILED, BAD_INPUT = 0, 1, 2
PATIENT = (50_000, 20, 20)
"""Garbage is looked for seldom: what is made at the start stays, and each look would delay the first picture."""


class Refused(Exception):
    """What the player gave cannot be used; the text is the line, or lines, that he is told."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line, instead of argparse's page."""
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        sys.exit(BAD_INPUT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code."""
    gc.set_threshold(*PATIENT)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        options = _options(sys.argv[1:] if arguments is None else arguments)
        _lay_packs(options)
        code: int = options.call(options)
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return FAILED
    except Exception as fault:
        return _failed(fault)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for; the game itself opens without the time that it takes to learn all the other calls."""
    if not arguments:
        return argparse.Namespace(call=_menu, pack=[], first_packs=[])
    return _parser(whole=arguments[0] not in WITH_A_WINDOW).parse_args(arguments)


def _failed(fault: Exception) -> int:
    """One line, or one for each finding, for whatever went wrong."""
    from combat.content.findings import ContentError
    from combat.saves.faults import Disagreement, SaveError
    from combat.words.catalogue import MissingText

    if isinstance(fault, OSError):
        place = f"{fault.filename}: " if fault.filename else ""
        print(f"combat: {place}{(fault.strerror or str(fault)).lower()}", file=sys.stderr)
        return BAD_INPUT
    if isinstance(fault, Refused | ContentError | SaveError | MissingText):
        print(fault, file=sys.stderr)
        return FAILED if isinstance(fault, Disagreement) else BAD_INPUT
    last = traceback.extract_tb(fault.__traceback__)[-1]
    what = f"{type(fault).__name__} in {Path(last.filename).name}, line {last.lineno}: {fault}"
    print(f"combat: the game itself is at fault ({what}); please report it", file=sys.stderr)
    return FAILED


# -- the parser -----------------------------------------------------------------------------------------------------


Call = Callable[[argparse.Namespace], int]


BEFORE = "first_"
"""What stands before the names of options that were given before the call."""
WITH_A_WINDOW = ("play", "resume", "load", "replay", "edit")


def _parser(*, whole: bool) -> _Parser:
    """The calls and their arguments; only those with a window unless the whole is wanted."""
    parser = _Parser(prog="combat", description="COMBAT!, the solitaire game of man-to-man fighting in Normandy.")
    parser.add_argument("--version", action="version", version=f"combat {__version__}")
    parser.set_defaults(call=_menu, pack=[])
    _add_pack(parser, "first_packs")
    _add_window_options(parser, BEFORE)
    calls = parser.add_subparsers(metavar="CALL", title="calls (without one: the menu)", parser_class=_Parser)

    def add(name: str, call: Call, about: str) -> _Parser:
        made: _Parser = calls.add_parser(name, help=about, description=f"{about[:1].upper()}{about[1:]}.")
        made.set_defaults(call=call)
        return made

    _add_calls_with_a_window(add)
    if whole:
        _add_calls_without(add)
    return parser


def _add_calls_without(add: Callable[[str, Call, str], _Parser]) -> None:
    _add_shot(add("shot", _shot, "one frame of a scenario or save to a file, without a window"))
    _add_simulate(add("simulate", _simulate, "whole games without a window"))
    verify = add("verify", _verify, "replay a save and compare every digest")
    verify.add_argument("journal", type=Path, metavar="JOURNAL")
    check = add("check", _check, "findings in scenarios, boards, decks, packs, labs and saves, or folders of them")
    check.add_argument("paths", type=Path, nargs="+", metavar="PATH")
    _add_pack(check)
    _add_generate(add("generate", _generate, "a scenario made up from a seed, on a board and with forces as asked for"))
    _add_los(add("los", _los, "whether two hexes see each other, and why"))
    lab = add("lab", _lab, "run a lab file: any position, its dice, its cards and its answers")
    lab.add_argument("file", type=Path, metavar="FILE")
    lab.add_argument("--json", action="store_true", help="an object a line for each event, and one for the end")
    lab.add_argument("--window", action="store_true", help="on the table, to be gone through event by event")
    _add_pack(lab)
    _add_window_options(lab)
    schema = add("schema", _schema, "the JSON Schema of a content file")
    schema.add_argument("kind", metavar="KIND", help="scenario, weapons …, or all")
    schema.add_argument("--out", type=Path, metavar="FOLDER", help="write KIND.schema.json into a folder")
    add("paths", _paths, "where things are kept")


def _add_calls_with_a_window(add: Callable[[str, Call, str], _Parser]) -> None:
    play = add("play", _play, "straight into a scenario")
    play.add_argument("scenario", metavar="SCENARIO", help="a scenario's id, or a scenario file")
    play.add_argument("--seed", type=number(0), metavar="N", help="the same dice and cards again")
    _add_squad(play)
    resume = add("resume", _resume, "the last game that is not over")
    load = add("load", _load, "a save")
    load.add_argument("file", type=Path, metavar="FILE")
    replay = add("replay", _replay, "a save told once more, event by event")
    replay.add_argument("file", type=Path, metavar="FILE")
    edit = add("edit", _edit, "the scenario editor")
    edit.add_argument("what", nargs="?", metavar="SCENARIO|BOARD", help="an id or a file; without one: the list")
    for parser in (play, resume, load, replay, edit):
        _add_window_options(parser)
        _add_pack(parser)


def _add_pack(parser: argparse.ArgumentParser, dest: str = "pack") -> None:
    about = "lay a pack over the game's content: a folder or .zip file; may be given again"
    parser.add_argument("--pack", dest=dest, type=Path, action="append", default=[], metavar="DIR", help=about)


def _add_shot(parser: _Parser) -> None:
    parser.add_argument("what", metavar="SCENARIO|JOURNAL")
    parser.add_argument("--at", type=number(0), metavar="K", help="after so many answers; a scenario is played so far")
    parser.add_argument("--size", type=size, metavar="WxH", default=(1600, 900), help="default: 1600x900")
    parser.add_argument("--overlay", type=overlay, metavar="los:HEX", help="what is in sight of a hex")
    parser.add_argument("--lang", metavar="L")
    parser.add_argument("--out", type=Path, metavar="F.png", required=True)
    _add_pack(parser)


def _add_simulate(parser: _Parser) -> None:
    parser.add_argument("scenario", metavar="SCENARIO")
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", type=number(0), default=1, metavar="S", help="of the first game; default: 1")
    _add_squad(parser)
    parser.add_argument("--player", default="cautious", metavar="NAME", help="cautious (default) or random")
    parser.add_argument("--jobs", type=number(1), default=os.cpu_count() or 1, metavar="J", help="default: all cores")
    parser.add_argument("--out", type=Path, metavar="F", help="write every game to a file, as JSON")
    _add_pack(parser)
    parser.add_argument("--json", action="store_true", help="the same on standard output, in place of the table")


def _add_squad(parser: argparse.ArgumentParser) -> None:
    about = "one of the scenario's six squads, 1 to 6, or its men by name with commas between; default: rolled for"
    parser.add_argument("--squad", metavar="S", help=about)


def _add_generate(parser: argparse.ArgumentParser) -> None:
    from combat.reports import generating

    generating.add_options(parser, number(0))
    parser.add_argument("--lang", metavar="L")
    _add_pack(parser)


def _add_los(parser: _Parser) -> None:
    parser.add_argument("board", metavar="BOARD", help="a board's id, a TMX file, or a lab file")
    parser.add_argument("start", metavar="FROM")
    parser.add_argument("end", metavar="TO")
    parser.add_argument("--from-order", default="none", metavar="O", help="the order of the man at FROM")
    parser.add_argument("--to-order", default="none", metavar="O", help="the order of the man at TO")
    _add_pack(parser)
    parser.add_argument("--json", action="store_true")


def _add_window_options(parser: argparse.ArgumentParser, before: str = "") -> None:
    """The window's options; those `before` the call have names of their own, for a call has its defaults last."""
    parser.add_argument("--lang", dest=f"{before}lang", metavar="L", help="en, or another language that has a folder")
    parser.add_argument("--resolution", dest=f"{before}resolution", type=size, metavar="WxH")
    parser.add_argument("--fullscreen", dest=f"{before}fullscreen", action="store_true")
    what = "size of type and controls, 0.75 to 3"
    parser.add_argument("--scale", dest=f"{before}scale", type=scale, metavar="F", help=what)
    parser.add_argument("--no-sound", dest=f"{before}no_sound", action="store_true")


# -- packs ----------------------------------------------------------------------------------------------------------


def _lay_packs(options: argparse.Namespace) -> None:
    """Lay the packs named, and those in the player's folder, over the content; a broken one is left out and named.

    Raises Refused where a report is asked for with a pack that cannot be used.
    """
    from combat.content import layers

    layers.use(())
    named = _named(options)
    if options.call in (_check, _verify, _schema, _paths) or not (named or layers.own().joinpath("packs").is_dir()):
        return
    from combat.client import furnishing
    from combat.content.packs import Shelf

    shelf = Shelf(named)
    shelf.read(all_of_them=False)
    findings = [finding for pack in shelf.packs for finding in pack.findings]
    broken = [pack.path for pack in shelf.packs if not pack.sound]
    if options.call in (_shot, _simulate, _los, _lab) and not set(broken).isdisjoint(named):
        raise Refused("\n".join(map(str, findings)))
    for finding in findings:
        print(f"left out: {finding}", file=sys.stderr)
    furnishing.furnish(shelf)


def _named(options: argparse.Namespace) -> tuple[Path, ...]:
    """The packs of the command line, before and after the call."""
    return (*options.first_packs, *options.pack)


# -- calls without a window -----------------------------------------------------------------------------------------


def _book(options: argparse.Namespace) -> Book:
    """The scenario's book, with the squad that is asked for."""
    from combat.content.library import load_book
    from combat.rules import squads

    book = load_book(options.scenario)
    if options.squad is None:
        return book
    try:
        return squads.with_squad(book, squads.chosen(book, options.squad))
    except ValueError as fault:
        raise Refused(f"combat: --squad: {fault}") from None


def _simulate(options: argparse.Namespace) -> int:
    from combat.reports import simulation

    if options.player not in simulation.PLAYERS:
        known = ", ".join(simulation.PLAYERS)
        raise Refused(f'combat simulate: there is no player "{options.player}"; known are {known}')
    seeds = range(options.seed, options.seed + options.games)
    try:
        games = simulation.simulate(_book(options), seeds, options.player, options.jobs)
    except simulation.BrokenGame as fault:
        print(f"combat simulate: {fault}", file=sys.stderr)
        return FAILED
    report = simulation.report(options.scenario, options.player, games)
    if options.out is not None:
        options.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(report) if options.json else simulation.table(report))
    return FINE


def _verify(options: argparse.Namespace) -> int:
    from combat.saves.loading import verify

    proof = verify(options.journal)
    for note in proof.notes:
        print(note, file=sys.stderr)
    standing = "the game is over" if proof.over else "the game goes on"
    print(f"{options.journal}: {proof.answers} answers and {proof.checkpoints} checkpoints agree; {standing}")
    return FINE


def _check(options: argparse.Namespace) -> int:
    from combat.content.library import check, overlaps
    from combat.reports.checking import PROOFS, check_saves

    content = [path for path in options.paths if path.suffix not in PROOFS]
    findings = sorted((*check_saves(options.paths), *check(content, _named(options))))
    for note in overlaps([*_named(options), *content]):
        print(note, file=sys.stderr)
    for finding in findings:
        print(finding)
    if findings:
        print(f"combat check: {len(findings)} finding{'s' if len(findings) > 1 else ''}", file=sys.stderr)
    return BAD_INPUT if findings else FINE


def _generate(options: argparse.Namespace) -> int:
    from combat.reports import generating

    _speak(options.lang)
    try:
        print(generating.generate(options), end="")
    except generating.CannotMake as fault:
        raise Refused(f"combat generate: {fault}") from None
    return FINE


def _los(options: argparse.Namespace) -> int:
    from combat.reports.lines import line_of_sight

    found = line_of_sight(options.board, options.start, options.end, options.from_order, options.to_order)
    print(json.dumps(found.as_json()) if options.json else found.in_words())
    return FINE


def _lab(options: argparse.Namespace) -> int:
    if options.window:
        window = _window(options)
        from combat.client import doors

        return doors.lab(window, options.file)
    _speak(options.lang)
    from combat.content.lab import load_lab
    from combat.reports import lab

    ended = lab.run(load_lab(options.file), lab.print_json if options.json else lab.print_words)
    print(json.dumps({"end": ended}, ensure_ascii=False) if options.json else lab.standing(ended))
    return FINE


def _schema(options: argparse.Namespace) -> int:
    from combat.content.library import schema, schema_kinds

    kinds = schema_kinds() if options.kind == "all" else [options.kind]
    if options.out is None and len(kinds) > 1:
        raise Refused("combat schema: all schemas need a folder; add --out FOLDER")
    for kind in kinds:
        text = json.dumps(schema(kind), indent=2, ensure_ascii=False)
        if options.out is None:
            print(text)
            continue
        options.out.mkdir(parents=True, exist_ok=True)
        options.out.joinpath(f"{kind}.schema.json").write_text(text + "\n", encoding="utf-8")
    return FINE


def _paths(options: argparse.Namespace) -> int:
    from combat.content.cache import cache_folder
    from combat.content.library import share
    from combat.saves import folders

    kept = {
        "config": folders.config(),
        "data": folders.data(),
        "saves": folders.saves(),
        "packs": folders.data() / "packs",
        "scenarios": folders.scenarios(),
        "boards": folders.boards(),
        "cache": cache_folder(),
        "content": share(),
    }
    for name, path in kept.items():
        print(f"{name:<8} {path}")
    return FINE


# -- calls with a window --------------------------------------------------------------------------------------------


def _window(options: argparse.Namespace) -> Options:
    """The window's options; the language is set on the way."""
    from combat.client.options import Options

    def asked(name: str) -> Any:
        return getattr(options, name, None) or getattr(options, f"{BEFORE}{name}", None)

    _speak(asked("lang"))
    silent = bool(asked("no_sound"))
    return Options(asked("resolution"), bool(asked("fullscreen")), asked("scale"), not silent, _named(options))


def _speak(language: str | None) -> None:
    if language is None:
        return
    from combat import words
    from combat.words.catalogue import PSEUDO

    known = words.languages()
    if language not in (*known, PSEUDO):
        raise Refused(f'combat: there is no language "{language}"; known are {", ".join(known)}')
    words.use(language)


def _menu(options: argparse.Namespace) -> int:
    from combat.client import doors

    return doors.menu(_window(options))


def _play(options: argparse.Namespace) -> int:
    window = _window(options)
    from combat.client import doors

    return doors.play(window, _book(options), options.seed)


def _resume(options: argparse.Namespace) -> int:
    from combat.saves.shelf import latest_unfinished

    window = _window(options)
    latest = latest_unfinished()
    if latest is None:
        raise Refused("combat resume: no game waits to be resumed; begin one with combat play first-light")
    from combat.client import doors

    return doors.load(window, latest.path)


def _load(options: argparse.Namespace) -> int:
    window = _window(options)
    from combat.client import doors

    return doors.load(window, options.file)


def _replay(options: argparse.Namespace) -> int:
    window = _window(options)
    from combat.client import doors

    return doors.replay(window, options.file)


def _edit(options: argparse.Namespace) -> int:
    window = _window(options)
    from combat.client import doors

    return doors.edit(window, options.what)


def _shot(options: argparse.Namespace) -> int:
    from combat.board.hexes import HexError
    from combat.reports.stills import still

    _speak(options.lang)
    if options.out.suffix.lower() != ".png":
        raise Refused(f'combat shot: "{options.out}" must end in .png')
    moment = still(options.what, options.at)
    overlay = options.overlay
    if overlay is not None:
        try:
            overlay = moment.game.state.board.named(overlay)
            moment.game.state.board.place(overlay)
        except HexError as fault:
            raise Refused(f"combat shot: {fault}") from None
    from combat.client import shot

    shot.take(moment.game, moment.entries, moment.answers, options.size, options.out, overlay)
    return FINE
