export type ProviderAnswer = { status: number; text: string; header?: string };

export type ProviderCall = {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
  /** The name of the answer's header that the caller needs. */
  wantsHeader?: string;
};

type ProviderFetch = (call: ProviderCall) => Promise<ProviderAnswer | null>;

export type ProviderFetchOptions = { fetch?: typeof globalThis.fetch; now?: () => number };

const ANSWER_LIMIT_BYTES = 256 * 1024;
const BREAKER_FAILURES = 5;
const BREAKER_OPEN_MS = 30_000;

// Creates the `fetch` of a provider with a size limit and a circuit breaker. Each provider needs a `fetch` of its own,
// because the breaker counts the failures of one provider. The result is `null` if the breaker is open, so that no
// request was sent, or if no readable answer came. In the second case, the provider may still have carried out the
// request.
export function createProviderFetch({
  fetch = globalThis.fetch,
  now = Date.now,
}: ProviderFetchOptions = {}): ProviderFetch {
  let failures = 0;
  let retryAt = 0;

  return async (call) => {
    if (failures >= BREAKER_FAILURES) {
      if (now() < retryAt) return null;
      // After the pause, only the first call is sent, as a trial. Other calls get `null` until the trial succeeds or
      // the next pause has ended.
      retryAt = now() + Math.max(BREAKER_OPEN_MS, call.timeoutMs);
    }
    const answer = await send(fetch, call);
    const isHealthy = answer !== null && answer.status < 500;
    failures = isHealthy ? 0 : failures + 1;
    if (failures >= BREAKER_FAILURES) retryAt = now() + BREAKER_OPEN_MS;
    return answer;
  };
}

async function send(
  fetch: typeof globalThis.fetch,
  call: ProviderCall,
): Promise<ProviderAnswer | null> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body,
      redirect: "manual",
      cache: "no-store",
      // The timeout includes the reading of the body, so that a slow body cannot block the caller.
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    const text = await readLimited(response);
    const header = call.wantsHeader && response.headers.get(call.wantsHeader);
    return { status: response.status, text, ...(header && { header }) };
  } catch {
    return null;
  }
}

async function readLimited(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_LIMIT_BYTES) throw new RangeError("provider answer too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
