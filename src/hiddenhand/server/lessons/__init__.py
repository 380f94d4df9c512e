"""Lessons: a real game on a prepared table, told step by step. A YAML file and a record in the
game's folder.

The record is a whole game played well, with its deal: every chapter begins where the record stands
after so many answers. The YAML file says what is explained there and what is waited for. Sentences
lie in `text/*/<game>_lesson.ftl`.
"""
