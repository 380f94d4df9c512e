"""Games in progress: seats, spectators, clocks, and what each client is sent."""
