import { freePort } from "../../setup/free-port";
import { hasRedisServer, type RedisServer, startRedisServer } from "../../setup/redis-server";
import { openTestRedis } from "../../setup/redis-states";

/**
 * The maximum time for up to three commands to a server that does not answer. The client waits 200 ms for each answer,
 * which is 600 ms in total. The limit is higher, because a test machine may be busy.
 */
const MAX_ANSWER_MS = 2_000;

const opened: ReturnType<typeof openTestRedis>[] = [];
function open(url: string) {
  const one = openTestRedis({ url });
  opened.push(one);
  return one;
}
afterEach(() => {
  for (const { redis } of opened.splice(0)) redis.close();
});

it("run returns undefined at once while there is no connection to a server (OP-10)", async () => {
  const { redis, until } = open(`redis://127.0.0.1:${await freePort()}`);
  await until("lost");
  expect(await redis.run((connection) => connection.get("key"))).toBeUndefined();
  expect(redis.isReached()).toBe(false);
  expect(redis.failures()).toEqual({ absent: 1, failed: 0 });
});

(hasRedisServer ? describe : describe.skip)("a Redis client with a server", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.stop());

  it("returns null for a missing value", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    expect(await redis.run((connection) => connection.get("nothing"))).toBeNull();
  });

  it("works again after the server was killed and restarted (OP-10)", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    await server.stop();
    await until("lost");
    expect(await redis.run((connection) => connection.get("key"))).toBeUndefined();
    await server.start();
    await until("reached");
    expect(await redis.run((connection) => connection.set("key", "value"))).toBe("OK");
  });

  it("closes the connection to a server that has not answered three commands in time (OP-10)", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    server.freeze();
    const begun = performance.now();
    for (const _time of [1, 2, 3]) {
      expect(await redis.run((connection) => connection.get("key"))).toBeUndefined();
    }
    await until("lost");
    expect(performance.now() - begun).toBeLessThan(MAX_ANSWER_MS);
    const again = performance.now();
    expect(await redis.run((connection) => connection.get("key"))).toBeUndefined();
    expect(performance.now() - again).toBeLessThan(MAX_ANSWER_MS);
    server.resume();
    await until("reached");
  });

  it("counts a refused command as failed and keeps the connection", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    await redis.run((connection) => connection.set("text", "a"));
    expect(await redis.run((connection) => connection.lPush("text", "b"))).toBeUndefined();
    expect(redis.failures().failed).toBe(1);
    expect(redis.isReached()).toBe(true);
  });
});
