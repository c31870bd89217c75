import { requestGuard } from "@/lib/server/request-guard";

/** Creates the shop's request guard without a trusted proxy and without the rate limit for clients. */
export function testGuard() {
  return requestGuard({ proxies: [], limitClient: async () => null, isDevelopment: false });
}
