import "server-only";
import { cookies } from "next/headers";
import { type NextRequest, NextResponse } from "next/server";
import type { z } from "zod";
import { CODE, type Code } from "@/lib/contracts/codes";
import {
  type CallInput,
  type DataOf,
  type Endpoint,
  type EndpointName,
  endpoints,
} from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import { type BackendAnswer, BackendError, type Caller, callBackend } from "./backend-client";
import { mergeCookies } from "./backend-cookies";
import { openSession } from "./sealed-session";
import { CSRF_COOKIE, cookieIsSecure } from "./session-options";
import { errorLocation, logError } from "./shop-log";
import {
  dataInVisitorLanguage,
  inVisitorLanguage,
  type ServerTextKey,
  serverTexts,
  visitorSentence,
} from "./visitor-language";

const CSRF_HEADER = "x-xsrf-token";
const BODY_LIMIT = 256 * 1024;
const MAX_USER_AGENT_LENGTH = 256;

/** The error for a request that the shop refuses without the backend. The answer has this HTTP status and no data. */
export class BadRequest extends Error {
  readonly status: number;
  readonly text: ServerTextKey;
  /** The value of the Retry-After header in seconds. */
  readonly retrySeconds: number | undefined;

  constructor(
    status: 400 | 401 | 403 | 404 | 413 | 429 | 503,
    text: ServerTextKey,
    retrySeconds?: number,
  ) {
    super(text);
    this.name = "BadRequest";
    this.text = text;
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}

type Handle = (request: NextRequest) => Promise<NextResponse>;

/** Wraps a handler. Every error becomes an envelope without internal details. */
export function handler(handle: Handle): Handle {
  return async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof BadRequest) {
        return await envelopeResponse(error.status, error.text, error.retrySeconds);
      }
      if (error instanceof BackendError && error.status === 429) {
        return await envelopeResponse(429, "tooMany", error.retrySeconds);
      }
      if (error instanceof BackendError && error.status < 500) {
        return await envelopeResponse(error.status, "badShape");
      }
      logError(error instanceof BackendError ? error.message : `route: ${errorLocation(error)}`);
      return await envelopeResponse(error instanceof BackendError ? 502 : 500, "busy");
    }
  };
}

/**
 * Refuses requests from other origins. It checks `Sec-Fetch-Site`, or `Origin` for browsers that do not send
 * `Sec-Fetch-Site` (SE-06). A request with neither header is accepted.
 */
export function refuseCrossSite(request: NextRequest): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isSame = site ? site === "same-origin" : origin === null || sameHost(origin, request);
  if (!isSame) throw new BadRequest(403, "crossSite");
}

function sameHost(origin: string, request: NextRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/**
 * Reads a JSON body of limited size. It checks the anti-forgery token and the content type before it reads the body.
 */
export async function readJsonBody(request: NextRequest): Promise<unknown> {
  await requireCsrfToken(request);
  if (!request.headers.get("content-type")?.startsWith("application/json")) {
    throw new BadRequest(400, "badShape");
  }
  return parseJson(await readLimited(request, BODY_LIMIT));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || "{}") as unknown;
  } catch {
    throw new BadRequest(400, "badShape");
  }
}

export async function readLimited(request: NextRequest, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limit));
}

export async function readBytes(
  request: NextRequest,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > limit) throw new BadRequest(413, "tooLarge");
    chunks.push(chunk as Uint8Array);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Parses input with a schema. Input that does not fit is answered with 400. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BadRequest(400, "badShape");
  return parsed.data;
}

export async function readBody<Schema extends z.ZodType>(
  request: NextRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseInput(schema, await readJsonBody(request));
}

/** Refuses requests from another origin or without the anti-forgery token of the session (SE-06). */
export async function requireCsrfToken(request: NextRequest): Promise<void> {
  refuseCrossSite(request);
  const { csrfToken } = await openSession();
  if (!csrfToken || request.headers.get(CSRF_HEADER) !== csrfToken) {
    throw new BadRequest(403, "staleToken");
  }
}

type Result<Name extends EndpointName> = Pick<BackendAnswer<DataOf<Name>>, "answer">;

/**
 * Sends one call to the backend for the browser, with the session and headers of the request. The shop stores the
 * cookies of the answer in the sealed session. A call is sent without a session if shared caches may keep its answer.
 * POST calls and mutations need the anti-forgery token.
 */
export async function callFor<Name extends EndpointName>(
  request: NextRequest,
  name: Name,
  input: CallInput<Name>,
): Promise<Result<Name>> {
  const row: Endpoint = endpoints[name];
  if (row.method !== "GET" || row.cache === "mutation") await requireCsrfToken(request);
  return callForRedirect(request, name, input);
}

