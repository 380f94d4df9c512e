"""A language that nobody speaks, made from English: 'Keen Koi' reads '[Ķééñ Ķóóî]'.

Letters have accents, vowels are drawn out and sentences stand in brackets. What is cut off, does
not fit, or was never put into a Fluent file is then seen at a glance.
"""

from copy import deepcopy

from fluent.syntax import ast as fluent_ast

LONGER = 3  # every third vowel is doubled: texts grow by about a third with the brackets
_ACCENTS = str.maketrans(
    "AaBbCcDdEeGgHhIiJjKkLlNnOoPpRrSsTtUuWwYyZz",
    "ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÓóÞþŔŕŠšŢţÛûŴŵÝýŽž",
)
_VOWELS = "AEIOUYaeiouy"


def pretend(resource: fluent_ast.Resource) -> fluent_ast.Resource:
    """A copy of the sentences in the invented language; placeholders stay as they are."""
    made = deepcopy(resource)
    for entry in made.body:
        if isinstance(entry, fluent_ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    _accent(pattern)
                    _bracket(pattern)
    return made


def accented(text: str) -> str:
    """Text with accents, longer than it was."""
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
    """Brackets where there are words at all: "{ $gold }/{ $uranium }" stays bare."""
    if any(
        isinstance(element, fluent_ast.TextElement) and any(map(str.isalpha, element.value))
        for element in pattern.elements
    ):
        pattern.elements.insert(0, fluent_ast.TextElement("["))
        pattern.elements.append(fluent_ast.TextElement("]"))
