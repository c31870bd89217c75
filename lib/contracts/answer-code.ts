/** The envelope's `code`: 0, 3 and 4 are the spec's; the rest fill what it leaves open (domain rule C1). */
export const CODE = {
  ok: 0,
  refused: 1,
  loginNeeded: 2,
  unregistered: 3,
  quoteChanged: 4,
  paymentFailed: 5,
  outOfRange: 6,
  storeClosed: 7,
  soldOut: 8,
  tooManyTries: 9,
} as const;
export type Code = (typeof CODE)[keyof typeof CODE];
