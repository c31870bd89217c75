import { type OrderFacts, orderFaults } from "@/lib/checkout/validate-order";
import { CODE, INVOICE_ISSUE_TYPE, INVOICE_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import { makeStoredAddress } from "../../factories/checkout-shapes";

const COMPANY = {
  invoiceType: INVOICE_TYPE.company,
  invoiceEmail: "",
  invoiceAddress: "",
  invoiceCompany: "福饕股份有限公司",
  invoiceCompanyId: "04595257",
  invoiceIssueType: INVOICE_ISSUE_TYPE.electronic,
};
const GOOD: OrderFacts = {
  pay_type: PAY_TYPE.cash,
  contact_name: "王小明",
  contact_phone: "0912345678",
  order_phone: "0912345678",
  invoice: COMPANY,
  address: makeStoredAddress(),
};
const EVERYTHING_WRONG: OrderFacts = {
  pay_type: null,
  contact_name: " ",
  contact_phone: "0912",
  order_phone: "",
  invoice: { ...COMPANY, invoiceCompany: "" },
  address: null,
};
const valid = async () => null;
const refuse = async () => ({ code: CODE.refused, message: "請輸入正確的統一編號格式" });

it("a complete order has no fault", async () => {
  expect(await orderFaults(GOOD, valid)).toEqual([]);
});

it.each<[string, Partial<OrderFacts>, string, string]>([
  [
    "no payment method, or a card payment without a card",
    { pay_type: null },
    "missing-pay-type",
    "payment",
  ],
  ["an empty contact name", { contact_name: " " }, "missing-contact-name", "name"],
  ["a phone not of 09 and 8 digits", { contact_phone: "0812345678" }, "bad-phone", "phone"],
  ["a bad phone in the order's address", { order_phone: "" }, "bad-phone", "phone"],
  [
    "a company invoice without title",
    { invoice: { ...COMPANY, invoiceCompany: "" } },
    "missing-company",
    "invoice",
  ],
  [
    "a company invoice without tax id",
    { invoice: { ...COMPANY, invoiceCompanyId: "" } },
    "missing-company",
    "invoice",
  ],
  [
    "an email invoice without email",
    { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email, invoiceEmail: " " } },
    "missing-email",
    "invoice",
  ],
  [
    "an email invoice with half an email",
    { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email, invoiceEmail: "a@b" } },
    "bad-email",
    "invoice",
  ],
  ["no address", { address: null }, "incomplete-address", "address"],
  [
    "an address without city",
    { address: makeStoredAddress({ cityName: "" }) },
    "incomplete-address",
    "address",
  ],
  [
    "an address without area",
    { address: makeStoredAddress({ areaName: "" }) },
    "incomplete-address",
    "address",
  ],
  [
    "an address without street",
    { address: makeStoredAddress({ street: " " }) },
    "incomplete-address",
    "address",
  ],
])("reports %s (VA-05 to VA-10)", async (_name, part, code, field) => {
  expect(await orderFaults({ ...GOOD, ...part }, valid)).toEqual([{ code, field }]);
});

it.each<[string, Partial<OrderFacts>]>([
  [
    "a paper invoice with the food",
    {
      invoice: {
        ...COMPANY,
        invoiceType: INVOICE_TYPE.email,
        invoiceIssueType: INVOICE_ISSUE_TYPE.paper,
      },
    },
  ],
  ["a donation", { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.donation } }],
  ["a member carrier", { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.memberCarrier } }],
  [
    "nothing to pay",
    { pay_type: PAY_TYPE.zeroAmount, invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email } },
  ],
])("%s needs no email", async (_name, part) => {
  expect(await orderFaults({ ...GOOD, ...part }, refuse)).toEqual([]);
});

it("the server refuses a tax id with its own message (VA-09)", async () => {
  expect(await orderFaults(GOOD, refuse)).toEqual([
    {
      code: "tax-id-refused",
      field: "invoice",
      tax_id: "04595257",
      refusal: { code: CODE.refused, message: "請輸入正確的統一編號格式" },
    },
  ]);
});

it("returns all faults in the order of the checks (VA-11, CK-132)", async () => {
  const faults = await orderFaults(EVERYTHING_WRONG, valid);
  expect(faults.map(({ code }) => code)).toEqual([
    "missing-pay-type",
    "missing-contact-name",
    "bad-phone",
    "missing-company",
    "incomplete-address",
  ]);
});

it("puts the tax id before the address (VA-11)", async () => {
  const faults = await orderFaults({ ...GOOD, address: null }, refuse);
  expect(faults.map(({ code }) => code)).toEqual(["tax-id-refused", "incomplete-address"]);
});

it("checks the tax id only for a complete company invoice", async () => {
  const check = jest.fn(valid);
  await orderFaults({ ...GOOD, invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email } }, check);
  await orderFaults({ ...GOOD, invoice: { ...COMPANY, invoiceCompany: "" } }, check);
  await orderFaults({ ...GOOD, contact_name: "" }, check);
  expect(check).not.toHaveBeenCalled();
  await orderFaults(GOOD, check);
  expect(check).toHaveBeenCalledWith("04595257");
});
