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
/** The next month is charged a day before the end, so that a failed renewal leaves time for another card. */
export const SUBSCRIPTION_RENEWAL_LEAD_SECONDS = 86_400;
/** The number of uses of each kind in a period (RU-18). */
export const SUBSCRIPTION_USES = 4;
/** The discount of one use, with its maximum in NT$ (RU-18). */
export const SUBSCRIPTION_TERMS = { take_percent: 5, take_cap: 30, delivery_cap: 50 };

/** `index` counts from 0 at the start day. `end` is excluded. */
type Period = { index: number; end: number };

/**
 * The month that contains `now`, counted from the day of `start_time`. A start on day 31 means the last day of shorter
 * months.
 */
export function periodOf(start_time: number, now: number): Period {
  const first = taipeiDay(start_time);
  const months = monthsBetween(first, taipeiDay(now));
  const index = now < periodStart(first, months) ? months - 1 : months;
  return { index, end: periodStart(first, index + 1) };
}

/** The end after one more month. An end inside a period is first moved to the end of that period. */
export function nextPeriodEnd({ start_time, end_time }: Record<"start_time" | "end_time", number>) {
  const last = periodOf(start_time, end_time - 1);
  return periodStart(taipeiDay(start_time), last.index + 2);
}

function periodStart(first: number, index: number): number {
  return dayStart(monthsLater(first, index));
}

export type SubscriptionKind = "delivery" | "take";

/** The kind of use that an order needs; null if the subscription has no discount for the order. */
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
  const delivery = `外送運費折抵剩 ${delivery_left} 次（每次最高 ${moneyText(delivery_cap)}）`;
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
