import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import pg, { type QueryConfig } from "pg";
import { wrapQueries } from "./wrap-queries.ts";

/**
 * Opens a pool with the only connection of an embedded database, so that the backend uses the same driver as for a
 * PostgreSQL server. The pool is also faster than `PGlite.query`, which passes each message of the protocol to PGlite
 * separately.
 */
export function openEmbeddedPool(database: PGlite): pg.Pool {
  const pool = new pg.Pool({
    // Without these values pg would use the environment variables PGUSER, PGDATABASE and PGSSLMODE.
    user: "postgres",
    database: "postgres",
    ssl: false,
    max: 1,
    // The connection stays open, so that its prepared statements stay.
    idleTimeoutMillis: 0,
    stream: () => new EmbeddedStream(database),
  });
  const nameQuery = createNamer();
  wrapQueries(pool, nameQuery);
  pool.on("connect", (client) => wrapQueries(client, nameQuery));
  // If PGlite fails, the running query rejects and the next query opens a new connection. Without these listeners, the
  // error events would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  return pool;
}

/** PGlite keeps the plans of all prepared statements in memory, up to 0.2 MB for each statement. */
const MAX_STATEMENTS = 500;
/**
 * A query text gets a name when it is used for the third time. It gets none before, because a query with a list
 * (`in ($1, $2)`) has another text for each length of the list, and many of these texts are used only once.
 */
const NAMED_USE = 3;
const TEXTS_COUNTED = 2_000;

let pools = 0;

/**
 * Returns a function that names the frequent queries of a pool. PGlite parses the text of a named query only once, and
 * after a few executions it also plans the query only once. The backend can then answer twice as many quotes and orders
 * in the same time. The names of two pools differ.
 */
function createNamer(): (query: QueryConfig) => QueryConfig {
  pools += 1;
  const prefix = `p${pools}s`;
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: TEXTS_COUNTED });
  return (query) => {
    const { text } = query;
    const name = names.get(text);
    if (name !== undefined) return { ...query, name };
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < NAMED_USE || names.size === MAX_STATEMENTS) return { ...query };
    names.set(text, prefix + names.size);
    return { ...query, name: names.get(text) };
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

  /**
   * All connections use the same session of PGlite. Therefore a new connection first ends the transaction that a failed
   * connection has left open, and drops all prepared statements.
   */
  connect(): void {
    const database = this.#database;
    database
      .exec("rollback")
      .then(() => database.exec("deallocate all"))
      .then(
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
