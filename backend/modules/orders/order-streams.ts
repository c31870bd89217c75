import { Readable } from "node:stream";
import { asc, gt, inArray, max, or } from "drizzle-orm";
import { createConnectionLimits } from "../../../lib/limits/connection-limits.ts";
import { describeError } from "../../backend-log.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { order_events } from "../../db/schema/order-tables.ts";
import { RequestRefused } from "../../service-error.ts";
import { createRowCursor } from "../../shared/row-cursor.ts";
import { liveSessions } from "../account/live-sessions.ts";
import { type Progress, readProgress } from "./order-progress-service.ts";

const POLL_MS = 1000;
/**
 * The time between heartbeats, and between checks of the sessions of all streams. The session of a stream is also
 * checked before a change is sent.
 */
const HEARTBEAT_MS = 15_000;
/** The maximum number of events in one query. Further events are read a second later. */
const MAX_EVENTS = 10_000;
const OPEN_MS = 10 * 60_000;
const RETRY_MS = 3000;
/** If a connection is still open this long after its stream ended, it is destroyed. */
const END_MS = 10_000;
/** The maximum number of bytes that wait for a slow browser. The whole progress of an order is about 1 KB. */
const MAX_WAITING_BYTES = 16 * 1024;
/**
 * The maximum numbers of open streams for each session, member, network and process. Each visible order page has a
 * stream. A page that gets no stream requests the order every ten seconds.
 */
const MAX_OPEN = { session: 5, member: 10, network: 200, backend: 2_000 };
/** The value of `Retry-After`, in seconds, if too many streams are open. */
const RETRY_SECONDS = 60;

type Stream = {
  order_id: number;
  sid_hash: string;
  version: number;
  /**
   * True if the stream was opened after the last read of events. Its order may have changed after the `progress` of the
   * request was read and before the stream was opened.
   */
  isNew: boolean;
  openedMs: number;
  writtenMs: number;
  out: Readable;
};

type StreamRequest = {
  order_id: number;
  member_id: number;
  sid_hash: string;
  /** The network of the browser (`networkOf`). */
  network: string;
  progress: Progress;
  /** The id of the last event that the browser has received. */
  last_event_id: string | null;
};

type StreamDeps = Pick<Deps, "db" | "now" | "log">;
export type OrderStreams = ReturnType<typeof createOrderStreams>;

/**
 * Manages the open event streams of this process. One poller reads the new rows of `order_events` with a cursor. It
 * makes one small query a second, however many streams are open, and no query while no stream is open
 * (docs/decisions/085-event-streams-by-cursor.md). It makes further queries only for new streams, for changed orders
 * and, every 15 seconds, for the sessions.
 */
