import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { otps } from "../../db/schema/member-tables.ts";
import { type Refusal, ServiceError } from "../../service-error.ts";
import { lockNames } from "../ledger/named-locks.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/**
 * The number of leading digits that all phone numbers of a block share. In SMS pumping fraud, a network operator
 * requests many codes to its own block of numbers, because it earns money with each SMS.
 */
const PREFIX_DIGITS = 6;

const BUSY: Refusal = { message: "目前驗證簡訊的發送量太大，請稍後再試", reason: "sms-busy" };
/** This refusal has no `reason`, because the shop's general translation for code 9 says the same. */
const TOO_OFTEN = { message: "操作太頻繁，請稍後再試", reason: undefined };
const NUMBER_FULL: Refusal = {
  message: "這個號碼今天收到太多驗證碼，請明天再試",
  reason: "number-full",
};

/**
 * A one-time code that is about to be sent. `asker` is the member or the proved identity that requests it. `network` is
 * the result of `visitorNetwork`; no network budget applies if it is empty.
 */
export type OtpSend = {
  phone: string;
  sid_hash: string;
  asker: string;
  is_own_phone: 0 | 1;
  network: string;
};

type Budget = {
  name: string;
  seconds: number;
  max: number;
  /** Returns the condition that selects the codes that count for the budget. */
  of: (send: OtpSend) => SQL | undefined;
  refusal: Refusal | typeof TOO_OFTEN;
  /** Many people share this budget, so `RATE_LIMIT_SCALE` multiplies it. */
  isShared?: true;
  /**
   * The budget does not apply to the first code that an asker requests for a number in a day, because the asker may own
   * the number.
   */
  isFirstFree?: true;
  /** The operator is alerted when this budget is used up. */
  isAlarm?: true;
};

const byAsker = ({ asker }: OtpSend) => eq(otps.asker, asker);
const byAskerAndPhone = ({ asker, phone }: OtpSend) =>
  and(eq(otps.asker, asker), eq(otps.phone, phone));
const bySession = ({ sid_hash }: OtpSend) => eq(otps.sid_hash, sid_hash);
const byPhone = (send: OtpSend) => and(eq(otps.phone, send.phone), ofSameKind(send));
const byNetwork = (send: OtpSend) =>
  send.network === "" ? sql`false` : and(eq(otps.network, send.network), ofSameKind(send));
const byPrefix = (send: OtpSend) =>
  and(sql`left(${otps.phone}, ${PREFIX_DIGITS}) = ${prefixOf(send)}`, ofSameKind(send));

/**
 * Selects the codes of the same kind as the new code: codes to the asker's own number, or codes to other numbers. The
 * budgets that several askers share count the two kinds separately, so that strangers cannot use up the codes of a
 * number's owner.
 */
const ofSameKind = ({ is_own_phone }: OtpSend) => eq(otps.is_own_phone, is_own_phone);

// biome-ignore format: a table is read row by row
const OTP_BUDGETS: readonly Budget[] = [
  // For each asker and number, one code a minute and five codes a day (RU-54).
  { name: "asker-number-minute", seconds: MINUTE, max: 1, of: byAskerAndPhone, refusal: TOO_OFTEN },
  { name: "asker-number-day", seconds: DAY, max: 5, of: byAskerAndPhone, refusal: TOO_OFTEN },
  { name: "asker-day", seconds: DAY, max: 10, of: byAsker, refusal: TOO_OFTEN },
  { name: "session-hour", seconds: HOUR, max: 5, of: bySession, refusal: TOO_OFTEN },
  { name: "number-day", seconds: DAY, max: 15, of: byPhone, refusal: NUMBER_FULL, isFirstFree: true },
  { name: "network-hour", seconds: HOUR, max: 10, of: byNetwork, refusal: TOO_OFTEN, isShared: true },
  { name: "network-day", seconds: DAY, max: 40, of: byNetwork, refusal: TOO_OFTEN, isShared: true },
  { name: "prefix-hour", seconds: HOUR, max: 30, of: byPrefix, refusal: BUSY, isShared: true, isAlarm: true },
  { name: "prefix-day", seconds: DAY, max: 100, of: byPrefix, refusal: BUSY, isShared: true, isAlarm: true },
  { name: "all-hour", seconds: HOUR, max: 600, of: ofSameKind, refusal: BUSY, isShared: true, isAlarm: true },
  { name: "all-day", seconds: DAY, max: 5000, of: ofSameKind, refusal: BUSY, isShared: true, isAlarm: true },
];

/**
 * Refuses a one-time code that exceeds one of the budgets, with answer code 9. Call this function in the transaction
 * that inserts the one-time code. Returns the names of the `isAlarm` budgets that this code uses up, for
 * `raiseOtpAlarm` after the commit.
 *
 * Locks: one name for all codes, until the end of the transaction, so that the counts are exact.
 */
export async function takeOtpBudgets(
  tx: Transaction,
  deps: Pick<Deps, "config" | "now">,
  send: OtpSend,
): Promise<string[]> {
  await lockNames(tx, ["otp-budgets"]);
  const now = epochSeconds(deps);
  const counts = await sentCodes(tx, send, now);
  const isFirst = counts["asker-number-day"] === 0;
  const remaining = OTP_BUDGETS.filter(({ isFirstFree }) => !(isFirstFree && isFirst)).map(
    (budget) => {
      const max = budget.isShared ? budget.max * deps.config.RATE_LIMIT_SCALE : budget.max;
      return { budget, remaining: max - (counts[budget.name] ?? 0) };
    },
  );
  const exhausted = remaining.find((one) => one.remaining < 1);
  if (exhausted) {
    const { message, reason } = exhausted.budget.refusal;
    throw new ServiceError(CODE.tooManyTries, message, reason);
  }
  return remaining
    .filter((one) => one.budget.isAlarm && one.remaining < 2)
    .map(({ budget }) => budget.name);
}

/**
 * Alerts the operator about used-up budgets. The event contains only the first digits of the phone number, which do not
 * identify a person.
 */
export function raiseOtpAlarm(deps: Pick<Deps, "audit">, used: string[], send: OtpSend): void {
  const owner = send.is_own_phone === 1 ? "own" : "unknown";
  for (const budget of used) {
    const description = `${budget}, prefix ${prefixOf(send)}, ${owner} numbers`;
    deps.audit({ kind: "code-budget-spent", budget: description });
  }
}

async function sentCodes(
  tx: Transaction,
  send: OtpSend,
  now: number,
): Promise<Record<string, number>> {
  const counted = OTP_BUDGETS.map(({ name, seconds, of }) => {
    const isCounted = and(gt(otps.create_time, now - seconds), of(send));
    return [name, sql<number>`count(*) filter (where ${isCounted})`.mapWith(Number)] as const;
  });
  const [counts] = await tx
    .select(Object.fromEntries(counted))
    .from(otps)
    .where(gt(otps.create_time, now - DAY));
  return counts ?? {};
}

function prefixOf({ phone }: OtpSend): string {
  return phone.slice(0, PREFIX_DIGITS);
}
