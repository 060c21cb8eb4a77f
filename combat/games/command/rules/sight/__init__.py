"""Line of sight and hindrances (16.0)."""
