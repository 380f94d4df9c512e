// Unpacks the Chromium of the browser tests with its libraries and fonts; its package does so into
// the folder for temporary files (TMPDIR), and leaves the libraries out on most systems.
import { fileURLToPath } from "node:url";

import chromium, { inflate } from "@sparticuz/chromium";

const build = import.meta.resolve("@sparticuz/chromium");
await chromium.executablePath();
await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", build)));
