"""The registry of built-in games by id, and access to those of other packages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from combat.engine.calls.exit_codes import Refused
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.cli.added_titles import ids, load
    from combat.engine.kernel.text_message import msg
    from combat.engine.title import Title

TITLES: dict[str, str] = {
    "volume1": "combat.games.volume1.title:TITLE",
    "command": "combat.games.command.title:TITLE",
    "armour": "combat.games.armour.title:TITLE",
    "contact": "combat.games.contact.title:TITLE",
}
"""Id -> the import path of the title."""
DEFAULT = "volume1"


def load_title(id_: str) -> Title[Any, Any]:
    """Import and return the title with an id; built-in titles take precedence.

    Raises Refused if it is unknown or cannot be used.
    """
    if id_ in TITLES:
        return load_object(TITLES[id_], load_object("combat.engine.title:Title", lambda: Title))
    added = _added_ids()
    if id_ in added:
        return load_object("combat.cli.added_titles:load", lambda: load)(id_)
    say = load_object("combat.engine.kernel.text_message:msg", lambda: msg)  # rarely needed, and slow to import
    raise Refused(say("cli-no-game", name=id_, known=", ".join((*TITLES, *added))))


def is_known(id_: str) -> bool:
    """Return whether a title with an id is built in or provided by another package; does not import it."""
    return id_ in TITLES or id_ in _added_ids()


def _added_ids() -> tuple[str, ...]:
    """Return the ids of the titles of other packages; their metadata is read for an unknown id only."""
    return load_object("combat.cli.added_titles:ids", lambda: ids)()


class AllTitles(Mapping[str, "Title[Any, Any]"]):
    """All titles by id, imported on access; iteration yields only the built-in ones."""

    def __getitem__(self, id_: str) -> Title[Any, Any]:
        if not is_known(id_):
            raise KeyError(id_)
        return load_title(id_)

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)
