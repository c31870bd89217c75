import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, sql, sum } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { members, type OtpPurpose, otps } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { lockAfterFailures } from "../../shared/member-lock.ts";
import { newestProof, REGISTRATION_SECONDS } from "./login-attempts.ts";
import { type OtpSend, raiseOtpAlarm, takeOtpBudgets } from "./otp-budgets.ts";
import { hashSid } from "./session-service.ts";

const LIFE_SECONDS = 5 * 60;
const HOUR_SECONDS = 3600;
const MAX_TRIES = 5;
/** How long a phone number counts as verified after the right code was entered. */
const VERIFIED_SECONDS = 30 * 60;

/** A code is valid only for one phone number, one purpose and one session (RU-53). */
type OtpUse = { session: Session; phone: string; purpose: OtpPurpose };

/**
 * Sends a new code to a phone number. A member may verify only the member's own number. A visitor may verify any number
 * if the session has an unspent proof of an identity that is less than 30 minutes old. The answer does not reveal
 * whether the number has an account (SE-11). Throws code 2 if a visitor's session has no such proof, code 9 if a budget
 * of otp-budgets.ts is exceeded, and code 1 in all other refusals.
 */
export async function sendOtp(deps: Deps, use: OtpUse & { network: string }): Promise<void> {
  if (!deps.config.offered.has("SMS")) {
    throw new ServiceError(CODE.refused, "目前不提供簡訊驗證", "sms-not-offered");
  }
  const otp = newOtp(deps);
  const { phone, purpose, network } = use;
  const sid_hash = hashSid(use.session.sid);
  const send: OtpSend = { phone, sid_hash, network, ...(await askerOf(deps, use)) };
  const used = await deps.db.transaction(async (tx) => {
    const usedUp = await takeOtpBudgets(tx, deps, send);
    const otp_hmac = deps.config.keys.mac("one-time codes", otpText(use, otp));
    await tx.insert(otps).values({ ...send, purpose, otp_hmac, create_time: epochSeconds(deps) });
    return usedUp;
  });
  raiseOtpAlarm(deps, used, send);
  const text = `【福饕】驗證碼 ${otp}，5 分鐘內有效`;
  const answer = await deps.providers.sms.send({ phone, text });
  if (answer.ok !== true)
    throw new ServiceError(CODE.refused, "簡訊暫時無法送出，請一分鐘後再試", "sms-failed");
  deps.audit({ kind: "code-sent", purpose });
}

type Asker = Pick<OtpSend, "asker" | "is_own_phone">;

async function askerOf(deps: Deps, { session, phone }: OtpUse): Promise<Asker> {
  const { member_id } = session;
  if (member_id !== null) {
    const isOwn = and(eq(members.id, member_id), eq(members.phone, phone));
    if ((await deps.db.$count(members, isOwn)) === 0) {
      throw new ServiceError(
        CODE.refused,
        "這不是您的會員手機號碼，請重新登入後再試",
        "other-phone",
      );
    }
    return { asker: `member:${member_id}`, is_own_phone: 1 };
  }
  const proof = await newestProof(deps, { session, seconds: REGISTRATION_SECONDS });
  if (!proof)
    throw new ServiceError(CODE.loginNeeded, "請先選擇登入方式，再驗證手機號碼", "choose-login");
  const identity = `${proof.third_login_type}:${proof.third_user_id}`;
  const hash = createHash("sha256").update(identity).digest("hex");
  // The phone number of a proof is the asker's own number, because the membership service has verified it.
  return { asker: `identity:${hash}`, is_own_phone: proof.phone === phone ? 1 : 0 };
}

export async function checkOtp(deps: Deps, use: OtpUse, otp: string): Promise<void> {
  if (await isRightCode(deps, use, otp)) return;
  deps.audit({ kind: "code-refused", purpose: use.purpose });
  const { member_id } = use.session;
  if (member_id !== null) {
    const failed = await failedChecks(deps, use);
    await lockAfterFailures(deps, { member_id, phone: use.phone, failed });
  }
  throw wrongOtp();
}

async function isRightCode(deps: Deps, use: OtpUse, otp: string): Promise<boolean> {
  const newest = await newestOtp(deps.db, use);
  if (!newest) return false;
  const now = epochSeconds(deps);
  const isOpen = and(eq(otps.id, newest.id), isNull(otps.verified_time));
  // The try is counted before the code is compared, so that simultaneous guesses cannot exceed the limit.
  const [tried] = await deps.db
    .update(otps)
    .set({ wrong_tries: sql`${otps.wrong_tries} + 1` })
    .where(isOpen)
    .returning();
  if (!tried || tried.wrong_tries > MAX_TRIES || tried.create_time <= now - LIFE_SECONDS) {
    return false;
  }
  const { keys } = deps.config;
  if (!keys.isMac("one-time codes", otpText(use, otp), tried.otp_hmac)) return false;
  const rows = await deps.db
    .update(otps)
    .set({ verified_time: now, wrong_tries: sql`${otps.wrong_tries} - 1` })
    .where(isOpen)
    .returning({ id: otps.id });
  return rows.length > 0;
}

/**
 * Counts the wrong tries for the codes that this session requested for this phone number and purpose within the last
 * hour.
 */
async function failedChecks(deps: Deps, use: OtpUse): Promise<number> {
  const since = epochSeconds(deps) - HOUR_SECONDS;
  const [row] = await deps.db
    .select({ failed: sum(otps.wrong_tries).mapWith(Number) })
    .from(otps)
    .where(and(isOf(use), gt(otps.create_time, since)));
  return row?.failed ?? 0;
}

/**
 * Returns true if this session has verified the phone number in the last 30 minutes and has not yet used the
 * verification for an account.
 */
export async function isVerified(deps: Deps, use: OtpUse): Promise<boolean> {
  const rows = await deps.db.select({ id: otps.id }).from(otps).where(isUsable(deps, use)).limit(1);
  return rows.length > 0;
}

export async function spendVerified(
  tx: Transaction,
  deps: Pick<Deps, "now">,
  use: OtpUse,
): Promise<boolean> {
  const rows = await tx
    .update(otps)
    .set({ used_time: epochSeconds(deps) })
    .where(isUsable(deps, use))
    .returning({ id: otps.id });
  return rows.length > 0;
}

async function newestOtp(db: Database, use: OtpUse) {
  const [row] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(isOf(use))
    .orderBy(desc(otps.id))
    .limit(1);
  return row;
}

function isUsable(deps: Pick<Deps, "now">, use: OtpUse) {
  const since = epochSeconds(deps) - VERIFIED_SECONDS;
  return and(isOf(use), gt(otps.verified_time, since), isNull(otps.used_time));
}

function isOf({ session, phone, purpose }: OtpUse) {
  return and(
    eq(otps.phone, phone),
    eq(otps.purpose, purpose),
    eq(otps.sid_hash, hashSid(session.sid)),
  );
}

/**
 * Returns six evenly distributed random digits. If one of the last 967,296 of the 2^32 possible values is drawn,
 * another value is drawn, because these values would make the codes below 967296 more likely.
 */
function newOtp(deps: Pick<Deps, "randomBytes">): string {
  const drawn = deps.randomBytes(4).readUInt32BE();
  return drawn < 4_294_000_000 ? String(drawn % 1_000_000).padStart(6, "0") : newOtp(deps);
}

function otpText({ session, phone, purpose }: OtpUse, otp: string): string {
  return `${hashSid(session.sid)}.${purpose}.${phone}.${otp}`;
}

function wrongOtp(): ServiceError {
  return new ServiceError(CODE.refused, "驗證碼錯誤", "wrong-code");
}
