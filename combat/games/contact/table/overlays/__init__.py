"""What is drawn on the board besides models: plans, shots, smoke, zones."""
