"""Small prints of hex boards in reports."""
