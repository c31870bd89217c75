import { isBan } from "taiwan-id-validator";
import { VISIBLE_CHARACTER } from "../../lib/contracts/codes.ts";
import type { Said, SentenceCode } from "../../lib/contracts/sentence-code.ts";

/** `NT$1,200`. */
export function moneyText(amount: number): string {
  return `NT$${amount.toLocaleString("zh-TW")}`;
}

/** A text without visible characters: spaces of any width and characters without a width. */
export function isBlank(text: string): boolean {
  return !VISIBLE_CHARACTER.test(text);
}

/** Equal for two names that look alike: without spaces, invisible characters, width (NFKC) and case. */
export function nameKey(name: string): string {
  const visible = [...name.normalize("NFKC")].filter((character) => !isBlank(character));
  return visible.join("").toLowerCase();
}

type PersonName = { last_name: string; first_name: string; nickname: string };

/** Only the first character, because reviews are public. */
export function publicName({ last_name, first_name, nickname }: PersonName): string {
  const [initial = "會"] = `${last_name}${first_name}`.trim() || nickname.trim();
  return `${initial}＊＊`;
}

/** The checksum modulo 5 in force since April 2023. Eight zeros satisfy it but are not a real number. */
export function isTaxId(text: string): boolean {
  return text !== "00000000" && isBan(text);
}

/** A Chinese text with the code of its sentence, so that the shop can show it in another language (LN-11). */
export type Sentence = { text: string; said: NonNullable<Said> };

export function sentence(
  text: string,
  code: SentenceCode,
  values?: Record<string, string | number>,
): Sentence {
  return { text, said: { code, ...(values && { values }) } };
}
