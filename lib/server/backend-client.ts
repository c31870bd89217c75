import "server-only";
import { z } from "zod";
import { REASON } from "@/lib/contracts/answer-code";
import { CLIENT_TYPE, CODE, VERSION_CODE } from "@/lib/contracts/codes";
import type { UploadedFile } from "@/lib/contracts/courier";
import {
  type CallInput,
  type DataOf,
  type Endpoint,
  type EndpointName,
  endpoints,
} from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import { sameOrderSchema } from "@/lib/contracts/orders";
import { readTolerantly } from "@/lib/contracts/tolerant";
import { decodedPart } from "@/lib/routing/decoded-part";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";
import { SERVER_TEXTS } from "@/messages/server-texts";
import { type BackendCookies, cookieHeader } from "./backend-cookies";
import { backendFetch, backendUrl } from "./backend-fetch";
import { env } from "./env";
import { isPlainList, type PlainListQuery, readPlainList } from "./plain-list";

/** The Chinese sentences of the shop's own refusals. `visitorSentence` translates them later. */
const chineseTexts = SERVER_TEXTS[DEFAULT_LOCALE];
const TIMEOUT_MS = 10_000;
/** The timeout of mutations. It is long, because the confirm call of LINE Pay may take 40 s (PV-04). */
const PAYMENT_TIMEOUT_MS = 45_000;

type Failure = { reason: string; retrySeconds?: number | undefined };

/** The error for a breakage of the backend: no answer, an HTTP error, or an answer that does not fit the contract. */
export class BackendError extends Error {
  readonly status: number;
  /** The value of the backend's Retry-After header. */
  readonly retrySeconds: number | undefined;

  constructor(name: string, status: number, failure: Failure) {
    super(`backend: ${name} ${status} ${failure.reason}`);
    this.name = "BackendError";
    this.status = status;
    this.retrySeconds = failure.retrySeconds;
  }
}

/** The data from the browser's request that are passed to the backend. */
export type Caller = {
  cookies?: BackendCookies | undefined;
  device?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The delivery address, which the announcement depends on (API-40). */
  address?: string | undefined;
  /** The shortened user agent, from which the backend derives the device kind in the list of sessions. */
  userAgent?: string | undefined;
  ip?: string | undefined;
};

export type BackendAnswer<Data> = {
  answer: Answer<Data>;
  /** The `Set-Cookie` headers of the backend. The shop stores these cookies in the sealed session. */
  setCookies: string[];
};

const envelopeSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
  reason: z.string().optional(),
  same_order: sameOrderSchema.optional().catch(undefined),
});
type BackendEnvelope = z.output<typeof envelopeSchema>;

/** The HTTP statuses with which a backend answers a call that it does not offer. */
const NO_SUCH_CALL = [404, 405, 501];

const NOT_OFFERED: BackendEnvelope = {
  code: CODE.refused,
  message: chineseTexts.notOffered,
  data: null,
  reason: REASON.notOffered,
};

/** Sends a call to the backend and reads the answer. Throws BackendError on a breakage. */
export async function callBackend<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  caller: Caller = {},
): Promise<BackendAnswer<DataOf<Name>>> {
  const first = await callOnce(name, input, caller);
  if (!first.answer.ok || !isPlainList(name, first.raw)) return first;
  const query: PlainListQuery = input.query ?? {};
  const answer = await readPlainList(name, query, async (page) => {
    if (page === Number(query.page ?? 1)) return first.answer;
    const other = { ...input, query: { ...query, page } } as CallInput<Name>;
    return (await callOnce(name, other, caller)).answer;
  });
  return { ...first, answer: answer as Answer<DataOf<Name>> };
}

async function callOnce<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  caller: Caller,
): Promise<BackendAnswer<DataOf<Name>> & { raw: unknown }> {
  const row: Endpoint = endpoints[name];
  const response = await send(row, name, { input, caller });
  const isMissing = row.isOptional && NO_SUCH_CALL.includes(response.status);
  const isDocument = row.isDocument && response.ok && isHtml(response);
  const readAnswer = () =>
    isDocument ? readDocument(response, name) : readEnvelope(response, name);
  const envelope = isMissing ? NOT_OFFERED : await readAnswer();
  return {
    answer: toAnswer<DataOf<Name>>(row, name, envelope),
    setCookies: response.headers.getSetCookie(),
    raw: envelope.data,
  };
}

/**
 * Sends a call without a session, for cached pages. It throws on a breakage, so that no page without its data is
 * cached.
 */
export async function readPublic<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<DataOf<Name>>> {
  return (await callBackend(name, input)).answer;
}

type CallOptions = { input: CallInput<EndpointName>; caller: Caller };

