"""Options of commands and of the command line; invalid values give a one-line error.

Imports nothing heavy.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from combat.engine.context import ContextField
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.record import MutableRecord
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    from combat.engine.calls.book_options import BookOptions

SHELLS = ("bash", "zsh", "tcsh")
"""The shells for which completion is available."""
LARGEST = 64_000_000
"""Maximum pixels of a window or image."""


PAGES: Shape[Callable[[str], type[argparse.HelpFormatter]]] = Shape()
"""A function that returns the help formatter of a language."""
_BOOK_OPTIONS: Shape[BookOptions[Any]] = Shape("add", "asked", "squad")


class Misread(Exception):
    """The command line has invalid arguments; holds the command as typed, and why it failed."""

    def __init__(self, call: str, what: str) -> None:
        self.call, self.what = call, what
        super().__init__(msg("cli-misread", call=call, what=what))


class CommandLine(MutableRecord):
    """The state of the command line being parsed: its language, and how help pages are formatted."""

    language: str = ""
    """The requested language."""
    pages: str = ""
    """The import path of the function that returns the help formatter, "module:function"; "" for English."""
    kinds: str = ""
    """The kinds of content files of the selected game, as one line."""
    book_options: str = ""
    """The import path of the selected game's `BookOptions`, "module:NAME"; "" for none."""


COMMAND_LINE = ContextField(CommandLine)


class Parser(argparse.ArgumentParser):
    """An argument parser that raises errors instead of printing them, and formats help in the requested language."""

    def format_help(self) -> str:
        """Return the page of `--help`."""
        line = COMMAND_LINE.value
        if line.pages:
            self.formatter_class = load_object(line.pages, PAGES)(line.language)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Raise Misread instead of printing argparse's message."""
        raise Misread(self.prog, message)


# -- argument types ---------------------------------------------------------------------------------------------------


def number(least: int) -> Callable[[str], int]:
    """Return a parser of integers that are at least `least`; it raises ArgumentTypeError for any other text."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(msg("cli-no-number", text=text, least=least))
        return int(text)

    return read


def size(text: str) -> tuple[int, int]:
    """Parse the width and height of a window in pixels, as in "1280x720".

    Raises ArgumentTypeError for a size below 640 × 360 or too large, or any other text.
    """
    match = re.fullmatch(r"([0-9]{3,5})[x×]([0-9]{3,5})", text)
    width, height = (int(match[1]), int(match[2])) if match is not None else (0, 0)
    if width < 640 or height < 360 or width * height > LARGEST:
        raise argparse.ArgumentTypeError(msg("cli-no-size", text=text, most=LARGEST // 1_000_000))
    return width, height


def scale(text: str) -> float:
    """Parse the scale of text and controls, 0.75 to 3; raise ArgumentTypeError for other texts."""
    with contextlib.suppress(ValueError):
        if 0.75 <= float(text) <= 3:
            return float(text)
    raise argparse.ArgumentTypeError(msg("cli-no-scale", text=text))


def a_day(text: str) -> date:
    """Parse a date in ISO 8601, such as "2026-11-30"; raise ArgumentTypeError for other texts."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(msg("cli-no-day", text=text)) from None


# -- options of many commands -----------------------------------------------------------------------------------------


def add_pack(parser: argparse.ArgumentParser, dest: str = "pack") -> None:
    """Add the option `--pack`, which may be repeated."""
    about = "add a pack to the game’s content: a folder or .zip file; may be given again"
    parser.add_argument("--pack", dest=dest, type=Path, action="append", default=[], metavar="DIR", help=about)


def add_language(parser: argparse.ArgumentParser, before: str = "") -> None:
    """Add the option `--language`; `before` is the prefix of its destination before the command.

    It is added to the command line and to every command; argparse accepts `--lang`, too.
    """
    about = "en, es, de or a pack’s; default: as in the settings"
    parser.add_argument("--language", dest=f"{before}language", metavar="L", help=about)


def add_battle_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the scenario to play: the title's own, and `--option`, which may be repeated."""
    options = COMMAND_LINE.value.book_options
    if options:
        load_object(options, _BOOK_OPTIONS).add(parser)
    about = "an optional rule of the scenario’s sheet by its id, or any to see them listed; may be given again"
    parser.add_argument("--option", action="append", default=[], metavar="RULE", help=about)


