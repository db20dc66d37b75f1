/**
 * Starts the page. Law: the first picture stands in index.html and is replaced only when the whole screen can be drawn.
 * A first visit has no games to show, so its start screen waits for nothing; nobody else sees it jump.
 */
import { render } from "lit-html";
import { createApp } from "./app/app.js";
import { lifeOf } from "./app/life.js";
import { startClocks } from "./ui/clock.js";
import { keepInSight } from "./ui/sight.js";
import { shell } from "./ui/shell.js";

const LONGEST_PAINT_MS = 500;

const root = /** @type {HTMLElement} */ (document.querySelector("#app"));
const app = createApp();
let drawn = false;

function draw() {
  const state = app.store.get();
  if (!drawn) root.replaceChildren();
  drawn = true;
  render(shell(app, state), root);
  keepInSight();
  document.title = app.title(state);
}

/** The picture stands, or the tab is hidden and none is drawn. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
    setTimeout(resolve, LONGEST_PAINT_MS);
  });

const first = !navigator.serviceWorker?.controller && app.store.get().route.name === "start";
if (first) {
  draw();
  app.store.watch(draw);
  // Python's megabytes would take line and processor from the first screen.
  await painted();
  void app.start();
} else {
  await app.start();
  app.store.watch(draw);
  draw();
}
startClocks(app);
lifeOf(app);
