// The entry of the page: loads the person's settings, then shows the page.
import { mount } from "svelte";
import { begin } from "./anywhere/begin";
import App from "./App.svelte";
import "./look.css";
import { obeySettings } from "./settings.svelte";

await obeySettings();
mount(App, { target: document.getElementById("page")! });
begin();
