import { writeCookie } from "@/lib/client/cookies";

type Reply = { data: unknown } | { code: number; message: string } | "lost";
type Answering = (url: URL) => Reply | Promise<Reply>;
export type Replies = Record<string, Reply | Answering>;

const BASE = "http://localhost";

/** Our own origin's answers, at the edge of the browser: every call by its path, as the envelope. */
export function serveCalls(replies: Replies) {
  writeCookie("XSRF-TOKEN", "test-token", 60);
  const known: Replies = { ...replies };
  let sent: { path: string; init: RequestInit }[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const path = String(input);
    sent.push({ path, init });
    const found = known[path.split("?")[0] ?? ""] ?? { data: null };
    const isAnswering = typeof found === "function";
    const reply = isAnswering ? await found(new URL(path, BASE)) : found;
    if (reply === "lost") throw new TypeError("Failed to fetch");
    const body = { code: 0, message: "", data: null, ...reply };
    return { status: 200, json: async () => body } as Response;
  };
  const last = (path: string) => sent.findLast((call) => call.path.split("?")[0] === path);
  return {
    paths: () => sent.map(({ path }) => path.split("?")[0]),
    reply: (path: string, reply: Reply) => {
      known[path] = reply;
    },
    forget: () => {
      sent = [];
    },
    bodyOf: (path: string): unknown => JSON.parse(String(last(path)?.init.body ?? "null")),
    headerOf: (path: string, name: string) => new Headers(last(path)?.init.headers).get(name),
    countOf: (path: string) => sent.filter((call) => call.path.split("?")[0] === path).length,
  };
}
