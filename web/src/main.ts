// Where the page begins: look, language, then the page itself.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { browserLanguage, speak } from "./texts";

await speak(browserLanguage());
mount(App, { target: document.getElementById("page")! });
