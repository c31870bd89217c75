import { CODE } from "../lib/contracts/codes.ts";
import type { EndpointName } from "../lib/contracts/endpoints.ts";
import { networkOf } from "../lib/limits/client-network.ts";
import { createLimiters, type Usage } from "../lib/limits/limiters.ts";
import type { Redis } from "../lib/redis/redis-client.ts";
import { RequestRefused, ServiceError } from "./service-error.ts";

type Caller = {
  /** Null for calls that the shop makes for itself. For these calls no network is counted. */
  ip: string | null;
  sid: string;
  member_id: number | null;
  /** The courier session, if the call has one. */
  courierSession?: number | null;
};

/**
 * The number of calls that are allowed in a time window, for each kind of caller. A browser gets a new session when it
 * deletes a cookie, and a member can open many courier sessions. Therefore a limit for a session also needs a limit for
 * the network.
 */
type Uses =
  | { network: number; session?: number; courierSession?: number; member?: number }
  | { member: number };
/** The number of calls that are allowed for a network. Only calls without a signed-in member are counted. */
type GuestUses = { guest: number };
type Limit<Counts = Uses> = { calls: EndpointName[]; seconds: number; uses: Counts };
type AnyLimit = Limit | Limit<GuestUses>;
type Counted = "session" | "courierSession" | "member" | "guest" | "network";

const MINUTE = 60;
const HOUR = 3600;

const ORDER_LIMIT: Limit = {
  calls: ["ordering", "exOrdering"],
  seconds: MINUTE,
  uses: { member: 10 },
};

/**
 * Limits the orders of a partner's guests for each network (AP-18). A limit for each phone is not enough, because the
 * phone numbers of guests are not verified. With invented numbers, one person could make stores cook many cash orders
 * that nobody pays.
 */
const GUEST_ORDER_LIMIT: Limit<GuestUses> = {
  calls: ["exOrdering"],
  seconds: HOUR,
  uses: { guest: 30 },
};

/**
 * The limits of SE-10. The one-time codes that a phone receives are limited in the database instead (otp-budgets.ts).
 */
export const CALL_LIMITS: Limit[] = [
  { calls: ["requestOtpEncrypt"], seconds: HOUR, uses: { network: 10 } },
  // The tries are counted for each session and each network and not for each phone, so that a stranger's guesses do not
  // use up the tries of the phone's owner (RU-55).
  { calls: ["checkOtp2023", "otpCheck"], seconds: HOUR, uses: { session: 10, network: 60 } },
  { calls: ["getAuthParamStr", "thirdAuthUrl"], seconds: MINUTE, uses: { network: 30 } },
  { calls: ["getOPUserInfo", "thirdUserInfo"], seconds: MINUTE, uses: { session: 5, network: 10 } },
  { calls: ["memberCheck"], seconds: MINUTE, uses: { network: 10 } },
  {
    calls: ["saveAddress", "removeAddress", "removeCard"],
    seconds: MINUTE,
    uses: { member: 30 },
  },
  { calls: ["buySubscription", "renewSubscription"], seconds: MINUTE, uses: { member: 10 } },
  { calls: ["modifyThirdUserId"], seconds: MINUTE, uses: { member: 10 } },
  { calls: ["thirdLoginOP", "thirdLogin"], seconds: MINUTE, uses: { session: 5, network: 10 } },
  { calls: ["createThirdUser"], seconds: MINUTE, uses: { session: 5, network: 10 } },
  { calls: ["queryOpMember"], seconds: HOUR, uses: { network: 10 } },
  { calls: ["exchangeCoin", "registerReward"], seconds: 10 * MINUTE, uses: { member: 5 } },
  {
    calls: ["bindCard"],
    seconds: 10 * MINUTE,
    uses: { member: 5, courierSession: 5, network: 30 },
  },
  // A waiting payer may have three pages open, and each page sends a call about every 3 s.
  {
    calls: ["appPayConfirm", "getLinePayConfirm", "payResult"],
    seconds: MINUTE,
    uses: { member: 90, courierSession: 90, network: 300 },
  },
  { calls: ["userReferralCode"], seconds: MINUTE, uses: { network: 60 } },
  { calls: ["checkTaxId"], seconds: MINUTE, uses: { network: 20 } },
  {
    calls: ["beforeOrdering", "exBeforeOrdering"],
    seconds: MINUTE,
    uses: { member: 60, courierSession: 60, network: 300 },
  },
  // A guest of the partner has no member id, so the limits for members do not apply.
  { calls: ["exOrdering"], seconds: MINUTE, uses: { network: 60 } },
  {
    calls: ["searchStoreAndStoreType", "searchStore", "storeSearch"],
    seconds: MINUTE,
    uses: { network: 60 },
  },
  // One call takes 40 ms. If only the shop's limit for all calls applied, one client could keep the database busy.
  { calls: ["listStore", "getSubjectDetail"], seconds: MINUTE, uses: { network: 300 } },
  // One call takes only 15 ms, so more calls are allowed.
  { calls: ["storeDetail", "listFood", "storeFoods"], seconds: MINUTE, uses: { network: 600 } },
  { calls: ["openExpressSession"], seconds: HOUR, uses: { member: 10 } },
  { calls: ["getDeliveryFee"], seconds: MINUTE, uses: { network: 60 } },
  { calls: ["uploadImage"], seconds: HOUR, uses: { courierSession: 10, network: 60 } },
  { calls: ["quoteOrderHelp"], seconds: MINUTE, uses: { member: 60, network: 300 } },
  { calls: ["askOrderHelp"], seconds: HOUR, uses: { member: 20, network: 120 } },
  { calls: ["uploadHelpPhoto"], seconds: HOUR, uses: { member: 30, network: 120 } },
  { calls: ["exportData", "deleteAccount"], seconds: HOUR, uses: { member: 10 } },
  { calls: ["joinUs", "applyExpress"], seconds: HOUR, uses: { network: 5 } },
  { calls: ["setCartType"], seconds: MINUTE, uses: { network: 30 } },
  // A cart page sends a call after each change of a quantity.
  { calls: ["quoteCart"], seconds: MINUTE, uses: { network: 300 } },
  { calls: ["startGroupOrder"], seconds: HOUR, uses: { member: 20 } },
  // The people of an office share one network. Up to 50 of them may have the page of a group order open, and each page
  // sends a call every 5 s.
  { calls: ["groupOrder"], seconds: MINUTE, uses: { session: 60, network: 1_500 } },
  { calls: ["joinGroupOrder"], seconds: MINUTE, uses: { session: 10, network: 120 } },
  { calls: ["addGroupLine", "setGroupLine"], seconds: MINUTE, uses: { session: 60, network: 600 } },
  { calls: ["changeGroupOrder", "takeGroupOrder"], seconds: MINUTE, uses: { member: 30 } },
  { calls: ["basket"], seconds: MINUTE, uses: { network: 300 } },
];

