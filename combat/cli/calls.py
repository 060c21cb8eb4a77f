"""The commands that all games have, and the parser of these and of a game's own commands.

The function of a command is in a module that is imported only when the command is run.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from combat import __version__
from combat.cli import MENU
from combat.cli.titles import DEFAULT, TITLES, load_title
from combat.engine.calls.call import Call, Example
from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.given import BEFORE
from combat.engine.calls.options import (
    COMMAND_LINE,
    Misread,
    Parser,
    add_check,
    add_completion,
    add_file,
    add_games,
    add_help,
    add_host,
    add_join,
    add_json,
    add_language,
    add_load,
    add_pack,
    add_play,
    add_resume,
    add_schema,
    add_serve,
    add_verify,
    add_window_options,
)
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    from combat.cli.games_of_files import meant, refuse_others
    from combat.cli.help_page import faults_told

SCHEMA = "schema"
PLAYING = ("play", "simulate")
"""The commands to which a title may add options."""
OPEN, RESUME = "open", "resume"
"""The commands for a file given without a command."""
HELP, EVERY_CALL = "help", "all"
EXAMPLE = "example"
"""The heading of the example on a command’s help page."""
_PLAY = "start a scenario"
_RESUME = "continue the last unfinished game"
_LOAD = "continue a saved game"
_REPLAY = "replay a saved game event by event"
_OPEN = "open a save, a scenario, a lab file or a pack; combat FILE does the same"
_VERIFY = "replay a saved game and compare every digest"
_CHECK = "list the faults in scenarios, boards, decks, packs, labs and saves, or in folders of them"
_SCHEMA = "print the JSON Schema of a kind of content file"
_COMPLETION = 'print a script that lets a shell complete calls: eval "$(combat completion bash)"'
_HOST = "begin a game on a server, and wait there for others"
_JOIN = "join a game on a server, or come back to it"
_GAMES = "list your games on servers and whose move it is, or the public games of a server"
_SERVE = "serve games that are played from several machines"
_PATHS = "print where saves, settings and content are stored"
_HELP = "explain a call, or list all of them"

_SAVED = "combat.cli.saved_calls"
_NET = "combat.cli.net_calls"
WINDOW = (
    Call(
        "play", _PLAY, "laid", add_play, "combat.cli.play_call:play", example="play {scenario} --seed 7", everyday=True
    ),
    Call("resume", _RESUME, "laid", add_resume, f"{_SAVED}:resume", example="resume --fullscreen", everyday=True),
    Call("load", _LOAD, "laid", add_load, f"{_SAVED}:load", example="load my-game.combat --at 120", everyday=True),
    Call("replay", _REPLAY, "laid", add_file, f"{_SAVED}:replay", example="replay my-game.combat", everyday=True),
    Call(OPEN, _OPEN, "laid", add_file, f"{_SAVED}:open_file", example="open my-scenario.toml"),
    Call("host", _HOST, "laid", add_host, f"{_NET}:host", example="host {scenario} --at combat://example.org/"),
    Call("join", _JOIN, "laid", add_join, f"{_NET}:join", example="join combat://example.org/iQ4vT2bYc"),
)
"""The commands that open the window: for them the game starts without loading the others."""

HEADLESS = (
    Call("verify", _VERIFY, "left", add_verify, "combat.cli.verify_call:verify", example="verify my-game.combat"),
    Call("check", _CHECK, "left", add_check, "combat.cli.content_calls:check", example="check my-scenario.toml"),
    Call(
        SCHEMA, _SCHEMA, "left", add_schema, "combat.cli.content_calls:schema", example="schema scenario --out schemas"
    ),
    Call(
        "completion",
        _COMPLETION,
        "left",
        add_completion,
        "combat.cli.completion_call:completion",
        example="completion zsh",
    ),
    Call("games", _GAMES, "left", add_games, f"{_NET}:list_games", example="games --at combat://example.org/"),
    Call("serve", _SERVE, "left", add_serve, f"{_NET}:serve_games", example="serve --host 0.0.0.0"),
    Call("paths", _PATHS, "left", add_json, "combat.cli.paths_call:paths", example="paths --json"),
    Call(HELP, _HELP, "left", add_help, "combat.cli.help_call:print_help", example="help all"),
)
"""The commands without a window."""

_INSTALL = "add the game to the desktop’s programs, with its icon and file type (Linux)"
_ALONE = (
    ("--credits", "credits_call:credits_told", "print authors and licences of the game and of what comes with it"),
    ("--install-desktop", "desktop_call:install", _INSTALL),
    ("--remove-desktop", "desktop_call:remove", "remove it from there"),
)
_SHORT = ("--help", "--game", "--language", "--fullscreen")
"""The options that `combat --help` lists."""
_MORE = "combat help CALL explains a call, combat help all lists every one."


_VALUED = ("--game", "--language", "--lang", "--pack", "--resolution", "--scale")
"""Options before the command that take a value."""


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse a command line; raise Misread, or Refused for a command that the selected game does not have.

    For a command that opens the window, the options of other commands are not loaded.
    """
    COMMAND_LINE.value.language = language_in(arguments)
    named_game, word = _game_and_call(arguments)
    game = named_game or DEFAULT
    if word == RESUME or any(sign in argument for argument in arguments for sign in "./\\"):
        game, arguments = _by_file(named_game, word, arguments)
    first = arguments[2:3] if arguments[0] == "--game" else arguments[:1]
    wanted = tuple(call for call in WINDOW if call.name in first)
    if not wanted:
        wanted = calls_of(game)
        names = {call.name for call in wanted}
        if _is_file(word, names):
            place = arguments.index(word)
            arguments = (*arguments[:place], OPEN, *arguments[place:])
        elif word not in names:
            _refuse_of_others(word, game)
    parser = _parser(wanted, game)
    try:
        return parser.parse_args(arguments)
    except Misread:
        spoken = load_object("combat.cli.help_page:faults_told", lambda: faults_told)(COMMAND_LINE.value.language)
        with spoken:
            return parser.parse_args(arguments)  # raises the error again, in the requested language


