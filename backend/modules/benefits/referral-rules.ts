import { searchText } from "../../db/search-grams.ts";
import { dayStart, firstOfMonth, taipeiDay } from "../../shared/taipei-time.ts";

/** The reward of each of the two members in NT$, and the number of days in which it can be used (RU-44). */
export const REWARD_MONEY = 50;
export const REWARD_DAYS = 30;
const MAX_A_MONTH = 20;

type Place = { city_name: string; area_name: string; street: string };

/** The facts about both members when the friend's first order is delivered. */
export type ReferralFacts = {
  inviter: {
    isInGoodStanding: boolean;
    phones: string[];
    devices: string[];
    places: Place[];
    /** The number of rewards in this month. */
    rewarded: number;
  };
  friend: { phones: string[]; devices: string[]; place: Place };
};

type ReferralRefusal =
  | "inviter-locked"
  | "same-phone"
  | "same-device"
  | "same-address"
  | "month-full";

/** Returns the first reason why both members get no reward, or null if both get it. */
export function referralRefusal({ inviter, friend }: ReferralFacts): ReferralRefusal | null {
  if (!inviter.isInGoodStanding) return "inviter-locked";
  if (haveCommonValue(inviter.phones, friend.phones)) return "same-phone";
  if (haveCommonValue(inviter.devices, friend.devices)) return "same-device";
  if (haveCommonValue(inviter.places.map(placeKey), [placeKey(friend.place)]))
    return "same-address";
  return inviter.rewarded >= MAX_A_MONTH ? "month-full" : null;
}

function haveCommonValue(values: string[], others: string[]): boolean {
  const known = new Set(values.filter(Boolean));
  return others.some((one) => known.has(one));
}

/** Returns the address in a normalised spelling, for comparisons. */
function placeKey({ city_name, area_name, street }: Place): string {
  return street === "" ? "" : searchText(`${city_name}${area_name}${street}`);
}

/** Returns the first second of the current month in Taipei, in epoch seconds. */
export function monthStart(now: number): number {
  return dayStart(firstOfMonth(taipeiDay(now)));
}

/** Returns the last second in which a reward that is given now can be used, in epoch seconds. */
export function rewardEnd(now: number): number {
  return dayStart(taipeiDay(now) + REWARD_DAYS + 1) - 1;
}
