import { searchText } from "../../db/search-grams.ts";
import { dayStart, firstOfMonth, taipeiDay } from "../../shared/taipei-time.ts";

/** RU-44. */
export const REWARD_MONEY = 50;
export const REWARD_DAYS = 30;
const MAX_A_MONTH = 20;

type Place = { city_name: string; area_name: string; street: string };

/** What is known of the two people when the friend's first order has arrived. */
export type ReferralFacts = {
  inviter: {
    isInGoodStanding: boolean;
    phones: string[];
    devices: string[];
    places: Place[];
    /** Rewards of this month. */
    rewarded: number;
  };
  friend: { phones: string[]; devices: string[]; place: Place };
};

export type ReferralRefusal =
  | "inviter-locked"
  | "same-phone"
  | "same-device"
  | "same-address"
  | "month-full";

/** The first reason why neither of them is rewarded; null when both are. */
export function referralRefusal({ inviter, friend }: ReferralFacts): ReferralRefusal | null {
  if (!inviter.isInGoodStanding) return "inviter-locked";
  if (share(inviter.phones, friend.phones)) return "same-phone";
  if (share(inviter.devices, friend.devices)) return "same-device";
  if (share(inviter.places.map(placeKey), [placeKey(friend.place)])) return "same-address";
  return inviter.rewarded >= MAX_A_MONTH ? "month-full" : null;
}

function share(some: string[], others: string[]): boolean {
  const known = new Set(some.filter(Boolean));
  return others.some((one) => known.has(one));
}

/** Down to the house number, however it is written; the floor is a remark that anybody may word anew. */
function placeKey({ city_name, area_name, street }: Place): string {
  return street === "" ? "" : searchText(`${city_name}${area_name}${street}`);
}

/** The first second of this month in Taipei. */
export function monthStart(now: number): number {
  return dayStart(firstOfMonth(taipeiDay(now)));
}

/** The last second of the day until which a reward given now can be used. */
export function rewardEnd(now: number): number {
  return dayStart(taipeiDay(now) + REWARD_DAYS + 1) - 1;
}
