'use strict';
/* The rules of one game in WebAssembly, and the few functions that they need from their host. It is
 * a classic script, so that node, a worker and a page from a local folder can all load it. */

/* The host has no files, clock or arguments to offer: everything else is answered with "cannot". */
function hostOf(view, said) {
  const CANNOT = 52,
    NO_SUCH_FILE = 8;
  const decoder = new TextDecoder();
  const known = {
    fd_write(fd, list, count, written) {
      let all = 0;
      for (let i = 0; i < count; i++) {
        const at = view().getUint32(list + 8 * i, true),
          size = view().getUint32(list + 8 * i + 4, true);
        said.push(decoder.decode(new Uint8Array(view().buffer, at, size)));
        all += size;
      }
      view().setUint32(written, all, true);
      return 0;
    },
    fd_prestat_get: () => NO_SUCH_FILE,
    proc_exit(status) {
      throw new Error(`the rules gave up (${status}): ${said.join('')}`);
    },
  };
  return new Proxy(known, { get: (all, name) => all[name] ?? (() => CANNOT) });
}

class Engine {
  constructor(module) {
    const said = [];
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: Object.fromEntries(
        WebAssembly.Module.imports(module).map((wanted) => [
          wanted.name,
          (...words) =>
            hostOf(() => new DataView(instance.exports.memory.buffer), said)[wanted.name](...words),
        ]),
      ),
    });
    instance.exports._initialize();
    this.rules = instance.exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  /* request: a line of words; body: what goes with it, or nothing. Returns an object. */
  ask(request, body = '') {
    const bytes = this.encoder.encode(body === '' ? request : `${request}\n${body}`);
    const room = this.rules.site_room(bytes.length);
    new Uint8Array(this.rules.memory.buffer, room, bytes.length).set(bytes);
    const said = this.rules.site_answer();
    const memory = new Uint8Array(this.rules.memory.buffer);
    return JSON.parse(this.decoder.decode(memory.subarray(said, memory.indexOf(0, said))));
  }
}

/* As it stands in a script: base64, from which a worker makes the module. */
function bytesOf(base64) {
  const letters = atob(base64);
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

if (typeof module !== 'undefined') module.exports = { Engine, bytesOf };
