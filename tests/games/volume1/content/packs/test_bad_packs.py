"""Invalid packs give one clear line of error each, and never use more than 256 MB of memory."""

from __future__ import annotations

import atexit
import errno
import functools
import os
import shutil
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from combat.engine.content.packs import pack as packs
from combat.engine.content.packs.archive import UnsafeZip, unpacked
from tests.games.volume1.content.packs.pack_files import CARD, EXAMPLE, RIFLE, written
from tests.games.volume1.content.packs.picture_heads import head_of
from tests.limited import Limited

GIGABYTE, MEMORY = 1 << 30, 256 << 20
BOARD = EXAMPLE / "assets" / "boards" / "orchard.tmx"
DECK = "assets/decks/friendly.toml"


@functools.cache
def game() -> Limited:
    """Return the command line with 256 MB of address space, cached."""
    limited = Limited(MEMORY)
    atexit.register(limited.close)
    return limited


def said(tmp_path: Path, *arguments: str) -> tuple[int, list[str]]:
    """Call the command line; return exit code and output lines, after asserting that there is no traceback."""
    code, out, err = game().call(tmp_path, {"COMBAT_CACHE_DIR": str(tmp_path / "cache")}, arguments)
    assert "Traceback" not in err, err
    return code, out.splitlines()


def jpeg_of(width: int, height: int) -> bytes:
    """Return the first bytes of a JPEG file of a size."""
    return b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08" + struct.pack(">HH", height, width) + b"\x03" * 10


def put(pack: Path, place: str, content: bytes | str) -> None:
    """Write a file into a pack."""
    file = pack / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)


LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
<map orientation="&c;"/>"""
OUTSIDE = '<?xml version="1.0"?>\n<!DOCTYPE map SYSTEM "file:///etc/passwd">\n<map/>'
MAN = 'side = "enemy"\n[[man]]\nrank = "Gefr"\nname = "{}"\nteam = "blue"\ntq = 6\nskills = {{ kar-98k = 6 }}\n'
ORDER = '[[card]]\nkind = "order"\ntitle = "A"\ntext = "{}"\nnumber = 4\neffects = [{{ kind = "reveal" }}]\n'
ZOOM = '{{"width": {0}, "height": {0}, "scale": {1}, "folder": "x"}}'
INDEX = f'{{{{"width": 9, "height": 9, "hex_width": 9, "row_pitch": 9, "origin": [1, 1], "zooms": [{ZOOM}]}}}}'
SHEET = BOARD.read_text(encoding="utf-8")
PACKED = '<group><layer name="x"><data encoding="base64" compression="zlib">eJwDAAAAAAE=</data></layer></group>\n</map>'

CASES: list[tuple[str, str, bytes | str, str]] = [
    ("entities", "assets/boards/x.tmx", LAUGHS, "assets/boards/x.tmx:2: declares a document type or entities"),
    ("an external entity", "assets/boards/x.tmx", OUTSIDE, "assets/boards/x.tmx:2: declares a document type or entities"),
    ("a tileset outside", "assets/boards/x.tmx", SHEET.replace('"level.tsx"', '"../../../level.tsx"'), 'x.tmx:4: tileset "../../../level.tsx" lies outside the map’s folder'),
    ("an absolute tileset", "assets/boards/x.tmx", SHEET.replace('"level.tsx"', '"/etc/level.tsx"'), 'x.tmx:4: tileset "/etc/level.tsx" lies outside'),
    ("another alphabet", "assets/boards/x.tmx", SHEET.replace("UTF-8", "EBCDIC-CP-BE"), 'x.tmx:1: is in the encoding "EBCDIC-CP-BE"'),
    ("an alphabet of no name", "assets/boards/x.tmx", SHEET.replace("UTF-8", "x" * 3000), "x.tmx:1: "),
    ("a name without end", "assets/boards/x.tmx", SHEET.replace('"level.tsx"', '"' + "x" * 3000 + '.tsx"'), "x.tmx:4: tileset "),
    ("packed tiles", "assets/boards/x.tmx", SHEET.replace("</map>", PACKED), "x.tmx:35: holds packed data"),
    ("an object's template", "assets/boards/x.tmx", SHEET.replace("</map>", '<objectgroup><object template="/etc/x.tx"/></objectgroup></map>'), "takes an object from another file"),
    ("a deep map", "assets/boards/x.tmx", "<a>" * 1_000_000, "x.tmx:1: has more than 50,000 tags, or more than 16 within"),
    ("a wide map", "assets/boards/x.tmx", "<map>" + "<a/>" * 900_000, "x.tmx:1: has more than 50,000 tags"),
    ("a large scan", "assets/skins/x.png", head_of(20_000, 20_000), "x.png: is 20,000 × 20,000 px; 10,000 px a side and 64 million in all are allowed"),
    ("a large photograph", "assets/skins/x.jpg", jpeg_of(20_000, 9_000), "x.jpg: is 20,000 × 9,000 px"),
    ("a large portrait", "assets/counters/portraits/pvt-cragg.jpg", jpeg_of(3_000, 3_000), "is 3,000 × 3,000 px; 2,048 px a side"),
    ("no picture", "assets/skins/x.png", b"hello", "x.png: is no PNG picture"),
    ("deep TOML", DECK, "card = " + "[" * 1000 + "]" * 1000, f"{DECK}: is nested too deep"),
    ("deep keys", DECK, "a." * 100_000 + "a = 1\n", f"{DECK}:1: has a key of too many parts"),
    ("a large file", DECK, b"#" * 5_000_000, f"{DECK}: has 5000000 bytes; a content file has at most 1048576"),
    ("another encoding", DECK, b"# caf\xe9\n", f"{DECK}:1: byte 0xe9 is not UTF-8"),
    ("a card without number", DECK, '[[card]]\nkind = "order"\ntitle = "A"\ntext = "B"\neffects = [{ kind = "reveal" }]\n', f'{DECK}:1: "number" is missing'),
    ("sentences in another encoding", "assets/locale/en/x.ftl", b"a = b\nb = \xe9\n", "x.ftl:2: byte 0xe9 is not UTF-8"),
    ("no sentences", "assets/locale/en/x.ftl", "a = b\n\n?? what\n", "x.ftl:3: is no message"),
    ("sentences without end", "assets/locale/en/x.ftl", "b = c\na = { a }\n", 'x.ftl:2: "a" leads back to itself'),
    ("many sentences", "assets/locale/en/x.ftl", "".join(f"a{n} = b\n" for n in range(9_000)), "x.ftl: has more than 65,536 bytes"),
    ("a long name", "assets/men/x.toml", MAN.format("x" * 1_000_000), "x.toml:4: name: "),
    ("a name without a letter", "assets/men/x.toml", MAN.format("兵").replace("Gefr", "兵"), 'x.toml:2: man "兵 兵" needs an id'),
    ("a long text", DECK, ORDER.format("x" * 1_000_000), f"{DECK}:4: text: has 1,000,000 signs; 4,000 are allowed"),
    ("control signs", DECK, ORDER.format("x").replace('"order"', '"\\u001b[2J\\n"'), f"{DECK}:2: kind: has the control sign \\u001b; take it out"),
    ("a large picture of all", "assets/boards/x/index.json", INDEX.format(10_000, 1.0), "needs a small zoom of at most 4 million pixels"),
    ("tiles of no size", "assets/boards/x/index.json", INDEX.format(9, 0), "has a scale that is no number from 0.05 to 4"),
    ("a tile that is missing", "assets/boards/x/index.json", INDEX.format(1_000, 1.0), 'folder "x" has no tile 0-0.jpg'),
    ("tiles outside", "assets/boards/x/index.json", '{"width": 9, "height": 9, "hex_width": 9, "row_pitch": 9, "origin": [1, 1], "zooms": [{"width": 9, "height": 9, "scale": 1, "folder": "../../.."}]}', 'folder "../../.." must be a plain name'),
    ("a large sheet of tiles", "assets/boards/x/index.json", '{"width": 900000, "height": 9, "hex_width": 9, "row_pitch": 9, "origin": [1, 1], "zooms": []}', "has a size that is no number from 1 to 10,000"),
    ("deep JSON", "assets/boards/x/index.json", "[" * 50_000, "is no index of a board’s tiles"),
    ("a scan elsewhere", "assets/skins/farmhouse.toml", 'image = "../../x.png"\n[[point]]\nhex = "01.01"\nx = 1\ny = 1\n[[point]]\nhex = "03.01"\nx = 9\ny = 1\n', 'farmhouse.toml:1: image: "../../x.png" is no picture beside this file'),
    ("a file in no place", "asset/weapons.toml", RIFLE, "asset/weapons.toml: lies where the game does not look; put it below assets/"),
    ("a chart of no name", "assets/charts/moral.toml", RIFLE, "assets/charts/moral.toml: is no file that the game knows"),
    ("a whole file elsewhere", "pack.toml", CARD.format("box") + 'whole = ["../weapons.toml"]\n', 'pack.toml:4: whole: "../weapons.toml" is no place'),
    ("a version of words", "pack.toml", CARD.format("box").replace("1.0", "new"), 'pack.toml:2: version: "new" is no version'),
]  # fmt: skip


@pytest.mark.parametrize(("place", "content", "what"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_bad_file_is_refused_in_one_line(tmp_path: Path, place: str, content: bytes | str, what: str) -> None:
    pack = written(tmp_path / "box")
    for name in ("terrain.tsx", "terrain.png", "level.tsx", "level.png"):
        if place.endswith(".tmx"):
            put(pack, f"assets/boards/{name}", (BOARD.parent / name).read_bytes())
    put(pack, place, content)
    code, lines = said(tmp_path, "check", "box")
    assert (code, len(lines)) == (2, 1), lines
    assert lines[0].startswith("box/")
    assert what in lines[0]


def test_a_large_tileset_picture_is_refused(tmp_path: Path) -> None:
    pack = written(tmp_path / "box")
    for file in BOARD.parent.iterdir():
        put(pack, f"assets/boards/{file.name}", file.read_bytes())
    put(pack, "assets/boards/level.png", head_of(20_000, 20_000))
    assert said(tmp_path, "check", "box") == (
        2,
        ['box/assets/boards/level.tsx:3: tileset image "level.png" is 20000 × 20000 px; 8192 px a side are allowed'],
    )


def test_links_and_pipes_are_refused(tmp_path: Path) -> None:
    pack = written(tmp_path / "box", assets_weapons=RIFLE)
    (pack / "assets" / "men").symlink_to("/etc")
    (pack / "assets" / "x.toml").symlink_to("../../secret.toml")
    os.mkfifo(pack / "assets" / "pipe.toml")
    assert said(tmp_path, "check", "box") == (
        2,
        [
            "box/assets/men: is a link that may lead out of the pack; put the file itself there",
            "box/assets/pipe.toml: is no plain file; take it out of the pack",
            "box/assets/x.toml: is a link that may lead out of the pack; put the file itself there",
        ],
    )


def test_a_pack_without_its_card_is_refused(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    with zipfile.ZipFile(tmp_path / "box.zip", "w") as archive:
        archive.writestr("readme.txt", "hello")
    remedy = 'has no pack.toml; write one with name and version (see "combat schema pack")'
    assert said(tmp_path, "check", "box.zip") == (2, [f"box.zip: {remedy}"])
    assert said(tmp_path, "check", "--pack", "box", "box.zip") == (2, [f"box: {remedy}", f"box.zip: {remedy}"])


# -- zip files ------------------------------------------------------------------------------------------------------


def zipped(path: Path, fill: Callable[[zipfile.ZipFile], object]) -> None:
    """Write a zipped pack with a manifest, to which `fill` adds files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("pack.toml", CARD.format("box"))
        fill(archive)


