"""`python -m combat`."""

import sys

from combat.cli import main

sys.exit(main())
