"""Every call in the table can be run: its function exists, and the parser knows its options."""

from __future__ import annotations

import argparse
import inspect

import pytest

from combat.cli import CALL, MENU, calls, main, titles
from combat.engine import words
from combat.engine.calls import given
from combat.engine.kernel.load_object import load_object
from tests.sampled import sample

CALLS = calls.calls_of()


@pytest.mark.parametrize("does", [MENU, *(call.does for call in CALLS)])
def test_a_call_is_carried_out_by_a_function_of_its_options(does: str) -> None:
    (options,) = inspect.signature(load_object(does, CALL)).parameters.values()
    assert options.name == "options"


def test_no_call_stands_twice() -> None:
    names = [call.name for call in CALLS]
    assert len(set(names)) == len(names)


EVERY = [(game, call.name) for game in titles.TITLES for call in calls.calls_of(game)]


def least(game: str, name: str) -> list[str]:
    """Return the shortest valid command line for a call of a game."""
    words_of, parser = [name], _parser_of(calls.whole(game), name)
    for action in parser._actions:
        if action.required:
            word = str(next(iter(action.choices))) if action.choices else "x"
            words_of += [*action.option_strings[:1], word]
    return words_of


def _parser_of(whole: argparse.ArgumentParser, name: str) -> argparse.ArgumentParser:
    (calls_known,) = (action for action in whole._actions if isinstance(action, argparse._SubParsersAction))
    parser: argparse.ArgumentParser = calls_known.choices[name]
    return parser


@pytest.mark.parametrize("asked", [["--language", "{}"], ["--lang={}"]])
@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize(("game", "name"), sample(EVERY, 3))
def test_every_call_takes_a_language_before_and_after_it_and_refuses_an_unknown_one(
    game: str, name: str, before: bool, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    def line(language: str) -> list[str]:
        said = [word.format(language) for word in asked]
        first, last = (said, []) if before else ([], said)
        return ["--game", game, *first, *least(game, name), *last]

    options = calls.read(line("es"))
    given.speak_as_asked(options)
    assert (options.language, words.language()) == ("es", "es")
    words.use("en")
    assert main(line("tlh")) == 2
    assert capsys.readouterr().err.startswith('combat: there is no language "tlh"; known are de, en, es')


def test_the_language_after_a_call_is_the_one_that_counts() -> None:
    options = calls.read(["--language", "de", "paths", "--language", "es"])
    given.speak_as_asked(options)
    assert words.language() == "es"
