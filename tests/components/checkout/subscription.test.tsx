import { screen, waitFor, within } from "@testing-library/react";
import type { Order } from "@/lib/contracts/orders";
import { makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, QUOTE } from "../../setup/enter-checkout";
import { holdAnswers } from "../../setup/serve-calls";

const subscription = {
  type: 0,
  enable: 1,
  title: "福饕免運",
  end_date: "2027-11-11",
  discount_count: 4,
  limit_text: "本期外送費折抵剩 4 次",
} as const;
const event = {
  enable: 0,
  event_id: 1,
  use_points: 30,
  title: "點數免運",
  remark: "",
  hint: "",
} as const;
const subscribed = makeQuote({
  subscription: { ...subscription, type: 1 },
  subscribe_delivery_discount_price: 35,
  op_delivery_event: { ...event, enable: -1, hint: "已套用運費優惠" },
  pay_total: 120,
});

beforeEach(() => window.localStorage.clear());

const enter = (order: Partial<Order>, more: Parameters<typeof enterCheckout>[0] = {}) =>
  enterCheckout({ ...more, order: { subscription, ...order } });
const box = () => screen.findByRole("checkbox", { name: /^福饕免運/ });

it("shows the title, the end and the limits of the subscription, and no amount of money (CK-46, SB-04)", async () => {
  await enter({});
  expect(await box()).toBeEnabled();
  expect(await box()).toHaveAccessibleName("福饕免運 效期至 2027/11/11");
  expect(await box()).toHaveAccessibleDescription("本期外送費折抵剩 4 次");
  expect(screen.getByText("福饕免運").closest("label")).not.toHaveTextContent("NT$");
});

it("sends a checked subscription, and shows the server's discount in a separate line (CK-18, CK-47, SB-03, SB-04)", async () => {
  const { user, calls } = await enter({}, { replies: { [QUOTE]: { data: subscribed } } });
  await user.click(await box());
  await screen.findByRole("button", { name: "確認購買 NT$120" });
  expect(calls.bodyOf(QUOTE)).toMatchObject({ subscription_type: 1 });
  expect(screen.getByText("福饕免運折抵").nextSibling).toHaveTextContent("-NT$35");
  expect(screen.getByText("福饕免運").closest("label")).not.toHaveTextContent("NT$");
});

async function enterSubscribed() {
  const entered = await enterCheckout({
    order: subscribed,
    draft: { subscription_type: 1, op_event_id: null },
  });
  await entered.user.click(await box());
  const title = "確定不使用每期福饕優惠嗎？";
  const dialog = await screen.findByRole("dialog", { name: title });
  return { ...entered, dialog: within(dialog) };
}

it("asks before it unchecks the subscription, and leaves the subscription checked on 取消 (CK-48, CK-49)", async () => {
  const { user, calls, dialog } = await enterSubscribed();
  const text = "每期優惠次數有限，未使用的次數不會累積，每期將重新計算";
  expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "取消" }));
  expect(await box()).toBeChecked();
  expect(calls.countOf(QUOTE)).toBe(0);
});

it("switches off the subscription on 確定 (CK-50)", async () => {
  const { user, calls, dialog } = await enterSubscribed();
  calls.reply(QUOTE, { data: makeQuote({ subscription }) });
  await user.click(dialog.getByRole("button", { name: "確定" }));
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ subscription_type: 0 }));
  await waitFor(async () => expect(await box()).not.toBeChecked());
});

it("switches off the subscription together with a points event that was chosen just before (CK-50)", async () => {
  const quotes = holdAnswers();
  const order = makeQuote({
    subscription: { ...subscription, type: 1 },
    op_exchange_on: 1,
    have_op: 120,
    op_delivery_event: event,
  });
  const { user, calls } = await enterCheckout({
    order,
    draft: { subscription_type: 1 },
    replies: { [QUOTE]: quotes.reply },
  });
  await user.click(screen.getByRole("checkbox", { name: /^點數免運/ }));
  const both = { subscription_type: 1, op_event_id: 1, use_op_delivery: 1 };
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject(both));
  await user.click(await box());
  await user.click(await screen.findByRole("button", { name: "確定" }));
  const neither = { subscription_type: 0, op_event_id: null, use_op_delivery: 0 };
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject(neither));
});

test.each<[string, Partial<Order>]>([
  ["本期次數已用完", { subscription: { ...subscription, enable: 0 } }],
  ["目前沒有生效中的訂閱", { subscription: { ...subscription, enable: 0, end_date: "" } }],
  ["已使用點數折抵外送費，取消後即可使用", { op_delivery_event: { ...event, enable: 1 } }],
])("shows why the subscription cannot be chosen: %s (CK-51, CK-52)", async (reason, order) => {
  await enter(order, { draft: { op_event_id: order.op_delivery_event ? 1 : null } });
  expect(await box()).toBeDisabled();
  expect(await box()).toHaveAccessibleName(expect.stringContaining(reason));
});

it("unchecks the subscription without a question when the server does not apply it", async () => {
  const used = makeQuote({ subscription: { ...subscription, enable: 0 } });
  const { user, calls } = await enter({}, { replies: { [QUOTE]: { data: used } } });
  await user.click(await box());
  await waitFor(async () => expect(await box()).not.toBeChecked());
  expect(calls.countOf(QUOTE)).toBe(1);
});

it("shows that the subscription has no effect because another discount applies", async () => {
  const idle = { subscription: { ...subscription, type: 1 as const }, delivery_discount: 35 };
  await enter(idle, { draft: { subscription_type: 1 } });
  expect(await box()).toHaveAccessibleName(
    expect.stringContaining("這筆訂單已有其他優惠，這次不折抵"),
  );
});
