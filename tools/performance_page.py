"""Write measured figures into `docs/performance.md`.

python -m tools.bench --markdown | python -m tools.performance_page
"""

from __future__ import annotations

import re
import sys

from tools.figures.last_kept import PAGE

HEAD = "| what | budget | measured | against |\n|---|---|---|---|\n"


def main() -> None:
    """Replace the table between the page's two markers by the rows on standard input.

    Exit with an error if there are none.
    """
    rows = "".join(line for line in sys.stdin if line.startswith("|"))
    if not rows:
        sys.exit(f"no figures came; {PAGE.name} stays as it is")
    text = PAGE.read_text(encoding="utf-8")
    kept = re.sub(
        r"(?s)(<!-- figures -->\n).*(<!-- /figures -->)", lambda match: f"{match[1]}{HEAD}{rows}{match[2]}", text
    )
    PAGE.write_text(kept, encoding="utf-8")
    print(f"{rows.count(chr(10))} figures in {PAGE.name}")


if __name__ == "__main__":
    main()
