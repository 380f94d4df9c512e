"""Tables being played: who sits, who looks on, whose time runs, and what each of them is sent."""
