import { RECOMMEND_CODE } from "@/lib/contracts/codes";

/** Keeps a friend's code from the invitation until the registration, which may pass through another site. */
export const RECOMMEND_COOKIE = "recommendCode";
export const RECOMMEND_SECONDS = 30 * 24 * 60 * 60;

/** A typed code without spaces around it, and with half-width letters. The backend decides about its case. */
export function normalizeRecommendCode(written: string): string {
  return written.normalize("NFKC").trim();
}

export function isRecommendCode(code: string): boolean {
  return RECOMMEND_CODE.test(code);
}

/** The code in the path of an invitation; null for an invalid code, which is not sent to the backend. */
export function codeOfPath(pathname: string): string | null {
  const code = normalizeRecommendCode(pathname.split("/").at(-1) ?? "");
  return isRecommendCode(code) ? code : null;
}
