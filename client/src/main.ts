import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/app.css";
import "./ui/parts.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
