import type { Endpoint } from "../../../lib/contracts/endpoints.ts";
import type { Deps } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";

type TokenDeps = Pick<Deps, "config" | "randomBytes">;

/**
 * Returns true for a POST call, and for a GET call that changes data. Such a call needs the anti-forgery token of its
 * session (SE-06). The caller of this function makes one exception: a call for an order of the campaign partner (AP-05)
 * needs no token if no member is signed in.
 */
export function needsToken({ method, cache }: Pick<Endpoint, "method" | "cache">): boolean {
  return method === "POST" || cache === "mutation";
}

/**
 * Creates an anti-forgery token for a session. It is signed, so that an attacker who plants a session id cannot create
 * the matching token (SE-06).
 */
export function sessionToken(deps: TokenDeps, sid: string): string {
  const nonce = deps.randomBytes(16).toString("base64url");
  return `${nonce}.${deps.config.keys.mac("anti-forgery tokens", `${sid}.${nonce}`)}`;
}

export function checkToken(deps: TokenDeps, sid: string, token: unknown): void {
  if (typeof token !== "string" || !isTokenOf(deps, sid, token)) {
    throw new RequestRefused(403, "連線已逾時，請重新整理頁面");
  }
}

function isTokenOf({ config }: TokenDeps, sid: string, token: string): boolean {
  const [nonce = "", ...mac] = token.split(".");
  return nonce !== "" && config.keys.isMac("anti-forgery tokens", `${sid}.${nonce}`, mac.join("."));
}
