/** `NT$1,200`. */
export function moneyText(amount: number): string {
  return `NT$${amount.toLocaleString("zh-TW")}`;
}
