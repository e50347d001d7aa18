// Where the page begins: what the person likes, then the page itself.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { obeySettings } from "./settings.svelte";

await obeySettings();
mount(App, { target: document.getElementById("page")! });
