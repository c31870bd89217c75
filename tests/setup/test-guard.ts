import { requestGuard } from "@/lib/server/request-guard";

/** The shop's request guard without a proxy and without the overall limit. */
export function testGuard() {
  return requestGuard({ proxies: [], limitClient: async () => null, isDevelopment: false });
}
