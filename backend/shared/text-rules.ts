/** `NT$1,200`. */
export function moneyText(amount: number): string {
  return `NT$${amount.toLocaleString("zh-TW")}`;
}

/** A text without visible characters: spaces of any width and characters without a width. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{C}]/gu, "") === "";
}

type Named = { last_name: string; first_name: string; nickname: string };

/** Only the first character, because reviews are public. */
export function publicName({ last_name, first_name, nickname }: Named): string {
  const [initial = "會"] = `${last_name}${first_name}`.trim() || nickname.trim();
  return `${initial}＊＊`;
}
