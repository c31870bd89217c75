import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import { REQUEST_ID_HEADER } from "../lib/contracts/answer-code.ts";
import { CODE } from "../lib/contracts/codes.ts";
import { type Endpoint, type EndpointName, endpoints } from "../lib/contracts/endpoints.ts";
import { idOrNoneSchema, idSchema } from "../lib/contracts/fields.ts";
import { requestIdOf } from "../lib/process/request-id.ts";
import { auditOf } from "./audit.ts";
import { describeError } from "./backend-log.ts";
import type { CourierSession, Deps, Session } from "./call.ts";
import { isFromShop, SHOP_KEY_HEADER } from "./config/backend-config.ts";
import { followRequests, HEALTH } from "./follow-requests.ts";
import { handlers } from "./handlers.ts";
import { registerJobOperator } from "./jobs/job-operator-routes.ts";
import { newSid, readSession, sendSession } from "./modules/account/session-service.ts";
import { checkToken, needsToken } from "./modules/account/session-token.ts";
import { readCourierSession } from "./modules/courier/courier-session-service.ts";
import { readImageForms, registerImageRoutes } from "./modules/courier/image-routes.ts";
import { registerHelpOperator } from "./modules/orders/help-operator-routes.ts";
import { registerHelpPhotos } from "./modules/orders/help-photo-routes.ts";
import { registerOrderEvents } from "./modules/orders/order-event-routes.ts";
import {
  registerDeliveryPhotos,
  registerOrderReports,
} from "./modules/orders/order-report-routes.ts";
import { registerWebhookRoutes } from "./modules/payments/webhook-routes.ts";
import { RequestRefused, SameOrderError, ServiceError } from "./service-error.ts";

const BODY_LIMIT = 256 * 1024;
const URL_LIMIT = 8 * 1024;
const HEADER_LIMIT = 16 * 1024;
const MAX_USER_AGENT_LENGTH = 256;
const RECEIVE_TIMEOUT_MS = 15_000;
const OTHER_CLIENTS = new Set(["crm", "maps"]);

/** Returns the calls of the contract that this backend must answer but for which it has no handler. */
export function missingCalls(): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const row: Endpoint = endpoints[name];
    return !OTHER_CLIENTS.has(row.client) && !row.sameCallAs && !handlers[name];
  });
}

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    http: { maxHeaderSize: HEADER_LIMIT },
    // The last address of X-Forwarded-For is trusted as the visitor's address, because the shop adds it, and only the
    // shop knows the key of this backend.
    trustProxy: (_peer, hop) => hop === 0,
    exposeHeadRoutes: false,
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]),
    frameworkErrors: (error, request, reply) => sendError({ deps, error, request, reply }),
  });
  // No call accepts a text/plain body, because a form of another site can send one without a CORS preflight request.
  app.removeContentTypeParser("text/plain");
  await app.register(cookie);
  app.setErrorHandler((error, request, reply) => sendError({ deps, error, request, reply }));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(envelope(CODE.refused, "找不到這個服務")),
  );
  app.decorateRequest("audit");
  followRequests(app, deps);
  app.addHook("onRequest", async (request, reply) => {
    request.audit = auditOf(deps.audit, { ip: request.ip });
    reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
    const isOpen = request.routeOptions.url === HEALTH;
    if (!isOpen && !isFromShop(deps.config, request.headers[SHOP_KEY_HEADER])) {
      // Record the IP address of the connection, because a caller without the key may forge X-Forwarded-For.
      const ip = request.socket.remoteAddress ?? "";
      auditOf(deps.audit, { ip })({ kind: "shop-secret-refused" });
      return reply
        .code(401)
        .header("www-authenticate", SHOP_KEY_HEADER)
        .send(envelope(CODE.refused, "這個服務只供網站使用"));
    }
    if (request.url.length > URL_LIMIT)
      return reply.code(414).send(envelope(CODE.refused, "網址太長"));
  });
  app.get(HEALTH, async () => ({ ok: true }));
  await app.register(async (scope) => registerWebhookRoutes(scope, deps));
  registerOrderEvents(app, deps);
  registerImageRoutes(app, deps);
  registerHelpPhotos(app, deps);
  registerHelpOperator(app, deps);
  registerOrderReports(app, deps);
  registerJobOperator(app, deps);
  await app.register(async (scope) => {
    readImageForms(scope);
    registerDeliveryPhotos(scope, deps);
    registerAll(scope, deps, "multipart");
  });
  registerAll(app, deps, "main");
  return app;
}

