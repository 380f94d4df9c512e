"""Programs for those who work on the project: generated files, kept records, the audit.

None of them is shipped. `python -m tools.NAME` runs one from the root of a checkout.
"""
