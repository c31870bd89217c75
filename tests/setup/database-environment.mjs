import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as pglite from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

/**
 * The idle databases are closed this long after a test file, unless another test file starts. Open databases keep the
 * process alive, and Jest warns about that after one second.
 */
const CLOSE_AFTER_MS = 900;

/**
 * Unused databases of this worker. They are used again, because emptying a database takes 20 ms, and opening a new
 * database takes a second.
 */
const idle = [];
let closing;
/** PGlite's WebAssembly modules and files, which are read and compiled once for all databases of this worker. */
let program;

/**
 * Jest's Node environment with two additional globals. `databasePool` holds databases that later test files use again.
 * `pglite` is the package PGlite, imported outside of the environment. Inside of the environment, PGlite would compile
 * its program again for each test file, and would open a database many times more slowly.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  #used = new Set();

  async setup() {
    await super.setup();
    clearTimeout(closing);
    const register = (client) => this.#use(client);
    class PGlite extends pglite.PGlite {
      static async create(options) {
        program ??= await readProgram();
        return register(await pglite.PGlite.create({ ...options, ...program }));
      }
    }
    this.global.pglite = { ...pglite, PGlite };
    this.global.databasePool = {
      acquire: () => this.#use(idle.pop()),
      release: (client) => {
        this.#used.delete(client);
        idle.push(client);
      },
    };
  }

  async teardown() {
    // A database that a test has not released may still be busy, so no other test file may get it.
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
