"""The games that are played on the engine, a folder each; none knows another."""
