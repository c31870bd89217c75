import { screen, waitFor } from "@testing-library/react";
import { INVOICE_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeInvoice } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { enterCheckout, ORDER, readItem, storeItem } from "../../setup/enter-checkout";

const member = makeSessionMember();
const PLACED = {
  data: { id: 9, pay_type: PAY_TYPE.cash, order_status: ORDER_STATUS.ordered, payment_url_web: "" },
};
const last = {
  mid: member.mid,
  pay_type: PAY_TYPE.cash,
  invoice: makeInvoice({ invoiceType: INVOICE_TYPE.email }),
  notes: [],
};

beforeEach(() => {
  window.localStorage.clear();
  storeItem("member", member);
});

const choice = () => screen.queryByRole("checkbox", { name: /^需要免洗餐具/ });
const orderTakingCutlery = { takes_cutlery: 1 } as const;

it("leaves the box for cutlery unchecked at first, sends the choice with the order and stores it for the next order (CK-118, CK-130)", async () => {
  const { calls, user } = await enterCheckout({
    order: orderTakingCutlery,
    replies: { [ORDER]: PLACED },
  });
  expect(choice()).not.toBeChecked();
  expect(screen.getByText("不附餐具，減少一次性垃圾")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /^需要免洗餐具/ }));
  expect(screen.getByText("店家會附上餐具")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ needs_cutlery: 1 }));
  await waitFor(() => expect(readItem("lastChoices")).toMatchObject({ needs_cutlery: 1 }));
});

it("sends that no cutlery is needed when the customer has not chosen", async () => {
  const { calls, user } = await enterCheckout({
    order: orderTakingCutlery,
    replies: { [ORDER]: PLACED },
  });
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ needs_cutlery: 0 }));
});

it.each([
  [1, true],
  [0, false],
  [undefined, false],
])("starts with the choice of the last order: needs_cutlery %s", async (needs_cutlery, isOn) => {
  storeItem("lastChoices", { ...last, ...(needs_cutlery !== undefined && { needs_cutlery }) });
  await enterCheckout({ order: orderTakingCutlery });
  if (isOn) expect(choice()).toBeChecked();
  else expect(choice()).not.toBeChecked();
});

it("neither offers nor sends a choice of cutlery when the quote does not contain `takes_cutlery`", async () => {
  storeItem("lastChoices", { ...last, needs_cutlery: 1 });
  const { calls, user } = await enterCheckout({ replies: { [ORDER]: PLACED } });
  expect(choice()).toBeNull();
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.countOf(ORDER)).toBe(1));
  expect(calls.bodyOf(ORDER)).not.toHaveProperty("needs_cutlery");
});
