"""All loaders of files of Volume 1, each with valid samples and a function that uses a file."""

from __future__ import annotations

import functools
import io
import json
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_code import code_of, read_code
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content import cache, file_kinds, layers
from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.packs.pack import CHOICES, PackList, stack
from combat.engine.content.packs.verdict import Verdict
from combat.engine.content.tiles import tile_index
from combat.engine.files import folders
from combat.engine.journal import journal, loading, save_list
from combat.engine.journal.given_names import FILE, given_names
from combat.engine.journal.journal_replay import open_replay
from combat.engine.lessons.learnt import learnt, learnt_file
from combat.engine.play.runner import run
from combat.engine.stage.drawing import shapes, startup_cache
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings, settings_file
from combat.engine.tabletop.map import camera_views
from combat.games.volume1.campaign import diary
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.lab.position import load_lab
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.content.terrain.made_boards import copy_tilesets
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.records.battle_records import RECORDS
from combat.games.volume1.records.squad_records import all_squads, squads_file
from combat.games.volume1.reports import lab_report
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.runs import run_page
from combat.games.volume1.runs.run_findings import of_run
from combat.games.volume1.table.battle_keys import KEYS
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.engine.spoiling import Loader, at, own, readable
from tests.games.volume1.campaign.battles import PLAN, after, table
from tests.games.volume1.hostile import writers
from tests.games.volume1.skirmish import skirmish

ROOT = Path(__file__).parents[4]
PACK = ROOT / "docs" / "example-pack"


# -- saves ------------------------------------------------------------------------------------------------------------


def saves() -> list[bytes]:
    """Return the content of a valid save."""
    path = own("sound.combat")()
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, print, path)
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: game.state.clock.turn == 2)
    record.close()
    return [path.read_bytes()]


def use_save(path: Path) -> None:
    """List a save, load it and continue at random."""
    assert save_list.look_at(path).fault.isprintable()
    loaded = loading.load(path, OWN_TITLES)
    run(loaded.game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) > loaded.dropped + 200)


def tell_save(path: Path) -> None:
    """Replay a save."""
    for _ in open_replay(path, OWN_TITLES).happenings():
        pass


def campaigns() -> list[bytes]:
    """Return the content of a valid campaign file."""
    kept = diary.begin(PLAN, folders.data())
    kept.write(after(kept.campaign, table().die("cragg")))
    return [kept.path.read_bytes()]


# -- content ----------------------------------------------------------------------------------------------------------


def shipped(*places: str) -> Callable[[], list[bytes]]:
    """Return a function that returns the contents of shipped files."""
    return lambda: [Library().file(place).read_bytes() for place in places]


def laid_over(place: str) -> tuple[Callable[[Path], object], Callable[[], Path]]:
    """Return a function that loads content under a pack, and one that returns a file's path in the pack."""
    root = "pack"

    def lies() -> Path:
        path = folders.data() / root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    return lambda path: Library([layers.shipped("volume1"), layers.Layer(folders.data() / root)]).parts(), lies


def content(place: str) -> Loader:
    """Return the loader for a kind of content, given the path of a shipped file."""
    use, lies = laid_over(place)
    return Loader(shipped(place), use, lies, slow=True)


@functools.cache
def ours() -> Library:
    """Return the game's content, loaded once."""
    return Library([layers.shipped("volume1")])


@functools.cache
def assembled() -> Assembly:
    """Return an assembly of the game's content, built once."""
    return Assembly(ours())


def use_scenario(path: Path) -> None:
    """Load a scenario and play it at random for 30 answers."""
    book = assembled().book(path)
    run(sequence.new_game(book), SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) == 30)


def use_plan(path: Path) -> None:
    """Load the campaign of a pack."""
    load_plan(Library([layers.shipped("volume1"), layers.Layer(folders.data() / "pack")]), path.parent.name)


def refuse(findings: Iterable[Finding]) -> None:
    """Raise ContentError if there are findings."""
    found = tuple(findings)
    if found:
        raise ContentError(found)


def play_lab(path: Path) -> None:
    """Run a lab file."""
    lab_report.run(load_lab(path, ours()), lambda *_: None)


