"""Texts for people. The engine uses keys; the sentences are in `en/*.ftl` and other languages."""
