import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../call.ts";
import type { Database } from "../db/client.ts";
import { login_attempts, members } from "../db/schema/member-tables.ts";
import { ServiceError } from "../service-error.ts";
import { hashSid } from "./session-service.ts";

const STATE_SECONDS = 10 * 60;
const PROOF_SECONDS = 5 * 60;
/** Between the provider's answer and the end of the form lie an SMS and some typing. */
export const REGISTRATION_SECONDS = 30 * 60;

export type MemberRow = typeof members.$inferSelect;
type Proof = { session: Session; gid: string; seconds: number };

/** The query string for the provider's login page. Its `state` ties the answer to this session (domain A4). */
export async function beginLogin(
  deps: Deps,
  session: Session,
  redirect_url: string,
): Promise<string> {
  if (redirect_url !== `${deps.config.APP_ORIGIN}/third/oplogin`) {
    throw new ServiceError(CODE.refused, "登入網址不正確");
  }
  const state = deps.randomBytes(16).toString("base64url");
  await deps.db.insert(login_attempts).values({
    state,
    sid_hash: hashSid(session.sid),
    redirect_url,
    create_time: epochSeconds(deps),
  });
  return deps.providers.membership.authParams({ redirect_url, state, now: deps.now() });
}

/** Redeems the provider's one-time code: from here on this session, and no other, has proved the identity. */
export async function proveIdentity(
  deps: Deps,
  session: Session,
  { v, state }: { v: string; state: string },
) {
  const proved_time = epochSeconds(deps);
  // The state is spent before the provider is asked, so that two calls at once cannot both use it.
  const [attempt] = await deps.db
    .update(login_attempts)
    .set({ proved_time })
    .where(
      and(
        eq(login_attempts.state, state),
        eq(login_attempts.sid_hash, hashSid(session.sid)),
        isNull(login_attempts.proved_time),
        gt(login_attempts.create_time, proved_time - STATE_SECONDS),
      ),
    )
    .returning({ state: login_attempts.state });
  if (!attempt) throw loginRefused();
  const answer = await deps.providers.membership.userInfo(v);
  if (answer.ok !== true) throw loginRefused();
  const { gid_bar_code, phone, name } = answer.info;
  await deps.db
    .update(login_attempts)
    .set({ gid_bar_code, phone, name })
    .where(eq(login_attempts.state, attempt.state));
  return { gid_bar_code, phone, name };
}

/** The member behind a proved identity, or null for one that has yet to register; the proof is then kept. */
export async function memberOfProof(
  deps: Deps,
  session: Session,
  gid: string,
): Promise<MemberRow | null> {
  const proof = { session, gid, seconds: PROOF_SECONDS };
  if (!(await hasProof(deps, proof))) throw loginRefused();
  const [member] = await deps.db.select().from(members).where(eq(members.gid_bar_code, gid));
  if (!member) return null;
  if (!(await spendProof(deps, deps.db, proof))) throw loginRefused();
  refuseLocked(member);
  return member;
}

/** Takes the proof out of use; false when there is none, or somebody was faster. */
export async function spendProof(
  deps: Pick<Deps, "now">,
  db: Database,
  proof: Proof,
): Promise<boolean> {
  const rows = await db
    .update(login_attempts)
    .set({ used_time: epochSeconds(deps) })
    .where(isUsableProof(deps, proof))
    .returning({ state: login_attempts.state });
  return rows.length > 0;
}

export function refuseLocked(member: Pick<MemberRow, "is_locked">): void {
  if (member.is_locked === 1)
    throw new ServiceError(CODE.refused, "此帳號目前無法使用，請聯繫客服");
}

/** One sentence for every way a login can fail: which one it was helps only a forger. */
export function loginRefused(): ServiceError {
  return new ServiceError(CODE.refused, "登入驗證失敗，請重新登入");
}

async function hasProof(deps: Deps, proof: Proof): Promise<boolean> {
  const rows = await deps.db
    .select({ state: login_attempts.state })
    .from(login_attempts)
    .where(isUsableProof(deps, proof))
    .orderBy(desc(login_attempts.proved_time))
    .limit(1);
  return rows.length > 0;
}

function isUsableProof(deps: Pick<Deps, "now">, { session, gid, seconds }: Proof) {
  return and(
    eq(login_attempts.sid_hash, hashSid(session.sid)),
    eq(login_attempts.gid_bar_code, gid),
    isNull(login_attempts.used_time),
    gt(login_attempts.proved_time, epochSeconds(deps) - seconds),
  );
}
