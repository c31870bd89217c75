import "server-only";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { logError } from "./shop-log";

const PERIOD_MS = 3_600_000;
/** The maximum number of files in memory. A compressed file with 45,000 URLs has about 300 KB. */
const MAX_FILES = 100;

type Text = AsyncIterable<string> | Iterable<string>;
type Options = {
  /** Returns the text of a file in parts, or null for a file that does not exist. */
  write: (name: string) => Promise<Text | null>;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
};

/**
 * Creates a cache that keeps gzipped files for an hour. Parallel requests for a file share one write, and only one file
 * is written at a time. If writing fails, the returned function gives the older file, or rejects if there is none.
 */
export function createFileCache({ write, now }: Options) {
  const kept = new Map<string, { gzipped: Buffer; until: number }>();
  const pending = new Map<string, Promise<Buffer | null>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function make(name: string): Promise<Buffer | null> {
    const text = await write(name);
    if (!text) return null;
    const gzipped = await enqueue(() => compress(text));
    kept.delete(name);
    kept.set(name, { gzipped, until: now() + PERIOD_MS });
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_FILES) break;
      kept.delete(oldest);
    }
    return gzipped;
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => undefined);
    return result;
  }

  return async function read(name: string): Promise<Buffer | null> {
    const old = kept.get(name);
    if (old && now() < old.until) return old.gzipped;
    const making = pending.get(name) ?? make(name).finally(() => pending.delete(name));
    pending.set(name, making);
    if (!old) return making;
    return making.catch(() => {
      logError(`sitemaps: ${name} is older than an hour: it could not be written again`);
      return old.gzipped;
    });
  };
}

async function compress(text: Text): Promise<Buffer> {
  const gzip = createGzip();
  const [result] = await Promise.all([buffer(gzip), pipeline(text, gzip)]);
  return result;
}
