import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { tagQueries } from "./name-queries.ts";

/**
 * Opens a pool with the only connection of an embedded database. The embedded database then uses the same driver as a
 * PostgreSQL server. This is also two to three times as fast as `PGlite.query`, which passes each message of the
 * protocol to PGlite separately.
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
  tagQueries(pool);
  pool.on("connect", tagQueries);
  return pool;
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

  connect(): void {
    process.nextTick(() => this.emit("connect"));
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
