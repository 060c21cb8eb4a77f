"""Checks for `combat check`: findings about files, and about all files of the game's kinds in folders."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePath
from typing import Protocol

from combat.engine.content import layers
from combat.engine.content.file_kinds import FileKind, FileKinds
from combat.engine.content.findings import ContentError, Finding, shown
from combat.engine.content.layers import PACK_FILE, Layer, shipped
from combat.engine.content.packs import pack as packs
from combat.engine.content.packs.listing import NO_CARD
from combat.engine.content.packs.manifest import Manifest
from combat.engine.content.places import Places
from combat.engine.content.reading import plain, read
from combat.engine.content.recognition import owner
from combat.engine.content.rules_index import RulesFile, check_pages
from combat.engine.files.folders import ENGINE, share
from combat.engine.kernel.text_message import TextMessage, msg

_TOPS = ("assets", "scenarios")
BY_CONTENT = ("scenario", "lab", "lesson")
"""The kinds that the player's files are recognised as by content, in any folder."""


class Assembled(Protocol):
    """All content of some places, read and cross-checked: the result of a game's `FileKinds.assembly`."""

    findings: list[Finding]
    """All findings about the content that scenarios share."""

    def about(self, kind: str, file: Path) -> list[Finding]:
        """Return all findings about a file that is checked separately, such as a scenario."""


def check_paths(
    paths: Iterable[Path], below: Sequence[Path], kinds: FileKinds, others: Sequence[FileKinds] = ()
) -> list[Finding]:
    """Return all findings in the given files and packs, and in all files and packs of the given folders, sorted.

    `below` are packs under these. Files that belong to one of the games `others` are skipped.
    """
    findings: set[Finding] = set()
    files: dict[Path, None] = {}
    found: dict[Path, None] = {}
    for path in paths:
        if packs.is_pack(path):
            found[path] = None
            files.update(dict.fromkeys(_files_in(path, {path}, kinds)))
        elif path.is_dir():
            inside = {file.parent for file in path.rglob(PACK_FILE)}
            found.update(dict.fromkeys(inside))
            files.update(dict.fromkeys(_files_in(path, inside, kinds)))
            findings.update(_unreadable(path, inside))
            findings.update(_cardless(path, kinds))
        elif path.exists() or _is_saved(kinds.of(path)):
            files[path] = None
        else:
            findings.add(Finding(shown(path), 0, msg("finding-no-such-path")))
    for pack in packs.stack([*below, *(pack for pack in found if pack not in below)], judge=kinds):
        findings.update(pack.findings)
    checker = _Checker(kinds)
    for file in files:
        if not others or owner(file, (kinds, *others)) not in others:
            findings.update(checker.findings(file))
    return sorted(findings)


def check_as_other(paths: Iterable[Path], kinds: FileKinds, games: Sequence[FileKinds]) -> list[Finding]:
    """Return all findings in those of the files that belong to the game `kinds`, sorted.

    `paths` are files, or folders that are searched unless they are packs. `games` are all games that a file may belong
    to.
    """
    checker = _Checker(kinds)
    findings: set[Finding] = set()
    for path in paths:
        loose = path.is_dir() and not packs.is_pack(path)
        inside = {file.parent for file in path.rglob(PACK_FILE)} if loose else set()
        for file in _files_in(path, inside, kinds) if loose else [path] * path.is_file():
            if not packs.is_pack(file) and owner(file, games) == kinds:
                findings.update(checker.findings(file))
    return sorted(findings)


def passed_over(paths: Iterable[Path], games: Sequence[FileKinds]) -> list[TextMessage]:
    """Return a message for each file in folders that looks like content but that no game recognises."""
    return [
        msg("check-passed-over", file=shown(file))
        for path in paths
        if path.is_dir() and not packs.is_pack(path)
        for file in sorted(path.rglob("*.toml"))
        if _is_loose(file)
        and not _in_pack(file, path)
        and not any(kinds.of(file) for kinds in games)
        and owner(file, games) is None
        and _sound(file)
    ]


def cardless(paths: Iterable[Path]) -> list[TextMessage]:
    """Return a message for each folder that has nothing to check, or looks like a pack but has no manifest."""
    known = (share().resolve(), layers.own().resolve())
    return [
        msg("check-no-card", folder=shown(path), file=PACK_FILE)
        for path in paths
        if path.is_dir()
        and not any(path.resolve().is_relative_to(place) for place in known)
        and not any(path.rglob(PACK_FILE))
        and (any((path / top).is_dir() for top in _TOPS) or not any(path.rglob("*.*")))
    ]


def overlaps(paths: Iterable[Path], kinds: FileKinds) -> list[TextMessage]:
    """Return a message for each file or entry that several packs replace, naming the pack that takes effect.

    Packs with findings are left out.
    """
    given = dict.fromkeys(path for path in paths if packs.is_pack(path))
    return [note for pack in packs.stack(given, judge=kinds) for note in pack.notes]


def _is_saved(kind: FileKind | None) -> bool:
    return kind is not None and kind.saved


