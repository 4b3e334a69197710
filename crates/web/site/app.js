// Starts the page; everything else is Rust.
import init, { start_page } from "./web.js";

const broken = document.getElementById("broken");

try {
  await init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) });
  start_page();
} catch (error) {
  console.error(error);
  broken.hidden = false;
}

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  const { serviceWorker } = navigator;
  // All games are kept for offline play once the browser has nothing to do, unless its owner pays for every byte.
  const whenIdle = window.requestIdleCallback ?? ((then) => then());
  const keepTheRest = () => setTimeout(whenIdle, 5000, async () => {
    if (navigator.connection?.saveData) return;
    (await serviceWorker.ready).active?.postMessage("keep-the-rest");
  });
  // A new worker that takes over from an old one has newer files: the page may be loaded again.
  const had = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => {
    if (had) window.dispatchEvent(new CustomEvent("formicary-update"));
    keepTheRest();
  });
  serviceWorker.register("./service-worker.js").then(keepTheRest, () => {});
}
