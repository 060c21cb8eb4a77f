"""Invalid files, each made from a valid one: saves, campaigns, settings, packs, scenarios, boards, labs."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files.bounds import json_object
from combat.engine.files.folders import share
from combat.engine.journal import journal
from combat.engine.journal.journal_lines import fingerprint
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.digest import json_digest
from combat.engine.play.runner import run
from combat.games.volume1.campaign import diary
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import TITLE
from tests.games.volume1.campaign.battles import PLAN, after, table
from tests.games.volume1.skirmish import skirmish

EXAMPLE = Path(__file__).parents[4] / "docs" / "example-pack"
ENDLESS, HUGE, LONG = "9" * 5_000, "9" * 4_000, "x" * 60_000
STRANGE = "a\0b\x1b[2J\x9b\ud800"
HOLE = 1_500_000_000
"""Size of a sparse file, which uses no space on the disk."""
UPWARDS = "../../../evil"

Lines = list[bytes]


def sound_save(folder: Path) -> Lines:
    """Save a game left in its second turn as `sound.combat`; return the lines of the file, with line ends."""
    path = folder / "sound.combat"
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, print, path)
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: game.state.clock.turn == 2)
    record.close()
    return path.read_bytes().splitlines(keepends=True)


def with_head(lines: Lines, **values: Any) -> Lines:
    """Return a save with values of its header replaced."""
    return [_line(json.loads(lines[0]) | values), *lines[1:]]


def with_book(lines: Lines, change: Callable[[dict[str, Any]], object]) -> Lines:
    """Return a save with its book changed, and with the correct fingerprint."""
    data = json.loads(lines[1])
    change(data["book"])
    text = json.dumps(data).encode()
    return [*with_head(lines, content=fingerprint(text))[:1], text + b"\n", *lines[2:]]


def with_state(lines: Lines, change: Callable[[dict[str, Any]], object]) -> Lines:
    """Return a save with its last checkpoint changed, and with the correct digest."""
    place = max(place for place, line in enumerate(lines) if line.startswith(b'{"checkpoint"'))
    data = json.loads(lines[place])
    state = json_object(unpack(data["state"]))
    change(state)
    return [*lines[:place], _line(data | {"digest": json_digest(state), "state": pack(state)}), *lines[place + 1 :]]


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _set(table: str, key: str, value: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data[table].__setitem__(key, value)


def bad_saves(lines: Lines) -> Iterator[tuple[str, bytes, str]]:
    """Yield invalid saves: name, content, and a pattern that the message must match after the path."""
    middle = len(lines) // 2

    def inserted(line: str) -> Lines:
        return [*lines[:middle], line.encode() + b"\n", *lines[middle:]]

    def book(table: str, key: str, value: Any) -> Lines:
        return with_book(lines, _set(table, key, value))

    answer = '{"to":"roll","about":"","value":%s}'
    head, damaged = "line 1: the header is damaged", "line 2: the book of the game is damaged"
    made: list[tuple[str, Lines, str]] = [
        ("long title", with_head(lines, title=LONG), rf"{head} \(title: has 60,000 signs; 4,000 are allowed\)"),
        ("strange title", with_head(lines, title=STRANGE), rf"{head} \(title: has the control sign \\u0000; take it out\)"),
        ("half a letter", with_head(lines, title="\ud800"), rf"{head} \(title: has the control sign \\ud800; take it out\)"),
        ("long packs", with_head(lines, packs=[LONG]), rf"{head} \(packs.0: has 60,000 signs"),
        ("scenario upwards", with_head(lines, scenario=UPWARDS), rf'{head} \("../../../evil" is no name\)'),
        ("book upwards", book("scenario", "id", UPWARDS), rf'{damaged} \("../../../evil" is no name\)'),
        ("board upwards", book("board", "id", UPWARDS), rf'{damaged} \("../../../evil" is no name\)'),
        ("long book", book("scenario", "title", LONG), rf"{damaged} \(book.scenario.title: has 60,000 signs"),
        ("strange book", book("scenario", "title", STRANGE), rf"{damaged} \(book.scenario.title: has the control sign"),
        ("many turns", book("scenario", "turns", 1_000), rf"{damaged} \(1000 turns\)"),
        ("no turns", book("scenario", "turns", 0), rf"{damaged} \(0 turns\)"),
        ("large number", book("scenario", "hand", 10**7), rf"{damaged} \(book.scenario.hand: is a number of more than 1,000,000\)"),
        ("lava", book("board", "terrains", ["lava"] * 120), rf'{damaged} \(terrain "lava" is unknown\)'),
        ("no weapons", with_book(lines, lambda book: book["weapons"].clear()), rf'{damaged} \(weapon "[a-z0-9-]+" is unknown\)'),
        ("large board", book("board", "columns", 10**5), rf'{damaged} \(Book.board: board "meadow" has 120 terrains for 100000 × 10 hexes'),
        ("thousands of digits", inserted(answer % ENDLESS), r"line \d+: the line is damaged \(has a number of thousands of digits\)"),
        ("hundreds of digits", inserted(answer % HUGE), r"line \d+: the line is damaged \(a checkpoint after \d+ answers stands"),
        ("deep line", inserted("[" * 100_000), r"line \d+: the line is damaged"),
        ("deep file", [b"[" * 100_000], "line 1: is no journal of COMBAT!"),
        ("long line", [lines[0], b'{"book":[' + b"[]," * 800_000 + b"0]}\n"], "line 2: has 2,400,012 bytes; a line has at most 2,097,152"),
        ("many lines", [*lines, b"\n" * 200_000], r"has 200,\d+ lines; a game has at most 100,000"),
        ("nothing", [], "line 1: is no journal of COMBAT!"),
        ("not UTF-8", [b"\xff\xfe\0\0"], "line 1: is no journal of COMBAT!"),
        ("digits in the format", [b'{"journal":"combat","format":%s}\n' % ENDLESS.encode()], "line 1: is no journal of COMBAT!"),
        ("large format", [b'{"journal":"combat","format":%s}\n' % HUGE.encode()], "line 1: was written by a newer game"),
    ]  # fmt: skip
    yield from ((name, b"".join(content), what) for name, content, what in made)


def bad_states(lines: Lines) -> Iterator[tuple[str, bytes, str]]:
    """Yield saves whose last checkpoint refers to a thing that the game lacks.

    Each is a name, the content, and the thing as the message must name it.
    """
    man = "sgt-taylor"

    def such(change: Callable[[dict[str, Any]], object]) -> bytes:
        return b"".join(with_state(lines, change))

    def of_man(key: str, value: Any) -> bytes:
        return such(lambda state: state["men"][man].__setitem__(key, value))

    def of(key: str, value: Any) -> bytes:
        return such(lambda state: state.__setitem__(key, value))

    bomb = {"weapon": "mk-2", "hex": "05.05", "thrown_from": "05.05", "near": [], "far": []}
    gun = {"id": "g", "weapon": "bar", "hex": "", "operator": "", "assistant": "", "ammo": "full", "built_in": False}
    cloud = {"hexes": ["99.99"], "value": 1, "turn": 1, "fading": False, "weapon": ""}
    yield "ground", of("board", {"05.05": "lava"}), 'terrain "lava"'
    yield "two names", of_man("id", "nobody"), f'a man "nobody" under the name "{man}"'
    yield "no figure", such(lambda state: state["men"].__setitem__("x", state["men"][man] | {"id": "x"})), 'man "x"'
    yield "cup", of("cup", ["nobody"]), 'man "nobody"'
    for key in ("held_by", "whom", "carrier"):
        yield key, of_man(key, "nobody"), 'man "nobody"'
    for key in ("hex", "aim", "fell_at"):
        yield key, of_man(key, "99.99"), 'hex "99.99"'
    yield "grenade", of_man("grenade", "brick"), 'weapon "brick"'
    yield "order", of_man("order", {"id": "dance", "directions": []}), 'order "dance"'
    for key in ("hand", "aside", "deck", "discards"):
        yield key, of(key, [777]), 'card "777"'
    for key in ("enemy_deck", "enemy_discards"):
        yield key, of(key, [777]), 'card "777"'
    yield "display", of("enemy_cards", {"A": 777}), 'card "777"'
    yield "strikes", of("strikes", ["hail"]), 'strike "hail"'
    yield "great wind", of("wind", 99), 'wind "99"'
    yield "melee", of("melee", ["99.99"]), 'hex "99.99"'
    yield "shell", of("shells", [{"weapon": "brick", "hex": "05.05"}]), 'weapon "brick"'
    yield "flare", of("flares", [{"hex": "99.99", "turn": 1, "impulse": 0}]), 'hex "99.99"'
    yield "smoke", of("clouds", [cloud]), 'hex "99.99"'
    yield "bomb", of("bombs", [bomb | {"near": ["nobody"]}]), 'man "nobody"'
    yield "bomb from nowhere", of("bombs", [bomb | {"thrown_from": "99.99"}]), 'hex "99.99"'
    yield "gun", of("guns", {"g": gun | {"operator": "nobody"}}), 'man "nobody"'
    yield "gun nowhere", of("guns", {"g": gun | {"hex": "99.99"}}), 'hex "99.99"'
    yield "papers", of("papers", [{"of": man, "man": "", "hex": "99.99"}]), 'hex "99.99"'
    yield "where they stood", of("impulse_hexes", {man: "99.99"}), 'hex "99.99"'


def odd_saves(lines: Lines) -> Iterator[tuple[str, bytes]]:
    """Yield saves with unusual but valid values, which may be refused but must not break the program."""

    def every(table: str, key: str, value: Any) -> Lines:
        return with_book(lines, lambda book: [entry.__setitem__(key, value) for entry in book[table].values()])

    made: dict[str, Lines] = {
        "no men": with_book(lines, lambda book: book["figures"].clear()),
        "no cards": with_book(lines, lambda book: book["friendly_cards"].clear()),
        "no verdicts": with_book(lines, _set("scenario", "verdicts", [])),
        "long names": every("figures", "name", "N" * 3_000),
        "odd names": every("figures", "name", "\u202e\ufffe\U0010ffff兵"),
        "great quality": every("figures", "tq", 999_999),
        "a long briefing": with_book(lines, _set("scenario", "briefing", ["b" * 4_000] * 200)),
        "a large hand": with_book(lines, _set("scenario", "hand", 999_999)),
        "a far night": with_state(lines, lambda state: state.__setitem__("night", 999_999)),
        "points": with_state(lines, lambda state: state.__setitem__("points", 999_999)),
    }
    yield from ((name, b"".join(content)) for name, content in made.items())


def bad_campaigns(folder: Path) -> Iterator[tuple[str, bytes, str]]:
    """Yield invalid campaigns: name, content, and a pattern that the message must match after the path."""
    kept = diary.begin(PLAN, folder)
    kept.write(after(kept.campaign, table()))
    lines = kept.path.read_bytes().splitlines(keepends=True)
    kept.path.unlink()

    def plan(change: Callable[[dict[str, Any]], object]) -> bytes:
        data = json.loads(lines[1])
        change(data["plan"])
        text = _line(data)
        return b"".join([_line(json.loads(lines[0]) | {"content": fingerprint(text)}), text, *lines[2:]])

    def such(what: str) -> str:
        return rf"line 2: the plan of the campaign is damaged \(no campaign has such {what}\)"

    yield "long title", plan(lambda plan: plan.__setitem__("title", LONG)), r"line 2: .*plan.title: has 60,000 signs"
    yield "strange title", plan(lambda plan: plan.__setitem__("title", STRANGE)), r"line 2: .*has the control sign"
    yield "upwards", plan(lambda plan: plan.__setitem__("id", UPWARDS)), such("names")
    yield "battle upwards", plan(lambda plan: plan["battles"][0].__setitem__("scenario", UPWARDS)), such("names")
    yield "no battles", plan(lambda plan: plan["battles"].clear()), such("battles")
    yield "many battles", plan(lambda plan: plan["battles"].extend(plan["battles"] * 100)), such("battles")
    yield "no verdicts", plan(lambda plan: plan["verdicts"].clear()), such("verdicts")
    yield "no men", plan(lambda plan: plan["squad"].clear()), such("men")
    yield "a pin off the map", plan(lambda plan: plan["battles"][0].__setitem__("pin", [999_999, 0])), such("pins")
    yield "a gain for nothing", plan(lambda plan: plan["gains"][0].__setitem__("every", 0)), such("gains")
    yield "no care", plan(lambda plan: plan["care"].clear()), such("care")
    yield "a ribbon of words", plan(lambda plan: plan["decorations"][0].__setitem__("ribbon", ["red"])), such("ribbons")
    yield "no ribbon", plan(lambda plan: plan["decorations"][0]["ribbon"].clear()), such("ribbons")
    yield "digits", b'{"campaign":"combat","format":%s}\n' % ENDLESS.encode(), "line 1: is no campaign"
    yield "deep", b"[" * 100_000, "line 1: is no campaign"
    yield "empty", b"", "line 1: is no campaign"


def no_files(folder: Path, suffix: str) -> Iterator[tuple[Path, str]]:
    """Create things in a folder that are not regular files or are too large.

    Yield the path of each, and a pattern that its message must match.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pipe, device, gone, loop, inside = (
        folder / f"{name}{suffix}" for name in ("pipe", "device", "gone", "loop", "folder")
    )
    os.mkfifo(pipe)
    device.symlink_to("/dev/zero")
    gone.symlink_to("nowhere")
    loop.symlink_to(loop.name)
    inside.mkdir()
    hole = folder / f"hole{suffix}"
    with hole.open("wb") as file:
        file.truncate(HOLE)
    yield pipe, "is no plain file"
    yield device, "is no plain file"
    yield gone, "no such"
    yield loop, "its links lead in a circle"
    yield inside, "is a folder"
    yield hole, "1,?500,?000,?000 bytes"


