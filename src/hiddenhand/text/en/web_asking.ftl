# What is asked at any table, and why.

web-you-decide = You decide
web-others-asked = Waiting
web-rule = Rule { $rule }
web-why-asked = Why is this asked?
web-all-choices = All choices as a list
