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

it("the invoice starts as type 1 with email, title, number and address of the order (CK-67, EN-18)", () => {
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
  ["a restaurant with point invoices on", 1, {}, 1],
  ["a restaurant with point invoices off", 1, { op_invoice_status: 0 }, 3],
  ["another kind of store with them on", 2, {}, 3],
  ["another kind of store with them off", 2, { op_invoice_status: 0 }, 3],
  ["no carrier, a restaurant with them off", 1, { op_invoice_status: 0, carrier: "" }, 1],
  ["no carrier, another kind of store", 2, { carrier: "" }, 1],
])("without an identifier: %s (CK-68, CK-69)", (_what, res_store_type, part, type) => {
  const known = { ...holder, mid: "", ...part };
  const proposed = proposedInvoice({ order: orderAt(res_store_type), holder: known });
  expect(proposed.invoiceType).toBe(type);
});

it.each([1, 2])("with an identifier the store type %i changes nothing (CK-67)", (kind) => {
  const off = { ...holder, op_invoice_status: 0 as const };
  expect(proposedInvoice({ order: orderAt(kind), holder: off }).invoiceType).toBe(
    INVOICE_TYPE.email,
  );
});

it("keeps the chosen invoice", () => {
  const invoice = makeInvoice({ invoiceType: INVOICE_TYPE.donation });
  expect(currentInvoice({ invoice, wants_carrier: false }, { order, holder })).toEqual(invoice);
});

it("after binding, the carrier gets the invoice; without one the choice stays (CK-71)", () => {
  const choice = {
    invoice: makeInvoice({ invoiceType: INVOICE_TYPE.donation }),
    wants_carrier: true,
  };
  expect(currentInvoice(choice, { order, holder }).invoiceType).toBe(INVOICE_TYPE.memberCarrier);
  expect(currentInvoice(choice, { order, holder: unbound }).invoiceType).toBe(
    INVOICE_TYPE.donation,
  );
});

it("replaces a carrier that is no longer bound by type 1 (CK-69)", () => {
  const invoice = makeInvoice({ invoiceType: INVOICE_TYPE.memberCarrier });
  const current = currentInvoice({ invoice, wants_carrier: false }, { order, holder: unbound });
  expect(current).toEqual(makeInvoice());
});
