import type { IncomingMessage, ServerResponse } from "node:http";
import { SESSION_COOKIE } from "./open-names.ts";
import type { OperatorState, Session } from "./operator-state.ts";

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Returns the fields of a JSON body: {} for an empty body, or null for a body that is not a JSON object. */
export function parseJsonFields(body: Buffer): Record<string, unknown> | null {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function readCookies(request: IncomingMessage): Record<string, string> {
  const pairs = (request.headers.cookie ?? "").split(/;\s*/).map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

export const findSession = (state: OperatorState, request: IncomingMessage): Session | undefined =>
  state.sessions.get(readCookies(request)[SESSION_COOKIE] ?? "");

/** Sets the session cookie, which is HttpOnly, and the token cookie, which the shop reads. */
export function setSessionCookies(
  response: ServerResponse,
  state: OperatorState,
  session: Session,
): void {
  response.setHeader("set-cookie", [
    `${SESSION_COOKIE}=${session.id}; Path=/; HttpOnly; SameSite=Lax`,
    `${state.settings.tokenCookie}=${session.token}; Path=/; SameSite=Lax`,
  ]);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(html);
}

export function redirect(response: ServerResponse, location: string): void {
  response.statusCode = 303;
  response.setHeader("location", location);
  response.end();
}
