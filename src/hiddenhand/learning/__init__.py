"""Self-play: a network that learns a game by playing itself. Needs the extra `learning`.

    python -m hiddenhand.learning train experiments/learning/hidden-leaders.yaml

Actors are processes that step batches of games (`research.vector`); the learner is PyTorch on a
GPU, or on the CPU where there is none. See docs/learning.md.
"""
