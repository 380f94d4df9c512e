"""A pseudo-language made from English, to test layouts: 'Keen Koi' becomes '[Ķééñ Ķóóî]'.

Letters get accents, vowels are doubled and sentences get brackets. Text that is cut off, too long
or missing from the Fluent files is then easy to see.
"""

from copy import deepcopy

from fluent.syntax import ast as fluent_ast

LONGER = 3  # every third vowel is doubled, so texts grow by about a third
_ACCENTS = str.maketrans(
    "AaBbCcDdEeGgHhIiJjKkLlNnOoPpRrSsTtUuWwYyZz",
    "ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÓóÞþŔŕŠšŢţÛûŴŵÝýŽž",
)
_VOWELS = "AEIOUYaeiouy"


def pretend(resource: fluent_ast.Resource) -> fluent_ast.Resource:
    """A copy of the texts in the pseudo-language; placeholders are kept."""
    made = deepcopy(resource)
    for entry in made.body:
        if isinstance(entry, fluent_ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    _accent(pattern)
                    _bracket(pattern)
    return made


def accented(text: str) -> str:
    """The text with accents and doubled vowels."""
    made = []
    vowels = 0
    for letter in text:
        made.append(letter.translate(_ACCENTS))
        if letter in _VOWELS:
            vowels += 1
            if vowels % LONGER == 0:
                made.append(made[-1].lower())
    return "".join(made)


def _accent(pattern: fluent_ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, fluent_ast.TextElement):
            element.value = accented(element.value)
        elif isinstance(element.expression, fluent_ast.SelectExpression):
            for variant in element.expression.variants:
                _accent(variant.value)


def _bracket(pattern: fluent_ast.Pattern) -> None:
    """Add brackets if there are words: "{ $gold }/{ $uranium }" stays as it is."""
    if any(
        isinstance(element, fluent_ast.TextElement) and any(map(str.isalpha, element.value))
        for element in pattern.elements
    ):
        pattern.elements.insert(0, fluent_ast.TextElement("["))
        pattern.elements.append(fluent_ast.TextElement("]"))
