import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "../call.ts";
import { RequestRefused } from "../service-error.ts";

type TokenDeps = Pick<Deps, "config" | "randomBytes">;

/** The anti-forgery token of one session: signed, so that nobody can make a matching pair (domain goal S6). */
export function sessionToken(deps: TokenDeps, sid: string): string {
  const nonce = deps.randomBytes(16).toString("base64url");
  return `${nonce}.${signature(deps, sid, nonce)}`;
}

export function checkToken(deps: TokenDeps, sid: string, token: unknown): void {
  if (typeof token !== "string" || !isTokenOf(deps, sid, token)) {
    throw new RequestRefused(403, "連線已逾時，請重新整理頁面");
  }
}

function isTokenOf(deps: TokenDeps, sid: string, token: string): boolean {
  const [nonce = "", given = ""] = token.split(".", 2);
  const expected = Buffer.from(signature(deps, sid, nonce));
  const actual = Buffer.from(given);
  return nonce !== "" && actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signature({ config }: TokenDeps, sid: string, nonce: string): string {
  return createHmac("sha256", config.BACKEND_SECRET).update(`${sid}.${nonce}`).digest("base64url");
}
