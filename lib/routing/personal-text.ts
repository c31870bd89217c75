const MAIL = /[^\s@]@[^\s@]/;
/** A mobile number, a number with an area code, and both as they are written from abroad. */
const PHONE = /(?:^|\D)(?:(?:00|\+)?886|0)[2-9]\d{7,8}(?:\D|$)/;
const BETWEEN_DIGITS = /(?<=\d)[ ._()-]+(?=\d)/g;
const ESCAPED = /%([0-7][\da-f])/gi;
/** A link may be escaped twice: by its author and by the mail program. */
const ESCAPES = 2;

/** Whether a text of a link or of a search looks like an email address or a phone number (AN-07, SE-18). */
export function looksPersonal(text: string): boolean {
  const read = unescaped(text.normalize("NFKC"), ESCAPES);
  return MAIL.test(read) || PHONE.test(read.replace(BETWEEN_DIGITS, ""));
}

function unescaped(text: string, times: number): string {
  if (times === 0) return text;
  const read = text.replace(ESCAPED, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return unescaped(read, times - 1);
}
