const ID = /^[1-9]\d{0,8}$/;

/** An id as addresses write it; null for what no row can have. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null;
}