def _cardless(folder: Path, kinds: FileKinds) -> Iterator[Finding]:
    """Yield a finding for a folder of content that lacks a manifest, and is no complete game content."""
    if folder.resolve() in (share().resolve(), layers.own().resolve()) or not (folder / "assets").is_dir():
        return
    if all(Layer(folder).glob(like) for like in kinds.sources):
        return
    if any(kinds.of(file) for file in (folder / "assets").rglob("*.*")) or (folder / "assets/locale").is_dir():
        yield Finding(shown(folder), 0, NO_CARD)


def _files_in(folder: Path, packs_in_it: set[Path], kinds: FileKinds) -> list[Path]:
    """Return a folder's files in known places; of files in packs, only those written by a game, such as saves."""
    ends = {PurePath(like).suffix for kind in kinds.kinds for like in kind.places}
    return sorted(
        file
        for file in folder.rglob("*.*")
        if file.suffix in ends
        and not _is_of_another_game(file, kinds)
        and (kind := kinds.of(file) or _loose(file, kinds)) is not None
        and (kind.saved or packs_in_it.isdisjoint(file.parents))
    )


def _loose(file: Path, kinds: FileKinds) -> FileKind | None:
    """Return the kind of a TOML file outside known places whose content belongs to the game; else None."""
    return kinds.of_stray(file) if _is_loose(file) and owner(file, (kinds,)) is not None else None


def _unreadable(folder: Path, packs_in_it: set[Path]) -> Iterator[Finding]:
    """Yield a finding for each TOML file of a folder that cannot be parsed, so that no game recognises it."""
    for file in folder.rglob("*.toml"):
        if _is_loose(file) and packs_in_it.isdisjoint(file.parents) and not _sound(file):
            try:
                plain(file)
            except ContentError as fault:
                yield from fault.findings


def _sound(file: Path) -> bool:
    """Return whether a TOML file can be parsed."""
    try:
        plain(file)
    except ContentError:
        return False
    return True


def _in_pack(file: Path, folder: Path) -> bool:
    """Return whether a file in a folder is part of a pack there."""
    return any((parent / PACK_FILE).is_file() for parent in file.parents if parent.is_relative_to(folder))


def _is_of_another_game(file: Path, kinds: FileKinds) -> bool:
    """Return whether a file is shipped with the program for another game."""
    place = file.absolute()
    for room in (share() / "assets", share() / "scenarios"):
        if place.is_relative_to(room):
            return place.relative_to(room).parts[0] not in (kinds.game, ENGINE)
    return False


class _Checker:
    """Checks files in the context of the content around them, which is read once."""

    def __init__(self, kinds: FileKinds) -> None:
        self.kinds = kinds
        self._assemblies: dict[Path, Assembled] = {}

    def findings(self, file: Path) -> list[Finding]:
        """Return every finding about a file."""
        kind = self._kind(file)
        if kind is None:
            return [Finding(shown(file), 0, msg("finding-no-content-file"))]
        try:
            return self._findings(kind, file)
        except ContentError as fault:
            return list(fault.findings)

    def _kind(self, file: Path) -> FileKind | None:
        """Return the kind of a file: by content for the player's scenarios, labs and lessons, else by place."""
        kind = self.kinds.of(file)
        if kind is not None and not (kind.name in BY_CONTENT and _is_loose(file)):
            return kind
        if owner(file, (self.kinds,)) is not None or (file.suffix == ".toml" and not _sound(file)):
            return self.kinds.of_stray(file)
        return kind

    def _findings(self, kind: FileKind, file: Path) -> list[Finding]:
        if kind.proof:
            kind.prove(file)
            return []
        root = _root(file)
        if root not in self._assemblies:
            over = [] if root == share() else [_layer(root)]
            places = Places([shipped(self.kinds.game), *layers.packs(), *over])
            self._assemblies[root] = self.kinds.assembled(places)
        assembly = self._assemblies[root]
        if kind.apart:
            return assembly.about(kind.name, file)
        found = [finding for finding in assembly.findings if finding.file == shown(file)]
        if not found:
            read(file, kind.shape(), alone=not (root / PACK_FILE).is_file())
        return found


def prove_rules(file: Path) -> None:
    """Check the index of rule numbers and the pages beside it; raise ContentError with all findings."""
    index = read(file, RulesFile)
    found = [Finding(shown(Path(found.file)), found.line, found.said) for found in check_pages(file, index.content)]
    if found:
        raise ContentError(sorted(found))


def _layer(root: Path) -> Layer:
    """Return a folder as a layer over the game's content; without a manifest, its files replace the game's."""
    if (root / PACK_FILE).is_file():
        card = read(root / PACK_FILE, Manifest).content
        return Layer(root, card.name, card.version, frozenset(card.whole))
    return Layer(root, whole=frozenset(Layer(root).glob("assets/**/*.toml")))


def _is_loose(file: Path) -> bool:
    """Return whether a file is neither shipped with the program nor part of a pack."""
    return not file.absolute().is_relative_to(share()) and not (_root(file) / PACK_FILE).is_file()


def _root(file: Path) -> Path:
    """Return the folder around the `assets` or `scenarios` that contain a file, else the program's."""
    for folder in Path(os.path.realpath(file)).parents:
        if folder.name in _TOPS:
            return folder.parent
    return share()
