import type { IncomingMessage, ServerResponse } from "node:http";
import { accountHandlers } from "./account-handlers.ts";
import type { RouteMatch } from "./call-router.ts";
import { type Call, type CallName, calls } from "./calls.ts";
import { cardAndCourierHandlers } from "./card-and-courier-handlers.ts";
import { catalogHandlers } from "./catalog-handlers.ts";
import { benefitHandlers } from "./coupon-handlers.ts";
import {
  type Answer,
  type Context,
  type Handler,
  LOGIN_REQUIRED_CODE,
  refuse,
} from "./handler-types.ts";
import {
  findSession,
  parseJsonFields,
  sendHtml,
  sendJson,
  setSessionCookies,
} from "./http-messages.ts";
import { createSession, findMember, type OperatorState, type Session } from "./operator-state.ts";
import { orderHandlers } from "./order-call-handlers.ts";
import { checkRequest, findBeyond } from "./request-check.ts";
import { siteHandlers } from "./site-handlers.ts";

const handlers: Record<CallName, Handler> = {
  ...accountHandlers,
  ...benefitHandlers,
  ...cardAndCourierHandlers,
  ...catalogHandlers,
  ...orderHandlers,
  ...siteHandlers,
};

type Incoming = { request: IncomingMessage; response: ServerResponse; url: URL; body: Buffer };
type Outcome = { status: number; answer: Answer; problems: string[]; beyond: string[] };

/** Checks, answers and records one request of the API. */
export function answerCall(state: OperatorState, match: RouteMatch, incoming: Incoming): void {
  const { request, response, url, body } = incoming;
  const sent = findSession(state, request);
  const session = sent ?? createSession(state);
  const sentId = sent?.id;
  const values = readValues(url, request, body);
  const outcome = decide({ state, match, incoming, sent, session, values });
  state.requests.push({
    at: new Date().toISOString(),
    call: match.name,
    method: String(request.method),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers as Record<string, string>,
    body: parseJsonFields(body),
    problems: outcome.problems,
    beyond: outcome.beyond,
    status: outcome.status,
    code: codeOf(outcome.answer),
  });
  if (session.id !== sentId) setSessionCookies(response, state, session);
  if ("html" in outcome.answer) sendHtml(response, outcome.status, outcome.answer.html);
  else sendJson(response, outcome.status, outcome.answer.body);
}

const codeOf = (answer: Answer): number | null =>
  "body" in answer && typeof answer.body.code === "number" ? answer.body.code : null;

/**
 * Merges query and body, because the specification does not say where a POST call sends session_id. The fields of a
 * multipart body are not read.
 */
function readValues(url: URL, request: IncomingMessage, body: Buffer): Record<string, unknown> {
  const isMultipart = String(request.headers["content-type"]).startsWith("multipart/");
  const fields = isMultipart ? {} : (parseJsonFields(body) ?? {});
  return { ...Object.fromEntries(url.searchParams), ...fields };
}

type Decision = {
  state: OperatorState;
  match: RouteMatch;
  incoming: Incoming;
  sent: Session | undefined;
  session: Session;
  values: Record<string, unknown>;
};

function decide({ state, match, incoming, sent, session, values }: Decision): Outcome {
  const { name } = match;
  const { headers } = incoming.request;
  const contentType = headers["content-type"] ?? "";
  const hasBody = incoming.body.length > 0;
  const problems = checkRequest({ name, headers, session: sent, values, contentType, hasBody });
  const beyond = findBeyond(name, values);
  const forced = takeForcedAnswer(state, name);
  if (forced) {
    const answer = { body: forced.body as Record<string, unknown> };
    return { status: forced.status, answer, problems, beyond };
  }
  if (problems.length > 0) {
    return { status: 400, answer: { body: { errors: problems } }, problems, beyond };
  }
  const context = createContext({ state, match, session, values });
  const answer = mayCall(calls[name], context)
    ? handlers[name](context)
    : refuse(LOGIN_REQUIRED_CODE, "請先登入會員再繼續");
  return { status: 200, answer, problems, beyond };
}

function takeForcedAnswer(state: OperatorState, name: CallName) {
  const at = state.forced.findIndex(({ call }) => call === name);
  return at < 0 ? undefined : state.forced.splice(at, 1)[0];
}

function mayCall(call: Call, { member, courier }: Context): boolean {
  if (call.access === "anyone") return true;
  return member !== undefined || (call.access === "member or courier" && courier !== undefined);
}

type ContextParts = Pick<Context, "state" | "session" | "values"> & { match: RouteMatch };

function createContext({ state, match, session, values }: ContextParts): Context {
  const courierId = String(values.session_id ?? "");
  return {
    state,
    session,
    member: findMember(state, session.memberKey),
    courier: state.courierSessions.has(courierId) ? courierId : undefined,
    values,
    path: match.path,
    text: (name) => String(values[name] ?? ""),
    number: (name) => Number(values[name]) || 0,
  };
}
