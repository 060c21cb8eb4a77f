"""The player's packs: all that exist, those in use in their order, and the faults of the others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from combat import __version__
from combat.engine.content import cache, file_kinds, layers
from combat.engine.content.findings import Finding, shown
from combat.engine.content.layers import Layer, own, shipped
from combat.engine.content.packs.archive import SUFFIX, UnsafeZip, unpacked
from combat.engine.content.packs.listing import Listing
from combat.engine.content.packs.verdict import Card, Judge, Verdict
from combat.engine.content.places import Places
from combat.engine.files.plain_files import read_plain
from combat.engine.files.system_faults import reason
from combat.engine.files.update_json import update_json
from combat.engine.kernel.digest import text_digest
from combat.engine.kernel.record import Json, Record
from combat.engine.kernel.text_message import TextMessage, msg

PROGRAM = "combat"
"""The name by which packs require a version of the program itself."""
CHOICES = "packs.json"
"""The file beside the packs with their order, and which are switched off."""
LARGEST_CHOICES = 1024 * 1024
"""Maximum bytes of that file; a thousand packs take a twentieth of it."""


class Pack(Record):
    """A pack of the player as listed in the menu: its folder, verdict, and whether it is switched on."""

    path: Path
    """The folder or zip file."""
    root: Path
    """The folder that its content is read from."""
    verdict: Verdict
    on: bool = True
    notes: tuple[TextMessage, ...] = ()
    """Overlaps with packs below and which one wins; or that it is for another game."""
    foreign: bool = False
    """True if it is for another game: then it is listed only."""

    @property
    def card(self) -> Card:
        """Return the validated content of `pack.toml`."""
        return self.verdict.card

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Return all faults and warnings found in the pack."""
        return self.verdict.findings

    @property
    def sound(self) -> bool:
        """Return whether the pack has no findings."""
        return not self.findings

    @property
    def used(self) -> bool:
        """Return whether the pack is in use: switched on, without findings, and for this game."""
        return self.on and self.sound and not self.foreign

    @property
    def title(self) -> str:
        """Return the name of the pack in the menu."""
        return self.card.title or self.card.name or self.path.name

    def layer(self) -> Layer:
        """Return the pack as a content layer."""
        return Layer(self.root, self.card.name, self.card.version, frozenset(self.card.whole))


def is_pack(path: Path) -> bool:
    """Return whether a path is a pack: a zip file, or a folder with a manifest."""
    return path.suffix.lower() == SUFFIX or (path / layers.PACK_FILE).is_file()


def folder() -> Path:
    """Return the folder of the player's packs."""
    return own() / "packs"


def stack(paths: Iterable[Path], off: Iterable[Path] = (), *, judge: Judge) -> list[Pack]:
    """Check packs in order, each over the packs in use before it; return them all.

    Packs in `off` are switched off.
    """
    left_out = set(off)
    packs: list[Pack] = []
    ground = _Ground(judge)
    for path in paths:
        try:
            packs.append(_judged(path, ground, judge, on=path not in left_out))
        except Exception as fault:  # a broken pack must not prevent other packs or the game
            what = msg("finding-cannot-be-judged", kind=type(fault).__name__, cause=fault)
            packs.append(Pack(path, path, Verdict(Card(), (Finding(shown(path), 0, what),)), on=path not in left_out))
        if packs[-1].used:
            ground.lay(packs[-1])
    return packs


class _Ground:
    """The layers under a pack, and their cache key: the game's own content, then each used pack."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.packs: list[Pack] = []
        self.known: str | None = None
        """"" if it has none; None before it is computed."""
        self._last = ""

    def key(self, listing: Listing) -> str:
        """Return the cache key of a pack over these layers, which changes with any file; "" if there is none."""
        if self.known is None:
            try:
                self.known = self._first()
            except OSError:
                self.known = ""
        files = (f"{place} {kind.st_size} {kind.st_mtime_ns}" for place, kind in listing.files.items())
        about = "\n".join((self.known, listing.shown, *files))
        self._last = text_digest(about.encode("utf-8", "surrogateescape")) if self.known else ""
        return self._last

    def lay(self, pack: Pack) -> None:
        """Add the pack that `key` was called for last to the layers."""
        self.packs.append(pack)
        self.known = text_digest(f"{self._last} {pack.layer().title}".encode()) if self._last else ""

    def _first(self) -> str:
        sources = Places([shipped(self._judge.game)]).all_of(self._judge.sources)
        return cache.fingerprint(sources, self._judge.game, *layers.games(), rooms=self._judge.rooms)


def _judged(path: Path, ground: _Ground, judge: Judge, *, on: bool) -> Pack:
    below = ground.packs
    name = shown(path)
    root, fault = _root(path)
    if root is None:
        return Pack(path, path, Verdict(Card(), (Finding(name, 0, fault),)), on)
    listing = Listing(root, name)
    if listing.findings:
        return Pack(path, root, Verdict(Card(), tuple(sorted(listing.findings))), on)
    verdict = _verdict(listing, ground, judge)
    card = verdict.card
    if card.game not in ("", judge.game):
        note = msg("finding-pack-of-other-game", name=name, game=card.game, here=judge.game)
        return Pack(path, root, verdict, on, () if verdict.findings else (note,), foreign=True)
    wants = [Finding(f"{name}/{layers.PACK_FILE}", 0, what) for what in _missing(card, below)]
    verdict = Verdict(card, (*verdict.findings, *wants), verdict.brings)
    return Pack(path, root, verdict, on, tuple(_shared(verdict, below)))


def _root(path: Path) -> tuple[Path | None, TextMessage | str]:
    """Return the folder that a pack's content is read from, or None and the reason."""
    if path.is_dir():
        return path, ""
    if path.suffix.lower() != SUFFIX:
        return None, msg("finding-no-pack")
    try:
        return unpacked(path), ""
    except UnsafeZip as error:
        return None, error.said
    except OSError as error:
        return None, msg("finding-cannot-be-unpacked", cause=reason(error))


