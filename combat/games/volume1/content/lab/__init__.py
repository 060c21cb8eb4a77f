"""Lab files: any position with scripted dice, cards and answers (docs/lab.md)."""