def use_board(path: Path) -> None:
    """Load a board with the shipped tilesets."""
    copy_tilesets(Library().file("assets/boards/terrain.tsx").parent, path.parent)
    board_of(ours(), path)


def use_tiles(path: Path) -> None:
    """Read an index of tiles; raise ContentError if it is invalid."""
    try:
        tile_index.read(path)
    except tile_index.BadIndex as fault:
        raise ContentError([Finding("index.json", 0, fault.said)]) from None


# -- packs ------------------------------------------------------------------------------------------------------------


def packed(method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return the content of a zipped pack."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", method) as archive:
        for file in sorted(PACK.rglob("*")):
            if file.is_file():
                archive.write(file, file.relative_to(PACK))
    return written.getvalue()


def hostile_zips() -> Iterator[bytes]:
    """Yield malicious zip files: with entries outside the pack, links, huge entries, or too many entries."""
    for name in ("../evil", "/tmp/evil", "a/../../evil", "C:\\evil", "..\\evil", "con", "a" * 300, "x/" * 60 + "y"):
        yield _zip({name: b"x"})
    yield _zip({"pack.toml": b'name = "bomb"\n', "assets/bomb": b"\0" * 80_000_000})
    yield _zip({f"{number}.toml": b"" for number in range(30_000)})
    yield _zip({"pack.toml": b"x = " + b"[" * 100_000})
    link = zipfile.ZipInfo("assets")
    link.external_attr = 0o120777 << 16
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr(link, "/etc")
        archive.writestr("assets/passwd", "x")
    yield written.getvalue()