def add_window_options(parser: argparse.ArgumentParser, before: str = "") -> None:
    """Add the options of the window; `before` is the prefix of their destinations before the command.

    Without it, the defaults of the command would override values given before the command.
    """
    parser.add_argument(
        "--resolution", dest=f"{before}resolution", type=size, metavar="WxH", help="size of the window in pixels"
    )
    about = "fill the screen"
    parser.add_argument("--fullscreen", dest=f"{before}fullscreen", action="store_true", help=about)
    what = "size of type and controls, 0.75 to 3"
    parser.add_argument("--scale", dest=f"{before}scale", type=scale, metavar="F", help=what)
    parser.add_argument("--no-sound", dest=f"{before}no_sound", action="store_true", help="play no sounds")


def add_saves(parser: argparse.ArgumentParser) -> None:
    """Add the option `--saves`: the folder in which games played by bots are saved."""
    about = "save each game in this folder, to be replayed, read or continued"
    parser.add_argument("--saves", type=Path, metavar="FOLDER", help=about)


def add_simulate(parser: argparse.ArgumentParser, player: str, others: str) -> None:
    """Add the options of `simulate`: scenario, number of games, player and output.

    `player` is the default player, `others` names the others in the help text.
    """
    parser.add_argument("scenario", metavar="SCENARIO", help="a scenario’s id, or a scenario file")
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", type=number(0), default=1, metavar="S", help="seed of the first game; default: 1")
    add_battle_options(parser)
    players = f"{player} (default), {others}, or your own as module:Class"
    parser.add_argument("--player", default=player, metavar="NAME", help=players)
    parser.add_argument("--jobs", type=number(1), default=os.cpu_count() or 1, metavar="J", help="default: all cores")
    about = "a scheduler of Dask whose workers play, like tcp://host:8786"
    parser.add_argument("--cluster", metavar="ADDRESS", help=about)
    about = "write a file: .csv or .parquet store each game as it ends, and the same call continues it; others are JSON"
    parser.add_argument("--out", type=Path, metavar="F", help=about)
    add_saves(parser)
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")


# -- commands with a window -------------------------------------------------------------------------------------------


def add_play(parser: Parser) -> None:
    """Add the arguments of `play`: scenario, seed, seat, and the options of game and window."""
    parser.add_argument("scenario", metavar="SCENARIO", help="a scenario’s id, or a scenario file")
    parser.add_argument(
        "--seed", type=number(0), metavar="N", help="seed of dice and cards; the same seed gives the same ones"
    )
    about = "in a game of several sides, the one that you play, both, or none to watch"
    parser.add_argument("--seat", metavar="SIDE", help=about)
    add_battle_options(parser)
    add_study(parser)
    add_text(parser)
    add_window(parser)


def add_demo(parser: Parser) -> None:
    """Add the arguments of `demo`: scenario, seed, and the options of the window."""
    about = "a scenario’s id, or a scenario file; default: a random one"
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?", default="", help=about)
    parser.add_argument(
        "--seed", type=number(0), metavar="N", help="seed of dice and cards; the same seed gives the same ones"
    )
    add_window(parser)


def add_seated_demo(parser: Parser) -> None:
    """Add the arguments of `demo` for a game of several seats."""
    add_demo(parser)
    about = "the side whose hand you see; default: none, as a spectator"
    parser.add_argument("--seat", metavar="SIDE", help=about)


def add_study(parser: argparse.ArgumentParser) -> None:
    """Add the option `--study`, for new games in study mode."""
    about = "play as a study: undo goes back past dice, cards and discoveries; the game is marked and not recorded"
    parser.add_argument("--study", action="store_true", help=about)


def add_text(parser: argparse.ArgumentParser) -> None:
    """Add the option `--text`, for playing in lines of text."""
    about = "in lines of text: in a terminal, or for a screen reader; no window is opened"
    parser.add_argument("--text", action="store_true", help=about)


def add_resume(parser: Parser) -> None:
    """Add the options of `resume`."""
    add_text(parser)
    add_window(parser)


def add_load(parser: Parser) -> None:
    """Add the arguments of `load`: the save, the answer at which to branch off, and how to play."""
    about = "begin a branch after so many answers, with its own save; this one stays unchanged"
    parser.add_argument("--at", type=number(0), metavar="K", help=about)
    add_study(parser)
    add_text(parser)
    add_file(parser)


