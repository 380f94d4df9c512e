"""Mail over SMTP, for operators who have switched it on."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import structlog

log = structlog.get_logger()
SECONDS = 10.0  # for each step of the conversation
AT_ONCE = 4  # conversations
TRIES = 2
LONGEST = 254  # letters of an address


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in, and by whom."""

    host: str
    port: int
    user: str
    password: str
    sender: str  # "Hidden Hand <play@example.org>" or the address alone
    security: str  # one of settings.SECURITIES


@dataclass(frozen=True, slots=True)
class Letter:
    to: str
    subject: str
    text: str
    unsubscribe: str = ""  # an address that takes a POST without any further question (RFC 8058)


def clean_address(address: str) -> str | None:
    """The address as it is used; None if it is none. Only plain ones: what stands between us and
    the receiver must not read them in different ways."""
    plain = address.strip()
    if not 3 <= len(plain) <= LONGEST or not plain.isascii() or not plain.isprintable():
        return None
    if any(letter in plain for letter in ' "(),:;<>[\\]') or plain.count("@") != 1:
        return None
    name, host = plain.split("@")
    labels = host.split(".")
    if not name or len(labels) < 2 or not all(labels) or ".." in name or name[0] in ".-":
        return None
    if name[-1] == "." or any(label[0] == "-" or label[-1] == "-" for label in labels):
        return None
    try:
        Address(addr_spec=plain)
    except (ValueError, IndexError):
        return None
    return f"{name}@{host.lower()}"


class Mailer:
    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")

    async def send(self, letter: Letter) -> bool:
        """True if the server has taken it."""
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            try:
                await loop.run_in_executor(self._threads, self._hand_in, letter)
                return True
            except (OSError, smtplib.SMTPException) as error:  # addresses stay out of the log
                log.warning("mail_failed", error=type(error).__name__, again=bool(left))
                if isinstance(error, smtplib.SMTPRecipientsRefused):
                    break
        return False

    def _hand_in(self, letter: Letter) -> None:
        server, message = self._server, _message(letter, self._server.sender)
        trust = ssl.create_default_context()
        if server.security == "tls":
            talk: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, timeout=SECONDS, context=trust
            )
        else:
            talk = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with talk:
            if server.security == "starttls":
                talk.starttls(context=trust)
            if server.user:
                talk.login(server.user, server.password)
            talk.send_message(message)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _message(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, letter.to, letter.subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=sender.rsplit("@", 1)[-1].rstrip("> "))
    message["Auto-Submitted"] = "auto-generated"  # no answer of a machine, please
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
