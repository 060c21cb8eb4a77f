"""Everything that writes a player's files, as operations that can be repeated and read back.

`begin` continues with the files in the home and returns a function that writes the thing with a number; that function
returns "" if it was stored, otherwise the line shown to the player. `read` returns the numbers stored on the disk.
"""

from __future__ import annotations

import contextlib
import functools
import io
import json
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pygame

from combat.cli import main
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content import cache
from combat.engine.content.packs.archive import unpacked
from combat.engine.content.packs.pack import CHOICES, Pack, PackList, folder
from combat.engine.content.packs.verdict import Card, Verdict
from combat.engine.files import folders
from combat.engine.files.plain_files import write_whole
from combat.engine.files.system_faults import reason
from combat.engine.journal import journal, loading, save_list
from combat.engine.journal.faults import SaveError
from combat.engine.journal.given_names import give_name, given_names
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.play.runner import run
from combat.engine.runs.recorded_games import check_folder, keep, record
from combat.engine.stage import crash, fault_report
from combat.engine.stage.drawing.fault_lines import FaultLines
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.map import camera_views
from combat.engine.tabletop.map.camera_views import CameraView
from combat.games.volume1.campaign import diary
from combat.games.volume1.content.export_pack import export_pack, given_folder
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.terrain import made_boards
from combat.games.volume1.content.terrain.ground_maker import MadeGround
from combat.games.volume1.editor.draft import Draft, kept_file
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.records import battle_records
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.records.squad_records import ServedSquad, all_squads, remember
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.made_names import made_name
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.standing import saved_moves
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.campaign.battles import PLAN
from tests.games.volume1.skirmish import skirmish

FIRST, SCHEMA = b"<page>the first</page>", "scenario.schema.json"
Act = Callable[[int], str]
Read = Callable[[], set[int]]
NUMBERS = (1, 2, 3)
STEP = 5
"""Number of answers that count as one thing."""
EXAMPLE = Path(__file__).parents[4] / "docs" / "example-pack"
SHIPPED = Path(__file__).parents[4] / "scenarios" / "volume1"


class Writer(NamedTuple):
    """Writer of a file of the player, with the function that reads it."""

    begin: Callable[[], Act]
    read: Read
    adds: bool = True
    """Whether earlier things remain; else the last one replaces them."""
    quiet: bool = False
    """Whether a failure is not reported, as it is a convenience or can be made again."""
    slow: bool = False
    """Whether it takes time before it writes."""


def told(write: Callable[[], object]) -> str:
    """Call a writing function; return the message to the player if it fails, otherwise ""."""
    try:
        said = write()
    except SaveError as fault:
        return str(fault)
    except OSError as fault:
        return str(reason(fault))
    return said if isinstance(said, str) else ""


# -- the game ---------------------------------------------------------------------------------------------------------


def taken_up(warn: journal.Warn) -> tuple[Game[State], journal.Journal[State, Book]]:
    """Return the latest unfinished game, or a new one, with its journal."""
    latest = save_list.latest_unfinished()
    if latest is None:
        game = sequence.new_game(skirmish())
        return game, journal.begin(TITLE, game, warn)
    loaded = loading.load(latest.path, OWN_TITLES)
    return loaded.game, loading.carry_on(loaded, warn)


def play() -> Act:
    """Return the act that plays a game up to a number of answers."""
    warnings: list[str] = []
    game, record = taken_up(warnings.append)

    def act(number: int) -> str:
        del warnings[:]
        run(game, SeededChance(number), RandomPlayer(3), until=lambda game: len(game.entries) >= number * STEP)
        if number % 2 == 0:
            record.close()
        assert len(warnings) <= 1
        return " ".join(warnings)

    return act


def play_and_tidy() -> Act:
    """Return the act that undoes and replays a game, whose journal is compacted at every write."""
    warnings: list[str] = []
    lowered = mock.patch.multiple(journal, CROWDED=0, MOST_LINES=0)
    with lowered:
        game, record = taken_up(warnings.append)

    def play_to(answers: int) -> None:
        run(game, SeededChance(answers), RandomPlayer(3), until=lambda game: len(game.entries) >= answers)

    def act(number: int) -> str:
        del warnings[:]
        with lowered:
            play_to(number * STEP)
            game.go_back(len(game.entries) - 2)
            play_to(number * STEP + 1)
        if number % 2 == 0:
            record.close()
        return " ".join(warnings)

    return act