def bad_tables(sound: str) -> Iterator[tuple[str, bytes, str]]:
    """Yield invalid variants of a valid TOML text: name, content, and a pattern that the message must match.

    The text needs a line `title = …` or `name = …`.
    """
    key = "title" if "\ntitle = " in f"\n{sound}" else "name"
    line = next(line for line in sound.splitlines() if line.startswith(f"{key} = "))

    def titled(value: str) -> bytes:
        return sound.replace(line, f"{key} = {value}", 1).encode()

    yield "thousands of digits", titled(ENDLESS), r":\d+: has a number of thousands of digits"
    yield "hundreds of digits", titled(HUGE), rf":\d+: {key}: is a number of more than 1,000,000"
    yield "long", titled(f'"{LONG}"'), rf":\d+: {key}: has 60,000 signs; 4,000 are allowed"
    yield "strange", titled('"a\\u0000b"'), rf":\d+: {key}: has the control sign \\u0000; take it out"
    yield "steering", titled('"a\\u009b2J"'), rf":\d+: {key}: has the control sign \\u009b; take it out"
    yield "endless", titled("inf"), rf":\d+: {key}: is no number"
    yield "a day", titled("1979-05-27"), rf":\d+: {key}: 1979-05-27 is not a text in quotes"
    yield "deep", f"{sound}\nx = {'[' * 100_000}".encode(), r": is nested too deep"
    yield "not UTF-8", b"\xff\xfe\0\0", r":1: byte 0xff is not UTF-8"
    yield "half a letter", titled('"\\ud800"'), r":\d+: is no sound TOML"


