"""The web server around the API: limits, headers, the web app's pages, the clients' sockets."""
