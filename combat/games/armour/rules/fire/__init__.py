"""Direct fire: targets, rolls to hit, allotting hits, saves (L601-L661)."""
