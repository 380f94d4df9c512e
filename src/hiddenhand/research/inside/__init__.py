"""Parts of the research adapters that are compiled with the engine."""
