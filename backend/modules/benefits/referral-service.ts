import { and, count, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { DataOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { members } from "../../db/schema/member-tables.ts";
import { referrals } from "../../db/schema/referral-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { isOpenMember } from "../../shared/member-lock.ts";
import { moneyText, publicName } from "../../shared/text-rules.ts";
import { isFirstOrder } from "./coupon-service.ts";
import { REWARD_DAYS, REWARD_MONEY } from "./referral-rules.ts";

/** Returns the referral code, the public name of its owner and a text about the reward (API-56). */
export async function readReferral(
  deps: Pick<Deps, "db" | "now">,
  id: string,
): Promise<DataOf<"userReferralCode">> {
  const inviter = await findInviter(deps.db, id, epochSeconds(deps));
  if (!inviter) throw unknownCode();
  const reward = moneyText(REWARD_MONEY);
  return {
    code: inviter.recommend_code,
    name: publicName(inviter),
    reward_text: `完成註冊且第一筆訂單送達後，您與好友各得 ${reward} 優惠券，${REWARD_DAYS} 天內可用`,
  };
}

type ReferralInput = { member_id: number; recommend_code: string; now: number };

/**
 * Records the invitation of a new member in the transaction of the registration. Throws if the code is unknown, belongs
 * to a locked account or is the new member's own, so that the visitor can correct it.
 */
export async function recordReferral(
  tx: Transaction,
  { member_id, recommend_code, now }: ReferralInput,
): Promise<void> {
  const inviter = await findInviter(tx, recommend_code, now);
  // The new account already has a referral code. A member must not be invited with the code of their own account.
  if (!inviter || inviter.id === member_id) throw unknownCode();
  await tx.insert(referrals).values({ member_id, inviter_id: inviter.id, create_time: now });
}

/**
 * Records the invitation of a member who enters a friend's code (RU-43). Returns false and records nothing in these
 * cases:
 * - The code is unknown, belongs to a locked account or is the member's own.
 * - The member has already received an order or has deleted an earlier account.
 * - The member has invited the owner of the code, or already has an inviter.
 */
export async function acceptInvitation(tx: Transaction, joining: ReferralInput): Promise<boolean> {
  const { member_id, recommend_code, now } = joining;
  const inviter = await findInviter(tx, recommend_code, now);
  if (!inviter || inviter.id === member_id) return false;
  if (!(await isFirstOrder(tx, member_id))) return false;
  if (await hasInvited(tx, member_id, inviter.id)) return false;
  const recorded = await tx
    .insert(referrals)
    .values({ member_id, inviter_id: inviter.id, create_time: now })
    .onConflictDoNothing()
    .returning({ member_id: referrals.member_id });
  return recorded.length > 0;
}

/** Returns true if the member has invited the other person. Two members must not invite each other. */
async function hasInvited(tx: Transaction, member_id: number, invited: number): Promise<boolean> {
  const isPair = and(eq(referrals.inviter_id, member_id), eq(referrals.member_id, invited));
  return (await tx.$count(referrals, isPair)) > 0;
}

/** Returns the referral fields of the member record (EN-21). */
export async function recommendFields(db: Database, member_id: number) {
  const [invited] = await db
    .select({ inviter_id: referrals.inviter_id })
    .from(referrals)
    .where(eq(referrals.member_id, member_id));
  const [rewarded] = await db
    .select({ count: count() })
    .from(referrals)
    .where(and(eq(referrals.inviter_id, member_id), eq(referrals.status, "rewarded")));
  return {
    recommend_member_id: invited?.inviter_id ?? 0,
    recommend_count: rewarded?.count ?? 0,
  };
}

async function findInviter(db: Database, code: string, now: number) {
  const isThis = eq(members.recommend_code, code.toUpperCase());
  const [inviter] = await db
    .select({
      id: members.id,
      recommend_code: members.recommend_code,
      last_name: members.last_name,
      first_name: members.first_name,
      nickname: members.nickname,
    })
    .from(members)
    .where(and(isThis, eq(members.is_active, 1), isOpenMember(now)));
  return inviter?.recommend_code ? inviter : null;
}

function unknownCode(): ServiceError {
  return new ServiceError(CODE.refused, "找不到這個推薦碼，請向好友確認", "referral-code-unknown");
}
