"""Signs in another device with a link, as two pages would do it together."""

from typing import Any

import httpx


async def bring_along(giver: httpx.AsyncClient, device: httpx.AsyncClient) -> dict[str, Any]:
    """`device` is signed in as the user of `giver`; returns that user."""
    link = (await giver.post("/api/me/links")).json()
    token = {"token": link["token"]}
    asked = (await device.post("/api/sign-in/ask", json=token)).json()
    state = (await giver.post("/api/me/links/state", json=token)).json()
    assert (state["asked"], state["code"]) == (True, asked["code"])
    done = await giver.post("/api/me/links/confirm", json={**token, "code": state["code"]})
    assert done.status_code == 204, done.text
    signed = await device.post("/api/sign-in", json={**token, "ask": asked["ask"]})
    assert signed.status_code == 200, signed.text
    me: dict[str, Any] = signed.json()
    return me
