import "server-only";
import { networkOf } from "@/lib/limits/client-network";
import { createLimiters } from "@/lib/limits/limiters";

const limiter = createLimiters(() => Date.now());

/** Creates a limit per client and minute. The function counts a request and returns whether it is allowed. */
export function createMinuteLimit(
  name: string,
  count: number,
): (address: string | undefined) => Promise<boolean> {
  const take = limiter({ name, count, seconds: 60 });
  return async (address = "") => {
    const network = networkOf(address);
    const { used, allowed } = await take(network.own, network);
    return used <= allowed;
  };
}
