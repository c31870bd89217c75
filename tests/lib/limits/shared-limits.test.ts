import { networkOf } from "@/lib/limits/client-network";
import { createLimiters, type Limiter } from "@/lib/limits/limiters";
import { hasRedisServer, type RedisServer, startRedisServer } from "../../setup/redis-server";
import { openTestRedis } from "../../setup/redis-states";

(hasRedisServer ? describe : describe.skip)(
  "rate limits of two processes with one Redis server",
  () => {
    let server: RedisServer;
    beforeEach(async () => {
      server = await startRedisServer();
    });
    afterEach(() => server.stop());

    const NOW = Date.parse("2026-11-21T12:00:00+08:00");
    const network = networkOf("198.51.100.1");
    const use = (limiter: Limiter, id = "somebody") => limiter(id, network);

    async function openProcess() {
      const { redis, until } = openTestRedis({ url: server.url });
      await until("reached");
      const limiter = createLimiters(() => NOW, { redis })({ name: "test", count: 5, seconds: 60 });
      return { redis, until, limiter };
    }

    it("count the requests of both processes together, but those of each process alone while Redis is down (OP-09, OP-10)", async () => {
      const [one, two] = [await openProcess(), await openProcess()];
      for (let n = 0; n < 3; n += 1) await use(one.limiter);
      expect(await use(two.limiter)).toEqual({ used: 4, allowed: 5, retryMs: 60_000 });
      for (let n = 0; n < 2; n += 1) await use(one.limiter);
      expect((await use(two.limiter)).used).toBe(7);

      await server.stop();
      await Promise.all([one.until("lost"), two.until("lost")]);
      expect((await use(one.limiter)).used).toBe(1);
      expect((await use(two.limiter)).used).toBe(1);
      for (let n = 0; n < 5; n += 1) await use(one.limiter);
      const { used, allowed } = await use(one.limiter);
      expect(used).toBeGreaterThan(allowed);

      await server.start();
      await Promise.all([one.until("reached"), two.until("reached")]);
      await use(one.limiter);
      expect((await use(two.limiter)).used).toBe(2);
      for (const { redis } of [one, two]) redis.close();
    });

    it("store no session id in Redis", async () => {
      const { redis, limiter } = await openProcess();
      await use(limiter, "secret-session-id");
      const keys = await redis.run((connection) => connection.keys("*"));
      expect(keys).toHaveLength(1);
      expect(String(keys)).not.toContain("secret-session-id");
      redis.close();
    });
  },
);
