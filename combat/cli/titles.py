"""The games of the house by their ids: the one list. Whatever lies below is handed the title that it is to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from combat.engine.calls.exit_codes import Refused
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.engine.kernel.sentence import sentence
    from combat.engine.title import Title

TITLES: dict[str, str] = {"volume1": "combat.games.volume1.title:TITLE", "command": "combat.games.command.title:TITLE"}
"""Id -> where the title stands."""
DEFAULT = "volume1"


def load_title(id_: str) -> Title[Any, Any]:
    """The title of an id; raises Refused for one that nobody knows."""
    if id_ not in TITLES:
        say = load_object("combat.engine.kernel.sentence:sentence", lambda: sentence)  # rarely needed, and large
        raise Refused(say("cli-no-game", name=id_, known=", ".join(TITLES)))
    return load_object(TITLES[id_], load_object("combat.engine.title:Title", lambda: Title))


class AllTitles(Mapping[str, "Title[Any, Any]"]):
    """Every title of the house by its id, each imported when it is asked for."""

    def __getitem__(self, id_: str) -> Title[Any, Any]:
        if id_ not in TITLES:
            raise KeyError(id_)
        return load_title(id_)

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)
