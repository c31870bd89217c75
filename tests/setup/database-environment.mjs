import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

/** Open databases keep the process alive. Jest warns about this after a second, so the time is shorter. */
const CLOSE_AFTER_MS = 900;

/** Unused databases of this worker. Opening one takes a second, emptying one 20 ms. */
const idle = [];
let closing;
/** PGlite's program and its files, read and compiled once for all databases of this worker. */
let program;

/** Node's environment with `databasePool`, whose databases outlive a test file. */
export default class DatabaseEnvironment extends TestEnvironment {
  #used = new Set();

  async setup() {
    await super.setup();
    clearTimeout(closing);
    this.global.databasePool = {
      acquire: () => this.#use(idle.pop()),
      create: async (options) => {
        program ??= await readProgram();
        return this.#use(await PGlite.create({ ...options, ...program }));
      },
      release: (client) => {
        this.#used.delete(client);
        idle.push(client);
      },
    };
  }

  async teardown() {
    // A database that a test did not release may still be busy. No other file gets it.
    await closeAll([...this.#used].filter(({ closed }) => !closed));
    closing = setTimeout(() => closeAll(idle.splice(0)), CLOSE_AFTER_MS);
    await super.teardown();
  }

  #use(client) {
    if (client) this.#used.add(client);
    return client;
  }
}

async function closeAll(clients) {
  await Promise.all(clients.map((client) => client.close()));
}

async function readProgram() {
  const read = (name) =>
    readFileSync(fileURLToPath(new URL(name, import.meta.resolve("@electric-sql/pglite"))));
  return {
    pgliteWasmModule: await WebAssembly.compile(read("pglite.wasm")),
    initdbWasmModule: await WebAssembly.compile(read("initdb.wasm")),
    fsBundle: new Blob([read("pglite.data")]),
  };
}
