/** The site without a server: the same app, and what a static host needs besides. */

import "../main";
import { mount } from "svelte";
import { connection } from "../lib/connection.svelte";
import { engine } from "./engine.svelte";
import Loading from "./Loading.svelte";
import { followLinks } from "./links";
import { keepEverything, watchForUpdate } from "./keeping";

followLinks();
watchForUpdate(() => (connection.outdated = true));
engine.onReady = keepEverything;
mount(Loading, { target: document.body });
