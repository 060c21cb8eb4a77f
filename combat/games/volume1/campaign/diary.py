"""A campaign's file: every step is appended as a whole line, and nothing is overwritten.

{"campaign": "combat", "format": 1, "game": "1.0.0", "title": …, "created": …, "content": …}
{"plan": {…}}
{"stands": {"soldiers": […], "fought": […], "journal": "", "options": […]}, "digest": …}

A line of an endless campaign also has the battles generated so far.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import combat
from combat.engine.files import bounds, folders
from combat.engine.files.file_lock import file_lock
from combat.engine.files.file_stamp import FileStamp
from combat.engine.files.one_line import one_line
from combat.engine.files.plain_files import TooLarge, open_plain, write_beside, write_whole
from combat.engine.files.system_faults import reason
from combat.engine.journal.faults import NONSENSE, SaveError, damaged
from combat.engine.journal.journal import file_stem
from combat.engine.journal.journal_lines import fingerprint, line
from combat.engine.journal.soundness import look_over
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.record import MutableRecord, as_plain, from_plain, replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.campaign.campaign_state import Campaign, Decided, Fought, Soldier, new_campaign
from combat.games.volume1.campaign.plan_check import look_over_plan
from combat.games.volume1.content.campaign_plan import Plan, PlannedBattle

SUFFIX = ".campaign"
FORMAT = 3
"""The format written by this version."""
LARGEST = 8 * 1024 * 1024
"""Maximum size in bytes; a campaign of twelve battles needs a hundredth of it."""
ROOMY = 2 * 1024 * 1024
"""Size in bytes from which on the oldest states are dropped at the next write."""

LONGEST_NAME = 40
"""Maximum number of letters in the player's name for a campaign."""

STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: lambda data: data, 2: lambda data: data}
"""Migration of a line from each format to the next.

Format 1 has no ways: battles follow in order, like a plan without ways. Format 2 has all battles from the beginning,
like a plan that is not endless.
"""

_REMEDY = msg("diary-choose-another")
_SOLDIERS: Any = tuple[Soldier, ...]
_BATTLES: Any = tuple[Fought, ...]
_OPTIONS: Any = tuple[str, ...]
_MADE: Any = tuple[PlannedBattle, ...]
_DECIDED: Any = tuple[Decided, ...]


class Diary(MutableRecord):
    """A campaign and its file."""

    path: Path
    campaign: Campaign
    text: bytes
    """The whole lines of the file."""
    mark: FileStamp
    """Stamp of the file, by which changes by other programs are detected."""
    begun: datetime | None = None
    """Time of its beginning; None if the file does not have it."""
    warn: Callable[[str], None] = lambda line: None
    """Receives a line when the campaign continues in another file."""

    @property
    def lost(self) -> TextMessage | None:
        """Reason why the file is missing or was changed by something else; None if it is unchanged."""
        try:
            return self.mark.estranged(self.path, lambda: self.text)
        except OSError as fault:
            return msg("diary-no-longer-read", cause=reason(fault))

    def write(self, campaign: Campaign) -> None:
        """Append the campaign's new state to the file; if that fails, keep the old state and raise SaveError.

        If the file was lost or another window has written to it, the campaign continues in another file, with a
        warning.
        """
        text = _with_room(self.text) + _stands(campaign)
        try:
            with file_lock(self.path):
                lost = self.lost
                if lost is None:
                    write_whole(self.path, text)
            path = _written_anew(self.path, text) if lost else self.path
            self.mark = FileStamp.of(path.stat())
        except OSError as fault:
            raise _unwritable(self.path, fault) from None
        old, self.path, self.text, self.campaign = self.path, path, text, campaign
        if lost:
            beside = path.name if path.parent == old.parent else path
            self.warn(str(msg("diary-written-anew", path=old, why=lost, beside=beside)))


