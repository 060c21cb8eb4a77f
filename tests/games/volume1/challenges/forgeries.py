"""Forged journals of challenges, each edited as a reader of the file could.

Checkpoints, books and headers get correct digests after the edit, so that only a replay detects it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from combat.engine.files.bounds import json_object
from combat.engine.journal.heads import CHECKPOINT
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.record import as_plain
from tests.engine.challenges.edited_lines import (
    FIRST,
    Forgery,
    Json,
    Lines,
    data_of,
    edited,
    is_answer,
    is_die,
    is_own,
    line_of,
    place_of,
    resealed,
    shifted,
    with_answers,
    with_book_changed,
)
from tests.games.volume1.challenges import fought
from tests.games.volume1.hostile.files import with_head
from tests.games.volume1.skirmish import skirmish


def all_forgeries(honest: Lines, other: Lines) -> list[Forgery]:
    """Return all forgeries of an honest journal; `other` is another honest journal of the same challenge."""
    return [
        *_of_head(honest),
        *_of_book(honest),
        *_of_answers(honest),
        *_of_checkpoints(honest),
        *_of_order(honest, other),
    ]


def _of_head(honest: Lines) -> Iterator[Forgery]:
    def head(name: str, message: str, **values: Any) -> Forgery:
        return Forgery(f"head: {name}", with_head(honest, **values), 1, message)

    yield head("another seed", "save-proof-seed", seed="6")
    yield head("no seed", "save-proof-seed", seed="")
    yield head("a seed with a nought", "save-proof-seed", seed="05")
    yield head("the code of other dice", "save-proof-seed", challenge=fought.code(seed=6))
    yield Forgery(
        "head: the code of another book", with_head(honest, challenge=fought.code(skirmish(4))), 2, "save-proof-book"
    )
    yield head("no code", "save-header-damaged", challenge="HELLO-WORLD")
    yield head("a code with one sign changed", "save-header-damaged", challenge=fought.code()[:-1] + "!")
    yield head("no challenge", "save-no-challenge", challenge="")
    yield head("a later version", "save-proof-version", game="9.0.0")
    yield head("no version", "save-proof-version", game="mine")
    yield head("the format of plain games", "save-proof-format", format=2)
    yield head("an option that was not played", "save-proof-header", options=["prisoners-wanted"])
    yield head("another scenario", "save-proof-header", scenario="first-light")
    yield head("another title", "save-proof-header", title="A Walk in the Park")
    yield head("packs", "save-proof-header", packs=["brave 1.0"])
    yield head("a study", "save-no-challenge", study=0)
    yield head("a branch", "save-no-challenge", branch={"of": "x.combat", "begun": "2026", "answers": 3, "clock": {}})
    yield Forgery(
        "head: another fingerprint of the book", with_head(honest, content="0" * 24), 2, "save-book-fingerprint"
    )


def _of_book(honest: Lines) -> Iterator[Forgery]:
    def book(name: str, change: Callable[[Json], object]) -> Forgery:
        return Forgery(f"book: {name}", with_book_changed(honest, change), 2, "save-proof-book")

    def hidden(data: Json) -> None:
        """A man under an id that is the name of a field of words."""
        figure = next(iter(data["figures"].values()))
        data["figures"]["text"] = figure | {"id": "text", "tq": figure["tq"] + 3}

    yield book("one more turn", lambda data: data["scenario"].update(turns=data["scenario"]["turns"] + 1))
    yield book("a better man", lambda data: data["figures"]["sgt-taylor"].update(tq=9))
    yield book("a larger hand", lambda data: data["scenario"].update(hand=6))
    yield book("fewer points needed", lambda data: data["scenario"]["verdicts"][0].update(at_least=-100))
    yield book("a man with the id of a word", hidden)
    yield book("an optional rule", lambda data: data.update(chosen=["prisoners-wanted"]))
    whole = as_plain(skirmish(4))
    yield book("another book", lambda data: data.update(json.loads(json.dumps(whole))))


def _of_answers(honest: Lines) -> Iterator[Forgery]:
    die, own = place_of(honest, is_die), place_of(honest, is_own)
    rolled, said = data_of(honest[die]), data_of(honest[own])
    secret = place_of(honest, lambda data: "secret" in data)
    card = place_of(honest, lambda data: data.get("to") == "draw" and "value" in data)

    def answer(name: str, place: int, message: str, **values: Any) -> Forgery:
        return Forgery(f"answer: {name}", edited(honest, place, **values), place + 1, message)

    better = (rolled["value"] + 1) % 10
    yield answer("another die", die, "save-dice-differ", value=better)
    yield answer("another die that chance did not throw", die, "save-proof-seat", value=better, chance=None)
    yield answer("a die that a player threw", die, "save-proof-seat", chance=None, by="player")
    yield answer("a die that nobody quite threw", die, "save-proof-seat", chance=1)
    yield answer("a die by habit", die, "save-proof-seat", habit=True)
    yield answer("a die in letters", die, "save-dice-differ", value=str(rolled["value"]))
    yield answer("a die that there is not", die, "save-dice-differ", value=77)
    yield answer("another card", card, "save-dice-differ", value=data_of(honest[card])["value"] + 1)
    told = json_object(unpack(data_of(honest[secret])["secret"]))
    yield answer("another secret", secret, "save-dice-differ", secret=pack(told | {"value": "x"}))
    yield answer("a secret about somebody else", secret, "save-refused", secret=pack(told | {"about": "x"}))
    yield answer("a player’s answer by chance", own, "save-proof-seat", chance=True)
    yield answer("a player’s answer by the enemy", own, "save-proof-seat", by="enemy")
    yield answer("one to another question", own, "save-refused", to="play-card")
    yield answer("one that no rule allows", own, "save-refused", value="sgt-taylor 99.99")
    yield answer("one about somebody else", own, "save-refused", about=f"{said['about']}x")
    yield answer(
        "the game given up in the name of chance", own, "save-proof-seat", to="concede", value="concede", chance=True
    )


def _of_checkpoints(honest: Lines) -> Iterator[Forgery]:
    stops = [place for place, line in enumerate(honest) if line.startswith(CHECKPOINT)]
    middle, end = stops[len(stops) // 2], stops[-1]

    def first(name: str, change: Callable[[Json], object]) -> Forgery:
        return Forgery(f"beginning: {name}", resealed(honest, FIRST, change), FIRST + 1, "save-proof-beginning")

    def stop(name: str, place: int, message: str, lines: Lines) -> Forgery:
        return Forgery(f"checkpoint: {name}", lines, place + 1, message)

    def hand(state: Json) -> None:
        state["hand"], state["deck"] = state["deck"][:4], state["deck"][4:]

    state = json_object(unpack(data_of(honest[middle])["state"]))
    clock = data_of(honest[middle])["checkpoint"]
    yield first("a chosen hand", hand)
    yield first("a chosen last turn", lambda state: state.__setitem__("last_turn", 2))
    yield first("points", lambda state: state.__setitem__("points", 50))
    yield first("flares", lambda state: state.__setitem__("flares_left", 3))
    yield first("an empty cup", lambda state: state["cup"].clear())
    yield stop("another digest", middle, "save-digest-differs", edited(honest, middle, digest="0" * 24))
    yield stop("no digest", middle, "save-digest-differs", edited(honest, middle, digest=None))
    points = resealed(honest, middle, lambda state: state.__setitem__("points", 99))
    yield stop("points, sealed again", middle, "save-digest-differs", points)
    points = edited(honest, middle, state=pack(state | {"points": 99}))
    yield stop("points, not sealed", middle, "save-checkpoint-digest", points)
    turn = edited(honest, middle, checkpoint=clock | {"turn": clock["turn"] + 1})
    yield stop("another turn", middle, "save-checkpoint-missed", turn)
    earlier = data_of(honest[stops[1]]) | {"answers": data_of(honest[middle])["answers"]}
    replaced = [*honest[:middle], line_of(earlier), *honest[middle + 1 :]]
    yield stop("an earlier one in its place", middle, "save-checkpoint-missed", replaced)
    doubled = [*honest[: middle + 1], *honest[middle:]]
    yield stop("twice", middle + 1, "save-checkpoint-missed", doubled)
    follows = place_of(honest, is_answer, middle)
    late = [
        *honest[:middle],
        *honest[middle + 1 : follows + 1],
        with_answers(honest[middle], 1),
        *honest[follows + 1 :],
    ]
    yield stop("one answer later", follows, "save-checkpoint-missed", late)
    verdict = edited(honest, end, verdict="The farm is ours")
    yield stop("another verdict", end, "save-proof-verdict", verdict)
    yield stop("more points", end, "save-proof-verdict", edited(honest, end, points=data_of(honest[end])["points"] + 9))


def _of_order(honest: Lines, other: Lines) -> Iterator[Forgery]:
    die, own = place_of(honest, is_die), place_of(honest, is_own)
    chosen = place_of(honest, lambda data: data.get("to") == "choose-man")
    end, start = len(honest), FIRST + 1
    answers = sum(is_answer(data_of(line)) for line in honest[start : own + 1])

    def order(name: str, lines: Lines, line: int, message: str) -> Forgery:
        return Forgery(f"order: {name}", lines, line, message)

    yield order("no beginning", [*honest[:FIRST], *honest[start:]], FIRST + 1, "save-proof-beginning")
    yield order("a die left out", [*honest[:die], *shifted(honest[die + 1 :], -1)], die + 1, "save-refused")
    yield order(
        "an answer given twice", [*honest[: chosen + 1], *shifted(honest[chosen:], 1)], chosen + 2, "save-refused"
    )
    yield order(
        "an answer before the dice",
        [*honest[:start], honest[own], *honest[start:own], *honest[own + 1 :]],
        start + 1,
        "save-refused",
    )
    yield order("another journal’s lines behind it", [*honest, *other], end + 1, "save-line-damaged")
    yield order(
        "another journal’s answers behind it", [*honest, *filter(_is_answer_line, other)], end + 1, "save-proof-over"
    )
    yield order("played twice", [*honest, *filter(_is_answer_line, honest[start:])], end + 1, "save-proof-over")
    yield order("one answer more", [*honest, honest[own]], end + 1, "save-proof-over")
    undone = [*honest[: own + 1], b'{"undo":0}\n', *honest[start:]]
    yield order("begun again with an undo", undone, own + 2, "save-proof-undo")
    back = [*honest[: own + 1], b'{"undo":%d}\n' % (answers - 2), *honest[own - 1 :]]
    yield order("an undo that crosses a die", back, own + 2, "save-proof-undo")
    yield order(
        "an undo of nothing",
        [*honest[: own + 1], b'{"undo":%d}\n' % answers, *honest[own + 1 :]],
        own + 2,
        "save-proof-undo",
    )
    yield order(
        "an undo of what never was",
        [*honest[: own + 1], b'{"undo":%d}\n' % (answers + 1), *honest[own + 1 :]],
        own + 2,
        "save-line-damaged",
    )
    yield order("an end taken back", [*honest, b'{"undo":0}\n'], end + 1, "save-proof-undo")
    yield order("cut off before the end", honest[: end * 3 // 4], 0, "save-challenge-goes-on")
    yield order("cut off behind the beginning", honest[:start], 0, "save-challenge-goes-on")


def _is_answer_line(line: bytes) -> bool:
    return line.startswith(b'{"to"')
