import { and, eq, gte, inArray, isNull, like, not } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { codeHash, normalCode } from "../../db/code-hash.ts";
import { member_coupons, point_grants, redeem_codes } from "../../db/schema/benefit-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { lockNames } from "../ledger/named-locks.ts";
import { acceptInvitation } from "./referral-service.ts";

type RedeemKind = "coin" | "reward";
type CodeRow = typeof redeem_codes.$inferSelect;
type RedeemInput = { member_id: number; code: string; kind: RedeemKind };

const CODE_PATTERNS: Record<RedeemKind, RegExp> = {
  coin: /^[A-Z0-9]{8,16}$/,
  reward: /^FDM-[A-Z0-9]{8,16}$/,
};

/**
 * Gives the member the points or the coupon of a redeem code. If the code is a friend's referral code, the invitation
 * is recorded, and the reward is decided when the member's first order is delivered (RU-44). Every refusal has the same
 * message, so that a refusal does not reveal which codes exist (RU-42).
 *
 * Locks: a name for the member (`lockNames`).
 */
export async function redeemCode(deps: Deps, redeeming: RedeemInput): Promise<void> {
  const { member_id, kind } = redeeming;
  const code = normalCode(redeeming.code);
  if (!CODE_PATTERNS[kind].test(code)) throw unusableCode();
  const now = epochSeconds(deps);
  await deps.db.transaction(async (tx) => {
    await lockNames(tx, [`member:${member_id}`]);
    const hashes = hashesOf(deps, codeHash(code));
    const row = await takeCode(tx, { member_id, kind, hashes, now });
    if (row) return giveWorth(tx, row, { member_id, now });
    const recommend_code = code.replace(/^FDM-/, "");
    if (!(await acceptInvitation(tx, { member_id, recommend_code, now }))) throw unusableCode();
  });
}

/**
 * Replaces plain hashes, as the operator enters them, with keyed hashes, so that nobody can guess codes with a copy of
 * the table alone. Runs at every start and every hour, so that the operator can enter codes without the key.
 */
export async function keyRedeemCodes({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
  const isPlain = not(like(redeem_codes.code_hash, "%.%"));
  const plain = await db
    .select({ id: redeem_codes.id, code_hash: redeem_codes.code_hash })
    .from(redeem_codes)
    .where(isPlain);
  for (const { id, code_hash } of plain) {
    await db
      .update(redeem_codes)
      .set({ code_hash: config.keys.mac("redeem codes", code_hash) })
      .where(and(eq(redeem_codes.id, id), isPlain));
  }
}

/**
 * Returns every hash under which the table may store a code: keyed with the current or an older secret, or still
 * without a key.
 */
function hashesOf({ config }: Pick<Deps, "config">, hash: string): string[] {
  return [...config.keys.macs("redeem codes", hash), hash];
}

type CodeUse = { member_id: number; kind: RedeemKind; hashes: string[]; now: number };

/** Marks the code as used by the member and returns its row, or null if the member cannot use the code. */
async function takeCode(tx: Transaction, { member_id, kind, hashes, now }: CodeUse) {
  const isThis = and(inArray(redeem_codes.code_hash, hashes), eq(redeem_codes.kind, kind));
  const isFree = and(isNull(redeem_codes.member_id), gte(redeem_codes.end_time, now));
  const [code] = await tx.select().from(redeem_codes).where(and(isThis, isFree));
  if (!code || (await hasTakenPart(tx, code, member_id))) return null;
  const [redeemed] = await tx
    .update(redeem_codes)
    .set({ member_id, used_time: now })
    .where(and(eq(redeem_codes.id, code.id), isFree))
    .returning();
  return redeemed ?? null;
}

async function hasTakenPart(tx: Transaction, { campaign }: CodeRow, member_id: number) {
  const [earlier] = await tx
    .select({ id: redeem_codes.id })
    .from(redeem_codes)
    .where(and(eq(redeem_codes.campaign, campaign), eq(redeem_codes.member_id, member_id)))
    .limit(1);
  return earlier !== undefined;
}

async function giveWorth(
  tx: Transaction,
  { points, coupon_id, campaign }: CodeRow,
  { member_id, now }: { member_id: number; now: number },
): Promise<void> {
  if (coupon_id !== null) {
    await tx.insert(member_coupons).values({ member_id, coupon_id, create_time: now });
  }
  if (points > 0) {
    await tx
      .insert(point_grants)
      .values({ member_id, amount: points, reason: campaign, create_time: now });
  }
}

function unusableCode(): ServiceError {
  return new ServiceError(CODE.refused, "此代碼無效或已使用，請確認後再輸入", "promo-code-invalid");
}