def add_window(parser: Parser) -> None:
    """Add the options of the window, and `--pack`."""
    add_window_options(parser)
    add_pack(parser)


def add_file(parser: Parser) -> None:
    """Add a save file as argument, and the options of the window."""
    parser.add_argument("file", type=Path, metavar="FILE")
    add_window(parser)


def add_lab(parser: Parser) -> None:
    """Add the arguments of `lab`: the lab file, the output, and the window."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--json", action="store_true", help="print a JSON object in a line for each event, and one for the end"
    )
    parser.add_argument("--window", action="store_true", help="show it on the table, event by event")
    add_pack(parser)
    add_window_options(parser)


def add_challenge(parser: Parser) -> None:
    """Add the arguments of `challenge`: the scenario, code or save, and the options of a new challenge."""
    what = "a scenario to make one of, a code, or the save of one that was played; default: the game of the day"
    parser.add_argument("what", nargs="?", metavar="SCENARIO|CODE|FILE", help=what)
    parser.add_argument("--day", type=a_day, metavar="YYYY-MM-DD", help="the game of another day")
    parser.add_argument(
        "--seed", type=number(0), metavar="N", help="seed of the dice of a new challenge; default: random"
    )
    parser.add_argument("--option", action="append", default=[], metavar="ID", help="an optional rule of a new one")
    parser.add_argument("--result", metavar="CODE", help="the result that a save must prove")
    parser.add_argument("--play", action="store_true", help="play it in the window")
    parser.add_argument("--text", action="store_true", help="play it in lines of text")
    add_window(parser)
    add_json(parser)


# -- commands without a window ----------------------------------------------------------------------------------------


def add_shot(parser: Parser) -> None:
    """Add the arguments of `shot`: what to draw, the image size, and the output file."""
    parser.add_argument("what", metavar="SCENARIO|JOURNAL")
    parser.add_argument("--at", type=number(0), metavar="K", help="after so many answers; a scenario is played so far")
    parser.add_argument("--size", type=size, metavar="WxH", default=(1600, 900), help="default: 1600x900")
    parser.add_argument("--out", type=Path, metavar="F.png", required=True)
    add_pack(parser)
    add_json(parser)


def add_seated_shot(parser: Parser) -> None:
    """Add the arguments of `shot` for a game of several seats."""
    add_shot(parser)
    about = "the side that you see, or none to watch; default: the first side, or that of a save’s only player"
    parser.add_argument("--seat", metavar="SIDE", help=about)


def add_log(parser: Parser) -> None:
    """Add the arguments of `log`: the save, the filter, and the output file."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a save of a finished or unfinished battle")
    parser.add_argument("--find", default="", metavar="WORDS", help="only lines that have all of these words")
    about = "only lines that cite this chapter of the rules, like 13.0; may be given again"
    parser.add_argument("--rule", action="append", default=[], metavar="N", help=about)
    parser.add_argument("--out", type=Path, metavar="F", help="write a file; as a page if its name ends in .html")
    add_pack(parser)


def add_report(parser: Parser) -> None:
    """Add the arguments of `report`: the save or run, and the output file."""
    about = "a save of a finished or unfinished game, or a file of combat simulate, .csv or .parquet"
    parser.add_argument("file", type=Path, metavar="FILE", help=about)
    parser.add_argument("--out", type=Path, metavar="F.html", required=True)
    add_pack(parser)


def add_verify(parser: Parser) -> None:
    """Add the arguments of `verify`: the save, and `--json`."""
    parser.add_argument("journal", type=Path, metavar="JOURNAL")
    add_json(parser)


