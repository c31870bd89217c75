import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { CODE, LOGIN_TYPE, type LoginType } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import { members } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { isLocked, refuseLocked } from "../../shared/member-lock.ts";
import { type Identity, identityColumn } from "./identity-rules.ts";
import { hasProof, keepProof, openAttempt, spendProof, spendState } from "./login-attempts.ts";

export const PROOF_SECONDS = 5 * 60;

export type MemberRow = typeof members.$inferSelect;

/** Starts a sign-in and returns the query string for the login page of the membership service. */
export async function beginLogin(
  deps: Deps,
  session: Session,
  redirect_url: string,
): Promise<string> {
  if (redirect_url !== `${deps.config.APP_ORIGIN}/third/oplogin`) {
    throw new ServiceError(CODE.refused, "登入網址不正確", "login-failed");
  }
  requireMembership(deps);
  const third_login_type = LOGIN_TYPE.provider;
  const state = await openAttempt(deps, { session, third_login_type, redirect_url });
  return deps.providers.membership.authParams({ redirect_url, state, now: deps.now() });
}

function requireMembership({ config }: Deps): void {
  if (!config.offered.has("OP"))
    throw new ServiceError(CODE.refused, "目前不支援這種登入方式", "login-not-offered");
}

/**
 * Exchanges a sign-in code of the membership service for the identity, and stores the identity as a proof of this
 * session. `v` is either a code of its login page, which comes with a state of this backend, or a code (`v1`) of its
 * app, which comes without a state.
 */
export async function proveIdentity(
  deps: Deps,
  session: Session,
  { v, state: given }: { v: string; state?: string | undefined },
) {
  requireMembership(deps);
  const third_login_type = LOGIN_TYPE.provider;
  const state = given ?? (await stateOfAppCode(deps, session, v));
  if (!(await spendState(deps, { session, third_login_type, state }))) {
    throw loginRefusal(deps, { reason: "state", login_type: third_login_type });
  }
  const answer = await deps.providers.membership.userInfo(v);
  if (answer.ok !== true) {
    throw loginRefusal(deps, { reason: "provider", login_type: third_login_type });
  }
  const { gid_bar_code, phone, name } = answer.info;
  await keepProof(deps, state, { third_user_id: gid_bar_code, phone, name });
  return { gid_bar_code, phone, name };
}

/**
 * Opens a sign-in attempt for a code of the app and returns its state, the hash of the code. A sign-in link of the app
 * does not start at this backend, so it brings no state. The signature and the age of the code are checked instead.
 */
async function stateOfAppCode(deps: Deps, session: Session, v1: string): Promise<string> {
  const third_login_type = LOGIN_TYPE.provider;
  if (!deps.providers.membership.isFreshAppCode(v1)) {
    throw loginRefusal(deps, { reason: "provider", login_type: third_login_type });
  }
  return openAttempt(deps, { session, third_login_type, redirect_url: "", state: sha256(v1) });
}

/**
 * Returns the member of a verified identity and spends the proof. Returns null if the identity is not registered; the
 * proof then stays valid for the registration.
 */
export async function memberOfProof(
  deps: Deps,
  session: Session,
  identity: Identity,
): Promise<MemberRow | null> {
  const proof = { ...identity, session, seconds: PROOF_SECONDS };
  const login_type = identity.third_login_type;
  if (!(await hasProof(deps, proof))) throw loginRefusal(deps, { reason: "proof", login_type });
  const column = members[identityColumn(identity.third_login_type)];
  const [member] = await deps.db.select().from(members).where(eq(column, identity.third_user_id));
  if (!member) return null;
  if (!(await spendProof(deps.db, deps, proof))) {
    throw loginRefusal(deps, { reason: "proof", login_type });
  }
  if (isLocked(member, epochSeconds(deps))) {
    deps.audit({ kind: "sign-in-refused", reason: "locked", login_type });
  }
  refuseLocked(member, epochSeconds(deps));
  return member;
}

type LoginRefusal = { reason: "state" | "provider" | "proof"; login_type: LoginType };

/**
 * Returns the same error for a wrong state, a refusal of the provider and a missing proof, so that an attacker learns
 * nothing from the error. The audit trail records the reason.
 */
export function loginRefusal(
  deps: Pick<Deps, "audit">,
  { reason, login_type }: LoginRefusal,
): ServiceError {
  deps.audit({ kind: "sign-in-refused", reason, login_type });
  return new ServiceError(CODE.refused, "登入驗證失敗，請重新登入", "login-failed");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
