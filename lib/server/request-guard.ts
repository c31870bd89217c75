import type { IncomingHttpHeaders } from "node:http";

/** What a step sees of a request. `url` is the path with its query, as the client sent it. */
type GuardedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The address of the connection's other end. */
  peer: string;
};

/** An answer that the framework never sees the request of. */
type EarlyAnswer = { status: number; headers: Record<string, string>; body: string };

/** Returns the request as the next step gets it, or the answer that ends it. */
type GuardStep = (request: GuardedRequest) => GuardedRequest | EarlyAnswer;

type GuardSettings = {
  /** True behind the operator's own proxy, which sets the `x-forwarded-*` headers itself. */
  isBehindProxy: boolean;
};

/**
 * Builds the guard of the shop server. It runs its steps in order before the framework sees a request.
 * A new check is a new step in this list.
 */
export function requestGuard(settings: GuardSettings): GuardStep {
  const steps: GuardStep[] = [settings.isBehindProxy ? passOn : trustPeerOnly];
  return (request) => {
    let current = request;
    for (const step of steps) {
      const result = step(current);
      if ("status" in result) return result;
      current = result;
    }
    return current;
  };
}

function passOn(request: GuardedRequest): GuardedRequest {
  return request;
}

/** Replaces what a client says about its own address: every limit per client counts by it. */
function trustPeerOnly(request: GuardedRequest): GuardedRequest {
  const headers = { ...request.headers, "x-forwarded-for": request.peer };
  return { ...request, headers };
}
