import { DEFAULT_CART_TYPE } from "@/lib/contracts/codes";
import { callApi } from "./call-api";

let pendingType: Promise<0 | 1> | null = null;

/**
 * Reads the cart type. The call is sent only once in the lifetime of a document. 1 means that products may be added to
 * the cart of this browser; this is also the result if the call fails (CA-16).
 */
export function askCartType(): Promise<0 | 1> {
  pendingType ??= callApi("getCartType", {}, { breakage: "stay" }).then((answer) =>
    answer.ok ? (answer.data?.web_cart_type ?? DEFAULT_CART_TYPE) : DEFAULT_CART_TYPE,
  );
  return pendingType;
}

/** True if the cart type is 0: before a product is added, the customer must agree to start a new cart (CA-15). */
export async function isCartClosed(): Promise<boolean> {
  return (await askCartType()) === 0;
}

/** Sets the cart type to 1 without waiting for the answer (CA-17). */
export function openCartType(): void {
  pendingType = Promise.resolve(DEFAULT_CART_TYPE);
  const body = { web_cart_type: DEFAULT_CART_TYPE } as const;
  void callApi("setCartType", { body }, { breakage: "stay", keepalive: true });
}
