const ROW_NUMBER = /^[1-9]\d{0,8}$/;
const OTHER_ID = /^(?!0$)\w[\w.~-]{0,99}$/;

/**
 * The order id in a URL, or null if it is invalid. A backend may use ids that are not numbers (see opaqueIdSchema).
 * Their TypeScript type is number, and they are sent back unchanged.
 */
export function readOrderId(text: string | null): number | null {
  if (text === null || !OTHER_ID.test(text)) return null;
  return ROW_NUMBER.test(text) ? Number(text) : (text as unknown as number);
}

/** The id in a text from a URL, or null if the text is not a valid id. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && ROW_NUMBER.test(text) ? Number(text) : null;
}
