// The entry of the page: loads the person's settings and the letters, then shows the page.
import { mount } from "svelte";
import { begin } from "./anywhere/begin";
import App from "./App.svelte";
import "./look.css";
import { obeySettings } from "./settings.svelte";

/** The typefaces, unless they take long: another's letters have other widths, and everything would jump. */
const letters = Promise.race([
  Promise.allSettled(["Fraunces", "Source Sans 3"].map((family) => document.fonts.load(`16px "${family}"`))),
  new Promise((done) => setTimeout(done, 600)),
]);

await Promise.all([obeySettings(), letters]);
mount(App, { target: document.getElementById("page")! });
begin();
