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

it("orderFaults returns no fault for a complete order", async () => {
  expect(await orderFaults(GOOD, valid)).toEqual([]);
});

it.each<[string, Partial<OrderFacts>, string, string]>([
  ["a missing pay type", { pay_type: null }, "missing-pay-type", "payment"],
  ["an empty contact name", { contact_name: " " }, "missing-contact-name", "name"],
  ["a phone that is not 09 and 8 digits", { contact_phone: "0812345678" }, "bad-phone", "phone"],
  ["an invalid phone in the order", { order_phone: "" }, "bad-phone", "phone"],
  [
    "a company invoice without a title",
    { invoice: { ...COMPANY, invoiceCompany: "" } },
    "missing-company",
    "invoice",
  ],
  [
    "a company invoice without a tax ID",
    { invoice: { ...COMPANY, invoiceCompanyId: "" } },
    "missing-company",
    "invoice",
  ],
  [
    "an email invoice without an email",
    { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email, invoiceEmail: " " } },
    "missing-email",
    "invoice",
  ],
  [
    "an email invoice with an incomplete email",
    { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email, invoiceEmail: "a@b" } },
    "bad-email",
    "invoice",
  ],
  ["a missing address", { address: null }, "incomplete-address", "address"],
  [
    "an address without a city",
    { address: makeStoredAddress({ cityName: "" }) },
    "incomplete-address",
    "address",
  ],
  [
    "an address without a district",
    { address: makeStoredAddress({ areaName: "" }) },
    "incomplete-address",
    "address",
  ],
  [
    "an address without a street",
    { address: makeStoredAddress({ street: " " }) },
    "incomplete-address",
    "address",
  ],
])("orderFaults reports %s (VA-05 to VA-10)", async (_name, part, code, field) => {
  expect(await orderFaults({ ...GOOD, ...part }, valid)).toEqual([{ code, field }]);
});

it.each<[string, Partial<OrderFacts>]>([
  [
    "a paper invoice",
    {
      invoice: {
        ...COMPANY,
        invoiceType: INVOICE_TYPE.email,
        invoiceIssueType: INVOICE_ISSUE_TYPE.paper,
      },
    },
  ],
  ["a donated invoice", { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.donation } }],
  [
    "an invoice in the member carrier",
    { invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.memberCarrier } },
  ],
  [
    "an order with nothing to pay",
    { pay_type: PAY_TYPE.zeroAmount, invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email } },
  ],
])("orderFaults does not require an email for %s", async (_name, part) => {
  expect(await orderFaults({ ...GOOD, ...part }, refuse)).toEqual([]);
});

it("orderFaults reports the backend's message if the backend refuses the tax ID (VA-09)", async () => {
  expect(await orderFaults(GOOD, refuse)).toEqual([
    {
      code: "tax-id-refused",
      field: "invoice",
      tax_id: "04595257",
      refusal: { code: CODE.refused, message: "請輸入正確的統一編號格式" },
    },
  ]);
});

it("orderFaults returns all faults in the order of the checks (VA-11, CK-132)", async () => {
  const faults = await orderFaults(EVERYTHING_WRONG, valid);
  expect(faults.map(({ code }) => code)).toEqual([
    "missing-pay-type",
    "missing-contact-name",
    "bad-phone",
    "missing-company",
    "incomplete-address",
  ]);
});

it("orderFaults reports a refused tax ID before an incomplete address (VA-11)", async () => {
  const faults = await orderFaults({ ...GOOD, address: null }, refuse);
  expect(faults.map(({ code }) => code)).toEqual(["tax-id-refused", "incomplete-address"]);
});

it("orderFaults asks the backend about the tax ID only for a complete company invoice, and only if no other fault comes before the tax ID", async () => {
  const check = jest.fn(valid);
  await orderFaults({ ...GOOD, invoice: { ...COMPANY, invoiceType: INVOICE_TYPE.email } }, check);
  await orderFaults({ ...GOOD, invoice: { ...COMPANY, invoiceCompany: "" } }, check);
  await orderFaults({ ...GOOD, contact_name: "" }, check);
  expect(check).not.toHaveBeenCalled();
  await orderFaults(GOOD, check);
  expect(check).toHaveBeenCalledWith("04595257");
});
