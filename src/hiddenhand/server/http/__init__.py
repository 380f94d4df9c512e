"""The web server around the API: limits, headers, pages of the app, the socket of each client."""
