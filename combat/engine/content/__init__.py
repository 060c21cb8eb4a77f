"""Content files: layered folders, validated models, and findings with file and line."""
