import { CARD_BRAND, type CardBrand } from "../../../lib/contracts/codes.ts";
import { clockText } from "../../shared/taipei-time.ts";

/** Returns the brand of a card by its first six digits (PV-10); null for brands that the shop cannot show. */
export function cardBrand(card_six_no: string): CardBrand | null {
  const head = Number(card_six_no.slice(0, 4));
  if (card_six_no.startsWith("4")) return CARD_BRAND.visa;
  if ((head >= 5100 && head <= 5599) || (head >= 2221 && head <= 2720))
    return CARD_BRAND.masterCard;
  return head >= 3528 && head <= 3589 ? CARD_BRAND.jcb : null;
}

/** Converts the date on a card (`mmyy`) to the format of `last_month`: `1230` (December 2030) becomes 203012. */
export function lastMonth(mmyy: string): number {
  return (2000 + Number(mmyy.slice(2))) * 100 + Number(mmyy.slice(0, 2));
}

/** Returns the current month in Taipei, such as 203012, for the comparison with the last valid month of a card. */
export function monthOf(now: number): number {
  return Number(clockText(now, "YYYYMM"));
}
