"""What of the research adapters is compiled together with the engine."""
