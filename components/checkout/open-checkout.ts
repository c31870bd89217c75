import {
  type CheckoutDraft,
  isCompleteAddress,
  restoredDraft,
} from "@/lib/checkout/checkout-draft";
import type { CheckoutOpening } from "@/lib/checkout/checkout-opening";
import { defaultPayment } from "@/lib/checkout/default-payment";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { offeredPayTypes } from "@/lib/checkout/store-choices";
import { NETWORK_FAILED, postOwn } from "@/lib/client/api-client";
import { currentCart } from "@/lib/client/cart-store";
import { readStored } from "@/lib/client/storage";
import type { Cart } from "@/lib/contracts/carts";
import { CODE, type DiningType, type PayType } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { diningTypeAt } from "@/lib/stores/store-rules";
import { chooseDiningType } from "./change-checkout";
import { type CheckoutContext, initialState, isStale, lacksContact } from "./checkout-state";
import { finishCheckout, leaveForLogin } from "./keep-checkout";
import { newKey, recompute } from "./recompute-order";

/** SPEC §4 Checkout, on entry: from what this browser holds, one request, and every number from its answer. */
export async function openCheckout(context: CheckoutContext): Promise<void> {
  const { set, go, newest } = context;
  const cart = currentCart();
  const address = readStored("address");
  if (cart.items.length === 0) return go(hrefs.cart());
  if (!isCompleteAddress(address)) return go(hrefs.index());
  const last = readStored("lastCheckout");
  const draft = enteredDraft(cart);
  const { hasCancelledPayment } = context.get();
  set({ ...initialState(), hasCancelledPayment, cart, address, draft });
  const request = preOrderRequest({ cart, address, draft });
  const last_order_id = last?.store_id === cart.store_id ? last.order_id : null;
  const answer = await newest((signal) =>
    postOwn<CheckoutOpening>("/api/checkout/open", { order: request, last_order_id }, { signal }),
  );
  if (answer === null) return;
  if (answer.ok) return takeOpening(context, answer.data, quoteKey(request));
  const { code, message } = answer;
  if (code === CODE.loginNeeded) return leaveForLogin(context);
  const stage = code <= NETWORK_FAILED ? "unreachable" : "refused";
  set({ stage, refusal: { code, message } });
}

async function takeOpening(context: CheckoutContext, opening: CheckoutOpening, quoted: string) {
  const { get, set } = context;
  if (opening.is_placed) return finishCheckout(context);
  const { order, profile, delivery_fee_description: fee_description } = opening;
  const { cart, draft } = get();
  const filled = filledDraft(draft, { order, profile, dining_type: cart.dining_type });
  set({
    stage: "open",
    order,
    quoted,
    fee_description,
    draft: filled,
    idempotency_key: newKey(),
    popup: lacksContact(filled) ? "incomplete" : null,
  });
  const dining_type = diningTypeAt(order.store, cart.dining_type);
  if (dining_type !== cart.dining_type) await chooseDiningType(context, dining_type);
  else if (isStale(get())) await recompute(context);
}

type Answered = Pick<CheckoutOpening, "order" | "profile"> & { dining_type: DiningType };

/** What the visitor's browser did not know is filled from the answer (acceptance CK-10). */
function filledDraft(draft: CheckoutDraft, { order, profile, dining_type }: Answered) {
  const offered = offeredPayTypes(order.store, dining_type);
  return {
    ...draft,
    ...payment({ chosen: draft.pay_type, offered, dining_type }),
    contact_name: draft.contact_name || (profile?.name ?? ""),
    contact_phone: draft.contact_phone || (profile?.phone ?? ""),
  };
}

function enteredDraft(cart: Cart) {
  const contact = {
    name: readStored("contactName") ?? "",
    phone: readStored("contactPhone") ?? "",
  };
  const draft = restoredDraft(readStored("lastCheckout"), { cart, contact });
  const { dining_type } = cart;
  return { ...draft, ...payment({ chosen: draft.pay_type, offered: null, dining_type }) };
}

type Paying = { chosen: PayType | null; offered: PayType[] | null; dining_type: DiningType };

/** What was chosen before stays while it is offered; else the default. Saved cards come with card payment. */
function payment({ chosen, offered, dining_type }: Paying) {
  const saved = {
    payType: chosen ?? readStored("payType"),
    cardSelected: readStored("cardSelected"),
  };
  return defaultPayment({ saved, cards: [], offered, dining_type });
}