/**
 * The same as `callFor`, but without the check of the anti-forgery token, because a redirect of a provider cannot
 * contain the token. Use it only for calls that are safe even in a forged request.
 */
export async function callForRedirect<Name extends EndpointName>(
  request: NextRequest,
  name: Name,
  input: CallInput<Name>,
): Promise<Result<Name>> {
  const row: Endpoint = endpoints[name];
  const caller = await callerOf(request, row);
  const { answer, setCookies } = await callBackend(name, input, caller);
  // An answer that a shared cache may keep must not set a cookie (AP-11).
  if (row.cache !== "public" && (name === "refresh" || setCookies.length > 0)) {
    await keepSession(setCookies);
  }
  return { answer };
}

async function callerOf(request: NextRequest, row: Endpoint): Promise<Caller> {
  const shared = { ip: clientIp(request), address: request.headers.get("x-address") ?? undefined };
  if (row.cache === "public") return shared;
  const { backendCookies, device } = await openSession();
  const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
  const userAgent = request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH);
  return { ...shared, cookies: backendCookies, device, idempotencyKey, userAgent };
}

/**
 * Stores the backend's cookies in the sealed session. The shop's anti-forgery token is created once for each session,
 * so that parallel calls do not replace each other's token. Scripts read the token from a cookie.
 *
 * The session check (`refresh`) starts the session at the backend, and always creates the token. A page skips the
 * session check if a token exists. Any other call therefore creates the token only if the backend's answer has cookies:
 * otherwise there would be a token but no session.
 */
async function keepSession(setCookies: string[]): Promise<void> {
  const store = await cookies();
  const session = await openSession();
  const isNew = session.csrfToken === undefined;
  if (isNew || setCookies.length > 0) {
    session.backendCookies = mergeCookies(session.backendCookies ?? {}, setCookies, Date.now());
    session.csrfToken ??= randomId();
    session.device ??= randomId();
    await session.save();
  }
  if (session.csrfToken && store.get(CSRF_COOKIE)?.value !== session.csrfToken) {
    store.set(CSRF_COOKIE, session.csrfToken, {
      sameSite: "lax",
      path: "/",
      secure: cookieIsSecure,
    });
  }
}

/** A random id of 128 bits. */
function randomId(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
}

/** The client's IP address, which the request guard (lib/server/request-guard) has put into the header. */
export function clientIp(request: NextRequest): string | undefined {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
}

const PRIVATE = "private, no-store";

/**
 * Makes a response with the envelope of AP-01. The message of a refusal is in the visitor's language (LN-07). The
 * sentences in the data are translated too, unless shared caches may keep the answer (LN-11).
 */
export async function answerResponse(
  answer: Answer<unknown>,
  cacheControl = PRIVATE,
): Promise<NextResponse> {
  // Data that shared caches may keep are not translated, because these caches serve visitors of every language.
  const data =
    answer.ok && cacheControl === PRIVATE ? await dataInVisitorLanguage(answer.data) : null;
  const body = answer.ok
    ? { code: CODE.ok, message: answer.message, data: data ?? answer.data }
    : { ...answer, message: await visitorSentence(answer), ok: undefined, data: null };
  // The announcement depends on the request header `x-address` (API-40). Requests of other calls do not contain it.
  return NextResponse.json(body, { headers: { "cache-control": cacheControl, vary: "x-address" } });
}

/** Makes a response for a refusal by the shop itself, in the visitor's language. */
export async function refusalResponse(code: Code, text: ServerTextKey): Promise<NextResponse> {
  const { [text]: message } = await serverTexts();
  return NextResponse.json(
    { code, message, data: null },
    { headers: { "cache-control": "private, no-store" } },
  );
}

/**
 * Redirects with 303, so that the browser sends a GET. The current URL may contain a secret, so it must not be stored
 * in a cache or sent as referrer.
 */
export async function seeOther(location: string): Promise<NextResponse> {
  const headers = {
    location: await inVisitorLanguage(location),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return new NextResponse(null, { status: 303, headers });
}

async function envelopeResponse(
  status: number,
  text: ServerTextKey,
  retrySeconds?: number,
): Promise<NextResponse> {
  const { [text]: message } = await serverTexts();
  const body = { code: CODE.refused, message, data: null };
  const response = NextResponse.json(body, { status, headers: { "cache-control": "no-store" } });
  if (retrySeconds !== undefined) response.headers.set("retry-after", String(retrySeconds));
  return response;
}
