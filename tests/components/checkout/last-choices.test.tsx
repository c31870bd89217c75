import { screen, waitFor } from "@testing-library/react";
import { CODE } from "@/lib/contracts/answer-code";
import { INVOICE_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeInvoice, makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { enterCheckout, ORDER, readItem, storeItem } from "../../setup/enter-checkout";

const member = makeSessionMember();
const company = makeInvoice({
  invoiceType: INVOICE_TYPE.company,
  invoiceCompany: "福饕股份有限公司",
  invoiceCompanyId: "04595257",
});
const last = {
  mid: member.mid,
  pay_type: PAY_TYPE.cash,
  invoice: company,
  notes: [{ store_id: 3, text: "不要辣" }],
};

type Entered = Parameters<typeof enterCheckout>[0] & { choices?: object };

beforeEach(() => window.localStorage.clear());

function enter({ choices = last, ...entered }: Entered = {}) {
  storeItem("member", member);
  storeItem("lastChoices", choices);
  return enterCheckout(entered);
}

it("keeps the default pay type, and marks the pay type of the last order (CK-30, CK-115)", async () => {
  await enter();
  expect(screen.getByRole("radio", { name: /^LINE Pay/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: /^現金 上次使用/ })).not.toBeChecked();
});

it("chooses the pay type of the last order at a store that does not offer the default pay type (CK-115)", async () => {
  await enter({ order: { store: makeStoreOfOrder({ delivery_payment_method: "2,10" }) } });
  expect(screen.getByRole("radio", { name: /^現金/ })).toBeChecked();
  expect(screen.queryByText("上次使用")).not.toBeInTheDocument();
});

it("does not mark a pay type that the store has switched off", async () => {
  await enter({ order: { store: makeStoreOfOrder({ disable_payment_method: "2" }) } });
  expect(screen.queryByText("上次使用")).not.toBeInTheDocument();
});

it("keeps the default invoice, and applies the last invoice with one press (CK-67, CK-116)", async () => {
  const refused = { code: CODE.refused, message: "x" };
  const { user, calls } = await enter({ replies: { [ORDER]: refused } });
  expect(screen.getByText("a@example.com")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^沿用上次的發票/ }));
  expect(screen.getByText("福饕股份有限公司 04595257")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^沿用上次的發票/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({
      invoice_type: INVOICE_TYPE.company,
      number: "04595257",
    }),
  );
});

it("fills in the 手機條碼 of the last order if the backend accepts a 手機條碼 (CK-113)", async () => {
  const invoice = makeInvoice({ invoiceBarcode: "/ABC+123" });
  const offered = { ...makeQuote().invoice, takes_barcode: 1 as const };
  await enter({ choices: { ...last, invoice }, order: { invoice: offered } });
  expect(screen.getByText("存入手機條碼 /ABC+123")).toBeVisible();
});

it("fills in no 手機條碼 if the backend does not accept a 手機條碼 (CK-113)", async () => {
  await enter({ choices: { ...last, invoice: makeInvoice({ invoiceBarcode: "/ABC+123" }) } });
  expect(screen.getByText("a@example.com")).toBeVisible();
});

it("offers the last note that the customer wrote to this store, and fills it in with one press (CK-117)", async () => {
  const { user } = await enter();
  const note = screen.getByLabelText("給店家的備註（選填）");
  expect(note).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "沿用上次的備註，不要辣" }));
  expect(note).toHaveValue("不要辣");
  expect(screen.queryByText("上次寫：不要辣")).not.toBeInTheDocument();
});

it.each([
  ["the note to another store", { ...last, notes: [{ store_id: 8, text: "不要辣" }] }],
  ["the note of another member (CK-118)", { ...last, mid: "someone-else" }],
  ["an invalid stored value", { mid: member.mid, notes: 5 }],
])("does not offer %s (CK-117)", async (_what, choices) => {
  await enter({ choices });
  expect(screen.queryByText(/^上次寫/)).not.toBeInTheDocument();
});

it("stores the choices of an accepted order for the member (CK-118)", async () => {
  const placed = {
    id: 7,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  };
  const { user, go } = await enter({ choices: {}, replies: { [ORDER]: { data: placed } } });
  await user.click(screen.getByRole("radio", { name: /^現金/ }));
  await user.type(screen.getByLabelText("給店家的備註（選填）"), "少油");
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(readItem("lastChoices")).toMatchObject({
    mid: member.mid,
    pay_type: PAY_TYPE.cash,
    invoice: { invoiceType: INVOICE_TYPE.email },
    notes: [{ store_id: 3, text: "少油" }],
  });
});

it("stores no choices after a refused order", async () => {
  const refused = { code: CODE.refused, message: "店家太忙了" };
  const { user } = await enter({ choices: {}, replies: { [ORDER]: refused } });
  await user.click(screen.getByRole("radio", { name: /^現金/ }));
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  expect(await screen.findByRole("button", { name: "店家太忙了" })).toBeVisible();
  expect(readItem("lastChoices")).toEqual({});
});
