"""Files of any game are found, checked, judged in packs and described through the kinds that the game declares."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from combat.engine import context
from combat.engine.content import cache, checking, layers
from combat.engine.content.file_kinds import FileKinds
from combat.engine.content.findings import ContentError, unknown
from combat.engine.content.packs.pack import PackList, stack
from combat.engine.content.packs.verdict import Card, Verdict
from combat.engine.content.schemas import schema_of
from combat.engine.context import Context
from combat.engine.files import folders
from combat.engine.kernel.load_object import Shape, load_object
from combat.games.volume1.reports.all_kinds import ALL_KINDS as VOLUME_ONE
from tests.engine.content.toy_files import KINDS, BagFile

GAMES = ["volume1", "marbles"]


@pytest.fixture(autouse=True)
def marbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set up a program with two games, of which marbles is used; return the folder of shipped content."""
    share = tmp_path / "share"
    (share / "assets" / "marbles").mkdir(parents=True)
    (share / "assets" / "marbles" / "bag.toml").write_text("[red-eye]\nweight = 5\n[cat]\nweight = 4\n")
    monkeypatch.setattr(layers, "share", lambda: share)
    monkeypatch.setattr(checking, "share", lambda: share)
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    layers.use_title("marbles", "tests.engine.content.toy_files:KINDS", GAMES)
    return share


def pack(folder: Path, card: str = 'game = "marbles"\n', **files: str) -> Path:
    """Write a pack and return its folder; `card` is added to its pack.toml.

    Files are named by their paths without suffix, with "_" for "/".
    """
    folder.mkdir(parents=True)
    folder.joinpath("pack.toml").write_text(f'name = "{folder.name}"\nversion = "1.0"\n{card}')
    for place, text in files.items():
        file = folder / f"{place.replace('_', '/')}.toml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def checked(*paths: Path) -> list[str]:
    """Return the findings about some files, as text."""
    return [str(finding) for finding in checking.check_paths(paths, [], KINDS)]


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("assets/bag.toml", "bag"),
        ("share/assets/marbles/bag.toml", "bag"),
        ("bag.toml", None),
        ("scenarios/downhill.toml", "race"),
        ("scenarios/final.toml", "final"),
        ("scenarios/pack.toml", "pack"),
        ("deep/in/a/folder/best.score", "score"),
        ("assets/bag.txt", None),
    ],
)
def test_a_file_is_known_by_its_place_and_the_closest_pattern_holds(place: str, kind: str | None) -> None:
    found = KINDS.of(Path(place))
    assert (found.name if found else None) == kind


def test_a_folder_is_checked_with_all_that_lies_in_it(marbles: Path) -> None:
    assert checked(marbles) == []
    bag = marbles / "assets" / "marbles" / "bag.toml"
    bag.write_text("[cat]\nweight = 40\n")
    assert checked(bag) == ["share/assets/marbles/bag.toml:2: weight: 40 must be at most 9"]


def test_a_race_is_held_against_the_bag_and_a_saved_file_is_looked_into_wherever_it_lies(tmp_path: Path) -> None:
    box = pack(tmp_path / "box", scenarios_downhill='marbles = ["cat", "red-eye"]\n')
    (box / "won.score").write_text("twelve")
    assert checked(box) == ["won.score:1: is no number of marbles"]
    (box / "won.score").write_text("12")
    assert checked(box) == checked(tmp_path) == []
    (box / "scenarios" / "downhill.toml").write_text('marbles = ["cat", "red-eyed"]\n')
    assert checked(box) == ['downhill.toml:1: marble "red-eyed" is unknown; did you mean "red-eye"?']


def test_a_toml_file_in_no_known_place_is_none_unless_the_game_knows_strays(tmp_path: Path) -> None:
    (tmp_path / "notes.toml").write_text("a = 1\n")
    assert checked(tmp_path / "notes.toml") == ["notes.toml: is no content file; boards end in .tmx, all else in .toml"]


def test_packs_are_judged_by_the_game_that_is_played_and_tell_what_they_bring(tmp_path: Path) -> None:
    one = pack(
        tmp_path / "packs" / "one", assets_bag="[agate]\nweight = 3\n", scenarios_downhill='marbles = ["agate"]\n'
    )
    two = pack(tmp_path / "packs" / "two", assets_bag="[agate]\nweight = 2\n")
    pack(tmp_path / "packs" / "old", card="")
    shelf = PackList(place=tmp_path / "packs")
    shelf.read()
    old, *_ = shelf.packs
    assert [row.verdict.brings for row in shelf.packs if row.path == one] == [
        {"assets/bag.toml": ("agate",), "scenarios/downhill.toml": ("agate",)}
    ]
    assert (old.foreign, old.card.game) == (True, "volume1"), "a pack that names no game is for the first one"
    assert [str(note) for row in shelf.packs for note in row.notes] == [
        "packs/old is for the game volume1 and takes no part in marbles",
        "assets/bag.toml: agate is in one too; two wins, being later in the list",
    ]
    shelf.use()
    assert [layer.root for layer in layers.packs()] == [one, two]


