"""Reports of games with models: runs of many, and single battles."""
