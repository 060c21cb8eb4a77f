"""`combat challenge`: a battle that is the same for everybody, by its code, and the proof of what came of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.calls.window_call import shown
from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.journal.heads import SUFFIX
from combat.engine.kernel.late_import import named
from combat.engine.words import text, translated
from combat.games.volume1.challenges import challenge_result
from combat.games.volume1.challenges.challenge import Challenge, ChallengeError
from combat.games.volume1.challenges.challenge_code import Result, code_of, read_code
from combat.games.volume1.challenges.taking_up import book_of, of_day, of_scenario
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book
from combat.games.volume1.words import names


def challenge(options: argparse.Namespace) -> int:
    """Tells of a challenge, takes it up, or proves a result."""
    try:
        if options.what is not None and (options.what.endswith(SUFFIX) or options.result is not None):
            print_in(options)
            return _prove(options)
        thing = _named(options)
        challenge = thing.challenge if isinstance(thing, Result) else thing
        book = book_of(challenge)
        if options.play or options.text:
            return _taken_up(options, challenge, book)
        print_in(options)
        if options.json:
            print(json.dumps(_plain(thing, book), ensure_ascii=False))
        else:
            print("\n".join(_lines(thing, book)))
    except ChallengeError as fault:
        raise Refused(f"combat challenge: {fault}") from None
    return FINE


def _named(options: argparse.Namespace) -> Challenge | Result:
    """What the command line means: a day's battle, a scenario to make a challenge of, or a code."""
    if options.what is None or options.day is not None:
        return of_day(options.day or date.today())
    if options.what in Library().scenario_ids():
        seed = any_seed() if options.seed is None else options.seed
        return of_scenario(options.what, tuple(options.option), seed)
    return read_code(options.what)


def _taken_up(options: argparse.Namespace, challenge: Challenge, book: Book) -> int:
    code = code_of(challenge)
    if options.text:
        options.seed, options.study = challenge.seed, False
        played: int = named("combat.cli.text_call:begin")(options, book, code)
        return played
    return shown(options, "battle", lambda: {"book": book, "seed": challenge.seed, "challenge": code})


def _prove(options: argparse.Namespace) -> int:
    """Plays a save anew and says what it proves."""
    path = Path(options.what)
    claimed = None if options.result is None else read_code(options.result)
    if isinstance(claimed, Challenge):
        raise ChallengeError(text("challenge-no-result"))
    proved = challenge_result.proof_of(path)
    result = challenge_result.result_in(proved)
    if claimed is not None:
        challenge_result.compare(claimed, result, path)
    here = _book_here(result.challenge)
    book = proved.book if here is None else here
    if options.json:
        print(json.dumps(_plain(result, book), ensure_ascii=False))
        return FINE
    print(text("challenge-proved", file=path.name))
    print("\n".join(_lines(result, book)))
    if here is None:
        print(text("challenge-proved-by-fingerprint"))
    print(text("challenge-not-proved"))
    return FINE


def _book_here(challenge: Challenge) -> Book | None:
    """What the challenge is played with by this copy of the game; None where that is another battle."""
    try:
        return book_of(challenge)
    except (ChallengeError, ContentError, ValueError):
        return None


def _plain(thing: Challenge | Result, book: Book) -> dict[str, Any]:
    challenge = thing.challenge if isinstance(thing, Result) else thing
    told: dict[str, Any] = {
        "code": code_of(challenge), "title": translated(book.scenario.title), "board": book.scenario.board,
        "turns": book.scenario.turns, "seed": challenge.seed, "options": list(challenge.options),
        "content": challenge.content,
    }  # fmt: skip
    if isinstance(thing, Result):
        verdict = challenge_result.reached(thing, book)
        told |= {"result": code_of(thing), "points": thing.points, "won": verdict.won}
        told |= {"verdict": translated(verdict.title), "answers": thing.answers, "digest": thing.digest}
    return told


def _lines(thing: Challenge | Result, book: Book) -> Iterator[str]:
    """What is told of a challenge or a result, its code last."""
    scenario = book.scenario
    yield translated(scenario.title)
    where = f"{translated(scenario.date)} · {translated(scenario.place)} · {names.board(scenario.board)}"
    yield f"{where} · {text('sheet-turns-count', count=scenario.turns)}"
    yield from (translated(option.title) for option in scenario.options if option.id in book.chosen)
    if isinstance(thing, Result):
        yield challenge_result.came_to(thing, book)
        yield text("challenge-result-code", code=code_of(thing))
    else:
        yield text("challenge-code", code=code_of(thing))
