import type { IncomingHttpHeaders } from "node:http";
import { EXPRESS_PRE_ORDER } from "./call-parameters.ts";
import { type Call, type CallName, calls } from "./calls.ts";
import type { Session } from "./operator-state.ts";
import { findOrderProblems } from "./order-request-check.ts";
import { findProblems } from "./value-kinds.ts";

/** The version code that the specification lists among its constants (CN-05). */
const VERSION_CODE = "2023062418";
const CLIENT_TYPE_HEADER = /client[-_]?type/i;

export type CheckedRequest = {
  name: CallName;
  headers: IncomingHttpHeaders;
  /** The session of the request's session cookie. Undefined if the cookie is missing or its session is unknown. */
  session: Session | undefined;
  values: Record<string, unknown>;
  contentType: string;
  hasBody: boolean;
};

/**
 * Returns one text for each header, parameter or content type of this request that is missing, invalid or not allowed.
 */
export function checkRequest(request: CheckedRequest): string[] {
  const call: Call = calls[request.name];
  return [
    ...checkHeaders(call, request),
    ...checkContentType(call, request),
    ...findProblems(call.parameters, request.values),
    ...findOrderProblems(request.name, request.values),
  ];
}

/** Returns the parameters of this request that the specification does not list for the call. */
export function findBeyond(name: CallName, values: Record<string, unknown>): string[] {
  const call: Call = calls[name];
  const names = Object.keys(call.parameters);
  // All parameters are allowed if the specification lists none for the call. The same is true for a call with "extras",
  // which stands for parameters that the specification mentions without naming them.
  if (names.length === 0 || names.includes("extras")) return [];
  const isExpress = name === "beforeOrdering";
  const known = new Set([...names, ...(isExpress ? Object.keys(EXPRESS_PRE_ORDER) : [])]);
  return Object.keys(values).filter((key) => !known.has(key));
}

/**
 * Checks the client type header, the version code header and the anti-forgery token header. The specification does not
 * show their names, so the version and the token are found by value. The OPN client and a document request need none of
 * the three headers.
 */
function checkHeaders(call: Call, { headers, session }: CheckedRequest): string[] {
  if (call.client === "opn" || call.client === "document") return [];
  const names = Object.keys(headers);
  const values = names.filter((name) => name !== "cookie").map((name) => headers[name]);
  const hasClientType = names.some((name) => CLIENT_TYPE_HEADER.test(name) && headers[name]);
  const problems: string[] = [];
  if (!hasClientType) problems.push("header client type: is missing");
  if (!values.includes(VERSION_CODE)) problems.push(`header version code: no ${VERSION_CODE}`);
  // A request without the cookie of a known session needs no token.
  if (session && !values.includes(session.token)) {
    problems.push("header anti-forgery token: no header has the value of the token cookie");
  }
  return problems;
}

function checkContentType(call: Call, { contentType, hasBody }: CheckedRequest): string[] {
  if (call.client === "multipart") {
    return contentType.startsWith("multipart/form-data") ? [] : ["body: is not multipart"];
  }
  if (call.method === "GET" || !hasBody || contentType.startsWith("application/json")) return [];
  return [`body: is "${contentType}" and not JSON`];
}