/**
 * The sequence in which the limits are counted. The network comes last, so that refused calls of one session or member
 * do not use up the limit of the network.
 */
const ORDER_OF_COUNTING: Counted[] = ["session", "courierSession", "member", "guest", "network"];
const FLOOD_FACTOR = 10;
const REFUSAL = "操作太頻繁，請稍後再試";

type LimitOptions = { scale?: number; redis?: Redis | undefined };
export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Creates the rate limits. With `redis`, the calls of all processes are counted together. `scale` multiplies every
 * limit.
 */
export function createRateLimits(now: () => number, { scale = 1, redis }: LimitOptions = {}) {
  const limiter = createLimiters(now, { redis });
  const limits: AnyLimit[] = [ORDER_LIMIT, GUEST_ORDER_LIMIT, ...CALL_LIMITS];
  const counters = new Map(limits.map((limit) => [limit, countersOf(limit)]));

  function countersOf({ calls, seconds, uses }: AnyLimit) {
    const counts: Partial<Record<Counted, number>> = uses;
    return ORDER_OF_COUNTING.flatMap((counted) => {
      const count = counts[counted];
      if (count === undefined) return [];
      const name = `${calls[0]}:${counted}`;
      return [{ counted, take: limiter({ name, count: count * scale, seconds }) }];
    });
  }

  const take = async (limits: AnyLimit[], caller: Partial<Caller>): Promise<void> => {
    const network = networkOf(caller.ip ?? "");
    const ids = {
      session: caller.sid,
      courierSession: caller.courierSession,
      member: caller.member_id,
      guest: caller.member_id === null && caller.ip && network.narrow,
      network: caller.ip && network.narrow,
    };
    for (const { counted, take } of limits.flatMap((limit) => counters.get(limit) ?? [])) {
      const id = ids[counted];
      if (id) refuseExcess(await take(id, network));
    }
  };

  return {
    /** Counts a call before its handler runs. Throws code 9 over the limit, and HTTP 429 over ten times the limit. */
    call: (name: EndpointName, caller: Caller) =>
      take(
        [GUEST_ORDER_LIMIT, ...CALL_LIMITS].filter(({ calls }) => calls.includes(name)),
        caller,
      ),
    /**
     * Counts a new order. The caller must not count a repeat of a placed order, because a repeat must always be
     * answered (RU-21).
     */
    newOrder: (member_id: number) => take([ORDER_LIMIT], { member_id }),
  };
}

function refuseExcess({ used, allowed, retryMs }: Usage): void {
  if (used > allowed * FLOOD_FACTOR) {
    throw new RequestRefused(429, REFUSAL, Math.ceil(retryMs / 1000));
  }
  if (used > allowed) throw new ServiceError(CODE.tooManyTries, REFUSAL);
}
