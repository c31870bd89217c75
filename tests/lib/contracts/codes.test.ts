import {
  CODE,
  DINING_TYPE,
  INVOICE_TYPE,
  OPEN_STATUS,
  ORDER_STATUS,
  PAY_TYPE,
} from "@/lib/contracts/codes";
import { preOrderBodySchema } from "@/lib/contracts/orders";

/** Returns the codes in ascending order, without internal codes, which are negative. */
const publicCodes = (codes: Record<string, number>) =>
  Object.values(codes)
    .filter((code) => code >= 0)
    .sort((a, b) => a - b);

it.each([
  ["dining types", DINING_TYPE, [0, 1, 2, 4, 5]],
  ["pay types", PAY_TYPE, [2, 5, 6, 7, 9, 10, 11, 99]],
  ["order states", ORDER_STATUS, [0, 1, 2, 4, 7, 8, 11]],
  ["open states", OPEN_STATUS, [0, 1, 2]],
  ["invoice types", INVOICE_TYPE, [0, 1, 2, 3]],
])("the %s have the codes of the specification (CN-08)", (_what, codes, expected) => {
  expect(publicCodes(codes)).toEqual(expected);
});

it("the envelope has the ten codes of the specification (RU-20)", () => {
  expect(CODE).toEqual({
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
  });
});

it.each(Object.entries(DINING_TYPE))(
  "a pre-order accepts the dining type %s (GN-04)",
  (_name, type) => {
    expect(preOrderBodySchema.shape.dining_type.safeParse(type).success).toBe(true);
  },
);
