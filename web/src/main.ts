import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { home } from "./lib/home.svelte";
import { keepPresses } from "./lib/presses";

home.loadGames().catch(() => {}); // loaded early; the page shows an error if the server is down
keepPresses();
mount(App, { target: document.getElementById("app")! });
