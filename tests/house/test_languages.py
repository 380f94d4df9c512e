"""All languages have the same keys, complete plurals, and no English left."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast as fluent_ast

from hiddenhand.text import library
from hiddenhand.text.library import PSEUDO
from hiddenhand.text.words import Words
from tests.house import tongues
from tests.house.tongues import OTHERS, Parts, files, foreign, forms, manner, messages, words_of

CATEGORIES = {"zero", "one", "two", "few", "many"}


def test_a_language_is_a_folder_with_all_that_it_needs() -> None:
    assert library.languages()[0] == library.FALLBACK
    assert len(library.languages()) >= 3
    for language in library.languages():
        assert language in (tongues.TEXT / language).parts
        assert manner(language).script
        assert Locale(language).plural_form


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_has_the_same_keys_and_placeholders(language: str) -> None:
    assert files(language) == files("en")
    wrong = []
    for file in files("en"):
        english, other = messages("en", file), messages(language, file)
        wrong += [f"{file}: {key}" for key in sorted(english.keys() ^ other.keys())]
        for key in english.keys() & other.keys():
            ours, theirs = forms(english[key]), forms(other[key])
            if ours.keys() != theirs.keys():
                wrong.append(f"{file}: {key}: {sorted(ours.keys() ^ theirs.keys())}")
            for form in ours.keys() & theirs.keys():
                unlike = ours[form].variables ^ theirs[form].variables
                unlike |= ours[form].functions ^ theirs[form].functions
                if unlike:
                    wrong.append(f"{file}: {key}: {sorted(unlike)}")
    assert wrong == []


def needed(language: str) -> set[str]:
    """The plural categories of whole numbers in a language."""
    rule = Locale(language).plural_form
    return {rule(number) for number in range(200)}


def faults_of_plurals(message: fluent_ast.Message, language: str) -> list[str]:
    faults = []
    for choice in Parts(message).choices:
        variants = {
            variant.key.name: variant
            for variant in choice.variants
            if isinstance(variant.key, fluent_ast.Identifier)
        }
        if not variants.keys() & CATEGORIES:
            continue
        missing = needed(language) - variants.keys()
        faults += [f"{message.id.name}: no [{category}]" for category in sorted(missing)]
        one = Parts(variants["one"].value) if "one" in variants else None
        if one and Locale(language).plural_form(21) == "one" and not one.variables:
            faults.append(f"{message.id.name}: [one] is 21 too, so it has to say the number")
    return faults


@pytest.mark.parametrize("language", library.languages())
def test_plural_forms_are_complete(language: str) -> None:
    found = [messages(language, file).values() for file in files(language)]
    assert [
        f for part in found for message in part for f in faults_of_plurals(message, language)
    ] == []


def test_a_broken_plural_would_be_found() -> None:
    def faults(text: str, language: str) -> list[str]:
        (entry,) = library.read(text, "x").body
        assert isinstance(entry, fluent_ast.Message)
        return faults_of_plurals(entry, language)

    half = "a = { $n ->\n    [one] 1 karta\n   *[many] { $n } kart\n}\n"
    assert faults(half, "pl") == ["a: no [few]"]
    bare = "a = { $n ->\n    [one] 1 x\n    [few] { $n } y\n   *[many] { $n } z\n}\n"
    assert faults(bare, "pl") == []
    assert faults(bare, "uk") == ["a: [one] is 21 too, so it has to say the number"]
    assert faults("a = { $n ->\n    [yes] 1\n   *[no] 2\n}\n", "uk") == []


# -- nothing left in English ---------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_the_files(language: str) -> None:
    found = {}
    for file in files(language):
        for key, message in messages(language, file).items():
            text = " ".join(Parts(message).texts)
            if words := foreign(text, language):
                found[f"{file}: {key}"] = words
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_simply_the_english_one(language: str) -> None:
    same = [
        f"{file}: {key}"
        for file in files(language)
        for key, message in messages(language, file).items()
        if key in messages("en", file)
        and Parts(message).texts == Parts(messages("en", file)[key]).texts
        and any(
            word.casefold() not in tongues.allowed(language)
            for text in Parts(message).texts
            for word in words_of(text)
        )
    ]
    states = {f"name-{name}" for name in _invented_names()}
    meant = states | set(manner(language).same_as_english)
    assert [key for key in sorted(same) if key.split(": ")[1] not in meant] == []


def _invented_names() -> list[str]:
    """States of the map; in Latin script their names are the same in all languages."""
    text = (tongues.TEXT / "en" / "secret_allies_pack.ftl").read_text(encoding="utf-8")
    states = text.partition("## States")[2].partition("##")[0]
    return re.findall(r"^name-(\w+) =", states, re.M)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("pl", "Ola: played a card", ["played", "card"]),
        ("pl", "Wybierz gracza and pogrzeb", ["and"]),
        ("uk", "Оля: drew карту", ["drew"]),
        ("uk", "Secret Allies, R.V., X", []),
    ],
)
def test_english_would_be_found(language: str, text: str, words: list[str]) -> None:
    assert foreign(text, language) == words


# -- the pseudo-locale ---------------------------------------------------------------------


def test_the_pseudo_locale_is_longer_accented_english() -> None:
    words, english = Words("hidden_leaders", PSEUDO, {0: "Ola"}), Words("hidden_leaders")
    assert words.name("keen_koi") == "[Ķééñ Ķóóî]"
    told = words.event({"event": "buried", "seat": 0, "card": "keen_koi", "from": "tavern"})
    assert told == "[Ola: ƀûŕîééð [Ķééñ Ķóóî] ([ţåvéŕñ])]"
    assert PSEUDO not in library.languages()
    texts = [
        message for file in files("en") for message in messages("en", file) if "text-" in message
    ]
    grown = sum(len(words.say(key)) for key in texts) / sum(len(english.say(key)) for key in texts)
    assert 1.1 < grown < 1.5
