import { createClient } from "@redis/client";

/** A connection for commands and subscriptions (RESP3). */
export type RedisConnection = ReturnType<typeof newConnection>;
export type Redis = ReturnType<typeof openRedis>;
type State = "reached" | "lost";

/** The time limit for opening a connection, and then for `onConnect`. Commands do not wait for a new connection. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 200;
const RETRY_MS = 1_000;
const HEARTBEAT_MS = 1_000;
/**
 * After this many failures in a row, a new connection is opened, because the server or the network may not respond any
 * more.
 */
const MAX_FAILURES = 3;

type Options = {
  url: string;
  /** Called when the state changes. It is also called at the start with `lost` if the server cannot be reached. */
  onState: (state: State, reason: string) => void;
  /** Prepares each new connection before commands use it, for example with a subscription. */
  onConnect?: (connection: RedisConnection) => Promise<void>;
};

/**
 * Opens a connection to a Redis or Valkey server, which may be unreachable at any time. If the server does not answer a
 * command within 200 ms, the result is `undefined`. Without a connection the result is `undefined` at once, and the
 * client tries to connect again one second after each failed try.
 */
export function openRedis(options: Options) {
  const failures = { absent: 0, failed: 0 };
  const kept = keepConnection(options);
  let failuresInRow = 0;

  function fail(connection: RedisConnection, reason: unknown): undefined {
    failures.failed += 1;
    failuresInRow += 1;
    if (failuresInRow < MAX_FAILURES) return;
    failuresInRow = 0;
    kept.replace(connection, reason);
  }

  /**
   * Runs commands. Returns `undefined` if there is no connection, or if the server answers too late or with an error.
   */
  async function run<Result>(
    work: (connection: RedisConnection) => Promise<Result>,
  ): Promise<Result | undefined> {
    const connection = kept.current();
    if (connection === null) {
      failures.absent += 1;
      return undefined;
    }
    return inTime(work(connection), ANSWER_MS).then(
      (result) => {
        failuresInRow = 0;
        return result;
      },
      (reason: unknown) => fail(connection, reason),
    );
  }

  // Without regular commands, a connection would not notice a broken network and would miss messages.
  const heartbeat = setInterval(() => void run((connection) => connection.ping()), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    run,
    isReached: () => kept.current() !== null,
    /**
     * The number of commands without a result since the start. `absent`: there was no connection. `failed`: the server
     * answered too late or with an error.
     */
    failures: () => ({ ...failures }),
    close(): void {
      clearInterval(heartbeat);
      kept.close();
    },
  };
}

/** Keeps a connection open, and opens a new connection after it was lost. */
function keepConnection({ url, onState, onConnect = async () => {} }: Options) {
  let current: RedisConnection | null = null;
  let state: State | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  function report(next: State, reason: string): void {
    if (next !== state) onState(next, reason);
    state = next;
  }

  function end(connection: RedisConnection, reason: unknown): void {
    connection.destroy();
    if (isClosed) return;
    report("lost", String(reason));
    retry = setTimeout(connect, RETRY_MS).unref();
  }

  function replace(connection: RedisConnection, reason: unknown): void {
    if (connection !== current) return;
    current = null;
    end(connection, reason);
  }

  function use(connection: RedisConnection): void {
    if (isClosed) {
      connection.destroy();
      return;
    }
    current = connection;
    report("reached", "");
  }

  function connect(): void {
    const connection = newConnection(url);
    connection.on("error", (error: unknown) => replace(connection, error));
    inTime(connection.connect(), CONNECT_MS)
      .then(() => inTime(onConnect(connection), CONNECT_MS))
      .then(
        () => use(connection),
        (error: unknown) => end(connection, error),
      );
  }

  connect();
  return {
    current: () => current,
    replace,
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      current?.destroy();
      current = null;
    },
  };
}

function newConnection(url: string) {
  const socket = { connectTimeout: CONNECT_MS, reconnectStrategy: false } as const;
  return createClient({ url, socket, disableOfflineQueue: true });
}

async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no answer in ${milliseconds} ms`)),
    milliseconds,
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
