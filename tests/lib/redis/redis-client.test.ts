import { freePort } from "../../setup/free-port";
import { hasRedisServer, type RedisServer, startRedisServer } from "../../setup/redis-server";
import { openTestRedis } from "../../setup/redis-states";

/** Far above the limit of 200 ms for an answer, for a busy machine. */
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

it("returns undefined at once while no server is reached (OP-10)", async () => {
  const { redis, until } = open(`redis://127.0.0.1:${await freePort()}`);
  await until("lost");
  expect(await redis.run((connection) => connection.get("key"))).toBeUndefined();
  expect(redis.isReached()).toBe(false);
  expect(redis.failures()).toEqual({ absent: 1, failed: 0 });
});

(hasRedisServer ? describe : describe.skip)("with a server", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.stop());

  it("distinguishes a missing value from a missing server", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    expect(await redis.run((connection) => connection.get("nothing"))).toBeNull();
  });

  it("continues when the server has been killed and comes back (OP-10)", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    await server.stop();
    await until("lost");
    expect(await redis.run((connection) => connection.get("key"))).toBeUndefined();
    await server.start();
    await until("reached");
    expect(await redis.run((connection) => connection.set("key", "value"))).toBe("OK");
  });

  it("stops waiting for a frozen server after three late answers (OP-10)", async () => {
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

  it("counts a refused command and keeps its connection", async () => {
    const { redis, until } = open(server.url);
    await until("reached");
    await redis.run((connection) => connection.set("text", "a"));
    expect(await redis.run((connection) => connection.lPush("text", "b"))).toBeUndefined();
    expect(redis.failures().failed).toBe(1);
    expect(redis.isReached()).toBe(true);
  });
});
