"""The command `hiddenhand`."""
