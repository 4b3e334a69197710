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
  // A new worker that takes over from an old one has newer files: the page may be loaded again.
  const had = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (had) window.dispatchEvent(new CustomEvent("formicary-update"));
  });
  navigator.serviceWorker.register("./service-worker.js").catch(() => {});
}
