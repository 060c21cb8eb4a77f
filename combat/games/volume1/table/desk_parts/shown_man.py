"""The man shown in the dossier."""

from __future__ import annotations

from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.volume_desk import VolumeDesk


class ShownMan:
    """The man whose dossier is open: pinned, pointed at or selected."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk
        self.pinned = ""
        """Id of the man whose dossier is pinned; "" for none."""

    @property
    def man(self) -> Man | None:
        """The man shown in panels: pinned, else under the resting pointer, else selected, else under the pointer; or
        None.
        """
        desk = self._desk
        pinned = self.pinned if self.pinned in desk.state.men else ""
        return desk.state.men.get(
            pinned or desk.input.pointer.resting or desk.selection.piece or desk.input.pointer.piece
        )

    def pin(self, man: str) -> None:
        """Pin the dossier to a man, or unpin it with ""."""
        self.pinned = man
        self._desk.redraw("dossier")

    def rename(self, before: str, now: str) -> None:
        """Replace the pinned man's id if it was `before`."""
        self.pinned = now if self.pinned == before else self.pinned
