/**
 * The address of the page, as the router uses it. The site without a server has it behind the `#`
 * (`src/local/address.ts`), because a static host knows no other page than the first one.
 */

/** Path, query and fragment of what is shown. */
export const place: Pick<Location, "pathname" | "search" | "hash"> = location;

/** What the browser's address bar shows before an address of the app ("/r/abc?x=1#y"). */
export const BEFORE: string = "";

/** The whole link to an address of the app. */
export const linkTo = (address: string): string => location.origin + address;

/** The address of the app that a link of the page leads to. */
export const addressOf = (url: URL): string => url.pathname + url.search + url.hash;
