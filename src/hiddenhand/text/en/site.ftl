# The site without a server: everything happens on one device.
web-site-loading = Loading the game for this device…
web-site-starting = Starting…
web-site-failed = The game could not be started in this browser.
web-site-elsewhere = Your games are open in another tab.
web-site-here = Play here
web-site-alone = Everything here is played and kept on this device, also without a network. Friends on other devices, statistics and messages need a server.
error-needs-server = This needs a server. Here everything is played on this device.

# Said otherwise than with a server:
web-home-lead = Two tabletop games of secret allegiance. Play against bots right away, on this device, also without a network. Nothing to install.
web-learn-lead = A real game from a prepared start, explained step by step. Each lesson takes about 15 minutes. You can stop at any time and continue later on this device.
web-erase = Delete my games
web-erase-sure = Your name and all games on this device will be deleted for good.
web-erased = Everything is deleted.
