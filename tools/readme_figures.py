"""Puts the measured figures into the README: `python -m tools.bench --markdown | python -m tools.readme_figures`."""

from __future__ import annotations

import re
import sys

from tools.figures.last_kept import README

HEAD = "| what | budget | measured | against |\n|---|---|---|---|\n"


def main() -> None:
    """Replace the table between the README's two marks by the one on standard input."""
    rows = "".join(line for line in sys.stdin if line.startswith("|"))
    if not rows:
        sys.exit(f"no figures came; {README.name} stays as it is")
    text = README.read_text(encoding="utf-8")
    kept = re.sub(
        r"(?s)(<!-- figures -->\n).*(<!-- /figures -->)", lambda match: f"{match[1]}{HEAD}{rows}{match[2]}", text
    )
    README.write_text(kept, encoding="utf-8")
    print(f"{rows.count(chr(10))} figures in {README.name}")


if __name__ == "__main__":
    main()
