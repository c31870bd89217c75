/** The envelope's `code` (RU-20). */
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
