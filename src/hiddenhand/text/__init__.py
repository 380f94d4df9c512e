"""Words for people. The engine speaks keys; sentences lie in `en/*.ftl` and other languages."""
