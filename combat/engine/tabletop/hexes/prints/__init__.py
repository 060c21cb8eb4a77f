"""Thumbnails of hex boards for reports."""
