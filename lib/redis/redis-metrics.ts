import { Counter, Gauge, type Registry } from "prom-client";
import type { Redis } from "./redis-client.ts";

/** Registers the metrics of the Redis connection. They do not exist without `REDIS_URL`. */
export function registerRedis(registry: Registry, redis: Redis): void {
  new Gauge({
    name: "futao_redis_reached",
    help: "1 while the Redis server is reached, otherwise 0.",
    registers: [registry],
    collect() {
      this.set(redis.isReached() ? 1 : 0);
    },
  });
  new Counter({
    name: "futao_redis_failures_total",
    help: "Redis commands without a result: absent (no connection) or failed (late or refused).",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(redis.failures())) this.inc({ kind }, count);
    },
  });
}