def _written_anew(wanted: Path, text: bytes) -> Path:
    """Write a campaign to a new file at or beside its path, else in the saves folder; raise OSError."""
    try:
        return write_beside(wanted, text)
    except OSError:
        if folders.saves() == wanted.parent:
            raise
        return write_beside(folders.saves() / wanted.name, text)


def begin(plan: Plan, folder: Path | None = None, name: str = "") -> Diary:
    """Begin a campaign in a new file, and return its diary.

    The file is in `folder` (default: the player's saves); `name` is the player's name for the campaign, or "". Raise
    SaveError if the file cannot be written.
    """
    now, plan_line = datetime.now(UTC), line({"plan": as_plain(plan)})
    header = {
        "campaign": "combat",
        "format": FORMAT,
        "game": combat.__version__,
        "title": plan.title,
        "created": now.isoformat(timespec="microseconds"),
        "content": fingerprint(plan_line),
    }
    campaign, place = replace(new_campaign(plan), name=name), folder or folders.saves()
    text = line(header) + plan_line + _stands(campaign)
    try:
        path = write_beside(place / f"{file_stem(f'{plan.id}-{now:%Y%m%d-%H%M%S}')}{SUFFIX}", text)
        return Diary(path, campaign, text, FileStamp.of(path.stat()), now)
    except OSError as fault:
        raise _unwritable(place, fault) from None