def link(archive: zipfile.ZipFile) -> None:
    """Add a symbolic link to an archive."""
    entry = zipfile.ZipInfo("assets/men")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    archive.writestr(entry, "/etc")


def bomb(archive: zipfile.ZipFile) -> None:
    """Add a file of 300 MB that compresses to almost nothing."""
    with archive.open("assets/x.toml", "w") as file:
        for _ in range(300):
            file.write(b"\0" * (1 << 20))


def crowd(archive: zipfile.ZipFile) -> None:
    """Add 6,000 empty files."""
    for number in range(6_000):
        archive.writestr(f"{number}", "")


def file_in_file(archive: zipfile.ZipFile) -> None:
    """Add a file, and another file in it as if it were a folder."""
    archive.writestr("a", "")
    archive.writestr("a/b", "")


ZIPS: list[tuple[str, Callable[[zipfile.ZipFile], object], str]] = [
    ("a bomb", bomb, 'holds "assets/x.toml", which unpacks to more than 100 times its size'),
    ("a crowd", crowd, "holds 6,001 files; 5,000 are allowed"),
    ("a path upwards", lambda archive: archive.writestr("../../x.toml", ""), 'holds "../../x.toml", a path that leaves the pack'),
    ("an absolute path", lambda archive: archive.writestr("/etc/x.toml", ""), 'holds "/etc/x.toml", a path that leaves the pack'),
    ("another system's path", lambda archive: archive.writestr("C:x.toml", ""), 'holds "C:x.toml", a path that leaves the pack'),
    ("a device", lambda archive: archive.writestr("assets/men/NUL.toml", ""), 'holds "assets/men/NUL.toml", a name that not every system can keep'),
    ("a name that ends in a dot", lambda archive: archive.writestr("assets/men./x.toml", ""), 'holds "assets/men./x.toml", a name that not'),
    ("a file in a file", file_in_file, "cannot be unpacked: "),
    ("a link", link, 'holds the link "assets/men", which may lead out of the pack'),
    ("a name twice", lambda archive: archive.writestr("PACK.toml", ""), 'holds "PACK.toml" twice'),
    ("an odd method", lambda archive: archive.writestr("x", "x", zipfile.ZIP_LZMA), 'holds "x", packed in an unusual way'),
]  # fmt: skip


