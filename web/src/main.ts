import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { home } from "./lib/home.svelte";

home.loadGames().catch(() => {}); // loaded early; the page shows an error if the server is down
mount(App, { target: document.getElementById("app")! });
