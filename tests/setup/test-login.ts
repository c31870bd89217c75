import { createHash } from "node:crypto";
import { login_attempts } from "../../backend/db/schema/member-tables.ts";
import { LOGIN_TYPE } from "../../lib/contracts/codes.ts";
import type { TestBackend, TestSession } from "./in-process-backend";

export const REDIRECT_URL = "http://localhost:3000/third/oplogin";

/** The first sample member of the sandbox's membership service. */
export const SAMPLE = { gid_bar_code: "FT00000000001", phone: "0912000001", name: "測試會員一" };

/** Signs in at the membership service for the session `as`. Returns the parameters of the redirect to the shop. */
export async function agreeAtProvider(
  backend: TestBackend,
  as: TestSession,
  gid = SAMPLE.gid_bar_code,
): Promise<{ v: string; state: string }> {
  const { envelope } = await backend.call("getAuthParamStr", {
    as,
    body: { redirect_url: REDIRECT_URL },
  });
  return agreeAt(backend, envelope.data ?? "", gid);
}

/**
 * Opens the sign-in page with this query string and agrees there. Returns the parameters of the redirect to the shop.
 */
export async function agreeAt(
  { sandbox }: Pick<TestBackend, "sandbox">,
  query: string,
  gid = SAMPLE.gid_bar_code,
): Promise<{ v: string; state: string }> {
  const page = await (await sandbox.fetch(`/op/login?${query}`)).text();
  const action = /action="([^"]+\/agree)"/.exec(page)?.[1] ?? "";
  const answer = await sandbox.fetch(action, {
    method: "POST",
    body: new URLSearchParams({ gid }),
  });
  const back = new URL(answer.headers.get("location") ?? REDIRECT_URL);
  return {
    v: back.searchParams.get("v") ?? "",
    state: back.searchParams.get("state") ?? "",
  };
}

/** Signs in at the membership service and stores the proof. The session can then sign in as `gid` once. */
export async function proveIdentityOf(
  backend: TestBackend,
  as: TestSession,
  gid = SAMPLE.gid_bar_code,
) {
  const body = await agreeAtProvider(backend, as, gid);
  const { envelope } = await backend.call("getOPUserInfo", { as, body });
  return envelope;
}

/** Returns the URL with which the membership service's app opens the shop for this member. */
async function openFromApp(
  backend: Pick<TestBackend, "sandbox">,
  { gid = SAMPLE.gid_bar_code, place = "intro", source_order_id = "OPN1" } = {},
): Promise<URL> {
  const answer = await backend.sandbox.fetch("/op/app/open", {
    method: "POST",
    body: new URLSearchParams({ gid, place, source_order_id }),
  });
  return new URL(answer.headers.get("location") ?? REDIRECT_URL);
}

export async function appCode(backend: Pick<TestBackend, "sandbox">, gid?: string) {
  const url = await openFromApp(backend, gid ? { gid } : {});
  return url.searchParams.get("v1") ?? "";
}

type Newcomer = { third_user_id?: string; phone?: string | null };
let newcomers = 0;

/**
 * Creates a session with a fresh proof of an identity that has no member yet. Unless the test sets `third_user_id`,
 * each call makes a new identity. `phone` is the phone number that the membership service knows. If it is null, the
 * identity is one at Google, which sends no phone number.
 */
export async function asNewcomer(
  { db, clock, asVisitor }: TestBackend,
  { third_user_id = `newcomer-${++newcomers}`, phone = null }: Newcomer = {},
): Promise<TestSession> {
  const session = asVisitor();
  const now = Math.floor(clock.now() / 1000);
  await db.insert(login_attempts).values({
    state: `state-of-${session.sid}`,
    sid_hash: createHash("sha256").update(session.sid).digest("hex"),
    redirect_url: REDIRECT_URL,
    third_login_type: phone === null ? LOGIN_TYPE.google : LOGIN_TYPE.provider,
    third_user_id,
    phone,
    create_time: now,
    proved_time: now,
  });
  return session;
}
