"""The table as the rules see it: pieces of ground, ways over it, where units may stand."""
