"""Everything that a call prints, in any game and language, is a sentence and not a message id."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.cli.calls import calls_of
from combat.cli.titles import TITLES, load_title
from combat.engine import context
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.context import Context
from combat.engine.files.folders import share
from combat.engine.journal import journal
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.title import Title
from tests.cli.printed_calls import FINE, WRONG, WRONG_OF_ANY
from tests.sampled import sample

RAW = "‹"
"""The text before the id of a message that no file has."""
LANGUAGES = ("", "en", "es", "de")
CASES = [
    (game, call, language, right)
    for game in FINE
    for right, calls in ((True, FINE[game]), (False, (*WRONG_OF_ANY, *WRONG[game])))
    for call in calls
    for language in LANGUAGES
]
SCENARIOS = {"volume1": "first-light", "command": "patrols-at-the-bridge", "armour": "two-platoons"}
LABS = {"volume1": "01-a-shot", "command": "a-blaze-ends-a-melee", "armour": "27-a-score-of-seven"}
UNMET = {
    "volume1": ('value = "Soldat Jung"', 'value = "Soldat Jung"\n\n[[expect]]\nevent = "man-ducked-back"'),
    "command": ('event = "melee-ended"', 'event = "starshell-lit"'),
    "armour": ("hits = 0", "hits = 2"),
}
NO_FALL = {
    "volume1": ("d10 = [8", "d10 = [88"), "command": ('"6-4 event"', '"6-4 sniper"'), "armour": ("[6, 3", "[66, 3"),
}  # fmt: skip


def _save(title: Title[Any, Any], scenario: str, path: Path) -> None:
    """Write a game that was played at random for sixty answers."""
    game = game_of(title.rules, title.rules.new_state(title.load_book(scenario, ())))
    kept = journal.begin(title, game, print, path)
    referee, anybody = Referee(title.rules, game, SeededChance(8)), Anybody(SplitMix(4))
    referee.run()
    while (seat := referee.asked) is not None and referee.answers < 60:
        port = referee.port(seat)
        port.answer(anybody.answer(port))
        referee.run()
    kept.close()


def _spoilt(text: str) -> str:
    """Return a file in which many names are unknown, and some tables."""
    lines = text.splitlines()
    for place, line in enumerate(lines):
        key, equal, value = line.partition(" = ")
        if place % 3 and equal and value.endswith('"'):
            lines[place] = f'{key} = "nowhere"'
        elif place % 3 and equal and value.isdigit():
            lines[place] = f"{key} = -7"
    return "\n".join((*lines, "[unknown]", "id = 3", ""))


def _fill(folder: Path, game: str) -> None:
    """Put files of a game into a folder."""
    title, (other, *_) = load_title(game), [id_ for id_ in FINE if id_ != game]
    for plays, name in ((load_title(other), "other"), (title, "sound")):
        plays.use(TITLES)
        _save(plays, SCENARIOS[plays.id], folder / f"{name}.combat")
    lines = (folder / "sound.combat").read_bytes().splitlines(keepends=True)
    (folder / "damaged.combat").write_bytes(b"".join([*lines[:9], b'{"to":\n', *lines[10:]]))
    (folder / "cut.combat").write_bytes(lines[0][:40])
    lab = (share() / "assets" / game / "lab" / f"{LABS[game]}.toml").read_text(encoding="utf-8")
    scenario = (share() / "scenarios" / game / f"{SCENARIOS[game]}.toml").read_text(encoding="utf-8")
    files = {"sound": lab, "unmet": lab.replace(*UNMET[game]), "no-fall": lab.replace(*NO_FALL[game])}
    files |= {"spoilt-lab": _spoilt(lab), "spoilt-scenario": _spoilt(scenario), "broken": "turns = \n"}
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    (folder / "poem.txt").write_text("a poem\n", encoding="utf-8")


@pytest.fixture(scope="module")
def folders_of(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return a folder of valid and invalid saves, lab files and scenarios for each game."""
    found = {game: tmp_path_factory.mktemp(game) for game in FINE}
    for game, folder in found.items():
        _fill(folder, game)
    return found


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    """No game is played yet and no language chosen, as where the program begins."""
    with context.use(Context()):
        yield


@pytest.mark.parametrize(("game", "call", "language", "right"), sample(CASES, 13))
def test_no_id_of_a_message_is_printed(
    game: str, call: str, language: str, right: bool, folders_of: dict[str, Path], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    before = ["--language", language] if language else []
    code = main(["--game", game, *before, *call.replace("{}", str(folders_of[game])).split()])
    printed = capsys.readouterr()
    said = printed.out + printed.err
    assert (code == 0) == right, said
    assert RAW not in said
    assert "Traceback" not in said
    assert said.strip() or call.startswith(("check", "report"))


@pytest.mark.parametrize("game", FINE)
def test_every_call_of_a_game_is_tried(game: str) -> None:
    tried = {call.split()[0] for call in (*FINE[game], *WRONG_OF_ANY, *WRONG[game])}
    assert {call.name for call in calls_of(game)} - tried == {"open"}
