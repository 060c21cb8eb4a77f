"""Lab files: any position, scripted dice and cards, and answers (docs/lab.md)."""
