import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import {
  clockText,
  dayStart,
  monthsBetween,
  monthsLater,
  taipeiDay,
} from "../../shared/taipei-time.ts";
import { moneyText, type Sentence, sentence } from "../../shared/text-rules.ts";

export const SUBSCRIPTION_TITLE = "福饕免運";
/**
 * The next month is charged this long before the subscription ends, so that after a failed renewal the member has time
 * to buy the month with another card.
 */
export const SUBSCRIPTION_RENEWAL_LEAD_SECONDS = 86_400;
/** The number of discounted deliveries, and of discounted pick-ups, in a period (RU-18). */
export const SUBSCRIPTION_USES = 4;
/**
 * The discounts of the subscription (RU-18): a percentage of a pick-up order, up to `take_cap` NT$, and a delivery fee,
 * up to `delivery_cap` NT$.
 */
export const SUBSCRIPTION_TERMS = { take_percent: 5, take_cap: 30, delivery_cap: 50 };

/**
 * A monthly period of a subscription. `index` is 0 for the first period. `end` is the first second after the period.
 */
type Period = { index: number; end: number };

/**
 * Returns the monthly period that contains `now`. Each period starts at 00:00 in Taipei on the same day of the month as
 * `start_time`, or, in a month without that day, on the last day of the month.
 */
export function periodOf(start_time: number, now: number): Period {
  const first = taipeiDay(start_time);
  const months = monthsBetween(first, taipeiDay(now));
  const index = now < periodStart(first, months) ? months - 1 : months;
  return { index, end: periodStart(first, index + 1) };
}

/**
 * Returns the end of the subscription after one more month. If the present end is inside a period, the month is added
 * to the end of that period.
 */
export function nextPeriodEnd({ start_time, end_time }: Record<"start_time" | "end_time", number>) {
  const last = periodOf(start_time, end_time - 1);
  return periodStart(taipeiDay(start_time), last.index + 2);
}

function periodStart(first: number, index: number): number {
  return dayStart(monthsLater(first, index));
}

export type SubscriptionKind = "delivery" | "take";

/**
 * Returns the kind of discount that an order can use, or null if the subscription has no discount for its dining type.
 */
export function subscriptionKind(dining_type: number): SubscriptionKind | null {
  if (dining_type === DINING_TYPE.delivery) return "delivery";
  return dining_type === DINING_TYPE.pickup ? "take" : null;
}

type RemainingUses = { period_end: number; delivery_left: number; take_left: number };

export function remainingUsesText({
  period_end,
  delivery_left,
  take_left,
}: RemainingUses): Sentence {
  const { delivery_cap, take_percent, take_cap } = SUBSCRIPTION_TERMS;
  const until = clockText(period_end - 1, "YYYY/MM/DD");
  const delivery = `外送費折抵剩 ${delivery_left} 次（每次最高 ${moneyText(delivery_cap)}）`;
  const take = `外帶餐點 ${take_percent}% 折抵剩 ${take_left} 次（每次最高 ${moneyText(take_cap)}）`;
  return sentence(
    `本期至 ${until}：${delivery}、${take}，未使用的次數不累積`,
    "subscription-left",
    {
      until,
      delivery: delivery_left,
      deliveryMost: moneyText(delivery_cap),
      percent: take_percent,
      take: take_left,
      takeMost: moneyText(take_cap),
    },
  );
}
