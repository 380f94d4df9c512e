# The site without a server: everything happens on one device.
web-site-loading = Loading the game for this device…
web-site-starting = Starting…
web-site-failed = The game could not be started in this browser.
web-site-elsewhere = Your games are open in another tab.
web-site-here = Play here
web-site-alone = Everything here is played and kept on this device, also without a network. Friends on other devices, statistics and messages need a server.
error-needs-server = This needs a server. Here everything is played on this device.
