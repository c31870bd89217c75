import { CODE } from "../lib/contracts/codes.ts";
import type { EndpointName } from "../lib/contracts/endpoints.ts";
import { RequestRefused, ServiceError } from "./service-error.ts";

type Caller = {
  ip: string | null;
  sid: string;
  member_id: number | null;
  /** The courier's session, where the call has one. */
  express?: number | null;
};
type Limit = { calls: EndpointName[]; by: keyof Caller; count: number; seconds: number };
type Bucket = { allowed: number[]; refused: number[] };

const MINUTE = 60;
const HOUR = 3600;

const ORDER_LIMIT: Limit = {
  calls: ["ordering", "exOrdering"],
  by: "member_id",
  count: 10,
  seconds: MINUTE,
};

/** Domain goals B4, "Rate limits". How often a phone may be sent a code is counted in the database (otp-service). */
const LIMITS: Limit[] = [
  { calls: ["requestOtpEncrypt"], by: "ip", count: 10, seconds: HOUR },
  // By session, not by phone: whoever guesses at somebody's number uses up nobody else's tries (domain rule C10).
  { calls: ["checkOtp2023", "otpCheck"], by: "sid", count: 10, seconds: HOUR },
  { calls: ["checkOtp2023", "otpCheck"], by: "ip", count: 60, seconds: HOUR },
  { calls: ["getAuthParamStr", "thirdAuthUrl"], by: "ip", count: 30, seconds: MINUTE },
  { calls: ["getOPUserInfo", "thirdUserInfo"], by: "ip", count: 10, seconds: MINUTE },
  { calls: ["getOPUserInfo", "thirdUserInfo"], by: "sid", count: 5, seconds: MINUTE },
  { calls: ["memberCheck"], by: "ip", count: 10, seconds: MINUTE },
  { calls: ["modifyThirdUserId"], by: "member_id", count: 10, seconds: MINUTE },
  { calls: ["thirdLoginOP", "thirdLogin"], by: "ip", count: 10, seconds: MINUTE },
  { calls: ["thirdLoginOP", "thirdLogin"], by: "sid", count: 5, seconds: MINUTE },
  { calls: ["createThirdUser"], by: "sid", count: 5, seconds: MINUTE },
  { calls: ["queryOpMember"], by: "ip", count: 10, seconds: HOUR },
  { calls: ["exchangeCoin", "registerReward"], by: "member_id", count: 5, seconds: 10 * MINUTE },
  { calls: ["bindCard"], by: "member_id", count: 5, seconds: 10 * MINUTE },
  { calls: ["userReferralCode"], by: "ip", count: 60, seconds: MINUTE },
  { calls: ["checkTaxId"], by: "ip", count: 20, seconds: MINUTE },
  { calls: ["beforeOrdering", "exBeforeOrdering"], by: "member_id", count: 60, seconds: MINUTE },
  {
    calls: ["searchStoreAndStoreType", "searchStore", "storeSearch"],
    by: "ip",
    count: 60,
    seconds: MINUTE,
  },
  { calls: ["beforeOrdering"], by: "express", count: 60, seconds: MINUTE },
  { calls: ["bindCard"], by: "express", count: 5, seconds: 10 * MINUTE },
  { calls: ["openExpressSession"], by: "member_id", count: 10, seconds: HOUR },
  { calls: ["getDeliveryFee"], by: "ip", count: 60, seconds: MINUTE },
  { calls: ["uploadImage"], by: "express", count: 10, seconds: HOUR },
  { calls: ["joinUs"], by: "ip", count: 5, seconds: HOUR },
  { calls: ["setCartType"], by: "ip", count: 30, seconds: MINUTE },
  { calls: ["basket"], by: "ip", count: 300, seconds: MINUTE },
];

const FLOOD_FACTOR = 10;
const MAX_BUCKETS = 20_000;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Sliding windows in this process; `scale` multiplies every count. */
export function createRateLimits(now: () => number, scale = 1) {
  const buckets = new Map<string, Bucket>();

  const open = (limit: Limit, who: string | number): Bucket => {
    const key = `${limit.calls[0]}:${limit.by}:${who}`;
    const since = now() - limit.seconds * 1000;
    const old = buckets.get(key);
    const bucket = { allowed: recent(old?.allowed, since), refused: recent(old?.refused, since) };
    // Put back last: the first in the map is the one untouched for longest, and goes when there are too many.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? key);
    return bucket;
  };

  const take = (limits: Limit[], caller: Partial<Caller>): void => {
    const asked = limits.flatMap((limit) => {
      const who = caller[limit.by];
      return who ? [{ count: limit.count * scale, bucket: open(limit, who) }] : [];
    });
    const over = asked.find(({ count, bucket }) => bucket.allowed.length >= count);
    if (!over) {
      for (const { bucket } of asked) bucket.allowed.push(now());
      return;
    }
    const { count, bucket } = over;
    if (bucket.refused.length >= count * (FLOOD_FACTOR - 1))
      throw new RequestRefused(429, "操作太頻繁，請稍後再試");
    bucket.refused.push(now());
    throw new ServiceError(CODE.tooManyTries, "操作太頻繁，請稍後再試");
  };

  return {
    /** Counts a call at the door: code 9 over its limit, 429 from ten times its limit on. */
    call: (name: EndpointName, caller: Caller) =>
      take(
        LIMITS.filter(({ calls }) => calls.includes(name)),
        caller,
      ),
    /** Counts a new order. A repeat of one that is already placed is answered and must not be counted (rule C2). */
    newOrder: (member_id: number) => take([ORDER_LIMIT], { member_id }),
  };
}

function recent(times: number[] = [], since: number): number[] {
  return times.filter((time) => time > since);
}
