import { eq } from "drizzle-orm";
import type { Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE, LOGIN_TYPE, type LoginType } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { members } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { spendConfirmation } from "./identity-confirmation.ts";
import { type Identity, identityColumn, identityCount } from "./identity-rules.ts";
import { lockIdentity, spendProof } from "./login-attempts.ts";
import { type MemberRow, PROOF_SECONDS } from "./login-service.ts";
import { replaceMemberSessions, type Visit } from "./session-service.ts";
import { countQueuedSms, queueMemberSms } from "./sms-message-service.ts";

const DAY_SECONDS = 86_400;
/** The maximum number of changes that one member can make in a day. Changes are limited, because each sends an SMS. */
const MAX_A_DAY = 6;

const NAMES: Record<LoginType, string> = {
  [LOGIN_TYPE.provider]: "OPENPOINT",
  [LOGIN_TYPE.google]: "Google",
  [LOGIN_TYPE.apple]: "Apple",
};

type Change = { session: Session; member_id: number; identity: Identity; visit: Visit };
type Step = { deps: Deps; change: Change; member: MemberRow };

/**
 * Binds an identity to the member, or unbinds it if it is already bound to the member (API-57 does both). This session
 * must have a proof of an identity that is already bound to the member. The proof must be less than ten minutes old,
 * and it is valid for one change. Binding also needs a proof of the new identity. The change ends all other sessions of
 * the member and sends the member an SMS. The current session continues under a new id, which is returned.
 *
 * Locks: a name for the identity, then the member's row.
 */
export async function changeBinding(deps: Deps, change: Change): Promise<string> {
  const { member_id, identity, visit } = change;
  const changed = await deps.db.transaction(async (tx) => {
    await lockIdentity(tx, identity);
    const [member] = await tx.select().from(members).where(eq(members.id, member_id)).for("update");
    if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
    const step = { deps, change, member };
    await refuseTooMany(tx, step);
    const column = identityColumn(identity.third_login_type);
    const isBound = member[column] === identity.third_user_id;
    await refuseUnconfirmed(tx, step);
    if (isBound) refuseLastLogin(member);
    else await spendNewIdentity(tx, step);
    const now = epochSeconds(deps);
    await tx
      .update(members)
      .set({ [column]: isBound ? "" : identity.third_user_id, update_time: now })
      .where(eq(members.id, member.id));
    const text = isBound ? unboundText(identity) : boundText(identity);
    await queueMemberSms(tx, { member_id, text, now });
    return { sid: await replaceMemberSessions(tx, deps, { member_id, visit }), isBound };
  });
  const kind = changed.isBound ? "identity-unbound" : "identity-bound";
  deps.audit({ kind, member_id, login_type: identity.third_login_type });
  deps.audit({ kind: "session-ended", member_id, reason: "binding-changed" });
  return changed.sid;
}

async function refuseTooMany(tx: Transaction, { deps, member }: Step): Promise<void> {
  const since = epochSeconds(deps) - DAY_SECONDS;
  if ((await countQueuedSms(tx, member.id, since)) < MAX_A_DAY) return;
  throw new ServiceError(
    CODE.tooManyTries,
    "今天變更登入方式的次數太多，請明天再試",
    "too-many-changes",
  );
}

/** Requires a fresh proof of identity, because a stolen session must not be enough to change the ways to sign in. */
async function refuseUnconfirmed(tx: Transaction, step: Step): Promise<void> {
  const { deps, change, member } = step;
  if (await spendConfirmation(tx, deps, { session: change.session, member })) return;
  throw refusal(step, "請先用目前的登入方式確認身分，再變更登入方式", "confirm-identity");
}

async function spendNewIdentity(tx: Transaction, step: Step): Promise<void> {
  const { deps, change, member } = step;
  const { session, identity } = change;
  const proof = { ...identity, session, seconds: PROOF_SECONDS };
  if (!(await spendProof(tx, deps, proof)))
    throw refusal(step, "登入驗證失敗，請重新登入", "login-failed");
  const column = identityColumn(identity.third_login_type);
  if (member[column] !== "") throw refusal(step, "請先解除目前綁定的帳號", "unlink-first");
  const others = await tx.$count(members, eq(members[column], identity.third_user_id));
  if (others > 0) throw refusal(step, "這個帳號已綁定其他會員", "identity-of-other-member");
}

function refusal({ deps, change }: Step, message: string, reason: Reason): ServiceError {
  const { member_id, identity } = change;
  deps.audit({ kind: "binding-refused", member_id, login_type: identity.third_login_type });
  return new ServiceError(CODE.refused, message, reason);
}

function refuseLastLogin(member: MemberRow): void {
  if (identityCount(member) > 1) return;
  throw new ServiceError(
    CODE.refused,
    "這是您唯一的登入方式，請先綁定其他方式再解除",
    "only-login",
  );
}

function boundText({ third_login_type }: Identity): string {
  return `【福饕】您的會員帳號已綁定 ${NAMES[third_login_type]} 登入，其他裝置都已登出。若非本人操作，請立即聯絡客服。`;
}

function unboundText({ third_login_type }: Identity): string {
  return `【福饕】您的會員帳號已解除 ${NAMES[third_login_type]} 登入，其他裝置都已登出。若非本人操作，請立即聯絡客服。`;
}
