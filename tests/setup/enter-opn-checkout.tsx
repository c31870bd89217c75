import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import { ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeOpening, makeQuote, makeStoredAddress } from "../factories/checkout-shapes";
import { OPEN, ORDER as OWN_ORDER, QUOTE as OWN_QUOTE, storeItem } from "./enter-checkout";
import { renderWithMessages } from "./render-with-messages";
import { type Replies, serveCalls } from "./serve-calls";

export const QUOTE = "/api/ExApi/beforeOrdering";
export const ORDER = "/api/ExApi/ordering";
const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};

/** Stores the cart, the address and the contact of a customer who comes from the campaign partner. */
export function storeOpnVisitor(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  storeItem("cart", makeCart());
  storeItem("address", makeStoredAddress());
  storeItem("contactName", "王小明");
  storeItem("contactPhone", "0912345678");
}

/** Renders the checkout at this path, which usually contains a partner order number. */
export async function enterOpnCheckout(path = "/checkout?v3=OPN-1", replies: Replies = {}) {
  window.history.replaceState(null, "", path);
  const go = jest.fn();
  const calls = serveCalls({
    [OPEN]: { data: makeOpening() },
    [QUOTE]: { data: makeQuote() },
    [ORDER]: { data: placed },
    [OWN_QUOTE]: { data: makeQuote() },
    [OWN_ORDER]: { data: placed },
    ...replies,
  });
  renderWithMessages(<CheckoutScreen go={go} />);
  return { go, calls, user: userEvent.setup() };
}

export function findConfirm(): Promise<HTMLElement> {
  return screen.findByRole("button", { name: "確認購買 NT$155" });
}