def test_a_pack_is_judged_by_whoever_is_given(tmp_path: Path) -> None:
    class Kind:
        game, sources, rooms = "marbles", (), ()

        def judge(self, *_: object) -> Verdict:
            return Verdict(Card("gift", game="marbles"))

    (found,) = stack([pack(tmp_path / "box", assets_bag="[[wrong")], judge=KINDS)
    assert not found.sound
    (kindly,) = stack([pack(tmp_path / "gift", assets_bag="[[wrong")], judge=Kind())
    assert kindly.sound


def test_a_kind_of_file_is_judged_in_a_pack_by_the_function_that_it_names(tmp_path: Path) -> None:
    card = pack(tmp_path / "box", assets_ramps_long="slope = 'steep'\n", assets_ramps_low="slope = 'gentle'\n")
    (found,) = stack([card], judge=KINDS)
    assert [str(finding) for finding in found.verdict.findings] == [
        "assets/ramps/long.toml:1: is too steep for Marbles: 1 bag"
    ]
    assert stack([pack(tmp_path / "flat", assets_ramps_low="slope = 'gentle'\n")], judge=KINDS)[0].sound


def test_skins_of_boards_of_hexes_are_known_to_games_on_hexes_alone(tmp_path: Path) -> None:
    """A pack for any other game is judged without a module of hexes, and a skin is no file of it."""
    box = pack(tmp_path / "box", assets_bag="[agate]\nweight = 3\n", assets_skins_table="image = 'map.png'\n")
    (found,) = stack([box], judge=KINDS)
    assert [finding.file for finding in found.verdict.findings] == ["box/assets/skins/table.toml"]
    code = (
        "import sys; from pathlib import Path; from combat.engine.content import layers\n"
        "from combat.engine.content.packs.pack import stack; from tests.engine.content.toy_files import KINDS\n"
        "layers.use_title('marbles', 'tests.engine.content.toy_files:KINDS', ['marbles'])\n"
        f"(found,) = stack([Path({str(box)!r})], judge=KINDS); print(len(found.verdict.findings) > 0)\n"
        "print(*(name for name in sys.modules if name.startswith('combat.engine.space.hexes')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True"]


def test_a_schema_explains_the_keys_of_any_games_models() -> None:
    shape = schema_of(KINDS.named("race"), KINDS.title)
    assert shape["title"] == "Marbles: race"
    assert shape["properties"]["marbles"]["description"] == "The marbles, by their names."
    with pytest.raises(ContentError, match="score: is no kind of content file; known are bag, race, final, pack"):
        KINDS.named("score")


def test_before_a_game_is_played_nobody_can_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    with context.use(Context()), pytest.raises(LookupError, match="no game is played yet"):
        PackList()


def test_the_engines_own_content_is_what_comes_before_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert layers.shipped().realm == "marbles"
    with context.use(Context()):
        assert layers.shipped().realm == folders.ENGINE


@pytest.mark.parametrize("kinds", [KINDS, VOLUME_ONE], ids=lambda kinds: kinds.game)
def test_everything_that_is_named_is_there(kinds: FileKinds) -> None:
    names = [kinds.assembly, *(name for kind in kinds.kinds for name in (kind.model, kind.proof, kind.judge) if name)]
    function: Shape[Callable[..., object]] = Shape()
    assert all(load_object(name, function) for name in (*names, *([kinds.stray] if kinds.stray else [])))
    assert all(kind.proof or kind.model or kind.judge for kind in kinds.kinds)
    package = Path(cache.__file__).parents[2]
    assert all((package / room / "__init__.py").is_file() for room in kinds.rooms)
    assert KINDS.named("bag").shape() is BagFile


def test_asking_what_a_file_is_imports_no_model() -> None:
    code = (
        "import sys; from pathlib import Path; from combat.games.volume1.title import TITLE; TITLE.use()\n"
        "assert TITLE.kinds.of(Path('assets/men/americans.toml')).name == 'men'\n"
        "from combat.engine.content.packs.pack import PackList; PackList(place=Path('nowhere')).read()\n"
        "print(*(name for name in sys.modules if name == 'pydantic' or name.startswith(('combat.games.volume1.content.kinds.', "
        "'combat.games.volume1.rules'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""


def test_what_is_faulty_among_the_known_is_no_name_that_another_is_near_to() -> None:
    """A check asks the entries for their ids, and one without an id says something that is no text."""
    assert dict(unknown("marble", "reed", ["red", object()]).values)["close"] == "red"