def _zip(files: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return written.getvalue()


def judge_pack(path: Path) -> None:
    """Check a pack; raise ContentError if it is invalid."""
    place = path if path.suffix == ".zip" else folders.data() / "pack"
    refuse(finding for pack in stack([place], judge=file_kinds.played()) for finding in pack.findings)


def in_pack(place: str) -> Callable[[], Path]:
    """Return a function that copies the pack into the player's folder and returns the path of a file in it."""

    def lies() -> Path:
        shutil.copytree(PACK, folders.data() / "pack", dirs_exist_ok=True)
        return folders.data() / "pack" / place

    return lies


def of_pack(place: str, form: str = "toml") -> Loader:
    """Return the loader for a file of a pack."""
    return Loader(lambda: [(PACK / place).read_bytes()], judge_pack, in_pack(place), form, slow=True)


# -- what the player has, likes and remembers -------------------------------------------------------------------------


def written(act: Callable[[int], str], file: Callable[[], Path]) -> Callable[[], list[bytes]]:
    """Return a function that lets the game write a file three times and returns its content."""

    def samples() -> list[bytes]:
        for number in (1, 2, 3):
            act(number)
        return [file().read_bytes()]

    return samples


def use_settings(path: Path) -> None:
    """Load the settings and the keys; assert that their texts are readable."""
    settings = Settings.load()
    readable(str(settings.broken))
    assert isinstance(settings.volume, float)
    keymap = Keymap(settings.keys, KEYS)
    for action in keymap.defaults:
        readable(keymap.named(action))


def use_choices(path: Path) -> None:
    """Read the list of packs."""
    PackList(place=path.parent).read()


def use_cache(path: Path) -> None:
    """Read a cached verdict; assert that an invalid one is ignored."""
    assert cache.recall(Verdict, path.stem, "key") is None or path.read_bytes() == verdicts()[0]


def verdicts() -> list[bytes]:
    """Return the content of a valid cached verdict."""
    path = folders.cache() / "verdict.json"
    if not path.exists():
        (pack,) = stack([PACK], judge=file_kinds.played())
        cache.keep("verdict", "key", pack.verdict)
    return [path.read_bytes()]


def use_drawings(path: Path) -> None:
    """Use the startup cache while something is drawn."""
    with startup_cache.taken_up(path.stem):
        shapes._rounded(3, 3, 1.0, (0, 0, 0), None, 1.0)


def drawings() -> list[bytes]:
    """Return the content of a valid startup cache."""
    path = folders.cache() / "begun.drawn"
    with startup_cache.taken_up(path.stem):
        shapes._rounded(3, 3, 1.0, (0, 0, 0), None, 1.0)
        startup_cache.keep()
    return [path.read_bytes()]


def runs() -> list[bytes]:
    """Return the content of a valid run file."""
    out = own("run.csv")()
    assert writers.quietly("simulate", "tutorial-patrol", "--games", "2", "--jobs", "1", "--out", str(out))[0] == 0
    return [out.read_bytes()]


def use_code(path: Path) -> None:
    """Parse a challenge code."""
    read_code(CHALLENGES, path.read_bytes().decode("utf-8", "replace"))


def codes() -> list[bytes]:
    """Return a valid challenge code as bytes."""
    return [code_of(CHALLENGES, Challenge(7, "tutorial-patrol", content="0123456789")).encode()]


BOARDS, PLAN_FILE = "assets/boards/", "scenarios/hedgerow-to-hill/campaign.toml"
LOADERS: dict[str, Loader] = {
    "journal": Loader(saves, use_save, own("spoilt.combat"), "lines"),
    "journal told": Loader(saves, tell_save, own("spoilt.combat"), "lines"),
    "campaign": Loader(campaigns, diary.open_diary, own("spoilt.campaign"), "lines"),
    "scenario": Loader(
        shipped("scenarios/first-light.toml", "scenarios/our-gun.toml"), use_scenario, own("spoilt.toml")
    ),
    "campaign plan": Loader(shipped(PLAN_FILE), use_plan, own(f"pack/{PLAN_FILE}"), slow=True),
    "lab": Loader(
        shipped("assets/lab/01-a-shot.toml", "assets/lab/11-two-grenades.toml"), play_lab, own("spoilt.toml")
    ),
    "deck": content("assets/decks/friendly.toml"),
    "enemy deck": content("assets/decks/enemy.toml"),
    "chart": content("assets/charts/fire.toml"),
    "numbers": content("assets/charts/numbers.toml"),
    "men": content("assets/men/germans.toml"),
    "weapons": content("assets/weapons.toml"),
    "board": Loader(shipped(f"{BOARDS}farmhouse.tmx"), use_board, own("boards/spoilt.tmx"), "text"),
    "tiles": Loader(shipped(f"{BOARDS}farmhouse/index.json"), use_tiles, own("index.json"), "json"),
    "pack card": of_pack("pack.toml"),
    "pack deck": of_pack("assets/decks/friendly.toml"),
    "pack board": of_pack("assets/boards/orchard.tmx", "text"),
    "pack words": of_pack("assets/locale/en/orchard.ftl", "text"),
    "zip": Loader(
        lambda: [*hostile_zips(), packed(zipfile.ZIP_STORED), packed()], judge_pack, own("spoilt.zip"), "zip", slow=True
    ),
    "settings": Loader(written(writers.like, settings_file), use_settings, at(folders.config, "settings.json"), "json"),
    "records": Loader(
        written(writers.record_of, RECORDS.file), lambda path: RECORDS.all(), own("records.json"), "json"
    ),
    "squads": Loader(
        written(writers.squad_of, squads_file), lambda path: readable(str(all_squads()[1])), own("squads.json"), "json"
    ),
    "lessons": Loader(
        written(writers.learn_lesson, learnt_file), lambda path: learnt("lessons"), own("lessons.json"), "json"
    ),
    "names": Loader(
        written(writers.name_save, lambda: folders.saves() / FILE),
        lambda path: given_names(path.parent),
        at(folders.saves, FILE),
        "json",
    ),
    "views": Loader(
        written(writers.look_somewhere, lambda: folders.data() / camera_views.FILE),
        lambda path: camera_views.saved_view(Path("1.combat")),
        own(camera_views.FILE),
        "json",
    ),
    "order of packs": Loader(
        lambda: [json.dumps({"order": ["a", "b"], "off": ["a"]}).encode()],
        use_choices,
        at(lambda: folders.data() / "packs", CHOICES),
        "json",
    ),
    "cache": Loader(verdicts, use_cache, at(folders.cache, "verdict.json"), "json"),
    "drawings": Loader(drawings, use_drawings, at(folders.cache, "begun.drawn"), "json"),
    "run": Loader(runs, lambda path: run_page.page(of_run(path)), own("spoilt.csv"), "text"),
    "challenge": Loader(codes, use_code, own("code.txt"), "text"),
}
