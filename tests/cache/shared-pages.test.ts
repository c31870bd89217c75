import type DataCache from "../../cache/data-cache.cjs";
import { createSharedCache, type SharedCache } from "../../lib/server/shared-cache.ts";
import { createStoreVersions } from "../../lib/server/store-versions.ts";
import { addressRow, cachedPage, type openPageCache } from "../factories/cached-pages";
import { hasRedisServer, type RedisServer, startRedisServer } from "../setup/redis-server";
import { openTestRedis } from "../setup/redis-states";

type CachedPages = { openPageCache: typeof openPageCache };

const CONTEXT = { kind: "APP_PAGE", isFallback: false };
const SET_CONTEXT = { ...CONTEXT, cacheControl: { revalidate: 60, expire: 3600 } };
const KEY = "/zh-TW/store/7/1";
const MINUTE = { tags: ["store:7"], stale: 60, expire: 3600, revalidate: 60 };

const global = globalThis as { futaoSharedCache?: SharedCache | undefined };
/** The values that the processes of the shop have stored in Redis. */
let stored: Map<string, unknown>;
/** How often the processes of the shop have read a value from Redis. */
let reads: number;
let versions: ReturnType<typeof createStoreVersions>;
const closing: (() => void)[] = [];

beforeEach(() => {
  stored = new Map();
  reads = 0;
  versions = createStoreVersions();
  global.futaoSharedCache = {
    current: versions.current,
    isOutdated: versions.isOutdated,
    async read(kind, key) {
      reads += 1;
      return stored.get(`${kind} ${key}`);
    },
    write: async (kind, key, { value }) => void stored.set(`${kind} ${key}`, value),
  };
});
afterEach(() => {
  global.futaoSharedCache = undefined;
  for (const close of closing.splice(0)) close();
});

/** Loads new instances of the page cache and the data cache, as each process of the shop does. */
function openShop() {
  const shop: { pages?: ReturnType<CachedPages["openPageCache"]>; data?: typeof DataCache } = {};
  jest.isolateModules(() => {
    shop.pages = (jest.requireActual("../factories/cached-pages") as CachedPages).openPageCache();
    shop.data = jest.requireActual("../../cache/data-cache.cjs");
  });
  const { pages, data } = shop as Required<typeof shop>;
  closing.push(pages.remove);
  return {
    setPage: (text: string, tags = "_N_T_/layout,store:7") =>
      pages.cache.set(KEY, pageOf(text, tags), SET_CONTEXT),
    page: async () => (await pages.cache.get(KEY, CONTEXT))?.value.html,
    setData: (result: ReturnType<typeof resultOf>) => data.set("result", result),
    async data(): Promise<string | undefined> {
      const kept = await data.get("result");
      return kept && (await new Response(kept.value).text());
    },
  };
}

function pageOf(text: string, tags: string) {
  return { ...cachedPage([addressRow()], { body: text }), headers: { "x-next-cache-tags": tags } };
}

/** Makes the text so long that the data cache shares the result between processes. */
const long = (text: string) => text.padEnd(300, " ");

async function resultOf(text: string) {
  return { ...MINUTE, timestamp: Date.now(), value: new Blob([long(text)]).stream() };
}

describe("pages", () => {
  it("that one process of the shop has rendered are served by the other processes (OP-09)", async () => {
    const [one, two] = [openShop(), openShop()];
    await one.setPage("NT$120");
    expect(await two.page()).toContain("NT$120");
    expect(await two.page()).toContain("NT$120");
    expect(reads).toBe(1);
  });

  it("are dropped by every process after a change of a store that they show (OP-11)", async () => {
    const [one, two] = [openShop(), openShop()];
    await one.setPage("NT$120");
    await two.page();
    versions.add({ stores: [7], version: 1 });
    expect([await one.page(), await two.page()]).toEqual([undefined, undefined]);
    await two.setPage("NT$130");
    expect(await one.page()).toContain("NT$130");
  });

  it("stay in the cache when another store changes", async () => {
    const one = openShop();
    await one.setPage("NT$120");
    versions.add({ stores: [8], version: 1 });
    expect(await one.page()).toContain("NT$120");
  });

  it("are not stored if their store changes while they are rendered (OP-11)", async () => {
    const one = openShop();
    const { promise, resolve } = Promise.withResolvers<void>();
    const rendering = versions.duringRequest(async () => {
      await promise;
      await one.setPage("NT$120");
    });
    versions.add({ stores: [7], version: 1 });
    resolve();
    await rendering;
    expect(await one.page()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it("that a process has rendered are served by the same process even if Redis no longer has them (OP-10)", async () => {
    const one = openShop();
    await one.setPage("NT$120");
    stored.clear();
    expect(await one.page()).toContain("NT$120");
  });
});

(hasRedisServer ? describe : describe.skip)("pages while the Redis server does not answer", () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedisServer();
  });
  afterEach(() => server.stop());

  it.each([
    ["killed", () => server.stop()],
    ["frozen", () => server.freeze()],
  ])(
    "are rendered and served by each process alone if the server was %s (OP-10)",
    async (_how, disturb) => {
      const { redis, until } = openTestRedis({ url: server.url });
      closing.push(redis.close);
      await until("reached");
      global.futaoSharedCache = createSharedCache({ redis, versions, variant: "test" });
      const [one, two, three] = [openShop(), openShop(), openShop()];
      await one.setPage("NT$120");
      expect(await two.page()).toContain("NT$120");
      await disturb();
      expect(await three.page()).toBeUndefined();
      await three.setPage("NT$130");
      expect(await two.page()).toContain("NT$120");
      expect(await three.page()).toContain("NT$130");
    },
  );
});

describe("results in the data cache", () => {
  it("are shared, and are dropped after a change of a store that they contain (OP-09, OP-11)", async () => {
    const [one, two] = [openShop(), openShop()];
    await one.setData(resultOf("NT$120"));
    expect(await two.data()).toBe(long("NT$120"));
    versions.add({ stores: [7], version: 1 });
    expect([await one.data(), await two.data()]).toEqual([undefined, undefined]);
  });

  it("are not stored if their store changes while they are computed", async () => {
    const one = openShop();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof resultOf>>>();
    const saving = versions.duringRequest(() => one.setData(promise));
    versions.add({ stores: [7], version: 1 });
    resolve(await resultOf("NT$120"));
    await saving;
    expect(await one.data()).toBeUndefined();
  });
});
