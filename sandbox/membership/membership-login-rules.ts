import { z } from "zod";
import { hmac, isSameSecret } from "../sandbox-secrets.ts";

const LINK_LIFE_SECONDS = 10 * 60;
const CLOCK_SKEW_SECONDS = 60;

const loginQuerySchema = z.strictObject({
  cid: z.string(),
  redirect_url: z.string(),
  state: z.string().min(1).max(200),
  ts: z.string().regex(/^\d{10}$/),
  sig: z.string(),
});

type LoginRules = { clientId: string; clientSecret: string; redirectUrls: readonly string[] };

type LoginLink = { redirect_url: string; state: string } | { refused: string };

/**
 * Reads the login link that the shop signed. A refused link must not redirect, because its `redirect_url` may be
 * forged. `now` is in milliseconds.
 */
export function readLoginLink(query: unknown, rules: LoginRules, now: number): LoginLink {
  const parsed = loginQuerySchema.safeParse(query);
  if (!parsed.success) return { refused: "登入連結不完整。" };
  const { sig, ...signed } = parsed.data;
  if (signed.cid !== rules.clientId) return { refused: "不認識這家商店。" };
  const { cid, redirect_url, state, ts } = signed;
  const canonical = new URLSearchParams({ cid, redirect_url, state, ts }).toString();
  if (!isSameSecret(hmac(rules.clientSecret, canonical, "hex"), sig))
    return { refused: "登入連結的簽章不符。" };
  if (!isFresh(Number(ts), now)) return { refused: "登入連結已經過期。" };
  if (!rules.redirectUrls.includes(redirect_url)) return { refused: "回傳網址不在允許清單內。" };
  return { redirect_url, state };
}

export function isFresh(ts: number, now: number) {
  const age = Math.floor(now / 1000) - ts;
  return age <= LINK_LIFE_SECONDS && age >= -CLOCK_SKEW_SECONDS;
}