async function send(
  row: Endpoint,
  name: string,
  { input, caller }: CallOptions,
): Promise<Response> {
  const timeout = row.cache === "mutation" ? PAYMENT_TIMEOUT_MS : TIMEOUT_MS;
  try {
    return await backendFetch(urlOf(row, input), {
      method: row.method,
      headers: headersOf(row, caller),
      ...(row.method === "POST" && { body: bodyOf(row, input) }),
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unreachable";
    throw new BackendError(name, 502, { reason });
  }
}

/**
 * Parameters that are left out if they are empty: `session_id`, because there may be no courier session, and
 * `return_to`, because the backend may not know it (MB-15).
 */
const OMITTED_IF_EMPTY = ["session_id", "return_to"];

/**
 * The URL of a call with all parameters of the contract. A missing value is sent as its default value or as an empty
 * value (AP-06).
 */
function urlOf(row: Endpoint, input: CallInput<EndpointName>): URL {
  const path = row.path.replace(/:(\w+)/g, (_all, key: string) => {
    const value = (input.params as Record<string, unknown> | undefined)?.[key];
    return encodeURIComponent(String(value));
  });
  const url = backendUrl(path, row.client === "opn" ? "opn" : "main");
  const query = withDefaults(row.query, input.query ?? {});
  for (const key of Object.keys(row.query?.shape ?? {})) {
    const value = query[key] ?? "";
    if (value !== "" || !OMITTED_IF_EMPTY.includes(key)) url.searchParams.set(key, String(value));
  }
  return url;
}

/** Adds the default values of the contract, because a backend may require every field of the specification. */
function withDefaults(schema: z.ZodType | undefined, values: object): Record<string, unknown> {
  const options = schema instanceof z.ZodUnion ? schema.options : [schema];
  const fitting = options.find((option) => option && z.safeParse(option, values).success);
  if (!(fitting instanceof z.ZodObject)) return { ...values };
  const defaults = Object.entries(fitting.shape).flatMap(([key, field]) =>
    field instanceof z.ZodDefault ? [[key, field.def.defaultValue]] : [],
  );
  return { ...Object.fromEntries(defaults), ...values };
}

function bodyOf(row: Endpoint, { body }: { body?: object }): string | FormData {
  return row.client === "multipart"
    ? imageForm(body as UploadedFile)
    : JSON.stringify(withDefaults(row.body, body ?? {}));
}

function imageForm({ bytes, filename, mimetype: type }: UploadedFile): FormData {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(bytes)], { type }), filename);
  return form;
}

function headersOf(row: Endpoint, caller: Caller): Headers {
  const headers = new Headers({ accept: "application/json" });
  // For a form, fetch itself sets the content type with the boundary.
  const isJson = row.method === "POST" && row.client !== "multipart";
  const values = {
    "content-type": isJson ? "application/json" : undefined,
    // The OPN service gets none of the headers of `clientHeaders` (AP-05).
    ...(row.client === "opn" ? {} : clientHeaders(caller)),
    cookie: cookieHeader(caller.cookies ?? {}),
    "idempotency-key": caller.idempotencyKey,
    "user-agent": caller.userAgent,
    [env().BACKEND_ADDRESS_HEADER]: caller.address,
    "x-forwarded-for": caller.ip,
  };
  for (const [name, value] of Object.entries(values)) if (value) headers.set(name, value);
  return headers;
}

function clientHeaders({ cookies, device }: Caller) {
  const names = env();
  const token = cookies?.[names.BACKEND_CSRF_COOKIE];
  return {
    [names.BACKEND_CLIENT_TYPE_HEADER]: CLIENT_TYPE,
    [names.BACKEND_VERSION_CODE_HEADER]: VERSION_CODE,
    // Some backends percent-encode the token in the cookie, and some do not.
    [names.BACKEND_CSRF_HEADER]: token && (decodedPart(token) ?? token),
    "x-device": device,
  };
}

function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

async function readDocument(response: Response, name: string): Promise<BackendEnvelope> {
  const text = await response.text().catch(() => "");
  if (text === "") throw new BackendError(name, 502, { reason: "an empty document" });
  return { code: CODE.ok, message: "", data: text };
}

async function readEnvelope(response: Response, name: string): Promise<BackendEnvelope> {
  // A 401 with `www-authenticate` means that the shop key is wrong. A 401 for a missing member session does not have
  // this header.
  if (response.status === 401 && response.headers.has("www-authenticate")) {
    throw new BackendError(name, 502, { reason: "the backend refuses this shop: see BACKEND_KEY" });
  }
  const json: unknown = await response.json().catch(() => undefined);
  const envelope = codeSchema.safeParse(json).success
    ? readTolerantly(envelopeSchema, json)
    : undefined;
  const message = envelope?.ok ? envelope.data.message : "";
  if (response.status === 401) {
    return { code: CODE.loginNeeded, message, data: null };
  }
  if (!response.ok) {
    const retrySeconds = Number(response.headers.get("retry-after")) || undefined;
    throw new BackendError(name, response.status, { reason: message, retrySeconds });
  }
  if (!envelope?.ok) throw new BackendError(name, 502, { reason: "not an envelope" });
  return envelope.data;
}

/** `code` is required in every answer, because it shows whether the call succeeded. */
const codeSchema = z.object({ code: z.union([z.number(), z.string().regex(/^-?\d{1,9}$/)]) });

function toAnswer<Data>(
  row: Endpoint,
  name: string,
  { code, message, data, reason, same_order }: BackendEnvelope,
): Answer<Data> {
  if (code !== CODE.ok) {
    // A negative code of the backend becomes a refusal, because negative codes stand for failures that the browser
    // detects (lib/client/api-client.ts), for example a lost connection.
    return { ok: false, code: code < 0 ? CODE.refused : code, message, reason, same_order };
  }
  const read = readTolerantly(row.data, data);
  if (!read.ok) throw new BackendError(name, 502, { reason: "data does not fit the contract" });
  return { ok: true, data: read.data as Data, message };
}
