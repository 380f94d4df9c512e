"""Who plays Night Market: beside the random bot one that bids high."""

LEVELS = {"normal": f"{__name__}.bidder:Bidder"}
