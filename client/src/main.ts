import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { load } from "./lib/words";
import "./ui/fonts.css";
import "./ui/app.css";
import "./ui/parts.css";

const target = document.getElementById("app");
if (target) void load(settings.language).then(() => mount(App, { target }));
