import { VISIBLE_CHARACTER } from "../../lib/contracts/codes.ts";

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

type Named = { last_name: string; first_name: string; nickname: string };

/** Only the first character, because reviews are public. */
export function publicName({ last_name, first_name, nickname }: Named): string {
  const [initial = "會"] = `${last_name}${first_name}`.trim() || nickname.trim();
  return `${initial}＊＊`;
}
