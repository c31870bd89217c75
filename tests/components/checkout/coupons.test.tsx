import { screen, waitFor, within } from "@testing-library/react";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeOpening, makeQuote } from "../../factories/checkout-shapes";
import { makeHeldCoupon } from "../../factories/held-coupons";
import { enterCheckout, OPEN, ORDER, QUOTE } from "../../setup/enter-checkout";

const COUPONS = "/api/UserApi/newDiscountCodeList";

const meal = makeHeldCoupon();
const pickupCoupon = makeHeldCoupon({
  code_id: 6,
  remark: "外帶專用",
  is_access: 0,
  access_text: "僅限外帶訂單使用",
});
const lists = {
  unused: [meal, pickupCoupon],
  used: [makeHeldCoupon({ code_id: 7, remark: "感謝您的訂購" })],
  expired: [makeHeldCoupon({ code_id: 8, remark: "夏日限定" })],
};
const event = {
  enable: 0,
  event_id: 1,
  use_points: 30,
  title: "點數免運",
  remark: "",
  hint: "",
} as const;
const reduced = makeQuote({ discount_price: 30, pay_total: 125 });
const opening = { coupons: lists };

beforeEach(() => window.localStorage.clear());

const couponChoice = () => screen.findByRole("radio", { name: /^使用/ });
const noCouponChoice = () => screen.getByRole("radio", { name: "不使用" });

async function pick(user: Awaited<ReturnType<typeof enterCheckout>>["user"]) {
  await user.click(await couponChoice());
  const dialog = await screen.findByRole("dialog", { name: "我的優惠券" });
  await user.click(within(dialog).getByRole("radio", { name: /餐點滿 100 元折 30 元/ }));
  await user.click(within(dialog).getByRole("button", { name: "使用這張優惠券" }));
}

it("shows 使用, 不使用 and the number of usable coupons (CK-39)", async () => {
  await enterCheckout({ opening });
  expect(await couponChoice()).not.toBeChecked();
  expect(noCouponChoice()).toBeChecked();
  expect(screen.getByRole("group", { name: "我的優惠券" })).toHaveTextContent("1 張可用");
});

it("on 使用, lists usable coupons, unusable coupons with a reason, and used and expired coupons (CK-40, MD-02)", async () => {
  const { user, calls } = await enterCheckout({ opening });
  await user.click(await couponChoice());
  const dialog = await screen.findByRole("dialog", { name: "我的優惠券" });
  expect(within(dialog).getAllByRole("radio")).toHaveLength(1);
  expect(within(dialog).getByText("僅限外帶訂單使用")).toBeVisible();
  expect(within(dialog).getByRole("button", { name: "使用這張優惠券" })).toBeDisabled();
  expect(within(dialog).getByText("已使用（1）")).toBeInTheDocument();
  expect(within(dialog).getByText("夏日限定")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "關閉" }));
  expect(noCouponChoice()).toBeChecked();
  expect(calls.countOf(QUOTE)).toBe(0);
});

it("requests a quote with the chosen coupon and shows the discount, and 不使用 removes the coupon (CK-16, CK-41)", async () => {
  const { user, calls } = await enterCheckout({ opening, replies: { [QUOTE]: { data: reduced } } });
  await pick(user);
  expect(await screen.findByRole("button", { name: "確認購買 NT$125" })).toBeEnabled();
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 5 });
  expect(await couponChoice()).toBeChecked();
  expect(screen.getByRole("group", { name: "我的優惠券" })).toHaveTextContent("-NT$30");
  calls.reply(QUOTE, { data: makeQuote() });
  await user.click(noCouponChoice());
  await screen.findByRole("button", { name: "確認購買 NT$155" });
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 0 });
});

it("on 不使用, removes from the draft the coupon and also the points event that the coupon has blocked (CK-42)", async () => {
  const orderWithBlockedEvent = makeQuote({
    ...reduced,
    op_delivery_event: { ...event, enable: 1, reason: REASON.otherDeliveryRelief },
  });
  const { user, calls } = await enterCheckout({
    opening,
    order: orderWithBlockedEvent,
    draft: { code_id: 5, op_event_id: 1 },
  });
  await couponChoice();
  await user.click(noCouponChoice());
  await waitFor(() =>
    expect(calls.bodyOf(QUOTE)).toMatchObject({
      code_id: 0,
      op_event_id: null,
      use_op_delivery: 0,
    }),
  );
});

it("shows why a coupon gives no discount, removes the coupon and requests one quote without it (CK-43)", async () => {
  const toast = "此優惠券目前無法使用：未達使用門檻";
  const { user, calls } = await enterCheckout({
    opening,
    replies: { [QUOTE]: { data: makeQuote({ alert_toast: toast }) } },
  });
  await pick(user);
  await waitFor(() => expect(screen.getAllByText(toast)).toHaveLength(2));
  await waitFor(() => expect(noCouponChoice()).toBeChecked());
  await screen.findByRole("button", { name: "確認購買 NT$155" });
  expect(calls.countOf(QUOTE)).toBe(2);
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 0 });
});

it("requests the coupons again after a change of the dining type", async () => {
  const pickup = makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 });
  const requests: string[] = [];
  const { user } = await enterCheckout({
    opening,
    replies: {
      [QUOTE]: { data: pickup },
      [COUPONS]: (url) => {
        requests.push(url.search);
        return { data: [meal, { ...pickupCoupon, is_access: 1, access_text: "" }] };
      },
    },
  });
  await user.click(await screen.findByRole("radio", { name: "外帶" }));
  expect(await screen.findByText("2 張可用")).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain("type=1&store_id=3&filter_full_money=120&dining_type=0");
});

it("shows a message when the coupons cannot be read, and requests them again on 再試一次", async () => {
  const { user, calls } = await enterCheckout({ replies: { [COUPONS]: "lost" } });
  await user.click(await couponChoice());
  const dialog = await screen.findByRole("dialog", { name: "我的優惠券" });
  expect(await within(dialog).findByText("優惠券暫時無法載入，請稍後再試")).toBeVisible();
  calls.reply(COUPONS, { data: [] });
  await user.click(within(dialog).getByRole("button", { name: "再試一次" }));
  expect(await within(dialog).findByText("目前沒有優惠券")).toBeVisible();
});

it("orders with the coupon of the stored draft (CK-80)", async () => {
  const placed = {
    id: 7,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  };
  const { user, calls } = await enterCheckout({
    opening,
    order: reduced,
    draft: { code_id: 5 },
    replies: { [ORDER]: { data: placed } },
  });
  const confirm = await screen.findByRole("button", { name: "確認購買 NT$125" });
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { code_id: 5 } });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ code_id: 5 }));
});

it("removes a coupon of another member from the draft, and opens the checkout", async () => {
  const refused = {
    code: CODE.refused,
    message: "找不到此優惠券，請重新選擇",
    reason: REASON.coupon,
  };
  const replies = [refused, { data: makeOpening(opening) }];
  const { calls } = await enterCheckout({
    draft: { code_id: 99 },
    replies: { [OPEN]: () => replies.shift() ?? "lost" },
  });
  expect(await screen.findByRole("button", { name: "確認購買 NT$155" })).toBeVisible();
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { code_id: 0 } });
});
