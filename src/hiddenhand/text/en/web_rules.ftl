# The rules and the cards, to be read and searched.

web-nav-cards = Cards
web-rules-search-told = A word, or a number such as 7.5. The key / leads here; Enter and the arrow keys walk through what was found.
web-rules-contents = Contents
web-rules-back = Back to where I was
web-rules-forth = Forth again
web-rules-nothing = Nothing in these rules has all of these words.
web-rules-link = Link to { $rule }
web-rules-also = See also
web-rulings = Rulings
web-card-rules = In the rules
web-card-in-gallery = Open the gallery there
web-cards-all = Show all cards
web-cards-filters = Filters
