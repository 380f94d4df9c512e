"""The summoner of a server, as its settings say."""

import secrets

import structlog

from hiddenhand.server.live.services import Services
from hiddenhand.server.settings import BadServerSettings, Settings
from hiddenhand.server.store import Store
from hiddenhand.server.summons.mail import Mailer, MailServer
from hiddenhand.server.summons.receivers import Push
from hiddenhand.server.summons.summoner import Summoner
from hiddenhand.server.summons.tokens import StopTokens

log = structlog.get_logger()
NOBODY = "mailto:nobody@example.org"  # a server that nobody can reach has nobody to write to


async def open_summoner(settings: Settings, store: Store, services: Services) -> Summoner:
    tokens = StopTokens(await store.server_key("stop-mail", secrets.token_urlsafe(32)))
    try:
        push = await _push(settings, store) if settings.push else None
    except ModuleNotFoundError as error:  # an installation without the packages of this version
        log.warning("no_push", missing=error.name)
        push = None
    return Summoner(store, services, push, _mailer(settings), tokens, settings.public_url)


async def _push(settings: Settings, store: Store) -> Push:
    """A key in the settings counts more than the one in the database."""
    from hiddenhand.server.summons.outside import Outside
    from hiddenhand.server.summons.push import PushSender
    from hiddenhand.server.summons.vapid import Vapid, new_key

    key = settings.push_key or await store.server_key("vapid", new_key())
    try:
        vapid = Vapid(key, _contact(settings))
    except ValueError as error:
        raise BadServerSettings(f"not a private key: {error}", place="push_key") from error
    return PushSender(vapid, Outside(loopback=settings.testing))


def _contact(settings: Settings) -> str:
    if settings.push_contact:
        return settings.push_contact
    if settings.is_secure:
        return settings.public_url
    return NOBODY


def _mailer(settings: Settings) -> Mailer | None:
    if not settings.smtp_host:
        return None
    return Mailer(
        MailServer(
            settings.smtp_host,
            settings.smtp_port,
            settings.smtp_user,
            settings.smtp_password,
            settings.smtp_from,
            settings.smtp_security,
        )
    )
