const ID = /^[1-9]\d{0,8}$/;

/** An id from an address; null if it is not a possible id. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null;
}
