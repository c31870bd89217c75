import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall } from "./answer-call.ts";
import { createRouter } from "./call-router.ts";
import type { CallName } from "./calls.ts";
import { parseJsonFields, readBody, redirect, sendHtml, sendJson } from "./http-messages.ts";
import { createOperatorState, type OperatorState, type RecordedRequest } from "./operator-state.ts";
import { pages } from "./provider-pages.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import { helpers } from "./test-helpers.ts";

export type SpecBackend = {
  url: string;
  close: () => Promise<void>;
  /** All API requests since the start or the last `DELETE /__requests`, the oldest first. */
  requests: RecordedRequest[];
};

/** Starts a backend with a new state. */
export async function startSpecBackend(options: Partial<Settings> = {}): Promise<SpecBackend> {
  const settings = { ...defaultSettings, ...options };
  const state = createOperatorState(settings);
  const route = createRouter(settings);
  const server = createServer((request, response) => {
    answer({ state, route, request, response }).catch((error: unknown) => {
      sendJson(response, 500, { errors: [String(error)] });
    });
  });
  await new Promise<void>((resolve) => server.listen(settings.port, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  state.selfOrigin = `http://127.0.0.1:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: state.selfOrigin, close, requests: state.requests };
}

type Exchange = {
  state: OperatorState;
  route: ReturnType<typeof createRouter>;
  request: IncomingMessage;
  response: ServerResponse;
};

async function answer({ state, route, request, response }: Exchange): Promise<void> {
  const url = new URL(request.url ?? "/", state.selfOrigin);
  const body = await readBody(request);
  const key = `${request.method} ${url.pathname}`;
  const helper = helpers[key];
  if (helper) {
    sendJson(
      response,
      200,
      helper({ state, query: url.searchParams, body: parseJsonFields(body) }),
    );
  } else if (url.pathname.startsWith("/__pictures/")) {
    sendPicture(response);
  } else if (pages[key]) {
    answerPage({ state, request, response, url, body });
  } else {
    const match = route(String(request.method), url.pathname);
    if (match?.isAnswered) answerCall(state, match, { request, response, url, body });
    else refuse(state, { request, response, url, call: match?.name ?? null });
  }
}

function answerPage(parts: Omit<Exchange, "route"> & { url: URL; body: Buffer }): void {
  const { state, request, response, url, body } = parts;
  const page = pages[`${request.method} ${url.pathname}`];
  const form = new URLSearchParams(body.toString("utf8"));
  const result = page?.({ state, query: url.searchParams, form }) ?? { error: "page" };
  if ("redirect" in result) redirect(response, result.redirect);
  else if ("html" in result) sendHtml(response, 200, result.html);
  else sendJson(response, 400, { errors: [`${result.error}: is unknown`] });
}

type Refused = Pick<Exchange, "request" | "response"> & { url: URL; call: CallName | null };

/** Answers HTTP 404 to a request for an unknown call or a call that is not answered, and records the request. */
function refuse(state: OperatorState, { request, response, url, call }: Refused): void {
  state.requests.push({
    at: new Date().toISOString(),
    call,
    method: String(request.method),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers as Record<string, string>,
    body: null,
    problems: [],
    beyond: [],
    status: 404,
    code: null,
  });
  sendHtml(response, 404, "<h1>404 Not Found</h1>");
}

function sendPicture(response: ServerResponse): void {
  response.setHeader("content-type", "image/svg+xml");
  response.end(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#cbd5e1"/></svg>',
  );
}
