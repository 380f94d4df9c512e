# The web app: everything outside the table itself. Every key used in web/src stands here, and no other.

web-title = Hidden Hand
web-close = Close
web-log = What happened
web-skip = Skip to now
web-take-back = Take back
web-waiting-for = Waiting for { $seats }
