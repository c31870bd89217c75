import { isBan } from "taiwan-id-validator";
import { VISIBLE_CHARACTER } from "../../lib/contracts/codes.ts";
import type { Said, SentenceCode } from "../../lib/contracts/sentence-code.ts";

/** Formats an amount in NT$, such as `NT$1,200`. */
export function moneyText(amount: number): string {
  return `NT$${amount.toLocaleString("zh-TW")}`;
}

/** True if a text has no visible character. Spaces of any width and zero-width characters are not visible. */
export function isBlank(text: string): boolean {
  return !VISIBLE_CHARACTER.test(text);
}

/**
 * A key for comparing names. Names that differ only in spaces, invisible characters, full or half width (NFKC) or case
 * have the same key.
 */
export function nameKey(name: string): string {
  const visible = [...name.normalize("NFKC")].filter((character) => !isBlank(character));
  return visible.join("").toLowerCase();
}

type PersonName = { last_name: string; first_name: string; nickname: string };

/**
 * The name that a public review shows: the first character of the name, or of the nickname if there is no name, and two
 * asterisks. If there is neither a name nor a nickname, the first character is 會.
 */
export function publicName({ last_name, first_name, nickname }: PersonName): string {
  const [initial = "會"] = `${last_name}${first_name}`.trim() || nickname.trim();
  return `${initial}＊＊`;
}

/**
 * True if the text is a valid tax ID by the checksum rule of April 2023 (modulo 5). Eight zeros satisfy the checksum,
 * but they are not the tax ID of any company.
 */
export function isTaxId(text: string): boolean {
  return text !== "00000000" && isBan(text);
}

/**
 * A Chinese sentence with its code and values. From the code and the values, the shop can make the same sentence in
 * another language (LN-11).
 */
export type Sentence = { text: string; said: NonNullable<Said> };

export function sentence(
  text: string,
  code: SentenceCode,
  values?: Record<string, string | number>,
): Sentence {
  return { text, said: { code, ...(values && { values }) } };
}
