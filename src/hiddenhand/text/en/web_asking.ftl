# What is asked at any table, and why.

web-you-decide = You decide
web-others-asked = Waiting for others
web-rule = Rule { $rule }
web-why-asked = Why am I asked this?
web-all-choices = List all choices
web-unsent = Waiting to send: { $answer }
