/** The longest code that the contract takes. */
export const COUPON_CODE_MAX = 40;
const REWARD = /^fdm-/i;

type Redeeming = { call: "registerReward" | "exchangeCoin"; code: string };

/**
 * CP-10: what was typed, and the call that it is for; null for nothing. Letters and digits in the full
 * width of a Chinese keyboard count as the plain ones.
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
