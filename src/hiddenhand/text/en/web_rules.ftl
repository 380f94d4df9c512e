# The rules and the cards, to be read and searched.

web-nav-cards = Cards
web-rules-search-told = Type a word or a rule number such as 7.5. Press / to jump here; use Enter and the arrow keys to move through the results.
web-rules-contents = Contents
web-rules-back = Back
web-rules-forth = Forward
web-rules-nothing = No rule contains all of these words.
web-rules-link = Link to { $rule }
web-rules-also = See also
web-rulings = Rulings
web-card-rules = Related rules
web-card-in-gallery = Open in the gallery
web-cards-all = Show all cards
web-cards-filters = Filters
