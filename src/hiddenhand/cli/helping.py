"""Help pages of the commands, in the user's language."""

from typing import Any

from hiddenhand.cli.speaking import OPTION, speaker
from hiddenhand.text.library import languages

HELP = "--help"
WIDTH = 28  # column where the explanations begin


def show_help(command: Any, words: list[str]) -> None:
    """Print help for the command named by `words`. `command` is Typer's, which has no
    public type.
    """
    path = ["hiddenhand"]
    for word in words:
        inner = getattr(command, "commands", {}).get(word)
        if inner is not None:
            command = inner
            path.append(word)
    for line in page(command, path):
        print(line)


def names_a_command(command: Any, words: list[str]) -> bool:
    """False for `hiddenhand` and `hiddenhand lab` alone, which need a subcommand."""
    for word in words:
        command = getattr(command, "commands", {}).get(word)
        if command is None:
            return True  # an option or a mistake, handled elsewhere
    return not getattr(command, "commands", {})


def page(command: Any, path: list[str]) -> list[str]:
    """The lines of a help page."""
    name = "-".join(path[1:])
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option" and not p.hidden]
    inner = {key: sub for key, sub in getattr(command, "commands", {}).items() if not sub.hidden}
    say = speaker.say
    usage = [*path, f"[{metavar('options')}]"]
    usage += [metavar("command")] if inner else []
    usage += [shown if p.required else f"[{shown}]" for p in arguments for shown in [_value(p)]]
    lines = [say("help-usage", line=" ".join(usage)), ""]
    lines += [f"  {say(f'help-{name}' if name else 'help')}", ""]
    if arguments:
        lines += [say("help-arguments"), *(_row(_value(p), _help(p, name)) for p in arguments), ""]
    lines.append(say("help-options"))
    for option in options:
        if HELP not in option.opts:
            lines.append(_row(_named(option), _help(option, name)))
    known = ", ".join(languages())
    lines.append(_row(f"{OPTION} {metavar('lang')}", say("help-any-lang", known=known)))
    lines.append(_row(HELP, say("help-any-help")))
    if inner:
        lines += ["", say("help-commands")]
        prefix = f"help-{name}-" if name else "help-"
        lines += [_row(key, say(f"{prefix}{key}")) for key in inner]
    return lines


def metavar(word: str) -> str:
    """The placeholder for a value, such as "GAME", translated if there is a translation."""
    message = f"help-metavar-{word.lower().replace('=', '-')}"
    return speaker.say(message) if speaker.words.has(message) else word


def _help(parameter: Any, command: str) -> str:
    own = f"help-{command}-{parameter.name}"
    message = own if speaker.words.has(own) else f"help-any-{parameter.name}"
    text = speaker.say(message)
    default = parameter.default
    if default in (None, "", False) or parameter.required:
        return text
    return speaker.say("help-default", text=text, value=str(default))


def _named(option: Any) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {_value(option)}"


def _value(parameter: Any) -> str:
    if parameter.metavar:
        return metavar(str(parameter.metavar))
    if parameter.param_type_name == "argument":
        return metavar(str(parameter.name).upper())
    return metavar("value")


def _row(left: str, right: str) -> str:
    gap = " " * max(WIDTH - len(left), 2)
    return f"  {left}{gap}{right}"
