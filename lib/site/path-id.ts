const ID = /^[1-9]\d{0,8}$/;

/** An id from an address; null if no row can have it. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null;
}
