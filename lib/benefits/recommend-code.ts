import { RECOMMEND_CODE } from "@/lib/contracts/codes";

/** A friend's code, kept from the invitation until the registration, which may lead by another site. */
export const RECOMMEND_COOKIE = "recommendCode";
export const RECOMMEND_SECONDS = 30 * 24 * 60 * 60;

/** As it is kept and sent: people paste codes with blanks around and read them out in any case. */
export function recommendCode(written: string): string {
  return written.normalize("NFKC").trim().toUpperCase();
}

export function isRecommendCode(code: string): boolean {
  return RECOMMEND_CODE.test(code);
}

/** The code of an invitation's path, or null when it has another shape. Such a code is not sent to the backend. */
export function codeOfPath(pathname: string): string | null {
  const code = recommendCode(pathname.split("/").at(-1) ?? "");
  return isRecommendCode(code) ? code : null;
}
