"""Each notation is written and parsed in one place, and nothing is recognised by the form of a text.

Hexes, compound answers, and row and column of a chart are types (`StrValue`) whose fields the code uses.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import combat
from combat.engine.journal import loading
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import as_json, from_json
from combat.engine.kernel.str_value import StrValue, parse_any
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.answers import GunLeft, GunTaken, OrderGiven, Placement
from combat.games.volume1.rules.decisions import HexChoice
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.stance import Stance
from combat.games.volume1.title import OWN_TITLES
from tests.by_folder import by_folder
from tools.volume1.golden_games import GAMES

ROOM = Path(combat.__file__).parent
READ_FROM_FILES = ("_share", "calls", "cli", "content", "files", "runs", "stage", "campaign")
"""Rooms whose texts are files, options of the command line and paragraphs to be broken into lines."""
SOURCES = sorted(path for path in ROOM.rglob("*.py") if not set(READ_FROM_FILES) & set(path.relative_to(ROOM).parts))
GOLDEN = Path(__file__).parents[1] / "golden"

NOTATIONS = {
    "games/command/terminal/numbered.py": "the numbers that a player types for what is listed",
    "games/command/words/card_texts.py": "rule numbers that are left out of a card's text",
    "engine/journal/challenge_proof.py": "the parts of a version",
    "engine/journal/heads.py": "the seed in a journal's head",
    "engine/kernel/decision.py": "dice that are rolled together",
    "engine/kernel/notation/list_phrase.py": "a word, and the parts of one kind that are listed after it",
    "engine/net/saying.py": "the words of what a player says to the other, without blanks",
    "engine/play/script.py": "names, with blanks in them, that stand for ids in a lab's answers",
    "engine/space/hexes/hex.py": "the label of a hex",
    "engine/space/plane/limit.py": "a limit of distance, as rules state it",
    "engine/space/plane/pose.py": "a point of the plane and a heading",
    "engine/space/plane/route.py": "the corners of a move over the plane",
    "engine/terminal/text_game.py": "a line that the player types: a command, and what stands behind it",
    "engine/words/made_up.py": "figures in a sentence that was made up in English",
    "engine/words/patterns.py": "a number whose thousands are parted",
    "engine/words/log_sifting.py": "the words that a log is searched for",
    "games/command/players/encoded_answers.py": "the number that an answer is",
    "engine/net/server/mail/mailer.py": "a subject in one line",
    "games/contact/rules/answers.py": "the parts of orders, acts, reactions and other answers",
    "games/contact/rules/apply/writers.py": "the number in a unit's id",
    "games/contact/rules/hidden/view.py": "the verb of an act, which is all that the other seat hears",
    "games/contact/table/units_on_board.py": "the number in a unit's id",
    "games/contact/terminal/lines_typed.py": "an answer that the player types",
    "games/contact/terminal/looked_at.py": "what the player asks to see",
    "games/contact/terminal/labels.py": "the labels of units that the player types",
    "games/volume1/words/outcome_words.py": "the article before a name",
    "games/armour/players/encoded_answers.py": "the teams that an answer names",
    "games/armour/rules/hidden/hiding.py": "the units that are hidden before the battle",
    "games/armour/rules/hidden/numbering.py": "the number in a unit's name",
    "games/armour/terminal/hidden_typed.py": "an answer that the player types",
    "games/armour/terminal/labels.py": "the labels of units and teams that the player types",
    "games/armour/terminal/lines_typed.py": "an answer that the player types",
    "games/armour/terminal/looked_at.py": "what the player asks to see",
    "games/armour/terminal/moves_typed.py": "an answer that the player types",
    "games/armour/terminal/shots_typed.py": "an answer that the player types",
    "games/armour/terminal/typed_parts.py": "the parts of an answer that the player types",
    "games/armour/words/armour_names.py": "the seed in the id of a table",
    "games/armour/rules/answers.py": "answers that say more than one thing",
    "games/command/rules/answers.py": "answers that say more than one thing",
    "engine/challenges/code_signs.py": "a code that the player types, with blanks and hyphens in it",
    "engine/terminal/typed_names.py": "a name that the player types",
    "games/volume1/editor/map_files.py": "the number in the name of a map's own copy",
    "games/volume1/players/battle_encoding.py": "the number that an answer is",
    "games/volume1/rules/stance.py": "order and ground",
    "games/volume1/rules/play/squads.py": "the squad that a player names by its number or its men",
    "games/volume1/scenes/generator_scene.py": "the seed that the player types",
    "games/volume1/terminal/typed_answers.py": "an answer that the player types",
    "games/command/terminal/lines_typed.py": "an answer that the player types",
    "games/volume1/terminal/views.py": "two hexes that the player types",
    "games/volume1/words/names.py": "a made-up board as the player calls it",
    "games/volume1/table/pieces/message_slip.py": "the words of a title, each of which must find room",
    "games/volume1/table/pieces/markers.py": "a label that is broken into two lines",
    "games/volume1/table/pieces/weapon_counters.py": "a weapon's name that is cut short",
}
"""Files that parse a text, and what it is."""

SPLITS = ("split", "rsplit", "partition", "rpartition")
LOOKS = ("startswith", "endswith", "removeprefix", "removesuffix", "find", "index", *SPLITS)
DIGITS = re.compile(r"\[0-9|\\d")


def _literal(node: ast.expr) -> str:
    """Return the text of a literal, formatted ones too, as far as it stands there."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(map(_literal, parts))
    return ""


