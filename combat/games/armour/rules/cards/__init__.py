"""The printed data of weapons, teams and units: values, ratings and keywords."""
