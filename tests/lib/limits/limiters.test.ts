import { networkOf } from "@/lib/limits/client-network";
import { createLimiters, type Limiter } from "@/lib/limits/limiters";

const MAX_BUCKETS = 200;
const WINDOW_MS = 60_000;
const VICTIM = "198.51.100.1";

let now: number;
beforeEach(() => {
  now = Date.parse("2026-11-21T12:00:00+08:00");
});

function createLimiter(): Limiter {
  return createLimiters(() => now, { maxBuckets: MAX_BUCKETS })({
    name: "test",
    count: 5,
    seconds: WINDOW_MS / 1000,
  });
}

async function use(limiter: Limiter, address: string): Promise<"ok" | "over"> {
  const network = networkOf(address);
  const { used, allowed } = await limiter(network.narrow, network);
  return used > allowed ? "over" : "ok";
}

/** Returns the n-th address. Each address is in the network of another internet provider. */
const anywhere = (n: number) => `${1 + (n >> 8)}.${n & 255}.0.1`;

it("a limiter keeps an exhausted bucket until its window ends, even when many other clients come", async () => {
  const limiter = createLimiter();
  for (let n = 0; n < 6; n += 1) await use(limiter, VICTIM);
  for (let n = 0; n < 20 * MAX_BUCKETS; n += 1) await use(limiter, anywhere(n));
  expect(await use(limiter, VICTIM)).toBe("over");
  now += WINDOW_MS;
  expect(await use(limiter, VICTIM)).toBe("ok");
});

it("a limiter keeps the count of a bucket that is not exhausted, even when many other clients come", async () => {
  const limiter = createLimiter();
  for (let n = 0; n < 5; n += 1) await use(limiter, VICTIM);
  for (let n = 0; n < 2 * MAX_BUCKETS; n += 1) await use(limiter, anywhere(n));
  expect(await use(limiter, VICTIM)).toBe("over");
});

it("when all buckets are in use, a limiter counts new clients of the same internet provider's network together", async () => {
  const limiter = createLimiter();
  for (let n = 0; n < MAX_BUCKETS; n += 1) await use(limiter, anywhere(n));
  const network = networkOf("203.0.113.1");
  expect(await limiter(network.narrow, network)).toEqual({
    used: 1,
    allowed: 100,
    retryMs: WINDOW_MS,
  });
  const neighbour = networkOf("203.0.1.1");
  expect(await limiter(neighbour.narrow, neighbour)).toMatchObject({ used: 2, allowed: 100 });
});

it("a limiter keeps buckets for other clients when one internet provider's network uses many buckets", async () => {
  const limiter = createLimiter();
  const address = (n: number) => `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`;
  for (let n = 0; n < 10 * MAX_BUCKETS; n += 1) await use(limiter, address(n));
  const network = networkOf(VICTIM);
  expect(await limiter(network.narrow, network)).toMatchObject({ used: 1, allowed: 5 });
  expect(await use(limiter, address(1_000_000))).toBe("over");
});

it("a limiter keeps at most 125 % of maxBuckets and one more bucket in memory, and removes buckets when their windows end", async () => {
  jest.useFakeTimers();
  const limiter = createLimiter();
  for (let n = 0; n < 20 * MAX_BUCKETS; n += 1) await use(limiter, anywhere(n));
  // The rate limit library has one timer for each bucket.
  expect(jest.getTimerCount()).toBeLessThanOrEqual(MAX_BUCKETS * 1.25 + 1);
  now += WINDOW_MS;
  const network = networkOf("203.0.113.1");
  expect(await limiter(network.narrow, network)).toMatchObject({ used: 1, allowed: 5 });
  expect(jest.getTimerCount()).toBe(1);
  jest.useRealTimers();
});

it("limiters with different windows share the maximum number of buckets", async () => {
  const limiters = createLimiters(() => now, { maxBuckets: MAX_BUCKETS });
  const short = limiters({ name: "short", count: 5, seconds: 60 });
  const long = limiters({ name: "long", count: 5, seconds: 3600 });
  for (let n = 0; n < MAX_BUCKETS; n += 1) await use(short, anywhere(n));
  const network = networkOf(VICTIM);
  expect(await long(network.narrow, network)).toMatchObject({ allowed: 100 });
  now += WINDOW_MS;
  expect(await long(network.narrow, network)).toMatchObject({ used: 1, allowed: 5 });
});