def _with_room(text: bytes) -> bytes:
    """Return the lines without the older half of the states if the file is large."""
    if len(text) < ROOMY:
        return text
    header, plan, *standings = text.splitlines(keepends=True)
    return b"".join((header, plan, *standings[len(standings) // 2 :]))


def _stands(campaign: Campaign) -> bytes:
    data = {
        "soldiers": as_plain(campaign.soldiers),
        "fought": as_plain(campaign.fought),
        "journal": campaign.journal,
        "options": as_plain(campaign.options),
    }
    if campaign.name:
        data["name"] = campaign.name
    if campaign.decided:
        data["decided"] = as_plain(campaign.decided)
    if campaign.plan.endless is not None:
        data["made"] = as_plain(campaign.plan.battles[1:])
    return line({"stands": data, "digest": json_digest(data)})


def open_diary(path: Path) -> Diary:
    """Read a campaign's file up to its last complete line and return its diary.

    Raise SaveError for a file that is unreadable, damaged, of another kind or of a newer format.
    """
    try:
        with open_plain(path, LARGEST) as file:
            mark, raw = FileStamp.of(os.fstat(file.fileno())), file.read(LARGEST)
    except TooLarge as fault:
        what = msg("diary-too-many-bytes", size=fault.size, most=LARGEST)
        raise SaveError(path, 0, what, _REMEDY) from None
    except OSError as fault:
        raise SaveError(path, 0, msg("save-unreadable", cause=reason(fault)), _REMEDY) from None
    *lines, rest = raw.split(b"\n")
    header = _header_of(path, lines[0] if lines else rest)
    written = header["format"]
    if len(lines) > 1 and header.get("content", "") not in ("", fingerprint(lines[1])):
        raise SaveError(path, 2, msg("diary-plan-fingerprint"), _REMEDY)
    try:
        data = _migrated(lines[1], written)
        look_over(data)
        plan = from_plain(Plan, data["plan"])
        look_over_plan(plan)
    except NONSENSE as fault:
        raise SaveError(path, 2, damaged("diary-plan-damaged", fault), _REMEDY) from None
    for place in range(len(lines) - 1, 1, -1):
        standing = _campaign(plan, lines[place], written)
        if standing is not None:
            good = sum(len(text) + 1 for text in lines[: place + 1])
            return Diary(path, standing, raw[:good], mark, _begun(header))
    raise SaveError(path, 3, msg("diary-no-standing"), _REMEDY)


def _campaign(plan: Plan, text: bytes, written: int) -> Campaign | None:
    """Parse the campaign's state from a line; None if the line is not intact."""
    try:
        data = bounds.parse_object(text)
        if json_digest(data["stands"]) != data["digest"]:
            return None
        stands = _migrated(text, written)["stands"]
        look_over(stands)
        soldiers, fought = from_plain(_SOLDIERS, stands["soldiers"]), from_plain(_BATTLES, stands["fought"])
        options, name = from_plain(_OPTIONS, stands.get("options", [])), from_plain(str, stands.get("name", ""))
        if len(name) > LONGEST_NAME:
            return None
        decided = from_plain(_DECIDED, stands.get("decided", []))
        journal = from_plain(str, stands["journal"])
        made = from_plain(_MADE, stands.get("made", []))
        if made and plan.endless is not None:
            plan = replace(plan, battles=(*plan.battles, *made))
            look_over_plan(plan)
        return Campaign(plan, soldiers, fought, journal, options, one_line(name), decided)
    except NONSENSE:
        return None


def _begun(header: dict[str, Any]) -> datetime | None:
    with contextlib.suppress(ValueError, KeyError, TypeError):
        return datetime.fromisoformat(header["created"])
    return None


def _header_of(path: Path, text: bytes) -> dict[str, Any]:
    try:
        data: dict[str, Any] = bounds.parse_object(text)
    except (ValueError, TypeError, RecursionError):
        data = {}
    if data.get("campaign") != "combat":
        raise SaveError(path, 1, msg("diary-no-campaign"), _REMEDY)
    written = data.get("format")
    if type(written) is not int or written < 1:
        raise SaveError(path, 1, msg("save-unknown-format", format=repr(written)), _REMEDY)
    if written > FORMAT:
        what = msg("diary-newer", version=data.get("game"), format=str(written), most=FORMAT)
        raise SaveError(path, 1, what, msg("save-install-newer"))
    return data


def _migrated(text: bytes, written: int) -> dict[str, Any]:
    data: dict[str, Any] = bounds.parse_object(text)
    for step in range(written, FORMAT):
        data = STEPS[step](data)
    return data


def _unwritable(path: Path, fault: OSError) -> SaveError:
    return SaveError(path, 0, msg("save-unwritable", cause=reason(fault)), msg("diary-make-room"))


def delete(path: Path) -> None:
    """Delete the file of a campaign or of its battle; raise SaveError if that fails. A missing file is no error."""
    try:
        path.unlink(missing_ok=True)
    except OSError as fault:
        what = msg("diary-not-deleted", cause=reason(fault))
        raise SaveError(path, 0, what, msg("diary-delete-yourself")) from None


def list_diaries(folder: Path | None = None) -> tuple[list[Diary], list[SaveError]]:
    """Return all campaigns of a folder (default: the player's saves), the latest first, and the errors of unreadable
    files.
    """
    found: list[tuple[float, Diary]] = []
    faults: list[SaveError] = []
    for path in sorted((folder or folders.saves()).glob(f"*{SUFFIX}")):
        try:
            found.append((path.stat().st_mtime, open_diary(path)))
        except SaveError as fault:
            faults.append(fault)
        except OSError as fault:
            faults.append(SaveError(path, 0, msg("save-unreadable", cause=reason(fault)), _REMEDY))
    return [diary for _, diary in sorted(found, key=lambda pair: pair[0], reverse=True)], faults


def battles_of_campaigns() -> dict[str, str]:
    """Return the journal file names of all battles in the player's campaigns, each with the campaign's title."""
    found: dict[str, str] = {}
    for kept in list_diaries()[0]:
        campaign = kept.campaign
        for name in (campaign.journal, *(fought.journal for fought in campaign.fought)):
            found[name] = campaign.title
    return found


def diary_of(journal: Path) -> Diary | None:
    """Return the campaign whose current battle has this journal, or None if there is none."""
    return next((diary for diary in list_diaries(journal.parent)[0] if diary.campaign.journal == journal.name), None)
