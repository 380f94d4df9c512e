"""For the operator: health, metrics, logs, and the removal of old data."""