def _takes_apart(call: ast.Call) -> bool:
    """Whether a call splits a text at blanks, asks an answer how it looks, searches for digits, or writes an answer."""
    match call:
        case ast.Call(func=ast.Attribute(attr=name), args=[]) if name in SPLITS:
            return True
        case ast.Call(func=ast.Attribute(attr=name), args=[ast.Constant(value=" "), *_]) if name in SPLITS:
            return True
        case ast.Call(func=ast.Attribute(value=of, attr=name)) if name in LOOKS and "answer" in ast.unparse(of):
            return True
        case ast.Call(func=ast.Attribute(attr="isdigit" | "isdecimal" | "isnumeric")):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[pattern, *_]):
            return DIGITS.search(_literal(pattern)) is not None
        case ast.Call(func=ast.Attribute(attr="answer"), args=[ast.JoinedStr(), *_]):
            return True
    return False


def taken_apart(source: str) -> Iterator[str]:
    """Yield the places of a source that depend on the form of a text, as "line: code"."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _takes_apart(node):
            yield f"{node.lineno}: {ast.unparse(node)[:80]}"


@by_folder(SOURCES, ROOM)
def test_a_text_is_taken_apart_where_its_notation_is_and_nowhere_else(files: tuple[Path, ...]) -> None:
    for path in files:
        found = list(taken_apart(path.read_text(encoding="utf-8")))
        assert bool(found) == (path.relative_to(ROOM).as_posix() in NOTATIONS), (path.name, found)


@pytest.mark.parametrize(
    "source",
    [
        'man, _, order = words.partition(" ")',
        "man, order = words.split()",
        'self.answer(f"{man} {order}")',
        'if str(answer).startswith("take"): pass',
        're.sub(r"[0-9]{2}[.][0-9]{2}", named, sentence)',
        're.compile(rf"hex {there} (\\d+)")',
        "int(''.join(sign for sign in words if sign.isdigit()))",
    ],
)
def test_the_law_sees_what_it_forbids(source: str) -> None:
    assert len(list(taken_apart(source))) == 1


# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Placement("taylor", Hex("05.06")), "taylor 05.06"),
        (OrderGiven("taylor", "aimed-fire"), "taylor aimed-fire"),
        (OrderGiven("taylor", "none"), "taylor none"),
        (GunTaken("taylor", "m1919-1"), "taylor take m1919-1"),
        (GunLeft("taylor"), "taylor leave"),
        (Stance("sneak", "hedgerow"), "sneak hedgerow"),
        (Hex("05.06"), "05.06"),
    ],
)
def test_a_word_is_its_notation_and_is_read_from_it(said: StrValue, text: str) -> None:
    told_man = isinstance(said, OrderGiven | GunTaken | GunLeft)
    read = parse_any(text, GunTaken, GunLeft, OrderGiven) if told_man else type(said).read(text)
    assert (said, str(said), as_json(said)) == (text, text, f'"{text}"'.encode())
    assert isinstance(read, StrValue)
    assert type(read) is type(said) and facts(read) == facts(said)
    assert facts(from_json(type(said), as_json(said))) == facts(said)


def facts(said: StrValue) -> dict[str, object]:
    """Return the fields of a value besides its text."""
    slots: tuple[str, ...] = type(said).__slots__
    return {slot: getattr(said, slot) for slot in slots}


@pytest.mark.parametrize("text", ["", "taylor", "taylor ", " 05.06", "taylor 5.6", "taylor 05.06 x", "ready"])
def test_what_places_nobody_is_no_placement(text: str) -> None:
    with pytest.raises(ValueError, match=r"; write |cannot be read"):
        Placement.read(text)
    assert type(SetUp("22.0").read(text)) is str


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_a_golden_game_means_what_it_meant_when_it_was_given(name: str) -> None:
    """What the journal has as a text is read as the very answer among those that could be given."""
    game, entries = loading.from_the_start(GOLDEN / f"{name}.combat", OWN_TITLES)
    read = 0
    for entry in entries:
        asked = game.decision
        assert asked is not None
        if not asked.to_chance:
            meant = asked.read(entry.value)
            assert meant == str(entry.value)
            offered = next(option for option in asked.options(game.state) if option == entry.value)
            if isinstance(offered, StrValue):
                assert type(meant) is type(offered) and facts(meant) == facts(offered)
                read += 1
            assert isinstance(meant, StrValue) or not says_two_things(asked, meant)
        game.answer(entry.value, habit=entry.habit)
    assert read > 20


def says_two_things(asked: Decision, meant: str) -> bool:
    """Return whether an answer to a question is compound, rather than a word of the rules."""
    match asked:
        case SetUp():
            return meant != SetUp.READY
        case GiveOrders():
            return meant != GiveOrders.COMMIT
        case HexChoice():
            return meant[:1].isdigit()
    return False
