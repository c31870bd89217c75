import { Readable } from "node:stream";
import { inArray, max } from "drizzle-orm";
import { createConnectionLimits } from "../../../lib/limits/connection-limits.ts";
import { describeError } from "../../backend-log.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { order_events } from "../../db/schema/order-tables.ts";
import { RequestRefused } from "../../service-error.ts";
import { liveSessions } from "../account/live-sessions.ts";
import { type Progress, readProgress } from "./order-progress-service.ts";

const POLL_MS = 1000;
const HEARTBEAT_MS = 15_000;
const OPEN_MS = 10 * 60_000;
const RETRY_MS = 3000;
/** A connection that has not ended this long after its stream is destroyed. */
const END_MS = 10_000;
/** Bytes that wait for a slow reader. An order's whole progress is about 1 KB. */
const MAX_WAITING_BYTES = 16 * 1024;
/** A visible page has a stream. A page without a stream polls every ten seconds. */
const MOST_OPEN = { session: 5, member: 10, network: 200, backend: 2_000 };
/** A place becomes free when the oldest stream ends, at the latest. */
const RETRY_SECONDS = 60;

type Stream = {
  order_id: number;
  sid_hash: string;
  version: number;
  opened: number;
  written: number;
  out: Readable;
};

type Asked = {
  order_id: number;
  member_id: number;
  sid_hash: string;
  /** The visitor's network, see networkOf. */
  network: string;
  progress: Progress;
  /** The last event that the browser has seen. */
  last_event_id: string | null;
};

type StreamDeps = Pick<Deps, "db" | "now" | "log">;
export type OrderStreams = ReturnType<typeof createOrderStreams>;

/**
 * The open event streams of this process. One poller makes two small queries a second for any number of streams, and
 * none without a stream.
 */
export function createOrderStreams(deps: StreamDeps) {
  const open = new Set<Stream>();
  const connections = createConnectionLimits(MOST_OPEN);
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();

  const poll = () => {
    running = pollStreams(deps, open).catch((error: unknown) => {
      deps.log.error(`orders: event streams not polled: ${describeError(error)}`);
    });
    return running;
  };
  const schedule = () => {
    if (timer !== null || open.size === 0) return;
    timer = setTimeout(async () => {
      await poll();
      timer = null;
      schedule();
    }, POLL_MS).unref();
  };

  return {
    /**
     * Opens a stream that begins with the current order, unless the browser has seen that. Throws a RequestRefused with
     * 429 or 503 when too many streams are open.
     */
    open({ order_id, member_id, sid_hash, network, progress, last_event_id }: Asked): Readable {
      const connection = connections.take({
        session: sid_hash,
        member: member_id,
        network,
        backend: "",
      });
      if ("full" in connection) throw tooManyOpen(connection.full);
      const out = new Readable({ read() {} });
      const now = deps.now();
      const { version } = progress;
      const stream = { order_id, sid_hash, version, opened: now, written: now, out };
      open.add(stream);
      out.once("close", () => {
        open.delete(stream);
        connection.release();
      });
      out.push(`retry: ${RETRY_MS}\n\n`);
      if (last_event_id !== String(version)) sendProgress(stream, progress, now);
      schedule();
      return out;
    },
    poll,
    count: () => open.size,
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      for (const stream of open) end(open, stream);
      await running;
    },
  };
}

/** Streams may open and close during a query. Its result is only for those that were open before. */
async function pollStreams(deps: StreamDeps, open: Set<Stream>): Promise<void> {
  const now = deps.now();
  for (const stream of open) if (now - stream.opened >= OPEN_MS) end(open, stream);
  if (open.size === 0) return;
  const asked = [...open];
  const live = await liveSessions(
    deps,
    asked.map(({ sid_hash }) => sid_hash),
  );
  const changed = await changedOrders(deps, asked);
  for (const stream of asked.filter((one) => open.has(one))) {
    const progress = changed.get(stream.order_id);
    if (!live.has(stream.sid_hash)) end(open, stream);
    else if (progress && progress.version > stream.version) sendProgress(stream, progress, now);
    else if (now - stream.written >= HEARTBEAT_MS) write(stream, ":\n\n", now);
  }
}

/** The orders of open streams with an event that was not sent yet. */
async function changedOrders(
  { db, ...deps }: StreamDeps,
  asked: Stream[],
): Promise<Map<number, Progress>> {
  const versions = await db
    .select({ order_id: order_events.order_id, version: max(order_events.id) })
    .from(order_events)
    .where(
      inArray(
        order_events.order_id,
        asked.map(({ order_id }) => order_id),
      ),
    )
    .groupBy(order_events.order_id);
  const latest = new Map(versions.map(({ order_id, version }) => [order_id, version ?? 0]));
  const late = asked.filter(({ order_id, version }) => (latest.get(order_id) ?? 0) > version);
  if (late.length === 0) return new Map();
  const ids = late.map(({ order_id }) => order_id);
  const progress = await readProgress(db, ids, epochSeconds(deps));
  return new Map(progress.map((one) => [one.progress.id, one]));
}

function sendProgress(stream: Stream, { version, progress }: Progress, now: number): void {
  stream.version = version;
  write(stream, `id: ${version}\ndata: ${JSON.stringify(progress)}\n\n`, now);
}

function write(stream: Stream, text: string, now: number): void {
  stream.written = now;
  stream.out.push(text);
  if (stream.out.readableLength > MAX_WAITING_BYTES) stream.out.destroy();
}

function end(open: Set<Stream>, stream: Stream): void {
  open.delete(stream);
  stream.out.push(null);
  setTimeout(() => stream.out.destroy(), END_MS).unref();
}

function tooManyOpen(full: keyof typeof MOST_OPEN): RequestRefused {
  return full === "backend"
    ? new RequestRefused(503, "系統忙碌中，請稍後再試", RETRY_SECONDS)
    : new RequestRefused(429, "開啟的訂單頁面太多，請關閉其他頁面", RETRY_SECONDS);
}
