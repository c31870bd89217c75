import { screen, waitFor, within } from "@testing-library/react";
import type { BestDeal } from "@/lib/contracts/best-deal";
import { makeBestDeal, makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, QUOTE } from "../../setup/enter-checkout";

beforeEach(() => window.localStorage.clear());

const coupon = { benefit: "coupon", name: "滿百折五十", discount: 50, note: "" } as const;
const subscription = { benefit: "subscription", name: "福饕免運", discount: 35, note: "" } as const;
const deal = makeBestDeal({
  pay_total: 70,
  saving: 85,
  code_id: 7,
  subscription_type: 1,
  parts: [
    coupon,
    subscription,
    { benefit: "points", name: "OPEN POINT 折抵", discount: 0, note: "這筆訂單沒有可折抵的金額" },
  ],
});
const plan = { type: 0, enable: 1, title: "福饕免運", end_date: "", discount_count: 4 } as const;
const plain = { subscription: { ...plan, limit_text: "" }, best_deal: deal };
const dealQuote = makeQuote({
  subscription: { ...plan, type: 1, limit_text: "" },
  discount_price: 50,
  subscribe_delivery_discount_price: 35,
  pay_total: 70,
  best_deal: { ...deal, saving: 0 },
});
const card = () => screen.findByRole("region", { name: "優惠" });
const enter = (best_deal: BestDeal | undefined, more = {}) =>
  enterCheckout({ order: { ...plain, best_deal }, ...more });

it("proposes the best combination with its saving, and applies it with one press and one request (CK-110)", async () => {
  const { user, calls } = await enter(deal, { replies: { [QUOTE]: { data: dealQuote } } });
  const region = within(await card());
  expect(region.getByText("最划算組合，再省 NT$85")).toBeVisible();
  expect(region.getByText("滿百折五十、福饕免運")).toBeVisible();
  await user.click(region.getByRole("button", { name: "套用最划算組合，再省 NT$85" }));
  expect(await region.findByText("已套用最划算組合，省 NT$85")).toBeVisible();
  await screen.findByRole("button", { name: "確認購買 NT$70" });
  expect(calls.countOf(QUOTE)).toBe(1);
  expect(calls.bodyOf(QUOTE)).toMatchObject({
    code_id: 7,
    selected_store_coupon_type: -1,
    subscription_type: 1,
    use_op: 0,
    op_event_id: null,
  });
  expect(screen.getByRole("checkbox", { name: /福饕免運/ })).toBeChecked();
});

it("restores the earlier choices with one press after the best combination was applied (CK-111)", async () => {
  const { user, calls } = await enter(deal, { replies: { [QUOTE]: { data: dealQuote } } });
  await user.click(await screen.findByRole("button", { name: /^套用最划算組合/ }));
  await screen.findByRole("button", { name: "確認購買 NT$70" });
  calls.reply(QUOTE, { data: makeQuote(plain) });
  await user.click(screen.getByRole("button", { name: "復原成原本選的優惠" }));
  await screen.findByRole("button", { name: "確認購買 NT$155" });
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 0, subscription_type: 0 });
  expect(calls.bodyOf(QUOTE)).not.toHaveProperty("selected_store_coupon_type");
  expect(screen.getByRole("button", { name: /^套用最划算組合/ })).toBeVisible();
});

it("shows no button to restore the earlier choices after the customer has chosen something else (CK-111)", async () => {
  const { user, calls } = await enter(deal, { replies: { [QUOTE]: { data: dealQuote } } });
  await user.click(await screen.findByRole("button", { name: /^套用最划算組合/ }));
  await screen.findByRole("button", { name: "確認購買 NT$70" });
  calls.reply(QUOTE, { data: makeQuote(plain) });
  await user.click(screen.getByRole("radio", { name: "不使用" }));
  await screen.findByRole("button", { name: "確認購買 NT$155" });
  expect(screen.queryByRole("button", { name: /^復原/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^套用最划算組合/ })).toBeVisible();
});

it("says that the current choice is the best, and shows the discount of each benefit (CK-110, CK-112)", async () => {
  const { user } = await enter({ ...deal, saving: 0 });
  const region = within(await card());
  expect(region.getByText("目前的組合最划算")).toBeVisible();
  expect(region.queryByRole("button", { name: /^套用|^復原/ })).not.toBeInTheDocument();
  await user.click(region.getByText("各項優惠怎麼算"));
  expect(region.getByText("-NT$50")).toBeVisible();
  expect(region.getByText("這筆訂單沒有可折抵的金額")).toBeVisible();
});

it("if no benefit can be used, shows the reason for a benefit that the member has (CK-112)", async () => {
  const note = "未達使用門檻 NT$300，還差 NT$40";
  await enter(
    makeBestDeal({
      parts: [{ benefit: "first-order-coupon", name: "首購折 60", discount: 0, note }],
    }),
  );
  expect(await screen.findByText("這筆訂單目前沒有可用的優惠")).toBeVisible();
  expect(screen.getByText(`首購折 60：${note}`)).toBeVisible();
  expect(screen.queryByText("各項優惠怎麼算")).not.toBeInTheDocument();
});

it.each([
  ["a backend that does not send best_deal", undefined],
  ["a member without benefits", makeBestDeal()],
])("shows no line about the best combination for %s (CK-110)", async (_what, best_deal) => {
  await enter(best_deal);
  await card();
  await waitFor(() => expect(screen.queryByText(/最划算/)).not.toBeInTheDocument());
  expect(screen.queryByText("這筆訂單目前沒有可用的優惠")).not.toBeInTheDocument();
});
