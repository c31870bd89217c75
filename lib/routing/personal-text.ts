const MAIL = /[^\s@]@[^\s@]/;
/** Mobile and landline numbers, with or without the country code. */
const PHONE = /(?:^|\D)(?:(?:00|\+)?886|0)[2-9]\d{7,8}(?:\D|$)/;
const BETWEEN_DIGITS = /(?<=\d)[ ._()-]+(?=\d)/g;
const ESCAPED = /%([0-7][\da-f])/gi;
/** How often a text is decoded. A link may be percent-encoded twice, by its author and by a mail program. */
const ESCAPES = 2;

/** True for a text that looks like an email address or a phone number (AN-07, SE-18). */
export function looksPersonal(text: string): boolean {
  const read = unescapeText(text.normalize("NFKC"), ESCAPES);
  return MAIL.test(read) || PHONE.test(read.replace(BETWEEN_DIGITS, ""));
}

function unescapeText(text: string, times: number): string {
  if (times === 0) return text;
  const read = text.replace(ESCAPED, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return unescapeText(read, times - 1);
}
