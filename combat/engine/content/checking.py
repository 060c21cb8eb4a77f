"""What `combat check` and `combat schema` answer: findings about files and folders, and the shapes of files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from combat.engine.content import layers
from combat.engine.content.board_files import load_board
from combat.engine.content.findings import ContentError, Finding, shown
from combat.engine.content.layers import PACK_FILE, Layer, share, shipped
from combat.engine.content.packs import pack as packs
from combat.engine.content.packs.listing import NO_CARD
from combat.engine.content.packs.manifest import Manifest
from combat.engine.content.reading import KINDS, kind_of, plain, read
from combat.engine.content.rules_index import RulesFile, check_pages
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.lab.position import load_lab
from combat.games.volume1.content.library import Library

_TOPS = ("assets", "scenarios")


def check_paths(paths: list[Path], below: list[Path]) -> list[Finding]:
    """Every finding in the files and packs given, and in all content files and packs of the folders given.

    `below` are packs that these are laid over.
    """
    findings: set[Finding] = set()
    files: dict[Path, None] = {}
    found: dict[Path, None] = {}
    for path in paths:
        if packs.is_pack(path):
            found[path] = None
        elif path.is_dir():
            inside = _packs_of(path)
            found.update(dict.fromkeys(inside))
            files.update(dict.fromkeys(file for file in _content_of(path) if not inside & {*file.parents}))
            findings.update(_cardless(path))
        elif path.exists():
            files[path] = None
        else:
            findings.add(Finding(shown(path), 0, "cannot be read: there is no such file or folder"))
    for pack in packs.stack([*below, *(pack for pack in found if pack not in below)]):
        findings.update(pack.findings)
    assemblies: dict[Path, Assembly] = {}
    for file in files:
        findings.update(_check(file, assemblies))
    return sorted(findings)


def _cardless(folder: Path) -> Iterator[Finding]:
    """A pack without its card: content to be laid over the game's, and too little of it to stand in its place."""
    own = folder.resolve() in (share().resolve(), layers.own().resolve())
    if own or not (folder / "assets").is_dir() or (folder / PACK_FILE).is_file() or (folder / "assets/charts").is_dir():
        return
    if any(kind_of(file) for file in (folder / "assets").rglob("*.toml")):
        yield Finding(shown(folder), 0, NO_CARD)


def _packs_of(folder: Path) -> set[Path]:
    """The packs in a folder and below it."""
    return {file.parent for file in folder.rglob(PACK_FILE)}


def _content_of(folder: Path) -> list[Path]:
    """The content files of a folder: boards, and TOML files in their places."""
    return sorted(
        file
        for suffix in ("tmx", "toml")
        for file in folder.rglob(f"*.{suffix}")
        if file.suffix == ".tmx" or kind_of(file)
    )


def _check(file: Path, assemblies: dict[Path, Assembly]) -> list[Finding]:
    if file.suffix == ".tmx":
        try:
            load_board(file)
        except ContentError as fault:
            return list(fault.findings)
        return []
    if file.suffix != ".toml":
        return [Finding(shown(file), 0, "is no content file; boards end in .tmx, all else in .toml")]
    if kind_of(file) == "lab" or (kind_of(file) is None and is_lab(file)):
        return _check_lab(file)
    if kind_of(file) == "rules":
        return _check_rules(file)
    root = _root(file)
    if root not in assemblies:
        over = [] if root == share() else [_layer(root)]
        assemblies[root] = Assembly(Library([shipped(), *layers.packs(), *over]))
    assembly = assemblies[root]
    kind = kind_of(file) or "scenario"
    if kind == "scenario":
        return assembly.scenario(file)[2]
    if kind == "campaign":
        return assembly.campaign(file)
    found = [finding for finding in assembly.findings if finding.file == shown(file)]
    if not found:
        try:
            read(file, KINDS[kind], alone=not (root / PACK_FILE).is_file())
        except ContentError as fault:
            return list(fault.findings)
    return found


def is_lab(file: Path) -> bool:
    """Whether a TOML file describes a position rather than a scenario: it lists men, or scripts dice and answers."""
    try:
        data = plain(file)
    except ContentError:
        return False
    return any(isinstance(data.get(side), list) for side in ("friendly", "enemy")) or bool(
        data.keys() & {"from", "until", "chance", "answer"}
    )


def _check_lab(file: Path) -> list[Finding]:
    try:
        load_lab(file)
    except ContentError as fault:
        return list(fault.findings)
    return []


def _check_rules(file: Path) -> list[Finding]:
    try:
        index = read(file, RulesFile)
    except ContentError as fault:
        return list(fault.findings)
    return sorted(
        Finding(shown(Path(found.file)), found.line, found.what) for found in check_pages(file, index.content)
    )


def _layer(root: Path) -> Layer:
    """A folder laid over the game's content: a pack by its card, else with every file in place of ours."""
    if (root / PACK_FILE).is_file():
        card = read(root / PACK_FILE, Manifest).content
        return Layer(root, card.name, card.version, frozenset(card.whole))
    return Layer(root, whole=frozenset(Layer(root).glob("assets/**/*.toml")))


def _root(file: Path) -> Path:
    """The folder around `assets` or `scenarios` that a file lies in, else the game's own."""
    for folder in Path(os.path.realpath(file)).parents:
        if folder.name in _TOPS:
            return folder.parent
    return share()