def _missing(card: Card, below: Sequence[Pack]) -> Iterable[TextMessage]:
    """Yield messages about missing requirements and a name already in use."""
    there = {PROGRAM: __version__, **{pack.card.name: pack.card.version for pack in below}}
    for need in card.needs:
        name, _, version = need.partition(" ")
        if name not in there:
            yield msg("finding-needs-pack", name=name)
        elif numbers(there[name]) < numbers(version):
            yield msg("finding-needs-newer", need=need, found=there[name])
    for pack in below:
        if card.name and pack.card.name == card.name:
            yield msg("finding-name-taken", name=card.name, other=shown(pack.path))


def _shared(verdict: Verdict, below: Sequence[Pack]) -> Iterable[TextMessage]:
    for pack in below:
        for place, entries in verdict.brings.items():
            theirs = pack.verdict.brings.get(place)
            if theirs is None:
                continue
            both = [entry for entry in entries if entry in theirs]
            if both or not entries or not theirs or place in verdict.card.whole:
                what = f"{place}: {', '.join(both)}" if both else place
                yield msg("finding-pack-overrides", what=what, other=pack.card.name, name=verdict.card.name)


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as four comparable numbers, so that 1.2 equals 1.2.0."""
    parts = [int(part) for part in re.findall(r"[0-9]{1,9}", version)[:4]]
    return tuple(parts + [0] * (4 - len(parts)))


# -- cache of verdicts ----------------------------------------------------------------------------------------------


def _verdict(listing: Listing, ground: _Ground, judge: Judge) -> Verdict:
    """Return the verdict on a pack, cached until a file of it or of the layers below changes."""
    key = ground.key(listing)
    kept = cache.recall(Verdict, f"pack-{key}", key) if key else None
    if kept is not None:
        return kept
    verdict = judge.judge(listing, [pack.layer() for pack in ground.packs])
    if key:
        cache.keep(f"pack-{key}", key, verdict)
    return verdict


# -- the player's list ----------------------------------------------------------------------------------------------


class PackList:
    """The packs in the player's folder, in the player's order, followed by those named on the command line."""

    def __init__(self, named: Iterable[Path] = (), place: Path | None = None) -> None:
        self.judge: Judge = file_kinds.played()
        self.folder = place or folder()
        self.named = tuple(named)
        self.packs: list[Pack] = []
        self._order: list[str] = []
        self._off: set[str] = set()
        self._read_choices()

    def read(self, *, all_of_them: bool = True) -> None:
        """Find and check all packs; without `all_of_them`, skip those that are switched off."""
        paths = [path for path in self._found() if all_of_them or path.name not in self._off]
        off = [path for path in paths if path.name in self._off]
        loose = self.folder / layers.PACK_FILE
        if loose.is_file():  # a pack was copied over the folder: its own subfolders are no packs
            paths = [path for path in paths if path.is_file() or (path / layers.PACK_FILE).is_file()]
        self.packs = stack([*paths, *self.named], off, judge=self.judge)
        if loose.is_file():
            found = Finding(shown(loose), 0, msg("finding-loose-pack", folder=self.folder))
            self.packs.insert(0, Pack(self.folder, self.folder, Verdict(Card(), (found,))))

    def use(self) -> None:
        """Set the content layers to the valid packs of this game that are switched on."""
        layers.use(pack.layer() for pack in self.packs if pack.used)

    def switch(self, pack: Pack) -> str:
        """Switch a pack on or off and store that; return an error in one line, or "" if there was none."""
        (self._off.add if pack.on else self._off.discard)(pack.path.name)
        return self._keep()

    def move(self, pack: Pack, step: int) -> str:
        """Move a pack by `step` places in the list and store that.

        Return an error in one line, or "" if there was none.
        """
        names = [path.name for path in self._found()]
        if pack.path.name not in names:
            return ""
        place = names.index(pack.path.name)
        names.insert(min(max(0, place + step), len(names) - 1), names.pop(place))
        self._order = names
        return self._keep()

    def _found(self) -> list[Path]:
        """Return the packs in the folder in the player's order, new ones last."""
        try:
            inside = [path for path in self.folder.iterdir() if path.is_dir() or path.suffix.lower() == SUFFIX]
        except OSError:
            return []
        order = {name: place for place, name in enumerate(self._order)}
        visible = [path for path in inside if not path.name.startswith(".")]
        return sorted(visible, key=lambda path: (order.get(path.name, len(order)), path.name))

    def _read_choices(self) -> None:
        try:
            data = json.loads(read_plain(self.folder / CHOICES, LARGEST_CHOICES))
            self._order = [str(name) for name in data["order"]]
            self._off = {str(name) for name in data["off"]}
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            self._order, self._off = [], set()

    def _keep(self) -> str:
        file = self.folder / CHOICES
        try:
            update_json(file, LARGEST_CHOICES, self._added)
        except OSError as error:
            return f"{file}: {reason(error)}"
        return ""

    def _added(self, choices: Json) -> dict[str, list[str]]:
        """Return the current choices, replacing the older file content."""
        if not isinstance(choices, dict | None):
            raise ValueError(choices)
        return {"order": self._order, "off": sorted(self._off)}
