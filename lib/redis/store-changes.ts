import type { Redis, RedisConnection } from "./redis-client.ts";

/** The ids of stores that have changed, and the version of this change. A later change has a higher version. */
export type StoreChange = { stores: number[]; version: number };

/** The key of a sorted set with the version of each store's last change. The pub/sub channel has the same name. */
const KEY = "futao:store-changes";
/** Changes are kept longer than any cached page or result. */
const KEPT_MS = 25 * 3_600_000;

/**
 * The version is the time of the Redis server in milliseconds, so the clocks of the other machines do not matter. The
 * version always increases, even if the clock of the Redis server is set back.
 */
const PUBLISH = `
local time = redis.call('TIME')
local version = time[1] * 1000 + math.floor(time[2] / 1000)
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
if last and tonumber(last) >= version then version = tonumber(last) + 1 end
for _, store in ipairs(ARGV) do redis.call('ZADD', KEYS[1], version, store) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', version - ${KEPT_MS})
redis.call('PUBLISH', KEYS[1], cjson.encode({version = version, stores = ARGV}))
return version
`;

/** Tells all processes of the shop that these stores have changed. Returns false if Redis did not confirm it. */
export async function publishStoreChanges(redis: Redis, stores: number[]): Promise<boolean> {
  const version = await redis.run((connection) =>
    connection.eval(PUBLISH, { keys: [KEY], arguments: stores.map(String) }),
  );
  return version !== undefined;
}

/**
 * Returns a function that prepares a connection so that all changes are reported to `onChange`. It first reports the
 * stored changes in their order, because the shop may have missed some of them. Otherwise the shop would treat pages
 * that are older than a missed change as current.
 */
export function followStoreChanges(onChange: (change: StoreChange) => void) {
  return async (connection: RedisConnection): Promise<void> => {
    const early: StoreChange[] = [];
    let report = (change: StoreChange): void => void early.push(change);
    await connection.subscribe(KEY, (message) => report(readChange(message)));
    const known = await connection.zRangeWithScores(KEY, 0, -1);
    for (const { value, score } of known) onChange({ stores: [Number(value)], version: score });
    for (const change of early) onChange(change);
    report = onChange;
  };
}

function readChange(message: string): StoreChange {
  const { version, stores } = JSON.parse(message) as { version: number; stores: string[] };
  return { version, stores: stores.map(Number) };
}