/** For `"multipart"`, registers the calls with a multipart body. For `"main"`, registers all other calls. */
function registerAll(app: FastifyInstance, deps: Deps, body: "main" | "multipart"): void {
  for (const name of Object.keys(handlers) as EndpointName[]) {
    const isForm = endpoints[name].client === "multipart";
    if (isForm === (body === "multipart")) register({ app, deps, name });
  }
}

type Registration = { app: FastifyInstance; deps: Deps; name: EndpointName };

function register({ app, deps, name }: Registration): void {
  const row: Endpoint = endpoints[name];
  const handler = handlers[name] as unknown as (call: unknown) => Promise<unknown>;
  app.route({
    method: row.method,
    url: row.path,
    config: { call: name },
    handler: async (request, reply) => {
      const { courierSession, ...session } = await admit({ deps, row, request });
      const express_id = courierSession?.id ?? null;
      request.audit = auditOf(deps.audit, { call: name, ip: request.ip, ...session, express_id });
      // The session cookie is set before the input and the limits are checked, because the visitor needs a session for
      // the next call even if `refresh` is refused.
      if (name === "refresh") sendSession(deps, reply, session.sid);
      const input = {
        params: parseInput(row.params, request.params),
        query: withRowIds(parseInput(row.query, withoutEmpty(row.query, request.query))),
        body: withRowIds(parseInput(row.body, request.body)),
      };
      await deps.limits.call(name, {
        ip: visitorIp(request),
        ...session,
        courierSession: express_id,
      });
      const data = await handler({
        deps: { ...deps, audit: request.audit },
        session,
        courierSession,
        ...input,
        ip: request.ip,
        userAgent: headerText(request, "user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
        idempotencyKey: headerText(request, "idempotency-key"),
        address: decodedHeader(request, "x-address"),
        device: headerText(request, "x-device"),
        setSid: (sid: string) => sendSession(deps, reply, sid),
      });
      const answer = envelope(CODE.ok, "", row.data.parse(data));
      deps.metrics.countCall(name, CODE.ok);
      request.span?.set({ "futao.code": CODE.ok });
      if (row.cache === "public") {
        // The answer of the call `announcement` depends on the header `x-address` (API-40).
        reply
          .header("cache-control", `public, max-age=${row.seconds ?? 0}`)
          .header("vary", "x-address");
      }
      return answer;
    },
  });
}

/**
 * Removes optional parameters with an empty value, because the shop sends every parameter of a call and leaves unused
 * parameters empty.
 */
function withoutEmpty(schema: Endpoint["query"], query: unknown): object {
  const isMissing = (key: string, value: unknown) =>
    value === "" && z.safeParse(schema?.shape[key] ?? z.never(), undefined).success;
  return Object.fromEntries(
    Object.entries(query as object).filter(([key, value]) => !isMissing(key, value)),
  );
}

type Admitted = Session & { courierSession: CourierSession | null };
type Admission = { deps: Deps; row: Endpoint; request: FastifyRequest };

/**
 * Finds the session of a call. Refuses the call if a required login is missing, or if a required token is missing or
 * wrong. A publicly cached call never gets the member's session, because its answer is the same for everybody.
 */
async function admit({ deps, row, request }: Admission): Promise<Admitted> {
  if (row.cache === "public") return { sid: newSid(deps), member_id: null, courierSession: null };
  const session = await readSession(deps, request.cookies, request);
  const isOpnClient = row.client === "opn";
  // A call of the OPN client without a member needs no token, because a forged call has no login that it could misuse.
  if (needsToken(row) && !(isOpnClient && session.member_id === null)) {
    // The OPN client cannot send our headers (AP-05), so its token is read from the cookie.
    const { "XSRF-TOKEN": cookieToken } = request.cookies;
    checkToken(deps, session.sid, isOpnClient ? cookieToken : request.headers["x-xsrf-token"]);
  }
  const courierSession = row.who === "session" ? await courierSessionOf(deps, request) : null;
  const isKnown = session.member_id !== null || courierSession !== null;
  if (row.who !== "anyone" && !isKnown) throw new RequestRefused(401, "請先登入");
  return { ...session, courierSession };
}

/**
 * Reads the courier session of a call. An invalid session id is refused, so that the page can say that the session has
 * ended (EX-02). An empty id means no courier session, because the shop's coupon list sends an empty id (CP-02).
 */
async function courierSessionOf(
  deps: Deps,
  { query, audit }: FastifyRequest,
): Promise<CourierSession | null> {
  const { session_id = "" } = query as { session_id?: unknown };
  return typeof session_id === "string" && session_id !== ""
    ? readCourierSession({ ...deps, audit }, session_id)
    : null;
}

/** The contract accepts ids of any format for these keys. In this backend they are row numbers. */
const ROW_IDS = ["card_id", "address_id"];

/**
 * Refuses a card id or address id that is not a row number. An order id that is not a row number becomes 0, so that no
 * order is found.
 */
function withRowIds(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const rows = Object.entries(part).flatMap(([key, id]) => {
    if (key === "order_id") return [[key, idSchema.safeParse(id).data ?? 0]];
    return ROW_IDS.includes(key) ? [[key, parseInput(idOrNoneSchema, id)]] : [];
  });
  return { ...part, ...Object.fromEntries(rows) };
}

/**
 * Parses the parameters, the query or the body of a request. Throws a refusal with status 400 if the shape is wrong.
 */
function parseInput(part: z.ZodType | undefined, value: unknown): unknown {
  if (!part) return undefined;
  const result = part.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new RequestRefused(400, "資料格式不正確");
}

/**
 * Returns the visitor's IP address, or null for a call that the shop makes for itself, for example to fill its cache.
 * No rate limit of a visitor counts such a call.
 */
function visitorIp(request: FastifyRequest): string | null {
  return request.headers["x-forwarded-for"] ? request.ip : null;
}

function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value.length <= 2000 ? value : null;
}

