import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg, { type QueryConfig } from "pg";
import { wrapQueries } from "./wrap-queries.ts";

/**
 * Opens a pool with the only connection of an embedded database. The embedded database then uses the same driver as a
 * PostgreSQL server. This is also faster than `PGlite.query`, which passes each message of the protocol to PGlite
 * separately.
 */
export function openEmbeddedPool(database: PGlite): pg.Pool {
  const pool = new pg.Pool({
    // These values are set so that pg does not take them from the environment.
    user: "postgres",
    database: "postgres",
    ssl: false,
    max: 1,
    // The connection stays open, because a new connection would not free anything.
    idleTimeoutMillis: 0,
    stream: () => new EmbeddedStream(database),
  });
  const prepare = createPrepare();
  wrapQueries(pool, prepare);
  pool.on("connect", (client) => wrapQueries(client, prepare));
  return pool;
}

/** PGlite keeps the plan of each prepared statement in memory, so their number is limited. */
const MAX_STATEMENTS = 500;

/**
 * Returns a function that names a query, so that PGlite parses and plans its text only once. The backend then answers
 * twice as many quotes and orders. Texts after the first `MAX_STATEMENTS` texts get no name.
 */
function createPrepare(): (query: QueryConfig) => QueryConfig {
  const names = new Map<string, string>();
  return (query) => {
    if (!names.has(query.text) && names.size < MAX_STATEMENTS) {
      names.set(query.text, `s${names.size}`);
    }
    const name = names.get(query.text);
    return name === undefined ? { ...query } : { ...query, name };
  };
}

/** The first byte of the message that ends a connection. */
const TERMINATE = "X".charCodeAt(0);

/** Passes the messages of a `pg` connection to PGlite, in place of a socket to a server. */
class EmbeddedStream extends Duplex {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    super({ allowHalfOpen: false });
    this.#database = database;
  }

  /** All connections use the same session of PGlite, so a new connection drops the statements of an earlier one. */
  connect(): void {
    this.#database.exec("deallocate all").then(
      () => this.emit("connect"),
      (error) => this.destroy(error),
    );
  }

  // pg calls these methods of a socket. They have no meaning for PGlite.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(messages: Buffer, _encoding: unknown, done: (error?: Error) => void): void {
    if (messages[0] === TERMINATE) {
      done();
      return;
    }
    // Each piece must be copied, because PGlite writes the next piece to the same memory. `execProtocolRaw` would also
    // copy the answer, but it parses every answer too and never frees the result.
    const pieces: Buffer[] = [];
    const onRawData = (piece: Uint8Array) => pieces.push(Buffer.from(piece));
    this.#database.execProtocolRawStream(messages, { onRawData }).then(() => {
      for (const piece of pieces) this.push(piece);
      done();
    }, done);
  }

  /** pg writes the messages of a query together. PGlite also takes them together, in one call. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "buffer", done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
