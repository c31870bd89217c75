import type { BestDeal, DealPart } from "@/lib/contracts/best-deal";
import { NO_STORE_COUPON } from "@/lib/contracts/codes";
import type { CheckoutDraft } from "./checkout-draft";

export type DiscountDraft = Pick<
  CheckoutDraft,
  "code_id" | "store_coupon" | "subscription_type" | "use_op" | "op_event_id"
>;

/** The fields of the draft that the best deal changes. */
export function discountsOf(draft: DiscountDraft): DiscountDraft {
  const { code_id, store_coupon, subscription_type, use_op, op_event_id } = draft;
  return { code_id, store_coupon, subscription_type, use_op, op_event_id };
}

/** Converts the best deal to fields of the draft. */
export function dealDraft(deal: BestDeal): DiscountDraft {
  const { code_id, selected_store_coupon_type: type } = deal;
  return discountsOf({
    ...deal,
    code_id: code_id === 0 ? null : code_id,
    store_coupon: type === NO_STORE_COUPON ? "none" : type,
  });
}

export function isSameChoice(one: DiscountDraft, other: DiscountDraft): boolean {
  const [ours, theirs] = [discountsOf(one), discountsOf(other)];
  return Object.entries(ours).every(
    ([name, value]) => theirs[name as keyof DiscountDraft] === value,
  );
}

const OWN: readonly DealPart["benefit"][] = ["first-order-coupon", "subscription"];

/**
 * Splits the parts of a deal for the page. `used` are the benefits with a discount. `own` are the coupon for the first
 * order and the subscription if they are not used; the page always shows them (CK-112). `others` are all parts except
 * `own`; the page shows them on demand.
 */
export function dealParts({ parts }: BestDeal) {
  const isOwn = ({ benefit, discount }: DealPart) => discount === 0 && OWN.includes(benefit);
  return {
    used: parts.filter(({ discount }) => discount > 0),
    own: parts.filter(isOwn),
    others: parts.filter((part) => !isOwn(part)),
  };
}
