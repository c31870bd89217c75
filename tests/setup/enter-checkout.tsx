import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import type { CheckoutDraft, CheckoutOpening } from "@/lib/checkout/checkout-draft";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { Cart } from "@/lib/contracts/carts";
import type { Order } from "@/lib/contracts/orders";
import {
  makeCart,
  makeLastCheckout,
  makeOpening,
  makeQuote,
  makeStoredAddress,
} from "../factories/checkout-shapes";
import { renderWithMessages } from "./render-with-messages";
import { type Replies, serveCalls } from "./serve-calls";

export const OPEN = "/api/checkout/open";
export const QUOTE = "/api/v3/OrderApi/beforeOrdering";
export const ORDER = "/api/v3/OrderApi/ordering";

type EnterOptions = {
  order?: Partial<Order>;
  cart?: Partial<Cart>;
  address?: Partial<StoredAddress>;
  /** Replaces parts of the answer that the checkout opens with. */
  opening?: Partial<CheckoutOpening>;
  /** The stored choices of an earlier visit. */
  draft?: Partial<CheckoutDraft>;
  replies?: Replies;
  /** Runs just before the checkout is rendered. */
  before?: () => unknown;
  /** Waits for the page to be ready. A test replaces this function if the checkout does not open. */
  until?: () => Promise<unknown>;
};

/** Renders the checkout with a stored cart, address, name and phone, and waits until its form is open. */
export async function enterCheckout(options: EnterOptions = {}) {
  const { order, cart, address, opening, draft, replies, before, until = findOpenForm } = options;
  storeItem("cart", makeCart(cart));
  storeItem("address", makeStoredAddress(address));
  storeItem("contactName", "王小明");
  storeItem("contactPhone", "0912345678");
  if (draft) storeItem("lastCheckout", makeLastCheckout({ draft }));
  const quote = makeQuote(order);
  const calls = serveCalls({
    [OPEN]: { data: makeOpening({ order: quote, ...opening }) },
    [QUOTE]: { data: quote },
    "/api/AdvertiseApi/marketingAdvertiseList": { data: [] },
    "/api/UserApi/newDiscountCodeList": { data: [] },
    ...replies,
  });
  before?.();
  const go = jest.fn();
  renderWithMessages(<CheckoutScreen go={go} />);
  await until();
  return { calls, go, user: userEvent.setup() };
}

function findOpenForm(): Promise<unknown> {
  return screen.findByRole("group", { name: "取餐方式" });
}

export function storeItem(key: string, value: unknown): void {
  window.localStorage.setItem(key, JSON.stringify(value));
}

export function readItem(key: string) {
  return JSON.parse(window.localStorage.getItem(key) ?? "null");
}
