import { writeCookie } from "@/lib/client/cookies";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";

/**
 * The answer to a call, or a failure. `lost` is a network failure. `garbled` is a response that is not JSON, such as
 * an HTML error page. `broken` is HTTP 500.
 */
type Reply =
  | { data: unknown }
  | { code: number; message: string; reason?: string; same_order?: unknown }
  | "lost"
  | "garbled"
  | "broken";
type ReplyFunction = (url: URL) => Reply | Promise<Reply>;
export type Replies = Record<string, Reply | ReplyFunction>;

const BASE = "http://localhost";
/** Default answers of calls that many pages make. The lists are empty unless a test replaces the answers. */
const SIDE_LISTS: Replies = {
  "/api/AdvertiseApi/marketingAdvertiseList": { data: [] },
  "/api/v3/StoreApi/storeTrips": { data: [] },
  "/api/UserApi/newDiscountCodeList": { data: [] },
  "/api/v3/UserApi/sessionList": { data: [] },
  // By default the backend does not offer this call.
  "/api/v3/WebApi/cartQuote": { code: CODE.refused, message: "", reason: REASON.notOffered },
};
/** A call that the backend does not offer unless a test sets an answer. */
const NOT_OFFERED: Replies = {
  "/api/v3/OrderApi/submitResult": { code: CODE.refused, message: "", reason: REASON.notOffered },
};

const headers = new Headers();

/**
 * Replaces `fetch`: answers each path with its reply, and records the calls. A path that has neither a reply nor
 * a default answer gets an envelope with null as data.
 */
export function serveCalls(replies: Replies) {
  writeCookie("XSRF-TOKEN", "test-token", 60);
  const known: Replies = { ...SIDE_LISTS, ...NOT_OFFERED, ...replies };
  let sent: { path: string; init: RequestInit }[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const path = String(input);
    sent.push({ path, init });
    const found = known[path.split("?")[0] ?? ""] ?? { data: null };
    const reply = typeof found === "function" ? await found(new URL(path, BASE)) : found;
    if (reply === "lost") throw new TypeError("Failed to fetch");
    if (reply === "garbled") {
      return { status: 200, headers, json: async () => JSON.parse("<html>") } as Response;
    }
    if (reply === "broken") return { status: 500, headers, json: async () => null } as Response;
    const body = { code: CODE.ok, message: "", data: null, ...reply };
    return { status: 200, headers, json: async () => body } as Response;
  };
  const lastCall = (path: string) => sent.findLast((call) => call.path.split("?")[0] === path);
  return {
    paths: () => sent.map(({ path }) => path.split("?")[0]),
    reply: (path: string, reply: Reply | ReplyFunction) => {
      known[path] = reply;
    },
    forget: () => {
      sent = [];
    },
    bodyOf: (path: string): unknown => JSON.parse(String(lastCall(path)?.init.body ?? "null")),
    queryOf: (path: string) =>
      Object.fromEntries(new URL(lastCall(path)?.path ?? "", BASE).searchParams),
    headerOf: (path: string, name: string) => new Headers(lastCall(path)?.init.headers).get(name),
    countOf: (path: string) => sent.filter((call) => call.path.split("?")[0] === path).length,
  };
}

type Answer = { data: unknown } | { code: number; message: string; reason?: string };

/** Makes replies for a slow server: each request waits until the test answers it. The test can answer in any order. */
export function holdAnswers() {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    reply: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    /** Answers a request. `requestNumber` is 1 for the first request. */
    answer: (requestNumber: number, answer: Answer) => waiting[requestNumber - 1]?.(answer),
  };
}
