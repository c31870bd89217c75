import {
  isLastChoices,
  type LastChoices,
  lastBarcode,
  lastInvoice,
  nextChoices,
  noteAt,
} from "@/lib/checkout/last-choices";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import { makeInvoice, makeQuote } from "../../factories/checkout-shapes";

const charity = { code: "919", name: "財團法人創世社會福利基金會" };
const makeLast = (values: Partial<LastChoices> = {}): LastChoices => ({
  mid: "M1",
  pay_type: PAY_TYPE.cash,
  invoice: makeInvoice(),
  notes: [{ store_id: 3, text: "不要辣" }],
  ...values,
});
const order = (invoice = {}) => ({ invoice: { ...makeQuote().invoice, ...invoice } });

describe("the choices of the last order", () => {
  const newOrder = {
    mid: "M1",
    pay_type: PAY_TYPE.linePay,
    invoice: makeInvoice({ invoiceType: INVOICE_TYPE.company }),
  };

  it("replace the earlier choices and put the newest note first", () => {
    const next = nextChoices(makeLast(), { ...newOrder, note: { store_id: 4, text: " 少冰 " } });
    expect(next).toEqual({
      ...newOrder,
      notes: [
        { store_id: 4, text: "少冰" },
        { store_id: 3, text: "不要辣" },
      ],
    });
  });

  it("keep five notes, one for each store, and keep the earlier pay type if the new order has none", () => {
    const stored = [1, 2, 3, 4, 5, 6, 3].reduce<LastChoices | null>(
      (last, store_id) =>
        nextChoices(last, {
          ...newOrder,
          pay_type: null,
          note: { store_id, text: `店 ${store_id}` },
        }),
      makeLast({ notes: [] }),
    );
    expect(stored?.notes.map(({ store_id }) => store_id)).toEqual([3, 6, 5, 4, 2]);
    expect(stored?.pay_type).toBe(PAY_TYPE.cash);
    expect(noteAt(stored, 3)).toBe("店 3");
    expect(noteAt(stored, 1)).toBe("");
  });

  it("keep the earlier note of a store if the new order has no note", () => {
    const next = nextChoices(makeLast(), { ...newOrder, note: { store_id: 3, text: "" } });
    expect(noteAt(next, 3)).toBe("不要辣");
  });

  it("of another member are discarded", () => {
    const note = { store_id: 4, text: "少冰" };
    const next = nextChoices(makeLast(), { ...newOrder, mid: "M2", pay_type: null, note });
    expect(next).toMatchObject({ mid: "M2", pay_type: null, notes: [note] });
  });
});

it.each([
  ["valid choices", makeLast(), true],
  ["null", null, false],
  ["text", "cash", false],
  ["choices without an invoice", { ...makeLast(), invoice: null }, false],
  [
    "choices with a note that is not text",
    { ...makeLast(), notes: [{ store_id: 3, text: 5 }] },
    false,
  ],
  [
    "choices with an invalid charity",
    { ...makeLast(), invoice: { ...makeInvoice(), invoiceCharity: 919 } },
    false,
  ],
])("isLastChoices returns the expected result for %s", (_what, value, isValid) => {
  expect(isLastChoices(value)).toBe(isValid);
});

it.each([
  ["/ABC+123", "/ABC+123"],
  ["/abc", undefined],
  [undefined, undefined],
])(
  "lastBarcode returns the barcode of the last invoice only if it is a valid 手機條碼: %s (CK-113)",
  (invoiceBarcode, barcode) => {
    const invoice = makeInvoice(invoiceBarcode === undefined ? {} : { invoiceBarcode });
    expect(lastBarcode(makeLast({ invoice }))).toBe(barcode);
  },
);

describe("the last invoice (CK-116)", () => {
  const current = makeInvoice({
    invoiceEmail: "new@example.com",
    invoiceIssueType: INVOICE_ISSUE_TYPE.paper,
  });
  const donated = makeInvoice({ invoiceType: INVOICE_TYPE.donation, invoiceCharity: charity });

  it("keeps its type and charity, and gets email and issue type from the current invoice", () => {
    const last = makeLast({ invoice: donated });
    const currentOrder = order({ charity_code: "9527" });
    expect(lastInvoice(last, { current, carrier: null, order: currentOrder })).toEqual({
      ...donated,
      invoiceEmail: "new@example.com",
      invoiceIssueType: INVOICE_ISSUE_TYPE.paper,
    });
  });

  it("has no charity if the backend does not support a choice of charity", () => {
    const last = makeLast({ invoice: donated });
    expect(lastInvoice(last, { current, carrier: null, order: order() })).not.toHaveProperty(
      "invoiceCharity",
    );
  });

  it.each([
    ["of the same type as the current invoice is not proposed", makeInvoice(), "/ABC1234", false],
    [
      "in a bound member carrier is proposed",
      makeInvoice({ invoiceType: INVOICE_TYPE.memberCarrier }),
      "/ABC1234",
      true,
    ],
    [
      "in a member carrier that is no longer bound is not proposed",
      makeInvoice({ invoiceType: INVOICE_TYPE.memberCarrier }),
      "",
      false,
    ],
    [
      "of a company is proposed if the current invoice has another type",
      makeInvoice({ invoiceType: INVOICE_TYPE.company }),
      null,
      true,
    ],
  ])("%s", (_what, invoice, carrier, isProposed) => {
    const found = lastInvoice(makeLast({ invoice }), { current, carrier, order: order() });
    expect(found !== null).toBe(isProposed);
  });

  it("is null before the first order", () => {
    expect(lastInvoice(null, { current, carrier: null, order: order() })).toBeNull();
  });
});
