import { createHmac, randomUUID as systemUUID } from "node:crypto";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";

// The read timeout of each call, from the documentation of LINE Pay.
const TIMEOUTS_MS = {
  request: 10_000,
  confirm: 40_000,
  check: 20_000,
  details: 20_000,
  refund: 20_000,
};

type LinePayCall = keyof typeof TIMEOUTS_MS;

export type LinePayTransportOptions = ProviderFetchOptions & {
  host: string;
  channelId: string;
  channelSecret: string;
  randomUUID?: () => string;
  timeouts?: Partial<Record<LinePayCall, number>>;
};

/**
 * Creates functions that send signed requests to LINE Pay. The body or the query is serialised once, so that exactly
 * the sent text is signed.
 */
export function linePayTransport(options: LinePayTransportOptions) {
  const { host, channelId, channelSecret, randomUUID = systemUUID } = options;
  const providerFetch = createProviderFetch(options);
  const timeouts = { ...TIMEOUTS_MS, ...options.timeouts };

  const headers = (apiPath: string, content: string) => {
    const nonce = randomUUID();
    return {
      "Content-Type": "application/json",
      "X-LINE-ChannelId": channelId,
      "X-LINE-Authorization-Nonce": nonce,
      "X-LINE-Authorization": linePaySignature({ channelSecret, apiPath, content, nonce }),
    };
  };

  return {
    timeouts,
    post(call: LinePayCall, apiPath: string, payload: object) {
      const body = JSON.stringify(payload);
      return providerFetch({
        method: "POST",
        url: host + apiPath,
        headers: headers(apiPath, body),
        body,
        timeoutMs: timeouts[call],
      });
    },
    get(call: LinePayCall, apiPath: string, query = "") {
      return providerFetch({
        method: "GET",
        url: host + apiPath + (query && `?${query}`),
        headers: headers(apiPath, query),
        timeoutMs: timeouts[call],
      });
    },
  };
}

type RequestToSign = {
  channelSecret: string;
  apiPath: string;
  /** For POST the exact body, for GET the query string without the question mark. */
  content: string;
  nonce: string;
};

export function linePaySignature({ channelSecret, apiPath, content, nonce }: RequestToSign) {
  return createHmac("sha256", channelSecret)
    .update(channelSecret + apiPath + content + nonce)
    .digest("base64");
}
