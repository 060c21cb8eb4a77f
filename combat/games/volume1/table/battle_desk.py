"""What a battle of Volume 1 keeps on the desk besides what every table has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk


class BattleDesk:
    """Volume 1's part of the desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
