"""What the cards of weapons, teams and units print: values, ratings and keywords."""
