/**
 * HTTP requests for rooms, accounts and archives. Every error has a code with a text `web-error-
 * CODE`.
 */

import { request } from "./transport";
import type { Refusal } from "./wire";

/** The server rejected the request, with an error code. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.message);
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends a request and returns the JSON answer. Throws Refused or Unreachable. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const text = body instanceof Blob || typeof body === "string";
  let response: Response;
  try {
    response = await request(path, {
      method,
      headers:
        body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" },
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!response.ok) throw new Refused(await refusalOf(response), response.status);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch (error) {
    throw new Unreachable(String(error)); // the connection broke in the middle of the answer
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const found = (await response.json()) as Partial<Refusal>;
    if (typeof found.error === "string") {
      return { place: "", message: found.error, facts: {}, ...found, error: found.error };
    }
  } catch {
    // not from our server: a proxy answered
  }
  return {
    error: `http-${response.status}`,
    place: response.url,
    message: response.statusText,
    facts: {},
  };
}
