// Prints where the Chromium of the browser tests lies; unpacks it the first time.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
