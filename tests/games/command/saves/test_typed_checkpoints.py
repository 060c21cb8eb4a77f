"""Checkpoints restore every value with its type, and refuse values that no game of COMMAND! has written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.files.bounds import json_object
from combat.engine.journal import journal, journal_lines, loading
from combat.engine.journal.faults import SaveError
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.record import CodecError, Json
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import Attack, Melee, Order, State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.saves.keeping_games import KEEPING
from combat.games.command.title import TITLE
from tests.engine.same_kinds import differences, kept
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table
from tests.games.command.skirmish import skirmish

TITLES = {TITLE.id: TITLE}
SHELLING = Order(
    "artillery-request", AXIS, 50, "impact", ("g-leader",), hex=at("D4"), fires="shells",
    area=(at("D4"), at("D3"), at("E4")), shelled=(at("D4"), at("D3")),
)  # fmt: skip


def full() -> State:
    """Return a state in which every field that can contain a hex contains one."""
    state = Table(drawn_book(), {"g-leader": ("leader", "K9"), "u-squad": ("squad", "C5")}).state.copy()
    term = Term("unit", 5, "10.4", "g-leader")
    state.smoke, state.blazes, state.starshells = {at("C3"): 41, at("C4"): 71}, frozenset({at("A1")}), (at("B2"),)
    state.works, state.alone = {at("C5"): "trench", at("D5"): "bunker"}, {at("D5"): ALLIES}
    state.order = SHELLING
    state.attack = Attack("impact", AXIS, (at("D3"),), sum=(term,), lowered=((at("D3"), 2),))
    state.melees = (Melee(at("C5"), ((AXIS, (term,)),), ((AXIS, 12),)),)
    state.too_weak = (Shot(at("C5"), ["g-leader"]),)
    return state


def test_every_field_that_names_a_hex_is_read_as_hexes() -> None:
    state = full()
    data = KEEPING.state_as_plain(state)
    again = kept(KEEPING, state, state.book)
    assert again == state
    assert not [*differences(state, again)]
    assert KEEPING.state_as_plain(again) == data


def test_what_an_order_has_shelled_stands_with_what_is_done_as_in_older_saves() -> None:
    """So the digest of a checkpoint that was written before is what it was; who has finished is no hex."""
    state = full()
    plain = json_object(KEEPING.state_as_plain(state)["order"])
    assert (plain["done"], "shelled" in plain) == ([at("D4"), at("D3")], False)
    state.order = Order("move", AXIS, 50, units=("g-leader",), done=("g-leader",))
    plain = json_object(KEEPING.state_as_plain(state)["order"])
    assert (plain["done"], "shelled" in plain) == (["g-leader"], False)
    assert not [*differences(state, kept(KEEPING, state, state.book))]


FORGED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "smoke in no hex": (lambda state: state.update(smoke={"zz": 41}), "State.smoke: "),
    "smoke nowhere": (lambda state: state.update(smoke={"": 41}), 'hex ""'),
    "smoke off the map": (lambda state: state.update(smoke={"99.99": 41}), 'hex "99.99"'),
    "works in no hex": (lambda state: state.update(works={"5": "trench"}), "State.works: "),
    "works off the map": (lambda state: state.update(works={"99.99": "trench"}), 'hex "99.99"'),
    "works of no kind": (lambda state: state.update(works={"01.01": "castle"}), 'fortification "castle"'),
    "alone in no hex": (lambda state: state.update(alone={"x": "axis"}), "State.alone: "),
    "fire off the map": (lambda state: state.update(blazes=["99.99"]), 'hex "99.99"'),
    "a light off the map": (lambda state: state.update(starshells=["99.99"]), 'hex "99.99"'),
    "a unit off the map": (lambda state: next(iter(state["units"].values())).update(hex="99.99"), 'hex "99.99"'),
    "no counter": (lambda state: next(iter(state["units"].values())).update(figure="knight"), 'counter "knight"'),
    "no weapon": (lambda state: next(iter(state["units"].values())).update(weapon="sword"), 'weapon "sword"'),
}


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Return the lines of the save of a game left in its first turns."""
    path = tmp_path_factory.mktemp("left") / "left.combat"
    game = game_of(TITLE.rules, TITLE.rules.new_state(skirmish(1)))
    kept = journal.begin(TITLE, game, print, path)
    referee: Referee[Any] = Referee(TITLE.rules, game, SeededChance(4))
    players = dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(4)))
    referee.run()
    while game.state.turn < 2:
        assert referee.asked is not None
        port = referee.port(referee.asked)
        port.answer(players[referee.asked].answer(port))
        referee.run()
    kept.close()
    return path.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_checkpoint_is_refused_in_one_line_as_it_is_loaded(
    name: str, left: list[bytes], tmp_path: Path
) -> None:
    """Not only as it is drawn; the sound one that it was made of is loaded."""
    change, what = FORGED[name]
    path = tmp_path / "forged.combat"
    path.write_bytes(b"".join(left))
    loading.load(path, TITLES)
    path.write_bytes(b"".join(_forged(left, change)))
    with pytest.raises(SaveError) as fault:
        loading.load(path, TITLES)
    line = str(fault.value)
    assert line.startswith(f"{path}: line ")
    assert f"the checkpoint is damaged ({what}" in line, line
    assert line.isprintable()


def _forged(lines: list[bytes], change: Callable[[dict[str, Any]], object]) -> list[bytes]:
    """Return every checkpoint changed, each under its right digest."""
    forged = []
    for text in lines:
        data = json.loads(text)
        if "checkpoint" in data:
            data["state"] = unpack(data["state"])
            change(data["state"])
            data["digest"] = json_digest(data["state"])
            data["state"] = pack(data["state"])
            forged.append(journal_lines.line(data))
        else:
            forged.append(text)
    return forged


@pytest.mark.parametrize("wrong", [{"turn": "3"}, {"orders": None}, {"order": 0.5}, {"phase": 4}])
def test_a_clock_of_other_types_is_refused(wrong: dict[str, Json]) -> None:
    clock = KEEPING.clock(full())
    assert KEEPING.moment(clock) == RULES.moment(full())
    with pytest.raises(CodecError):
        KEEPING.moment(clock | wrong)
