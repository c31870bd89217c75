import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "../call.ts";

/** The last part of a payment page's address: its attempt number, and a proof that we made the address. */
export function payuniPageToken({ config }: Pick<Deps, "config">, attempt_no: string): string {
  const proof = createHmac("sha256", config.BACKEND_SECRET).update(`payuni-page.${attempt_no}`);
  return `${attempt_no}.${proof.digest("base64url")}`;
}

export function readPayuniPageToken(deps: Pick<Deps, "config">, token: string): string | null {
  const [attempt_no = ""] = token.split(".");
  const [given, expected] = [Buffer.from(token), Buffer.from(payuniPageToken(deps, attempt_no))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? attempt_no : null;
}
