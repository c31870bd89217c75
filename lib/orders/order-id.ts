const ORDER_ID = /^[1-9]\d{0,8}$/;

/** The order id in an address, or null for an invalid one. */
export function readOrderId(text: string | null): number | null {
  return text !== null && ORDER_ID.test(text) ? Number(text) : null;
}
