import { sealData } from "iron-session";
import { type NextRequest, NextRequest as Request } from "next/server";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "@/lib/server/session-options";
import type { TestBackend, TestSession } from "./in-process-backend";
import { TEST_KEY } from "./test-secrets";

process.env.BACKEND_KEY = TEST_KEY;
process.env.SESSION_SECRET = "test-session-secret-of-at-least-32-characters";

const BACKEND_URL = "http://127.0.0.1:3001/";

/** Seals a shop session that contains this backend session. Both sessions have the same anti-forgery token. */
export async function sealSession(
  { sid, token }: TestSession,
  data: Pick<SessionData, "member">,
): Promise<string> {
  const backendCookies = { sid, "XSRF-TOKEN": encodeURIComponent(token) };
  return sealData({ ...data, backendCookies, csrfToken: token }, await sessionOptions());
}

type Route = (request: NextRequest) => Promise<Response>;

const jar = new Map<string, string>();
/** The options of each cookie when it was last set. */
const flags = new Map<string, object>();

export const cookieStore = {
  get: (name: string) => {
    const value = jar.get(name);
    return value === undefined ? undefined : { name, value };
  },
  has: (name: string) => jar.has(name),
  set: (name: string, value: string, options: object = {}) => {
    jar.set(name, value);
    flags.set(name, options);
  },
  delete: (name: string) => void jar.delete(name),
};

/** Creates a browser that calls the shop's route handlers, which call the backend in this process. */
export function createTestBrowser(backend: TestBackend) {
  jar.clear();
  flags.clear();
  const realFetch = globalThis.fetch;
  // Only requests to `BACKEND_URL` go to the backend in this process. All other requests, such as the backend's
  // requests to the provider sandbox, use the real fetch.
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((input, init) =>
      String(input).startsWith(BACKEND_URL) ? inject(backend, input, init) : realFetch(input, init),
    );
  return {
    jar,
    flags,
    /** Sets the cookies that a login leaves in the browser. */
    async enterSession(session: TestSession) {
      const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
      jar.set(SESSION_COOKIE, await sealSession(session, { member }));
      jar.set("XSRF-TOKEN", session.token);
    },
    async post(route: Route, path: string, body: unknown, headers: Record<string, string> = {}) {
      const request = new Request(`http://localhost:3000${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...ownHeaders(), ...headers },
      });
      return answerOf(await route(request));
    },
    /** Opens a URL and returns the plain response, which has no envelope. */
    visit: (route: Route, path: string) =>
      route(new Request(`http://localhost:3000${path}`, { headers: ownHeaders() })),
    async get(route: Route, path: string) {
      return answerOf(
        await route(new Request(`http://localhost:3000${path}`, { headers: ownHeaders() })),
      );
    },
  };
}

function ownHeaders(): Record<string, string> {
  return {
    host: "localhost:3000",
    "sec-fetch-site": "same-origin",
    "x-xsrf-token": jar.get("XSRF-TOKEN") ?? "",
    cookie: [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
  };
}

async function answerOf(response: Response) {
  return { status: response.status, envelope: await response.json() };
}

async function inject(
  backend: TestBackend,
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const { pathname, search } = new URL(String(input));
  const answer = await backend.app.inject({
    method: init.method === "POST" ? "POST" : "GET",
    url: pathname + search,
    ...(await sentOf(init)),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const line of [value ?? []].flat()) headers.append(name, String(line));
  }
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}

/** Returns the headers and body for `inject`. A form is encoded first, because the encoding sets the content type. */
async function sentOf({ headers, body }: RequestInit) {
  // With an empty key, `inject` does not add the shop key. The shop itself must send the key.
  const sent = { "x-backend-key": "", ...Object.fromEntries(new Headers(headers)) };
  if (typeof body === "string") return { headers: sent, payload: body };
  if (!(body instanceof FormData)) return { headers: sent };
  const form = new Response(body);
  const payload = Buffer.from(await form.arrayBuffer());
  return { headers: { ...sent, ...Object.fromEntries(form.headers) }, payload };
}
