"""Write the manual page from the parser of the command line.

python -m tools.man_page
"""

from __future__ import annotations

import os
from pathlib import Path

from argparse_manpage.manpage import Manpage

from combat import __version__
from combat.cli.calls import whole
from combat.engine import words

FILE = Path(__file__).resolve().parents[1] / "docs" / "combat.6"
SECTION = 6
"""Section of games."""
WIDTH = "100"
"""Width at which the usage is wrapped, whatever the terminal."""


def page() -> str:
    """Return the manual page in roff, in English; it shows the version in place of a date."""
    os.environ["COLUMNS"] = WIDTH
    words.use("en")
    made = Manpage(whole(), format="pretty")
    made.section, made.date, made.manual = SECTION, "", "Games"
    made.source = f"COMBAT! {__version__}"
    made.description = "wargames of the Second World War"
    return str(made)


def main() -> None:
    """Write the manual page into the docs folder."""
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
