"""What is heard: takes found and kept, voices given out, the air around a scene, all of it in a thread of its own."""
