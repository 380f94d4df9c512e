import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { home } from "./lib/home.svelte";

home.loadGames().catch(() => {}); // asked for at once; the page says so if the server is away
mount(App, { target: document.getElementById("app")! });
