const HIDDEN = "○";
const STARS = "***";
const [PHONE_HEAD, PHONE_TAIL] = [4, 3];

/**
 * MB-01: keeps the first and the last character. A name of two characters keeps only the first character. A name of one
 * character is hidden completely.
 */
export function maskedName(name: string): string {
  // A character with its combining marks counts as one character, and so does a surrogate pair.
  const letters = name.trim().match(/\P{M}\p{M}*/gu) ?? [];
  const [first = ""] = letters;
  if (letters.length === 0) return "";
  if (letters.length === 1) return HIDDEN;
  return letters.length === 2 ? first + HIDDEN : first + HIDDEN + letters.at(-1);
}

/** Masks a phone number: 0912***678. A number of seven digits or fewer is hidden completely. */
export function maskedPhone(phone: string): string {
  if (phone === "") return "";
  if (phone.length <= PHONE_HEAD + PHONE_TAIL) return STARS;
  return phone.slice(0, PHONE_HEAD) + STARS + phone.slice(-PHONE_TAIL);
}

/**
 * Masks an email address: m***@example.com. Of the part before the @, the first character stays visible if the part has
 * more than one character. A text without this part or without an @ is hidden completely.
 */
export function maskedEmail(email: string): string {
  if (email === "") return "";
  const at = email.lastIndexOf("@");
  if (at < 1) return STARS;
  const [first = "", ...rest] = email.slice(0, at);
  return (rest.length > 0 ? first : "") + STARS + email.slice(at);
}
