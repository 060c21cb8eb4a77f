"""Everything of COMMAND! that reads a file, with sound files to be spoilt and what a player does with them."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.journal import loading, shelf
from combat.engine.journal.leap import Leap
from combat.engine.journal.retelling import retell
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.content.assembly import Assembly
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.content.library import Library
from combat.games.command.reports import position_measures, position_runs
from combat.games.command.title import TITLE
from combat.games.command.words.command_words import WORDS
from tests.engine.spoiling import Loader, own, readable
from tests.games.command.skirmish_save import saved

TITLES = {TITLE.id: TITLE}
ANSWERS = 120
"""That are given in a game that was loaded."""
LAB = ("steps-up-and-down", "worst-hindrance", "whom-a-leader-helps", "a-tie-suppresses")


def saves() -> list[bytes]:
    """Games left early, late, and over."""
    found = []
    for answers in (60, 200, None):
        folder = folders.data() / f"sound-{answers}"
        folder.mkdir(parents=True, exist_ok=True)
        found.append(saved(folder, answers).read_bytes())
    return found


def use_save(path: Path) -> None:
    """List a save, load it, look at it from every seat, and play it on."""
    readable(str(shelf.look_at(path).fault))
    game = loading.load(path, TITLES).game
    referee = Referee(TITLE.rules, game, SeededChance(1))
    for seat in TITLE.rules.seats:
        TITLE.rules.visible(game.state, seat)
    referee.run()
    anybody = Anybody(SplitMix(4))
    end = referee.answers + ANSWERS
    while (asked := referee.asked) is not None and referee.answers < end:
        port = referee.port(asked)
        port.answer(anybody.answer(port))
        referee.run()


def tell_save(path: Path) -> None:
    """Tell a save once more, with its log."""
    tale = retell(path, TITLES)
    state = tale.start.copy()
    for _, happening in tale.happenings():
        if isinstance(happening, Leap):
            state = happening.state.copy()
        else:
            WORDS.tell(state, happening)
            TITLE.rules.apply(state, happening)


def labs() -> list[bytes]:
    folder = folders.share() / "assets" / "command" / "lab"
    return [(folder / f"{name}.toml").read_bytes() for name in LAB]


def use_lab(path: Path) -> None:
    """Run a lab file and measure what it asks for."""
    library = Library([layers.shipped("command")])
    lab = load_position(path, library, _assembly(library))
    for _, asked in lab.measures:
        position_measures.in_words(lab.state, asked)
    position_runs.run(lab, lambda *_: None)


_KNOWN: list[Assembly] = []


def _assembly(library: Library) -> Assembly:
    if not _KNOWN:
        _KNOWN.append(library.assembly())
    return _KNOWN[0]


LOADERS: dict[str, Loader] = {
    "journal": Loader(saves, use_save, own("spoilt.combat"), "lines"),
    "journal told": Loader(saves, tell_save, own("spoilt.combat"), "lines"),
    "journal proved": Loader(saves, lambda path: loading.verify(path, TITLES), own("spoilt.combat"), "lines"),
    "lab": Loader(labs, use_lab, own("spoilt.toml")),
}
