import {
  followStoreChanges,
  publishStoreChanges,
  type StoreChange,
} from "../../../lib/redis/store-changes.ts";
import { hasRedisServer, type RedisServer, startRedisServer } from "../../setup/redis-server";
import { openTestRedis } from "../../setup/redis-states";

(hasRedisServer ? describe : describe.skip)("published store changes", () => {
  let server: RedisServer;
  const closing: (() => void)[] = [];
  beforeEach(async () => {
    server = await startRedisServer();
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) close();
    await server.stop();
  });

  /**
   * Starts a client that collects the published store changes, as a shop does. `next` waits until the client has
   * collected `count` changes.
   */
  async function follow() {
    const known: StoreChange[] = [];
    let onNext: (() => void) | undefined;
    const onConnect = followStoreChanges((change) => {
      known.push(change);
      onNext?.();
    });
    const { redis, until } = openTestRedis({ url: server.url, onConnect });
    closing.push(() => redis.close());
    await until("reached");
    return {
      redis,
      until,
      known,
      async next(count: number): Promise<StoreChange[]> {
        while (known.length < count) {
          await new Promise<void>((resolve) => {
            onNext = resolve;
          });
        }
        return known;
      },
    };
  }

  it("reach every shop, with increasing versions (OP-11)", async () => {
    const shops = [await follow(), await follow()];
    const [{ redis }] = shops as [(typeof shops)[number]];
    expect(await publishStoreChanges(redis, [7, 8])).toBe(true);
    expect(await publishStoreChanges(redis, [7])).toBe(true);
    for (const shop of shops) {
      const [first, second] = await shop.next(2);
      expect([first?.stores, second?.stores]).toEqual([[7, 8], [7]]);
      expect(second?.version).toBeGreaterThan(first?.version ?? 0);
    }
  });

  it("reach a shop that connects later (OP-11)", async () => {
    const early = await follow();
    await publishStoreChanges(early.redis, [7]);
    const [change] = await early.next(1);
    const late = await follow();
    expect(await late.next(1)).toEqual([change]);
  });

  it("reach a shop that loses its connection, as soon as it connects again (OP-11)", async () => {
    const [{ redis: publisher }, shop] = [await follow(), await follow()];
    await publishStoreChanges(publisher, [7]);
    const [known] = await shop.next(1);
    const id = await shop.redis.run((connection) => connection.clientId());
    await publisher.run((connection) => connection.clientKill({ filter: "ID", id: Number(id) }));
    await shop.until("lost");
    await publishStoreChanges(publisher, [8]);
    await shop.until("reached");
    // A new connection reports all stored changes before it counts as reached.
    const missed = { stores: [8], version: expect.any(Number) };
    expect(shop.known).toEqual([known, known, missed]);
  });

  it("reach a shop again after Redis was down and has restarted", async () => {
    const shop = await follow();
    await server.stop();
    await shop.until("lost");
    expect(await publishStoreChanges(shop.redis, [7])).toBe(false);
    await server.start();
    await shop.until("reached");
    expect(await publishStoreChanges(shop.redis, [7])).toBe(true);
    expect(await shop.next(1)).toMatchObject([{ stores: [7] }]);
  });
});
