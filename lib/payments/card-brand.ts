import type { Card } from "@/lib/contracts/payments";

/** CK-34: the official spelling of the brands. */
const NAMES: Record<Card["credit_card_type"], string> = { 1: "VISA", 2: "MasterCard", 3: "JCB" };

export function cardBrandName({ credit_card_type }: Pick<Card, "credit_card_type">): string {
  return NAMES[credit_card_type];
}
