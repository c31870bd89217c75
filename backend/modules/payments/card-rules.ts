import { clockText } from "../../shared/taipei-time.ts";

export type CardBrand = 1 | 2 | 3;

/** By the first six digits (PV-10): 1 VISA, 2 MasterCard, 3 JCB; null for brands that the shop cannot show. */
export function cardBrand(card_six_no: string): CardBrand | null {
  const head = Number(card_six_no.slice(0, 4));
  if (card_six_no.startsWith("4")) return 1;
  if ((head >= 5100 && head <= 5599) || (head >= 2221 && head <= 2720)) return 2;
  return head >= 3528 && head <= 3589 ? 3 : null;
}

/** `1230` on the card is December 2030: 203012. */
export function lastMonth(mmyy: string): number {
  return (2000 + Number(mmyy.slice(2))) * 100 + Number(mmyy.slice(0, 2));
}

/** A card is good to the end of its last month, in Taipei. */
export function monthOf(now: number): number {
  return Number(clockText(now, "YYYYMM"));
}
