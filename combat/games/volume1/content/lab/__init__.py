"""Lab files: any position, its dice and cards, and the answers (docs/lab.md)."""
