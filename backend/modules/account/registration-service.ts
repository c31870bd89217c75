import { eq, or } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { members } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { refuseLocked } from "../../shared/member-lock.ts";
import { recordReferral } from "../benefits/referral-service.ts";
import { isFormerPhone } from "./former-phones.ts";
import { identityColumn, identityCount } from "./identity-rules.ts";
import { lockIdentity, newestProof, REGISTRATION_SECONDS, spendProof } from "./login-attempts.ts";
import { loginRefusal, type MemberRow } from "./login-service.ts";
import { isVerified, spendVerified } from "./otp-service.ts";

type Application = BodyOf<"createThirdUser">;

// The characters of referral codes. 0, O, 1 and I are left out, because people read the codes to each other (RU-43).
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;

/**
 * Returns true if this session has verified the phone number and the number has an account. A session that has not
 * verified the number must not learn whether it has an account (SE-11).
 */
export async function isMemberPhone(deps: Deps, session: Session, phone: string): Promise<boolean> {
  const [rows, verified] = await Promise.all([
    deps.db.select({ id: members.id }).from(members).where(eq(members.phone, phone)),
    isVerified(deps, { session, phone, purpose: "register" }),
  ]);
  return verified && rows.length > 0;
}

/**
 * Creates an account for an identity and a phone number, both verified in this session. If the account of the number
 * has only other identities, the registration is refused, because the number may have passed to another person. If the
 * account of the number has no identity, the identity is bound to that account. If an account already has this
 * identity, that account is returned, even if its phone number is another one.
 *
 * Locks: a name for the identity, then the rows of members with this phone number or identity.
 */
export async function registerMember(
  deps: Deps,
  session: Session,
  application: Application,
): Promise<MemberRow> {
  // `newestProof` finds only proofs that are not spent, so it is called before the transaction spends the proof.
  const proof = await newestProof(deps, { session, seconds: REGISTRATION_SECONDS });
  return deps.db.transaction(async (tx) => {
    await spendBoth(tx, { deps, session, application, proof });
    const existing = await accountOf(tx, application);
    if (existing) return linkIdentity(tx, { deps, application, existing });
    return createMember(tx, { deps, application });
  });
}

type Step = { deps: Deps; application: Application };

/**
 * Spends the proof of the identity and the verification of the phone number. A refusal rolls the transaction back, so
 * that both stay usable.
 */
async function spendBoth(
  tx: Transaction,
  { deps, session, application, proof }: Step & { session: Session; proof: Proof },
): Promise<void> {
  const { phone, third_login_type, third_user_id } = application;
  const identity = { third_login_type, third_user_id };
  await lockIdentity(tx, identity);
  if (!(await spendProof(tx, deps, { ...identity, session, seconds: REGISTRATION_SECONDS }))) {
    throw loginRefusal(deps, { reason: "proof", login_type: third_login_type });
  }
  // If no SMS provider is configured, the membership service must have verified the phone number.
  const isProved = deps.config.offered.has("SMS")
    ? await spendVerified(tx, deps, { session, phone, purpose: "register" })
    : isNumberOf(proof, application);
  if (!isProved) {
    throw new ServiceError(CODE.refused, "請先完成手機驗證", "phone-not-verified");
  }
}

type Proof = Awaited<ReturnType<typeof newestProof>>;

function isNumberOf(proof: Proof, { phone, third_login_type, third_user_id }: Application) {
  return (
    proof?.third_login_type === third_login_type &&
    proof.third_user_id === third_user_id &&
    proof.phone === phone
  );
}

async function accountOf(tx: Transaction, application: Application) {
  const { phone, third_login_type, third_user_id } = application;
  const column = identityColumn(third_login_type);
  const rows = await tx
    .select()
    .from(members)
    .where(or(eq(members.phone, phone), eq(members[column], third_user_id)))
    .for("update");
  if (rows.some((row) => identityCount(row) > 0 && row[column] !== third_user_id)) {
    throw new ServiceError(
      CODE.refused,
      "此手機號碼已有會員帳號，請用原本的方式登入，再到我的帳戶綁定",
      "phone-has-account",
    );
  }
  return rows.find((row) => row[column] === third_user_id) ?? rows[0];
}

async function linkIdentity(
  tx: Transaction,
  { deps, application, existing }: Step & { existing: MemberRow },
) {
  refuseLocked(existing, epochSeconds(deps));
  const [member] = await tx
    .update(members)
    .set({
      ...identityOf(application),
      first_name: existing.first_name || application.name,
      email: existing.email || application.email,
      update_time: epochSeconds(deps),
    })
    .where(eq(members.id, existing.id))
    .returning();
  return member ?? existing;
}

async function createMember(tx: Transaction, { deps, application }: Step): Promise<MemberRow> {
  const now = epochSeconds(deps);
  const isReturning = await isFormerPhone(tx, deps, application.phone);
  const [member] = await tx
    .insert(members)
    .values({
      phone: application.phone,
      ...identityOf(application),
      first_name: application.name,
      nickname: application.name,
      email: application.email,
      recommend_code: await unusedCode(tx, deps),
      is_returning: isReturning ? 1 : 0,
      create_time: now,
      update_time: now,
    })
    .onConflictDoNothing({ target: members.phone })
    .returning();
  // If no row was inserted, another registration took the phone number after `accountOf` had read the members.
  if (!member)
    throw new ServiceError(CODE.refused, "此手機號碼已綁定其他會員帳號", "phone-of-other-member");
  const { recommend_code } = application;
  // There is no referral reward for a person who deleted an account and registers again.
  if (recommend_code && !isReturning)
    await recordReferral(tx, { member_id: member.id, recommend_code, now });
  return member;
}

function identityOf({ third_login_type, third_user_id }: Application) {
  return { [identityColumn(third_login_type)]: third_user_id };
}

/** Returns a referral code that no member has. */
async function unusedCode(tx: Transaction, deps: Deps): Promise<string> {
  const code = recommendCode(deps);
  const isUsed = (await tx.$count(members, eq(members.recommend_code, code))) > 0;
  return isUsed ? unusedCode(tx, deps) : code;
}

function recommendCode(deps: Deps): string {
  return Array.from(deps.randomBytes(CODE_LENGTH), (byte) =>
    CODE_LETTERS.charAt(byte % CODE_LETTERS.length),
  ).join("");
}