def played() -> set[int]:
    """Return the numbers reached by the longest game; assert that all saved games load."""
    there = [game for game in save_list.list_games() if not game.fault]
    most = max((len(loading.load(game.path, OWN_TITLES).game.entries) for game in there), default=0)
    return set(range(1, most // STEP + 1))


def copy() -> Act:
    """Return the act that copies a save to a numbered path."""
    record = journal.begin(TITLE, sequence.new_game(skirmish()), print, folders.saves() / "original.combat")
    record.close()
    return lambda number: told(lambda: record.copy_to(folders.saves() / f"copy-{number}.combat"))


def copies() -> set[int]:
    """Return the numbers of the valid copies."""
    return {
        int(game.path.stem[5:])
        for game in save_list.list_games()
        if game.path.stem.startswith("copy-") and not game.fault
    }


# -- campaigns --------------------------------------------------------------------------------------------------------


def campaign() -> Act:
    """Return the act that renames a campaign to a number."""
    kept = diary.list_diaries()[0]
    book = kept[0] if kept else diary.begin(PLAN)

    def act(number: int) -> str:
        return told(lambda: book.write(replace(book.campaign, name=str(number))))

    return act


def campaign_stands() -> set[int]:
    """Return the number in the name of each campaign."""
    return {int(kept.campaign.name) for kept in diary.list_diaries()[0] if kept.campaign.name}


def new_campaign(number: int) -> str:
    """Begin a campaign with a number as its name; return the message to the player, "" if it was stored."""
    return told(lambda: diary.begin(PLAN, name=str(number)))


# -- what outlasts the games ------------------------------------------------------------------------------------------


def record_of(number: int) -> str:
    """Store the record of a battle with a number; return the message to the player, "" if it was stored."""
    ended = Ended(f"{number}.combat", "first-light", "Won", True, number, 5, "2026-01-01T00:00:00+00:00")
    return told(lambda: battle_records.RECORDS.keep(ended))


def squad_of(number: int) -> str:
    """Store the record of a squad with a number; return the message to the player, "" if it was stored."""
    squad = ServedSquad(str(number), "Field by Field", "Ours", 7, "8 June", "9 June", "1", "lost", "Lost", 2, 1, ())
    return told(lambda: remember(squad))


def name_save(number: int) -> str:
    """Give a name to a numbered save; return the message to the player, "" if it was stored."""
    return told(lambda: give_name(folders.saves() / f"{number}.combat", f"Game {number}"))


def learn_lesson(number: int) -> str:
    """Store a number as a completed lesson; return the message to the player, "" if it was stored."""
    return told(lambda: learn("lessons", str(number)))


def look_somewhere(number: int) -> str:
    """Store a camera view for a numbered save; return the message to the player, "" if it was stored."""
    return told(lambda: camera_views.save_view(folders.saves() / f"{number}.combat", CameraView(number, 0, 40)))


def draw_moves(number: int) -> str:
    """Store drawn moves for a numbered save; return the message to the player, "" if they were stored."""
    return told(lambda: saved_moves.keep(folders.saves() / f"{number}.combat", ()))


def moves_drawn() -> set[int]:
    """Return the number of the save for which drawn moves are stored."""
    file = folders.data() / saved_moves.FILE
    return {int(json.loads(file.read_text())["save"].partition(".")[0])} if file.exists() else set()


# -- what the player likes --------------------------------------------------------------------------------------------


def like(number: int) -> str:
    """Store settings with a number; return the message to the player, "" if they were stored."""
    settings = Settings.load()
    settings.volume, settings.keys = number / 1_000, {"undo": ("Ctrl+Z",) * (40 + number)}
    return settings.save()


def liked() -> set[int]:
    """Return the number in the settings, as a set; empty for default settings."""
    settings = Settings.load()
    assert not settings.broken
    number = round(settings.volume * 1_000)
    if not settings.keys:
        return set()
    assert len(settings.keys["undo"]) == 40 + number
    return {number}


def order_packs() -> Act:
    """Return the act that moves a numbered pack to the top of the list."""
    for number in range(1, 10):
        (folders.data() / "packs" / f"pack-{number}").mkdir(parents=True, exist_ok=True)

    def act(number: int) -> str:
        path = folder() / f"pack-{number}"
        return PackList().move(Pack(path, path, Verdict(Card(), ())), -10)

    return act


def packs_ordered() -> set[int]:
    """Return the number of the top pack, as a set; empty without a stored order."""
    file = folder() / CHOICES
    order = json.loads(file.read_text())["order"] if file.exists() else []
    assert len(order) in (0, 9)
    return {int(order[0].removeprefix("pack-"))} if order else set()


# -- what he makes ----------------------------------------------------------------------------------------------------


def draw_up() -> Act:
    """Return the act that changes the title of a draft to a number."""
    file = kept_file("mine")
    draft = Draft({"title": "again" if file.exists() else "0"}, "mine")

    def act(number: int) -> str:
        draft.put(("title",), str(number))
        return draft.fault

    return act


def drawn_up() -> set[int]:
    """Return the number in the title of the draft, as a set."""
    file = kept_file("mine")
    title = file.read_text().partition('title = "')[2].partition('"')[0] if file.exists() else "0"
    return {int(title)} - {0}


def give_on() -> Act:
    """Return the act that exports a numbered scenario as a pack."""
    sources = {number: folders.data() / f"given-{number}.toml" for number in NUMBERS}
    folders.data().mkdir(parents=True, exist_ok=True)
    for source in sources.values():
        shutil.copyfile(SHIPPED / "first-light.toml", source)
    return lambda number: told(lambda: export_pack(sources[number]) and "")


def given_on() -> set[int]:
    """Return the numbers of the exported scenarios; assert that each file is complete."""
    found = set()
    for path in given_folder().glob("*.zip"):
        assert zipfile.ZipFile(path).testzip() is None
        found.add(int(path.stem.removeprefix("given-")))
    return found


def make_up() -> Act:
    """Return the act that generates a board; its ground is drawn once and reused."""
    ground = _ground()
    made_boards.drawn = lambda name, library=None: ground
    return made_up


@functools.cache
def _ground() -> MadeGround:
    name = made_name("orchards-1")
    assert name is not None
    return made_boards.drawn(name)


def made_up(number: int) -> str:
    """Generate and store a numbered board; return the message to the player, "" if it was stored."""
    name = made_name(f"orchards-{number}")
    assert name is not None
    return told(lambda: made_boards.kept(name))


def boards_kept() -> set[int]:
    """Return the numbers of the stored boards; assert that each is complete."""
    found = set()
    for path in folders.boards().glob("*.tmx"):
        assert path.read_text(encoding="utf-8").endswith("</map>\n")
        for tiles in Path(Library().file("assets/boards/terrain.tsx")).parent.glob("*.tsx"):
            assert path.with_name(tiles.name).read_bytes() == tiles.read_bytes()
        found.add(int(path.stem.removeprefix("orchards-")))
    return found


# -- pages and pictures -----------------------------------------------------------------------------------------------


def quietly(*words: str) -> tuple[int, list[str]]:
    """Run a call of the command line; return its exit code and its lines of errors."""
    said = io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(said):
        code = main(list(words))
    return code, said.getvalue().splitlines()


def page(file: str, call: Callable[[Path], list[str]]) -> Callable[[], Act]:
    """Return a factory of acts that write a page to a file.

    The first call of an act writes `FIRST`; later calls let `call` replace it.
    """

    def begin() -> Act:
        out = folders.data() / file
        words = call(out)

        def act(number: int) -> str:
            if number == 1:
                write_whole(out, FIRST)
                return ""
            code, said = quietly(*words)
            assert code in (0, 2)
            assert len(said) <= 1
            return " ".join(said) if code else ""

        return act

    return begin


def log_page(out: Path) -> list[str]:
    """Return the words of the call that writes a log to `out`."""
    told_of = out.with_name("told.combat")
    if not told_of.exists():
        record = journal.begin(TITLE, sequence.new_game(skirmish()), print, told_of)
        record.close()
    return ["log", str(told_of), "--out", str(out)]


def schema_page(out: Path) -> list[str]:
    """Return the words of the call that writes a schema into the folder of `out`."""
    return ["schema", "scenario", "--out", str(out.parent)]


def page_read(file: str, end: bytes) -> Read:
    """Return a function that reads a written page; it asserts that the page is the first or a complete one."""

    def read() -> set[int]:
        found = (folders.data() / file).read_bytes()
        if found == FIRST:
            return {1}
        assert found.endswith(end), found[-40:]
        return {2, 3}

    return read


# -- when something went wrong, and what is made again ----------------------------------------------------------------


def report_fault(number: int) -> str:
    """Store a numbered fault report; return the message to the player, "" if it was stored."""
    return told(lambda: fault_report.keep((), pygame.Surface((64, 36)), story=f"story {number}") and "")


def faults_reported() -> set[int]:
    """Return the numbers of the fault reports."""
    found = set()
    for path in folders.state().glob("fault-*.zip"):
        found.add(int(zipfile.ZipFile(path).read("fault.txt").split()[-1]))
    return found


def write_log(number: int) -> str:
    """Write a crash file with a number; return the message to the player, "" if it was stored."""
    said = crash.keep_story(ValueError(f"story {number}"))
    return "" if str(folders.state()) in said else said


def logs() -> set[int]:
    """Return the numbers of the crash files."""
    return {int(path.read_text().split()[-1]) for path in folders.state().glob("crash-*.log")}


def draw_in_vain() -> Act:
    """Return the act that logs a drawing fault as a line of the crash file."""
    lines = FaultLines()

    def act(number: int) -> str:
        lines.add(f"part-{number}", ValueError(f"fault {number}"))
        return ""

    return act


def not_drawn() -> set[int]:
    """Return the numbers of the drawing faults in the crash files."""
    told = "".join(path.read_text() for path in folders.state().glob("crash-*.log"))
    return {int(number) for number in re.findall(r"part-(\d+) was not drawn: ValueError: fault \1 ", told)}


def put_in_cache(number: int) -> str:
    """Store a number in the cache; return ""."""
    cache.keep(f"thing-{number}", "key", {"number": number})
    return ""


def in_cache() -> set[int]:
    """Return the numbers in the cache."""
    found = (cache.recall(dict[str, int], f"thing-{number}", "key") for number in range(1, 10))
    return {thing["number"] for thing in found if thing is not None}


def unpack() -> Act:
    """Return the act that unpacks a numbered pack."""
    packs = {number: folders.data() / f"pack-{number}.zip" for number in NUMBERS}
    folders.data().mkdir(parents=True, exist_ok=True)
    for packed in packs.values():
        if not packed.exists():
            with zipfile.ZipFile(packed, "w") as archive:
                for file in sorted(EXAMPLE.rglob("*.toml")):
                    archive.write(file, file.relative_to(EXAMPLE))
    return lambda number: told(lambda: unpacked(packs[number]) and "")


def unpacked_packs() -> set[int]:
    """Return the numbers of the completely unpacked packs; assert that their files are right."""
    found = set()
    for there in (folders.cache() / "unpacked").glob("pack-*"):
        if there.is_dir() and cache.is_sealed(there):
            names = [{file.relative_to(place) for file in place.rglob("*.toml")} for place in (there, EXAMPLE)]
            assert names[0] == names[1]
            found.add(int(there.name.split("-")[1]))
    return found


def keep_game(number: int) -> str:
    """Store a game of a run as a save; return the message to the player, "" if it was stored."""

    def write() -> None:
        game = sequence.new_game(skirmish())
        recorder = record(TITLE, game, {"": "random"}, number)
        run(game, SeededChance(number), RandomPlayer(3), until=lambda game: len(game.entries) >= STEP)
        check_folder(games_folder())
        keep(games_folder(), recorder.recorded())

    return told(write)


def games_folder() -> Path:
    """Return the folder of the run's games."""
    return folders.data() / "games"


def games_kept() -> set[int]:
    """Return the seeds of the stored games; assert that each is valid."""
    return {int(str(loading.load(file, OWN_TITLES).header.seed)) for file in games_folder().glob("*.combat")}


def simply(act: Act) -> Callable[[], Act]:
    """Return a function that returns an act, which needs no preparation."""
    return lambda: act


def warm_up() -> None:
    """Read and import what each job needs, before the first job."""
    _ground()
    skirmish()
    assert quietly("schema", "scenario") == (0, [])


WRITERS: dict[str, Writer] = {
    "journal": Writer(play, played),
    "tidied journal": Writer(play_and_tidy, played),
    "copy": Writer(copy, copies),
    "campaign": Writer(campaign, campaign_stands, adds=False),
    "new campaign": Writer(simply(new_campaign), campaign_stands),
    "records": Writer(simply(record_of), lambda: {entry.points for entry in battle_records.RECORDS.all()}),
    "squads": Writer(simply(squad_of), lambda: {int(squad.file) for squad in all_squads()[0]}),
    "names": Writer(
        simply(name_save), lambda: {int(name.split()[1]) for name in given_names(folders.saves()).values()}
    ),
    "lessons": Writer(simply(learn_lesson), lambda: set(map(int, learnt("lessons"))), quiet=True),
    "views": Writer(
        simply(look_somewhere), lambda: {round(view.outlook.x) for view in camera_views._all()}, quiet=True
    ),
    "drawn moves": Writer(simply(draw_moves), moves_drawn, adds=False, quiet=True),
    "settings": Writer(simply(like), liked, adds=False),
    "order of packs": Writer(order_packs, packs_ordered, adds=False),
    "draft": Writer(draw_up, drawn_up, adds=False),
    "pack given on": Writer(give_on, given_on, slow=True),
    "made board": Writer(make_up, boards_kept),
    "log page": Writer(page("log.html", log_page), page_read("log.html", b"</html>\n"), adds=False, slow=True),
    "schema": Writer(page(SCHEMA, schema_page), page_read(SCHEMA, b"}\n"), adds=False, slow=True),
    "fault report": Writer(simply(report_fault), faults_reported),
    "crash log": Writer(simply(write_log), logs),
    "drawing faults": Writer(draw_in_vain, not_drawn, quiet=True),
    "cache": Writer(simply(put_in_cache), in_cache, quiet=True),
    "game of a run": Writer(simply(keep_game), games_kept),
    "unpacked pack": Writer(unpack, unpacked_packs),
}
