"""Check a whole pack: its manifest, and all its content over the layers below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from combat.engine.content import layers
from combat.engine.content.file_kinds import FileKinds
from combat.engine.content.findings import ContentError, Finding, shown, unknown
from combat.engine.content.layers import PACK_FILE, Layer, shipped
from combat.engine.content.models import Root, TomlTable
from combat.engine.content.packs.listing import PLACES, Listing
from combat.engine.content.packs.manifest import Manifest
from combat.engine.content.packs.verdict import Card, Verdict
from combat.engine.content.partial import sure
from combat.engine.content.places import Places
from combat.engine.content.reading import Source, examine, plain
from combat.engine.content.sounds.sounds_file import TABLE, SoundsFile, check_sounds
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg


def judge(listing: Listing, below: Sequence[Layer], kinds: FileKinds) -> Verdict:
    """Check a pack and return its verdict: manifest, findings and entries.

    Of a pack for another game, only the manifest is checked.
    """
    file, findings = examine(listing.root / PACK_FILE, Manifest)
    listing.findings += findings
    card = _card(file.content) if file else Card()
    if file and card.game not in ("", kinds.game):
        listing.findings += _unknown_game(file, card.game, kinds)
        return Verdict(card, _named(listing))
    readable = listing.look_over()
    if file is None:
        return Verdict(card, _named(listing))
    for index, place in enumerate(card.whole):
        if place not in listing.files:
            listing.findings.append(file.finding(msg("finding-not-in-pack", name=place), "whole", index))
    if readable and list(sure(lambda: [len(file.content.whole)])):
        layer = Layer(listing.root, card.name, card.version, frozenset(card.whole))
        listing.findings += _content(listing, Places([shipped(kinds.game), *below, layer]), kinds)
    return Verdict(card, _named(listing), {} if listing.findings else _brings(listing, kinds))


def _unknown_game(file: Source[Manifest], game: str, kinds: FileKinds) -> Iterator[Finding]:
    known = sorted({kinds.game, *layers.games()})
    if game not in known:
        what = unknown("game", game, known)
        close = what.message == "finding-unknown-close"
        yield file.finding(what if close else msg("finding-known", what=what, known=", ".join(known)), "game")


def _card(file: Manifest) -> Card:
    """Return the valid part of a manifest."""
    given = {name: file.__dict__[name] for name in Manifest.model_fields if file.__dict__.get(name) is not None}
    needs, whole = (tuple(entry for entry in given.pop(name, ())) for name in ("needs", "whole"))
    given.setdefault("game", next(iter(layers.games()), ""))
    return Card(**given, needs=needs, whole=whole)


def _named(listing: Listing) -> tuple[Finding, ...]:
    """Return the findings with the folder that a pack was unpacked to replaced by the pack's name."""
    roots = [f"{root}/" for root in (shown(listing.root), str(listing.root), str(listing.root.resolve()))]

    def named(finding: Finding) -> Finding:
        root = next((root for root in roots if finding.file.startswith(root)), None)
        return replace(finding, file=f"{listing.shown}/{finding.file.removeprefix(root)}") if root else finding

    return tuple(sorted({named(finding) for finding in listing.findings}))


def _content(listing: Listing, content: Places, kinds: FileKinds) -> Iterator[Finding]:
    """Yield findings about boards, skins, lists, charts and scenarios."""
    yield from _boards(listing, kinds)
    for place in listing.of(".toml"):
        kind = kinds.of(listing.root / place)
        if kind is not None and kind.judge:
            yield from kind.judged(listing, content, place, kinds)
    if TABLE in listing.files:
        sounds, found = examine(listing.root / TABLE, SoundsFile)
        yield from found
        if sounds is not None and not found:
            yield from check_sounds(sounds, content)
    for place in listing.of(".toml"):
        if place.startswith(PLACES[".toml"]) and kinds.of(listing.root / place) is None:
            yield Finding(f"{listing.shown}/{place}", 0, msg("finding-unknown-file"))
    yield from _together(listing, content, kinds)


def _boards(listing: Listing, kinds: FileKinds) -> Iterator[Finding]:
    """Yield findings about boards."""
    for place in listing.of(".tmx"):
        kind = kinds.of(listing.root / place)
        try:
            if kind is not None and kind.proof:
                kind.prove(listing.root / place)
        except ContentError as fault:
            yield from fault.findings


def _together(listing: Listing, content: Places, kinds: FileKinds) -> Iterator[Finding]:
    """Yield findings about content that does not fit together; if there are none, about scenarios and the like."""
    assembly = kinds.assembled(content)
    yield from assembly.findings
    if assembly.findings:
        return
    for place in listing.of(".toml"):
        kind = kinds.of(listing.root / place)
        if kind is not None and kind.apart:
            yield from assembly.about(kind.name, listing.root / place)


def _brings(listing: Listing, kinds: FileKinds) -> dict[str, tuple[str, ...]]:
    """Return the entry names of each content file of a valid pack; empty for files that are a single object."""
    places = [place for place in listing.files if place.startswith(("assets/", "scenarios/")) and "." in place]
    return {place: tuple(_entries(listing.root / place, kinds)) for place in sorted(places)}


def _entries(file: Path, kinds: FileKinds) -> Iterable[str]:
    kind = kinds.of(file) if file.suffix == ".toml" else None
    if kind is None or not kind.model:
        return ()
    model = kind.shape()
    return model.entries(plain(file)) if issubclass(model, TomlTable | Root) else ()
