"""All loaders of files of COMMAND!, each with valid samples and a function that uses a file."""

from __future__ import annotations

from pathlib import Path

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_code import code_of, read_code
from combat.engine.challenges.challenge_result import proof_of
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.journal import loading, save_list
from combat.engine.journal.journal_replay import open_replay
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.runs import run_file
from combat.engine.runs.run_settings import settings_of
from combat.games.command.challenges.side_challenges import CHALLENGES
from combat.games.command.content.assembly import Assembly
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.content.library import Library
from combat.games.command.content.made_up.wishes import Wishes
from combat.games.command.records.game_records import RECORDS, Ended, by_scenario
from combat.games.command.reports import bot_page, position_measures, position_runs
from combat.games.command.reports.bot_findings import of_run
from combat.games.command.reports.bot_game import COLUMNS
from combat.games.command.reports.bot_run import play_games
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.title import TITLE
from combat.games.command.words.command_words import WORDS
from tests.engine.spoiling import Loader, own, readable
from tests.games.command.challenges import fought
from tests.games.command.skirmish import skirmish
from tests.games.command.skirmish_save import saved

TITLES = {TITLE.id: TITLE}
ANSWERS = 120
"""Number of answers given in a loaded game."""
LAB = ("steps-up-and-down", "worst-hindrance", "whom-a-leader-helps", "a-tie-suppresses")


def saves() -> list[bytes]:
    """Return saves after 60 answers, after 200, and of a finished game."""
    found = []
    for answers in (60, 200, None):
        folder = folders.data() / f"sound-{answers}"
        folder.mkdir(parents=True, exist_ok=True)
        found.append(saved(folder, answers).read_bytes())
    return found


def use_save(path: Path) -> None:
    """List a save, load it, view it from every seat, and continue at random."""
    readable(str(save_list.look_at(path).fault))
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
    """Replay a save and write its log."""
    tale = open_replay(path, TITLES)
    state = tale.start.copy()
    for _, happening in tale.happenings():
        if isinstance(happening, ReplayGap):
            state = happening.state.copy()
        else:
            WORDS.tell(state, happening)
            TITLE.rules.apply(state, happening)


def labs() -> list[bytes]:
    """Return the contents of some shipped lab files."""
    folder = folders.share() / "assets" / "command" / "lab"
    return [(folder / f"{name}.toml").read_bytes() for name in LAB]


def use_lab(path: Path) -> None:
    """Run a lab file with its measures."""
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


def runs() -> list[bytes]:
    """Return the file of a run of two random games."""
    path, book = own("run.csv")(), skirmish(1)
    settings = settings_of(TITLE, book, player="random, random", squad="", seed=1)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    file = run_file.begin(path, settings, COLUMNS)
    for row in play_games(book, (1, 2), ("random", "random"), 1):
        file.add(row)
    file.close()
    return [path.read_bytes()]


def codes() -> list[bytes]:
    """Return the codes of a challenge of a shipped scenario and of a generated one."""
    written = Challenge[Wishes](7, "raid-by-night", content="0123456789", seat=AXIS)
    made = Challenge(7, "", Wishes(3), content="0123456789", seat=AXIS)
    return [code_of(CHALLENGES, challenge).encode() for challenge in (written, made)]


def use_code(path: Path) -> None:
    """Parse a challenge code."""
    read_code(CHALLENGES, path.read_bytes().decode("utf-8", "replace"))


def challenges() -> list[bytes]:
    """Return the save of a finished challenge."""
    folder = folders.data() / "challenge"
    folder.mkdir(parents=True, exist_ok=True)
    return [fought.finish(folder / "sound.combat").read_bytes()]


def records() -> list[bytes]:
    """Return the records of two games."""
    for save, seat in (("a.combat", AXIS), ("b.combat", "")):
        ended = Ended(
            save, "raid-by-night", "Raid by Night", seat, AXIS, "surrender", 4, 30, "2026-01-01T00:00:00+00:00"
        )
        RECORDS.keep(ended)
    return [RECORDS.file().read_bytes()]


LOADERS: dict[str, Loader] = {
    "journal": Loader(saves, use_save, own("spoilt.combat"), "lines"),
    "journal told": Loader(saves, tell_save, own("spoilt.combat"), "lines"),
    "journal proved": Loader(saves, lambda path: loading.verify(path, TITLES), own("spoilt.combat"), "lines"),
    "challenge": Loader(codes, use_code, own("code.txt"), "text"),
    "challenge proved": Loader(challenges, lambda path: proof_of(CHALLENGES, path), own("spoilt.combat"), "lines"),
    "run": Loader(runs, lambda path: bot_page.page(of_run(path)), own("spoilt.csv"), "text"),
    "records": Loader(records, lambda path: by_scenario(RECORDS.all()), own("command-records.json"), "json"),
    "lab": Loader(labs, use_lab, own("spoilt.toml")),
}
