// The thinker: bots think here, so that the page never stands still.
import init, { start_worker } from "./web.js";

await init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) });
start_worker();
