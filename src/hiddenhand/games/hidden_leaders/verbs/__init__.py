"""What a hero's text can do: one module for each verb, with all there is to say about it.

A module says which words a row of heroes.yaml may use with the verb, what it asks and how its
options are named, what an answer does, and how cards change their places. `every.py` lists them.
"""
