const ROW_NUMBER = /^[1-9]\d{0,8}$/;
const OTHER_ID = /^(?!0$)\w[\w.~-]{0,99}$/;

/**
 * The order id in an address, or null for an invalid one. A backend may have ids of another form than numbers (see
 * opaqueIdSchema): they are typed as numbers and sent back unchanged.
 */
export function readOrderId(text: string | null): number | null {
  if (text === null || !OTHER_ID.test(text)) return null;
  return ROW_NUMBER.test(text) ? Number(text) : (text as unknown as number);
}

/** An id from an address; null if it is not a possible id. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && ROW_NUMBER.test(text) ? Number(text) : null;
}
