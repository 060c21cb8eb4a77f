"""The command `combat help`."""

from __future__ import annotations

import argparse

from combat.cli.calls import EVERY_CALL, read, whole
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.options import COMMAND_LINE


def print_help(options: argparse.Namespace) -> int:
    """Print the help of one command, of all commands, or the short page; return the exit code.

    Raise Misread for an unknown command.
    """
    game, language = options.title.id, COMMAND_LINE.value.language
    if options.topic == EVERY_CALL:
        print(whole(game).format_help(), end="")
        return FINE
    read(["--game", game, *filter(None, [options.topic]), "--language", language, "--help"])
    return FINE
