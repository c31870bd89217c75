import { COUPON_CODE_MAX } from "@/lib/contracts/codes";

const REWARD = /^fdm-/i;

type Redeeming = { call: "registerReward" | "exchangeCoin"; code: string };

/**
 * The typed code and the call that redeems it (CP-10); null for an empty field. Full-width letters and digits of a
 * Chinese keyboard count as plain ones.
 */
export function redeemingOf(typed: string): Redeeming | null {
  const code = typed
    .normalize("NFKC")
    .replace(/[\p{Cc}\u2028\u2029]/gu, "")
    .trim()
    .slice(0, COUPON_CODE_MAX);
  if (code === "") return null;
  return { call: REWARD.test(code) ? "registerReward" : "exchangeCoin", code };
}
