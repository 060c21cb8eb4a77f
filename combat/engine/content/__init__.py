"""Content files read with suspicion: layers of folders, models, findings with file and line."""