@pytest.mark.parametrize(("fill", "what"), [case[1:] for case in ZIPS], ids=[case[0] for case in ZIPS])
def test_a_bad_zip_is_refused_in_one_line(tmp_path: Path, fill: Callable[[zipfile.ZipFile], object], what: str) -> None:
    zipped(tmp_path / "box.zip", fill)
    code, lines = said(tmp_path, "check", "box.zip")
    assert (code, len(lines)) == (2, 1), lines
    assert lines[0].startswith(f"box.zip: {what}")
    assert list((tmp_path / "cache" / "unpacked").glob("*")) == []


def test_a_list_of_contents_that_would_fill_the_memory_is_not_read(tmp_path: Path) -> None:
    entry = zipfile.ZipInfo("x").filename.encode()
    record = struct.pack("<4s4B4HL2L5H2L", b"PK\1\2", 20, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0) + entry
    body = record * 2_000_000
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 0xFFFF, 0xFFFF, len(body), 0, 0)
    (tmp_path / "box.zip").write_bytes(body + end)
    assert said(tmp_path, "check", "box.zip") == (2, ["box.zip: lists more than the 5,000 files that are allowed"])


def test_a_pipe_that_is_called_a_zip_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "box.zip")
    assert said(tmp_path, "check", "box.zip") == (2, ["box.zip: is no file; put the zip file itself there"])


def test_what_is_no_zip_is_refused(tmp_path: Path) -> None:
    (tmp_path / "box.zip").write_bytes(b"hello" * 100)
    assert said(tmp_path, "check", "box.zip") == (2, ["box.zip: is no zip file; pack the folder again"])


