"""Games on disk: journals written ahead of every answer, loaded, listed, verified."""
