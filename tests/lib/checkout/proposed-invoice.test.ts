import {
  currentInvoice,
  type InvoiceHolder,
  proposedInvoice,
} from "@/lib/checkout/proposed-invoice";
import { INVOICE_TYPE, RES_STORE_TYPE } from "@/lib/contracts/codes";
import { makeInvoice, makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";

const holder: InvoiceHolder = { mid: "M100", carrier: "/ABC1234", op_invoice_status: 1 };
const unbound = { ...holder, carrier: "" };
const orderAt = (res_store_type: number) =>
  makeQuote({ store: makeStoreOfOrder({ res_store_type }) });
const order = orderAt(RES_STORE_TYPE.restaurant);

it("the proposed invoice has type 1 and the email, title, number and address of the order (CK-67, EN-18)", () => {
  const invoice = {
    ...order.invoice,
    type: INVOICE_TYPE.memberCarrier,
    title: "福饕",
    number: "04595257",
  };
  expect(proposedInvoice({ order: { ...order, invoice }, holder })).toEqual(
    makeInvoice({ invoiceCompany: "福饕", invoiceCompanyId: "04595257" }),
  );
});

it.each<[string, number, Partial<InvoiceHolder>, number]>([
  ["a restaurant, op_invoice_status 1", 1, {}, 1],
  ["a restaurant, op_invoice_status 0", 1, { op_invoice_status: 0 }, 3],
  ["another kind of store, op_invoice_status 1", 2, {}, 3],
  ["another kind of store, op_invoice_status 0", 2, { op_invoice_status: 0 }, 3],
  [
    "a restaurant, op_invoice_status 0, and no carrier",
    1,
    { op_invoice_status: 0, carrier: "" },
    1,
  ],
  ["another kind of store, and no carrier", 2, { carrier: "" }, 1],
])(
  "without an id at the membership service, the invoice type depends on the store and the member carrier: %s (CK-68, CK-69)",
  (_what, res_store_type, part, type) => {
    const known = { ...holder, mid: "", ...part };
    const proposed = proposedInvoice({ order: orderAt(res_store_type), holder: known });
    expect(proposed.invoiceType).toBe(type);
  },
);

it.each([1, 2])(
  "with an id at the membership service, the invoice type is 1 for the store type %i (CK-67)",
  (kind) => {
    const off = { ...holder, op_invoice_status: 0 as const };
    expect(proposedInvoice({ order: orderAt(kind), holder: off }).invoiceType).toBe(
      INVOICE_TYPE.email,
    );
  },
);

it("currentInvoice returns the invoice that the customer chose", () => {
  const invoice = makeInvoice({ invoiceType: INVOICE_TYPE.donation });
  expect(currentInvoice({ invoice, wants_carrier: false }, { order, holder })).toEqual(invoice);
});

it("wants_carrier selects the member carrier if a carrier is bound, otherwise the chosen invoice stays (CK-71)", () => {
  const choice = {
    invoice: makeInvoice({ invoiceType: INVOICE_TYPE.donation }),
    wants_carrier: true,
  };
  expect(currentInvoice(choice, { order, holder }).invoiceType).toBe(INVOICE_TYPE.memberCarrier);
  expect(currentInvoice(choice, { order, holder: unbound }).invoiceType).toBe(
    INVOICE_TYPE.donation,
  );
});

it("currentInvoice returns an email invoice (type 1) if the customer chose a member carrier that is no longer bound (CK-69)", () => {
  const invoice = makeInvoice({ invoiceType: INVOICE_TYPE.memberCarrier });
  const current = currentInvoice({ invoice, wants_carrier: false }, { order, holder: unbound });
  expect(current).toEqual(makeInvoice());
});
