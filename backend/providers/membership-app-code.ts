import { timingSafeEqual } from "node:crypto";
import { membershipSignature } from "./membership-signature.ts";

const LIFE_SECONDS = 60;
/** How far the provider's clock may be ahead of ours. */
const AHEAD_SECONDS = 5;
const APP_CODE = /^([\w-]{20,64})\.(\d{10})\.([0-9a-f]{64})$/;

type Shop = { clientId: string; clientSecret: string };

/**
 * `v1` of the provider's app: a code, the second of its issue and the provider's signature. It is valid for this shop
 * and for one minute.
 */
export function isFreshAppCode(v1: string, { clientId, clientSecret }: Shop, now: number): boolean {
  const [, code, ts, sig] = APP_CODE.exec(v1) ?? [];
  if (!code || !ts || !sig) return false;
  const canonical = new URLSearchParams({ cid: clientId, code, ts }).toString();
  const expected = membershipSignature(clientSecret, canonical);
  const age = Math.floor(now / 1000) - Number(ts);
  const isFresh = age <= LIFE_SECONDS && age >= -AHEAD_SECONDS;
  return isFresh && timingSafeEqual(Buffer.from(sig), Buffer.from(expected));
}