function decodedHeader(request: FastifyRequest, name: string): string | null {
  const text = headerText(request, name);
  if (text === null || !/^(?:[^%]|%[0-9a-f]{2})*$/i.test(text)) return null;
  const bytes = text.replace(/%([0-9a-f]{2})/gi, (_all, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

type Failure = { deps: Deps; error: unknown; request: FastifyRequest; reply: FastifyReply };

function sendError({ deps, error, request, reply }: Failure): FastifyReply {
  if (isTooMany(error)) request.audit({ kind: "rate-limit-hit" });
  if (error instanceof ServiceError) {
    const { code, message, reason } = error;
    const { call } = request.routeOptions.config;
    if (call) deps.metrics.countCall(call, code, reason);
    request.span?.set({ "futao.code": code, "futao.reason": reason });
    const same = error instanceof SameOrderError && { same_order: error.same_order };
    return reply.code(200).send({ ...envelope(code, message), ...(reason && { reason }), ...same });
  }
  if (error instanceof RequestRefused) {
    if (error.retrySeconds !== undefined) reply.header("retry-after", error.retrySeconds);
    return reply.code(error.statusCode).send(envelope(CODE.refused, error.message));
  }
  const status = statusOf(error);
  if (status < 500) return reply.code(status).send(envelope(CODE.refused, "資料格式不正確"));
  const where = `${request.method} ${request.routeOptions.url ?? "?"}`;
  deps.log.error(`backend: ${where} failed: ${describeError(error)}`);
  return reply.code(500).send(envelope(CODE.refused, "系統忙碌中，請稍後再試"));
}

function isTooMany(error: unknown): boolean {
  if (error instanceof ServiceError) return error.code === CODE.tooManyTries;
  return error instanceof RequestRefused && error.statusCode === 429;
}

function statusOf(error: unknown): number {
  if (error instanceof Error && "statusCode" in error && typeof error.statusCode === "number") {
    return error.statusCode;
  }
  return 500;
}

function envelope(code: number, message: string, data: unknown = null) {
  return { code, message, data };
}