def test_a_zip_is_played_with_also_as_whole_projects_are_packed(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "box.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(EXAMPLE.rglob("*.*")):
            archive.write(file, f"orchard-main/{file.relative_to(EXAMPLE)}")
        archive.comment = b"0123456789abcdef"
    assert said(tmp_path, "check", "box.zip") == (0, [])
    (tmp_path / "cache").joinpath("unpacked").stat()
    code, lines = said(tmp_path, "los", "orchard", "01.01", "02.01", "--json", "--pack", "box.zip")
    assert (code, len(lines)) == (0, 1)


def test_a_report_is_refused_with_a_broken_pack(tmp_path: Path) -> None:
    written(tmp_path / "box", assets_weapons=RIFLE.replace('"rifle"', '"riffle"'))
    assert said(tmp_path, "simulate", "first-light", "--games", "1", "--pack", "box") == (2, [])


def test_a_scenario_longer_than_the_memory_is_not_taken_in(tmp_path: Path) -> None:
    with (tmp_path / "long.toml").open("wb") as file:
        file.truncate(GIGABYTE)
    assert said(tmp_path, "simulate", "long.toml", "--games", "1") == (2, [])


def test_findings_of_a_zip_name_the_file_in_it(tmp_path: Path) -> None:
    zipped(
        tmp_path / "box.zip", lambda archive: archive.writestr("assets/weapons.toml", RIFLE.replace("rifle", "riffle"))
    )
    code, lines = said(tmp_path, "check", "box.zip")
    assert (code, len(lines)) == (2, 1)
    assert lines[0].startswith('box.zip/assets/weapons.toml:3: kind: "riffle" is not allowed')


def test_a_zip_with_any_one_wrong_byte_is_refused_in_one_line_or_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    zipped(tmp_path / "sound.zip", lambda archive: archive.writestr("assets/weapons.toml", RIFLE))
    sound, path, refused = (tmp_path / "sound.zip").read_bytes(), tmp_path / "box.zip", set[str]()
    for place in range(len(sound)):
        for wrong in (0x00, 0xFF, sound[place] ^ 1):
            path.write_bytes(sound[:place] + bytes([wrong]) + sound[place + 1 :])
            try:
                shutil.rmtree(unpacked(path).parent)
            except UnsafeZip as fault:
                assert "\n" not in str(fault)
                refused.add(str(fault).partition(":")[0])
            except OSError as fault:
                assert fault.errno != errno.EINVAL, "a place before the file's beginning is the zip's fault"
    assert len(refused) > 5
    assert [left.name for left in (tmp_path / "cache").glob("packs/new-*")] == []


def test_an_unpacked_pack_that_somebody_has_changed_is_unpacked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    zipped(tmp_path / "box.zip", lambda archive: archive.writestr("assets/weapons.toml", RIFLE))
    weapons = unpacked(tmp_path / "box.zip") / "assets" / "weapons.toml"
    first = weapons.stat().st_mtime_ns
    assert unpacked(tmp_path / "box.zip") == weapons.parents[1]
    assert weapons.stat().st_mtime_ns == first, "nothing is unpacked twice"
    for spoil in (lambda: weapons.write_text("x"), weapons.unlink, (weapons.parent / "more.toml").touch):
        spoil()
        unpacked(tmp_path / "box.zip")
        assert weapons.read_text() == RIFLE
        assert [file.name for file in weapons.parent.iterdir()] == ["weapons.toml"]


def test_what_a_zip_was_unpacked_to_lies_beside_no_pack_where_data_and_cache_are_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("DATA", "CACHE"):
        monkeypatch.setenv(f"COMBAT_{folder}_DIR", str(tmp_path))
    packs.folder().mkdir()
    zipped(packs.folder() / "box.zip", lambda archive: archive.writestr("assets/weapons.toml", RIFLE))
    assert unpacked(packs.folder() / "box.zip").is_dir()
    assert [lies.name for lies in packs.folder().iterdir()] == ["box.zip"]
