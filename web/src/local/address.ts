/** The address of the page behind the `#`: "#/rules/hidden_leaders?x=1#HL-7.5". */

function parts(): URL {
  return new URL(location.hash.slice(1) || "/", "https://here.invalid");
}

/** Path, query and fragment of what is shown. */
export const place = {
  get pathname(): string {
    return parts().pathname;
  },
  get search(): string {
    return parts().search;
  },
  get hash(): string {
    return parts().hash;
  },
};

/** What the browser's address bar shows before an address of the app. */
export const BEFORE: string = "#";

/** The whole link to an address of the app. */
export const linkTo = (address: string): string => new URL(BEFORE + address, location.href).href;

/** The address of the app that a link of the page leads to: written as above, or as in the code. */
export const addressOf = (url: URL): string =>
  url.hash.startsWith("#/") ? url.hash.slice(1) : url.pathname + url.search + url.hash;
