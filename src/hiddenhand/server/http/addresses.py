"""Which network addresses are counted together."""

from ipaddress import IPv6Address, ip_address

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """The key for limits by address of a request or socket."""
    return counted_as(scope["client"][0] if scope.get("client") else "")


def counted_as(host: str) -> str:
    """The key for limits by address: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
