import { RECOMMEND_CODE } from "@/lib/contracts/codes";

/**
 * The cookie that keeps a friend's referral code from the invitation until the registration. In between, the visitor
 * may leave the site to sign in at a provider.
 */
export const RECOMMEND_COOKIE = "recommendCode";
export const RECOMMEND_SECONDS = 30 * 24 * 60 * 60;

/**
 * Removes spaces around a typed code and converts full-width characters to half-width ones. Upper and lower case stay,
 * because the backend decides whether they differ.
 */
export function normalizeRecommendCode(written: string): string {
  return written.normalize("NFKC").trim();
}

export function isRecommendCode(code: string): boolean {
  return RECOMMEND_CODE.test(code);
}

/**
 * The referral code in the path of an invitation. Null if the code is invalid; an invalid code is not sent to the
 * backend.
 */
export function codeOfPath(pathname: string): string | null {
  const code = normalizeRecommendCode(pathname.split("/").at(-1) ?? "");
  return isRecommendCode(code) ? code : null;
}
