"""The command `combat completion`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import shtab

from combat.cli.calls import whole
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.content import layers
from combat.engine.content.places import Places
from combat.engine.words import translated


def completion(options: argparse.Namespace) -> int:
    """Print the completion script for a shell, with commands, options, files and scenarios; return the exit code."""
    print_in(options)
    title = options.title
    parser = whole(title.id)
    scenarios = Places(layers.layers(title.id)).scenario_ids() if title.has("kinds") else []
    for action in _actions(parser):
        if action.help:
            action.help = translated(action.help)
        if action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest == "scenario":
            action.choices = scenarios
    print(shtab.complete(parser, shell=options.shell))
    return FINE


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield every argument of a parser and of its commands."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for call in action.choices.values():
                yield from _actions(call)
