"""Lessons: a real game on a prepared table, told step by step. One YAML file and one record each.

The record is a whole game played well, with its deal: every chapter begins where the record stands
after so many answers. The YAML file says what is explained there and what is waited for. Sentences
lie in `text/*/<game>_lesson.ftl`.
"""
