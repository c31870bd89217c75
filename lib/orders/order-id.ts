const ORDER_ID = /^[1-9]\d{0,8}$/;

/** The order that an address names, or null for what can be none. */
export function readOrderId(text: string | null): number | null {
  return text !== null && ORDER_ID.test(text) ? Number(text) : null;
}