def add_serve(parser: Parser) -> None:
    """Add the options of `serve`: the store, the addresses, certificates, mail and limits."""
    store = "file of the games, or the address of a database; default: games.sqlite in the folder of saves"
    parser.add_argument("--store", default="", metavar="STORE", help=store)
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="HOST", help="address to listen at; default: this machine only"
    )
    parser.add_argument("--port", type=int, default=8642, metavar="PORT", help="port to listen at; 0: any free one")
    own = "address to which other servers of the same store pass clients on, as combat://HOST:PORT/"
    parser.add_argument("--address", default="", metavar="ADDRESS", help=own)
    parser.add_argument("--cert", type=Path, default=None, metavar="FILE", help="certificate for encrypted connections")
    parser.add_argument("--key", type=Path, default=None, metavar="FILE", help="key of the certificate")
    made = "encrypt with a certificate made once and kept in this folder; addresses then end in its digest"
    parser.add_argument("--own-certificate", type=Path, default=None, metavar="FOLDER", help=made)
    mail = "the mail server for news of moves, as smtp://USER@HOST:PORT; its password is in COMBAT_MAIL_PASSWORD"
    parser.add_argument("--mail", default="", metavar="SERVER", help=mail)
    parser.add_argument("--mail-from", default="", metavar="ADDRESS", help="the sender of these mails")
    pages = "the address of this server’s pages, for links in mails"
    parser.add_argument("--pages", default="", metavar="ADDRESS", help=pages)
    many = "connections that one address may have at once; 0: any number; default: 64"
    parser.add_argument("--connections", type=number(0), default=64, metavar="N", help=many)
    ends = "stop when standard input ends, as when the program that has started the server does"
    parser.add_argument("--until-input-ends", action="store_true", help=ends)
    begun = "games that one address may begin in an hour; 0: any number; default: 60"
    parser.add_argument("--games-an-hour", type=number(0), default=60, metavar="N", help=begun)
    idle = "hours without any message after which a connection is closed; 0: never; default: 12"
    parser.add_argument("--idle-hours", type=number(0), default=12, metavar="N", help=idle)


def add_join(parser: Parser) -> None:
    """Add the arguments of `join`: the address of a game, the player's name, and how to play."""
    parser.add_argument("address", metavar="ADDRESS", help="an invitation, or the address of your seat")
    add_player_name(parser)
    add_text(parser)
    add_window(parser)


def add_host(parser: Parser) -> None:
    """Add the arguments of `host`: the scenario, the server, the player's seat and name, and the clock."""
    parser.add_argument("scenario", metavar="SCENARIO", help="a scenario’s id, or a scenario file")
    server = "the server, as combat://HOST:PORT/; default: one on this machine"
    parser.add_argument("--at", dest="server", default="", metavar="SERVER", help=server)
    parser.add_argument("--seat", default="", metavar="SIDE", help="your side; default: the first")
    parser.add_argument("--public", action="store_true", help="make the game public, so that anybody can watch")
    days = "days that each may take for an answer; default: any time"
    parser.add_argument("--days-a-move", type=number(1), default=None, metavar="N", help=days)
    minutes = "minutes that each may take for all answers together; default: any time"
    parser.add_argument("--reserve", type=number(1), default=None, metavar="MINUTES", help=minutes)
    then = "the bot that plays on for a player without time left; default: the game is lost"
    parser.add_argument("--then", default="", metavar="BOT", help=then)
    add_player_name(parser)
    add_battle_options(parser)
    add_text(parser)
    add_window(parser)


def add_games(parser: Parser) -> None:
    """Add the option `--at` of `games`: the server whose public games are listed."""
    server = "list the public games of this server, as combat://HOST:PORT/; default: your own games"
    parser.add_argument("--at", dest="server", default="", metavar="SERVER", help=server)


def add_player_name(parser: Parser) -> None:
    """Add the option `--name`: the player's name in a network game."""
    parser.add_argument("--name", default="", metavar="NAME", help="your name; default: that of your account")


def add_completion(parser: Parser) -> None:
    """Add the argument of `completion`: the shell."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=" or ".join(SHELLS))


def add_help(parser: Parser) -> None:
    """Add the argument of `help`: the command to explain."""
    about = "the call to explain, or all for a list of every call; default: the calls that are used most"
    parser.add_argument("topic", nargs="?", default="", metavar="CALL", help=about)


def add_check(parser: Parser) -> None:
    """Add the arguments of `check`: the files and folders, packs, and `--json`."""
    parser.add_argument("paths", type=Path, nargs="+", metavar="PATH")
    add_pack(parser)
    add_json(parser)


def add_schema(parser: Parser) -> None:
    """Add the arguments of `schema`: the kind of file, and the output folder."""
    about = "one of %(default)s, or all"
    parser.add_argument("kind", metavar="KIND", default=COMMAND_LINE.value.kinds, help=about)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write KIND.schema.json into a folder")


def add_json(parser: Parser) -> None:
    """Add the option `--json`, for output that other programs read."""
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
