import { openRedis } from "../../lib/redis/redis-client.ts";

type Options = Omit<Parameters<typeof openRedis>[0], "onState">;

/** Opens a Redis client. `until` waits until the client has reached or lost its server. */
export function openTestRedis(options: Options) {
  let now = "";
  let waiting: { state: string; resolve: () => void }[] = [];
  const redis = openRedis({
    ...options,
    onState: (state) => {
      now = state;
      for (const waiter of waiting.filter((each) => each.state === state)) waiter.resolve();
      waiting = waiting.filter((each) => each.state !== state);
    },
  });
  return {
    redis,
    until: (state: "reached" | "lost") =>
      now === state
        ? Promise.resolve()
        : new Promise<void>((resolve) => waiting.push({ state, resolve })),
  };
}
