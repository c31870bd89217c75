import { desc, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { DataOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import {
  OPEN_CHARGE_STATES,
  subscription_charges,
  subscriptions,
} from "../../db/schema/benefit-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { SUBSCRIPTION_RENEWAL_LEAD_SECONDS } from "../benefits/subscription-rules.ts";
import { latestSubscription } from "../benefits/subscription-service.ts";
import { assertUsableCard, listCards } from "./card-service.ts";
import {
  agreedPrice,
  collectCharge,
  lockSubscription,
  openCharge,
  writeCharge,
} from "./subscription-charge-service.ts";

type OwnSubscription = DataOf<"ownSubscription">;
type Bought = DataOf<"buySubscription">;

/** Returns the price of one month in NT$. Throws if the shop sells no subscription. */
export function subscriptionPrice({ config }: Pick<Deps, "config">): number {
  const { SUBSCRIPTION_PRICE, offered } = config;
  if (SUBSCRIPTION_PRICE !== undefined && offered.has("PAYUNI")) return SUBSCRIPTION_PRICE;
  throw new ServiceError(CODE.refused, "目前沒有開放訂閱", "subscription-not-sold");
}

export async function ownSubscription(deps: Deps, member_id: number): Promise<OwnSubscription> {
  const newest = await latestSubscription(deps.db, member_id);
  const [charge] = await deps.db
    .select({ state: subscription_charges.state })
    .from(subscription_charges)
    .where(eq(subscription_charges.member_id, member_id))
    .orderBy(desc(subscription_charges.id))
    .limit(1);
  const { start_time, end_time, auto_renew } = newest ?? NO_SUBSCRIPTION;
  const renews = auto_renew === 1 && end_time > epochSeconds(deps);
  return {
    start_time,
    end_time,
    auto_renew: renews ? 1 : 0,
    renew_price:
      newest && (await canRenew(deps, newest)) ? await agreedPrice(deps.db, member_id) : 0,
    renew_time: renews ? end_time - SUBSCRIPTION_RENEWAL_LEAD_SECONDS : 0,
    is_paying: OPEN_CHARGE_STATES.some((state) => state === charge?.state) ? 1 : 0,
    has_failed: charge?.state === "failed" ? 1 : 0,
  };
}

type Renewable = Pick<typeof subscriptions.$inferSelect, "member_id" | "card_id" | "end_time">;

/** Returns true if the subscription is running and its card is still one of the member's usable cards. */
async function canRenew(deps: Deps, { member_id, card_id, end_time }: Renewable) {
  if (card_id === null || end_time <= epochSeconds(deps)) return false;
  const cards = await listCards(deps, { member_id, courier_session_id: 0 });
  return cards.some(({ id }) => id === card_id);
}

const NO_SUBSCRIPTION = { start_time: 0, end_time: 0, auto_renew: 0 } as const;

type PurchaseInput = { member_id: number; card_id: number; price: number };

/**
 * Charges one month to a saved card. If the member already has an open charge or a running subscription, for example
 * after a repeated press of the button, nothing is charged.
 *
 * Takes the named lock of the member's subscription.
 */
export async function buySubscription(deps: Deps, buying: PurchaseInput): Promise<Bought> {
  const { member_id, price } = buying;
  const amount = subscriptionPrice(deps);
  if (price !== amount) {
    const text = "訂閱價格有更新，請重新整理頁面";
    throw new ServiceError(CODE.refused, text, "subscription-price-changed");
  }
  const charge = await deps.db.transaction(async (tx) => {
    await lockSubscription(tx, member_id);
    const newest = await latestSubscription(tx, member_id);
    const isRunning = newest !== null && newest.end_time > epochSeconds(deps);
    if (isRunning || (await openCharge(tx, member_id))) return null;
    const owner = { member_id, courier_session_id: 0 };
    const card_id = await assertUsableCard(tx, deps, { ...owner, card_id: buying.card_id });
    return writeCharge(tx, deps, { member_id, card_id, kind: "purchase", amount });
  });
  if (charge) await collectCharge(deps, charge);
  const open = await deps.db.transaction((tx) => openCharge(tx, member_id));
  return {
    ...(await ownSubscription(deps, member_id)),
    payment_url_web: open?.payment_url_web ?? "",
  };
}

/** Switches the renewal of the running subscription on or off. Takes the named lock of the member's subscription. */
export async function renewSubscription(
  deps: Deps,
  { member_id, auto_renew }: { member_id: number; auto_renew: 0 | 1 },
): Promise<OwnSubscription> {
  const known = await latestSubscription(deps.db, member_id);
  const isRenewable = known !== null && (await canRenew(deps, known));
  await deps.db.transaction(async (tx) => {
    await lockSubscription(tx, member_id);
    const newest = await latestSubscription(tx, member_id);
    if (!newest || newest.end_time <= epochSeconds(deps)) {
      throw new ServiceError(CODE.refused, "目前沒有使用中的訂閱", "subscription-not-running");
    }
    if (auto_renew === 1 && !isRenewable) {
      const text = "扣款的信用卡已經移除，到期後可以再次訂閱";
      throw new ServiceError(CODE.refused, text, "subscription-card-removed");
    }
    await tx.update(subscriptions).set({ auto_renew }).where(eq(subscriptions.id, newest.id));
  });
  return ownSubscription(deps, member_id);
}
