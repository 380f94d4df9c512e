"""Lessons: a real game from a prepared table, explained step by step.

A lesson is a YAML file and a record in the game's folder. The record is a complete game with its
deal; every chapter starts after a number of its answers. The YAML file says what is explained at
each step and what the step waits for. The texts are in `text/*/<game>_lesson.ftl`.
"""