def _by_file(game: str, word: str, arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the game named or recognised by a file, and the arguments naming it; raise Refused."""
    if game:
        load_object("combat.cli.games_of_files:refuse_others", lambda: refuse_others)(word, arguments, game)
        return game, arguments
    found = load_object("combat.cli.games_of_files:meant", lambda: meant)(word, arguments)
    return found, arguments if found == DEFAULT else ("--game", found, *arguments)


def calls_of(game: str = DEFAULT) -> tuple[Call, ...]:
    """Return all commands of a game, including those common to all games; raise Refused for an unknown game."""
    rows = [*WINDOW, *HEADLESS]
    for call in _own(game):
        rows.insert([row.name for row in rows].index(call.before), call)
    return tuple(rows)


def _own(game: str) -> tuple[Call, ...]:
    title = load_title(game)
    return title.part("calls", tuple) if title.has("calls") else ()


def _refuse_of_others(word: str, game: str) -> None:
    """Raise Refused for a command of another game; the parser reports unknown commands."""
    if any(call.name == word for other in TITLES if other != game for call in _own(other)):
        known = ", ".join(call.name for call in _own(game))
        message = "cli-no-call-of-game" if known else "cli-no-calls"
        raise Refused(msg(message, call=word, game=game, known=known))


def _game_and_call(arguments: Sequence[str]) -> tuple[str, str]:
    """Return the game named ("" for none) and the command, before the parser of its commands can be built."""
    game, words = "", iter(arguments)
    for word in words:
        if not word.startswith("-"):
            return game, word
        name, equal, value = word.partition("=")
        meant = [option for option in _VALUED if len(name) > 2 and option.startswith(name)]
        if meant:
            value = value if equal else next(words, "")
            game = value if "--game" in meant else game
    return game, ""


def language_in(arguments: Sequence[str]) -> str:
    """Return the language requested on a command line that is not yet parsed; "" if there is none."""
    words = (word.partition("=") for word in arguments)
    after = dict(zip(arguments, (*arguments[1:], ""), strict=True))
    options = (word for word in words if word[0] in ("--lang", "--language"))
    return next((value if equal else after[name] for name, equal, value in options), "")


def whole(game: str = DEFAULT) -> Parser:
    """Return the parser of all commands of a game, whose help page lists all of them."""
    return _parser(calls_of(game), game, in_full=True)


def everyday(game: str = DEFAULT) -> Parser:
    """Return the parser of all commands of a game, whose help page lists only those used most."""
    return _parser(calls_of(game), game)


def _is_file(word: str, calls: Collection[str]) -> bool:
    """Return whether the first word is a file or folder instead of a command."""
    return bool(word) and word not in calls and Path(word).exists()


def _parser(calls: Sequence[Call], game: str, *, in_full: bool = False) -> Parser:
    """Return the parser of these commands; its own help page lists everyday commands and options, or all `in_full`."""
    names = {call.name for call in calls}
    title = load_title(game) if names & {SCHEMA, *PLAYING} else None
    line = COMMAND_LINE.value
    line.kinds = ", ".join(title.kinds.shaped) if title is not None and SCHEMA in names and title.has("kinds") else ""
    line.book_options = title.parts.get("book_options", "") if title is not None else ""
    line.pages = "combat.cli.help_page:speaking"
    whole = Parser(
        prog="combat",
        usage=None if in_full else "combat [OPTION] [CALL]",
        description="COMBAT! and the games of its family. Without a call: the start screen.",
        epilog="" if in_full else _MORE,
    )
    _add_first_options(whole)
    if not in_full:
        for action in whole._actions:
            if not set(action.option_strings) & set(_SHORT):
                action.help = argparse.SUPPRESS
    known = whole.add_subparsers(prog="combat", metavar="CALL", title="calls", parser_class=Parser)
    scenario = title.first_scenario if title is not None else ""
    for call in calls:
        about = f"{call.about[:1].upper()}{call.about[1:]}."
        listed = in_full or call.everyday
        made: Parser = (
            known.add_parser(call.name, help=call.about, description=about)
            if listed
            else known.add_parser(call.name, description=about)
        )
        call.options(made)
        add_language(made)
        made.set_defaults(call=call.does, packs=call.packs)
        if call.example:
            arguments = call.example.format(scenario=scenario or "SCENARIO")
            example = Example(f"combat {'' if game == DEFAULT else f'--game {game} '}{arguments}")
            made.add_argument_group(EXAMPLE, example)
    return whole


def _add_first_options(whole: Parser) -> None:
    """Add the options that precede a command or stand without one."""
    told = "print the program’s version and exit"
    whole.add_argument("--version", action="version", version=f"combat {__version__}", help=told)
    whole.set_defaults(call=MENU, pack=[], packs="laid")
    *first, last = TITLES
    about = f"the game: {', '.join(first)} or {last}; default: {DEFAULT}"
    whole.add_argument("--game", default=DEFAULT, metavar="ID", help=about)
    for flag, does, about in _ALONE:
        who = f"combat.cli.{does}"
        whole.add_argument(flag, dest="call", action="store_const", const=who, help=about)
    add_pack(whole, "first_packs")
    add_language(whole, BEFORE)
    add_window_options(whole, BEFORE)
