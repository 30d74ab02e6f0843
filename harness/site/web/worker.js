/* Runs in a worker, after engine.js: answers one request after the other. */
let engine = null;

self.onmessage = ({ data: { id, wasm, request, body } }) => {
  try {
    if (wasm) engine = new Engine(new WebAssembly.Module(bytesOf(wasm)));
    const answer = request ? engine.ask(request, body) : {};
    self.postMessage({ id, answer });
  } catch (error) {
    self.postMessage({ id, failed: String(error.message) });
  }
};
