"""Names of files for things that players name."""

from __future__ import annotations

import re
import unicodedata


def file_name(title: str) -> str:
    """Return a file name for a title: remys-orchard for Rémy's Orchard; "" if no letter remains."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", plain.replace("'", "")))