# -- a whole home ----------------------------------------------------------------------------------------------------


def fill(home: Path) -> None:
    """Write all these invalid files, and one valid file of each kind, into the player's folders."""
    data = home / "data"
    saves = data / "saves"
    saves.mkdir(parents=True)
    lines = sound_save(saves)
    for name, content, _ in bad_saves(lines):
        (saves / f"{name}.combat").write_bytes(content)
    for name, content, _ in bad_states(lines):
        (saves / f"state {name}.combat").write_bytes(content)
    for name, content in odd_saves(lines):
        (saves / f"odd {name}.combat").write_bytes(content)
    for name, content, _ in bad_campaigns(saves):
        (saves / f"{name}.campaign").write_bytes(content)
    diary.begin(PLAN, saves)
    for suffix in (".combat", ".campaign"):
        list(no_files(saves, suffix))
    for raw in (b"bad\xff\xfe.combat", b"\x1b[2J\n.combat", b"n" * 240 + b".combat"):
        (saves / os.fsdecode(raw)).write_bytes(b"".join(lines))
    _fill_settings(home / "config")
    scenario = (share() / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
    for place in ("scenarios", "drafts"):
        _fill_tables(data / place, scenario)
    _fill_tables(data / "lab", (Path(__file__).parents[1] / "rulebook" / "05_card_25.toml").read_text(encoding="utf-8"))
    _fill_boards(data / "assets" / "boards")
    _fill_packs(data / "packs")


def _fill_settings(folder: Path) -> None:
    keys = {"undo": ["\0", "\ud800", "", LONG, "Ctrl+", "++"], "nonsense": ["Q"], "help": [], "cancel": ["\x1b"]}
    odd = {
        "scale": 1e308,
        "volume": float("nan"),
        "tooltip_delay": 10**300,
        "pace": ["x"],
        "duck_back": {},
        "keys": keys,
    }
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(json.dumps(odd))


def _fill_tables(folder: Path, sound: str) -> None:
    list(no_files(folder, ".toml"))
    for name, content, _ in bad_tables(sound):
        (folder / f"{name}.toml").write_bytes(content)
    for raw in (b"bad\xff\xfe.toml", b"\x1b[2J.toml", b"back\\slash.toml", b"..toml", b"sound.toml"):
        (folder / os.fsdecode(raw)).write_text(sound, encoding="utf-8")


def _fill_boards(folder: Path) -> None:
    list(no_files(folder, ".tmx"))
    for file in (EXAMPLE / "assets" / "boards").iterdir():
        shutil.copy(file, folder)
    sound = (folder / "orchard.tmx").read_text(encoding="utf-8")
    (folder / "digits.tmx").write_text(sound.replace(' width="', f' width="{ENDLESS}', 1))
    (folder / "tiles.tmx").write_text(sound.replace("\n1,", f"\n{ENDLESS},", 1))
    (folder / "short.tmx").write_text(sound[: len(sound) // 2])
    (folder / "orchard").mkdir()
    (folder / "orchard" / "index.json").write_text("[" * 100_000)


def _fill_packs(folder: Path) -> None:
    list(no_files(folder, ".zip"))
    (folder / "packs.json").write_text(f'{{"order": [{ENDLESS}], "off": []}}')
    shutil.copytree(EXAMPLE, folder / "sound")
    with zipfile.ZipFile(folder / "zipped.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in EXAMPLE.rglob("*.*"):
            archive.write(file, file.relative_to(EXAMPLE))
    whole = bytearray((folder / "zipped.zip").read_bytes())
    whole[len(whole) // 2] ^= 0xFF
    (folder / "one wrong byte.zip").write_bytes(whole)
    for name, content, _ in bad_tables((EXAMPLE / "pack.toml").read_text(encoding="utf-8")):
        (folder / name).mkdir()
        (folder / name / "pack.toml").write_bytes(content)
    for raw in (b"\xff\xfe", b"\x1b[2J"):
        shutil.copytree(EXAMPLE, folder / os.fsdecode(raw))
    odd: dict[str, Callable[[Path], None]] = {"pipe": os.mkfifo, "device": lambda path: path.symlink_to("/dev/zero")}
    for name, put in odd.items():
        (folder / f"with a {name}").mkdir()
        put(folder / f"with a {name}" / "pack.toml")
