const HIDDEN = "○";
const STARS = "***";
const [PHONE_HEAD, PHONE_TAIL] = [4, 3];

/**
 * MB-01: the first and the last character, whatever stands between. A name of two keeps only its
 * first, and a name of one nothing: both ends of it would be all of it.
 */
export function maskedName(name: string): string {
  // A letter with its marks, and a character beyond the first plane, is one.
  const letters = name.trim().match(/\P{M}\p{M}*/gu) ?? [];
  const [first = ""] = letters;
  if (letters.length === 0) return "";
  if (letters.length === 1) return HIDDEN;
  return letters.length === 2 ? first + HIDDEN : first + HIDDEN + letters.at(-1);
}

/** 0912***678; a number too short to keep seven digits of keeps none. */
export function maskedPhone(phone: string): string {
  if (phone === "") return "";
  if (phone.length <= PHONE_HEAD + PHONE_TAIL) return STARS;
  return phone.slice(0, PHONE_HEAD) + STARS + phone.slice(-PHONE_TAIL);
}

/** m***@example.com: the part before the @ keeps its first letter where there are more. */
export function maskedEmail(email: string): string {
  if (email === "") return "";
  const at = email.lastIndexOf("@");
  if (at < 1) return STARS;
  const [first = "", ...rest] = email.slice(0, at);
  return (rest.length > 0 ? first : "") + STARS + email.slice(at);
}
