import { COUPON_CODE_MAX } from "@/lib/contracts/codes";

const REWARD = /^fdm-/i;

type Redemption = { call: "registerReward" | "exchangeCoin"; code: string };

/**
 * The typed code and the call that redeems it (CP-10). Null if the text contains only spaces and control characters.
 * Full-width letters and digits become half-width.
 */
export function redemptionOf(typed: string): Redemption | null {
  const code = typed
    .normalize("NFKC")
    .replace(/[\p{Cc}\u2028\u2029]/gu, "")
    .trim()
    .slice(0, COUPON_CODE_MAX);
  if (code === "") return null;
  return { call: REWARD.test(code) ? "registerReward" : "exchangeCoin", code };
}