export function createOrderStreams(deps: StreamDeps) {
  const open = new Set<Stream>();
  const connections = createConnectionLimits(MAX_OPEN);
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  let isClosed = false;
  const pollStreams = createStreamPoller(deps, open);

  const poll = () => {
    running = pollStreams().catch((error: unknown) => {
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
     * Opens a stream. It begins with the current progress of the order, unless the browser has already received it.
     * Throws a RequestRefused with 429 or 503 if too many streams are open, and with 503 after `close()`.
     */
    open(request: StreamRequest): Readable {
      if (isClosed) throw tooManyOpen("backend");
      const { member_id, sid_hash, network, progress, last_event_id } = request;
      const owner = { session: sid_hash, member: member_id, network, backend: "" };
      const connection = connections.take(owner);
      if ("full" in connection) throw tooManyOpen(connection.full);
      const now = deps.now();
      const stream = newStream(request, now);
      const { out, version } = stream;
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
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const stream of open) end(open, stream);
      await running;
    },
  };
}

function newStream({ order_id, sid_hash, progress: { version } }: StreamRequest, now: number) {
  const out = new Readable({ read() {} });
  return { order_id, sid_hash, version, isNew: true, openedMs: now, writtenMs: now, out };
}

/**
 * Returns a function that sends new events to the streams. Streams may be opened and closed during its queries. The
 * results are sent only to streams that were open before the queries and are still open.
 */
function createStreamPoller(deps: StreamDeps, open: Set<Stream>) {
  /** The orders with events that were not sent yet. They are kept if a query fails. */
  const changed = new Set<number>();
  let cursor: ReturnType<typeof eventCursor> | null = null;
  let sessionsCheckedMs = 0;

  async function readEvents(streams: Stream[]): Promise<void> {
    const fresh = streams.filter(({ isNew }) => isNew);
    for (const order_id of await missedOrders(deps, fresh)) changed.add(order_id);
    cursor ??= eventCursor(deps);
    const events = await cursor.next();
    const orders = new Set(streams.map(({ order_id }) => order_id));
    for (const { order_id } of events) if (orders.has(order_id)) changed.add(order_id);
    for (const stream of fresh) stream.isNew = false;
  }

  async function endSessions(
    streams: Stream[],
    { outdated, now }: { outdated: Stream[]; now: number },
  ) {
    const isDue = now - sessionsCheckedMs >= HEARTBEAT_MS;
    const checked = isDue ? streams : outdated;
    if (checked.length === 0) return;
    const live = await liveSessions(
      deps,
      checked.map(({ sid_hash }) => sid_hash),
    );
    if (isDue) sessionsCheckedMs = now;
    for (const stream of checked) if (!live.has(stream.sid_hash)) end(open, stream);
  }

  return async function poll(): Promise<void> {
    const now = deps.now();
    for (const stream of open) if (now - stream.openedMs >= OPEN_MS) end(open, stream);
    if (open.size === 0) {
      cursor = null;
      return;
    }
    const streams = [...open];
    await readEvents(streams);
    const outdated = streams.filter(({ order_id }) => changed.has(order_id));
    await endSessions(streams, { outdated, now });
    const progress = await progressOf(deps, outdated);
    changed.clear();
    for (const stream of streams.filter((one) => open.has(one))) {
      const news = progress.get(stream.order_id);
      if (news && news.version > stream.version) sendProgress(stream, news, now);
      else if (now - stream.writtenMs >= HEARTBEAT_MS) write(stream, ":\n\n", now);
    }
  };
}

/** Creates a cursor that reads the events of all orders since the last read. */
function eventCursor({ db, now }: StreamDeps) {
  const { id, order_id } = order_events;
  return createRowCursor({
    now,
    async last() {
      const [row] = await db.select({ id: max(id) }).from(order_events);
      return row?.id ?? 0;
    },
    read: ({ after, missing }) =>
      db
        .select({ id, order_id })
        .from(order_events)
        .where(or(gt(id, after), inArray(id, missing)))
        .orderBy(asc(id))
        .limit(MAX_EVENTS),
  });
}

/**
 * Returns the orders that have newer events than the browsers of the new streams have received. The cursor does not
 * return these events again if it read them before the stream was opened.
 */
async function missedOrders({ db }: StreamDeps, fresh: Stream[]): Promise<number[]> {
  if (fresh.length === 0) return [];
  const ids = fresh.map(({ order_id }) => order_id);
  const versions = await db
    .select({ order_id: order_events.order_id, version: max(order_events.id) })
    .from(order_events)
    .where(inArray(order_events.order_id, ids))
    .groupBy(order_events.order_id);
  const latest = new Map(versions.map(({ order_id, version }) => [order_id, version ?? 0]));
  return fresh
    .filter(({ order_id, version }) => (latest.get(order_id) ?? 0) > version)
    .map(({ order_id }) => order_id);
}

async function progressOf(
  { db, ...deps }: StreamDeps,
  outdated: Stream[],
): Promise<Map<number, Progress>> {
  if (outdated.length === 0) return new Map();
  const ids = [...new Set(outdated.map(({ order_id }) => order_id))];
  const progress = await readProgress(db, ids, epochSeconds(deps));
  return new Map(progress.map((one) => [one.progress.id, one]));
}

function sendProgress(stream: Stream, { version, progress }: Progress, now: number): void {
  stream.version = version;
  write(stream, `id: ${version}\ndata: ${JSON.stringify(progress)}\n\n`, now);
}

function write(stream: Stream, text: string, now: number): void {
  stream.writtenMs = now;
  stream.out.push(text);
  if (stream.out.readableLength > MAX_WAITING_BYTES) stream.out.destroy();
}

function end(open: Set<Stream>, stream: Stream): void {
  open.delete(stream);
  stream.out.push(null);
  setTimeout(() => stream.out.destroy(), END_MS).unref();
}

function tooManyOpen(full: keyof typeof MAX_OPEN): RequestRefused {
  return full === "backend"
    ? new RequestRefused(503, "系統忙碌中，請稍後再試", RETRY_SECONDS)
    : new RequestRefused(429, "開啟的訂單頁面太多，請關閉其他頁面", RETRY_SECONDS);
}
