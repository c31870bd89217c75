import { csrfCookie } from "@/lib/account/csrf-cookie";
import { CODE, REQUEST_ID_HEADER } from "@/lib/contracts/answer-code";
import type { Answer, Envelope, Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { readCookie, writeCookie } from "./cookies";
import { openPage } from "./leave";

/** The codes of breakages: no connection (ER-05), and an HTTP error or a response that cannot be read (ER-14). */
export const NETWORK_FAILED = -1;
const UNREADABLE = -2;
/** The caller aborted the request, for example because a newer request replaced it. */
export const ABORTED = -3;

/**
 * True if the call has no answer: a breakage, or a call that the caller aborted. The server may have carried the call
 * out nevertheless.
 */
export function isBreakage({ code }: Pick<Refusal, "code">): boolean {
  return code <= NETWORK_FAILED;
}

const SESSION_PATH = "/api/session";

export type Options = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** True if the request must continue when the visitor leaves the page. */
  keepalive?: boolean;
  /** `stay`: a breakage does not open the error page, because the page works without this call. */
  breakage?: "stay";
};

/** Sends a POST request to a handler of the shop that is not in the call table. */
export async function postToShop<Data>(path: string, body: unknown, options: Options = {}) {
  return request<Data>(path, { ...options, method: "POST", needsToken: true, body });
}

export async function getFromShop<Data>(path: string, options: Options = {}) {
  return request<Data>(path, { ...options, method: "GET", needsToken: false });
}

/** A `FormData` body is sent as multipart form data (AP-04). Any other body is sent as JSON (AP-02). */
type RequestOptions = Options & { method: string; needsToken: boolean; body?: unknown };

export async function request<Data>(url: string, sending: RequestOptions): Promise<Answer<Data>> {
  if (sending.needsToken && !readCsrfToken()) await send(SESSION_PATH, { method: "GET" });
  const first = await send(url, init(sending));
  // The anti-forgery token expires with its session, for example after another login. This function then fetches a new
  // token and sends the request once more. If the answer is 403 again, it is a breakage.
  if (sending.needsToken && first.status === 403) {
    forgetCsrfToken();
    await send(SESSION_PATH, { method: "GET" });
    return toAnswer<Data>(await send(url, init(sending)), sending);
  }
  return toAnswer<Data>(first, sending);
}

function init({
  method,
  needsToken,
  body,
  headers,
  signal,
  keepalive,
}: RequestOptions): RequestInit {
  // The browser sets the content type of a form, because the type contains the boundary between the parts.
  const isForm = body instanceof FormData;
  return {
    method,
    ...(keepalive && { keepalive }),
    credentials: "same-origin",
    ...(signal && { signal }),
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...(needsToken && { "x-xsrf-token": readCsrfToken() ?? "" }),
      ...headers,
    },
  };
}

type Reply = { status: number; body: unknown; requestId?: string };

async function send(url: string, options: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, options);
    const { status, headers } = response;
    const requestId = headers.get(REQUEST_ID_HEADER) ?? "";
    return { status, requestId, body: await response.json().catch(() => null) };
  } catch {
    return { status: options.signal?.aborted ? ABORTED : NETWORK_FAILED, body: null };
  }
}

function toAnswer<Data>({ status, body, requestId }: Reply, { breakage }: Options): Answer<Data> {
  if (status < 0) return { ok: false, code: status, message: "" };
  if (status === 401) return { ok: false, code: CODE.loginNeeded, message: "" };
  // Any other HTTP error (400 to 599) opens the error page, unless the caller set `stay` (ER-03).
  if (status >= 400) {
    if (breakage !== "stay") openPage(hrefs.serverError(requestId));
    return { ok: false, code: UNREADABLE, message: "" };
  }
  if (!isEnvelope(body)) return { ok: false, code: UNREADABLE, message: "" };
  if (body.code !== CODE.ok) {
    const { code, message, reason, same_order } = body;
    return { ok: false, code, message, reason, same_order };
  }
  return { ok: true, data: body.data as Data, message: body.message };
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return (
    typeof body === "object" && body !== null && "code" in body && typeof body.code === "number"
  );
}

function readCsrfToken(): string | undefined {
  return readCookie(csrfCookie(window.location.protocol));
}

/** Deletes the anti-forgery token, so that the next call fetches a new one. */
function forgetCsrfToken(): void {
  writeCookie(csrfCookie(window.location.protocol), "", 0);
}
