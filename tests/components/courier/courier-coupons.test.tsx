import { screen, waitFor, within } from "@testing-library/react";
import { DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "../../../lib/contracts/codes";
import { makeCourierOrderQuote } from "../../factories/courier-order-shapes";
import { makeHeldCoupon } from "../../factories/held-coupons";
import {
  clearBrowserData,
  enterCourierOrder,
  findConfirmButton,
  ORDER,
  QUOTE,
} from "../../setup/enter-courier-order";

const COUPONS = "/api/UserApi/newDiscountCodeList";
const coupon = makeHeldCoupon({
  code_id: 5,
  remark: "快遞費現折 30 元",
  dining_types: [DINING_TYPE.courier],
});
const reduced = makeCourierOrderQuote({ discount_price: 30, pay_total: 85, quote_id: "q2" });
const placed = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.awaitingPayment,
  payment_url_web: "https://pay.example/7",
};

/** The answers for the coupons of the courier session: one coupon on the tab of unused coupons. */
const replies = {
  [COUPONS]: (url: URL) => ({ data: url.searchParams.get("type") === "1" ? [coupon] : [] }),
};

beforeEach(clearBrowserData);

const couponChoice = () => screen.findByRole("radio", { name: /^使用/ });
type User = ReturnType<typeof enterCourierOrder>["user"];

async function pick(user: User) {
  await user.click(await couponChoice());
  const dialog = await screen.findByRole("dialog", { name: "我的優惠券" });
  await user.click(await within(dialog).findByRole("radio", { name: /快遞費現折 30 元/ }));
  await user.click(within(dialog).getByRole("button", { name: "使用這張優惠券" }));
}

it("offers the coupons of the courier session (EX-12, CP-02)", async () => {
  const { calls } = enterCourierOrder({ replies });
  await findConfirmButton();
  expect(await screen.findByText("1 張可用")).toBeVisible();
  expect(calls.headerOf(COUPONS, "x-courier")).toBe("1");
  expect(calls.queryOf(COUPONS)).toMatchObject({ dining_type: "5", lat: "25.0785" });
});

it("requests a quote with the chosen coupon, and sends the coupon with the order (EX-12)", async () => {
  const { calls, user } = enterCourierOrder({ replies });
  await findConfirmButton();
  calls.reply(QUOTE, { data: reduced });
  calls.reply(ORDER, { data: placed });
  await pick(user);
  const order = await findConfirmButton("NT$85");
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 5 });
  expect(screen.getByRole("group", { name: "我的優惠券" })).toHaveTextContent("-NT$30");
  await waitFor(() => expect(order).toBeEnabled());
  await user.click(order);
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ code_id: 5, quote_id: "q2" }));
});

it("removes the coupon on 不使用 (EX-12, CK-41)", async () => {
  const { calls, user } = enterCourierOrder({ replies });
  await findConfirmButton();
  calls.reply(QUOTE, { data: reduced });
  await pick(user);
  await findConfirmButton("NT$85");
  calls.reply(QUOTE, { data: makeCourierOrderQuote() });
  await user.click(screen.getByRole("radio", { name: "不使用" }));
  await findConfirmButton();
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 0 });
});

it("removes a coupon that gives no discount, and shows the server's reason (EX-12, CK-43)", async () => {
  const { calls, user } = enterCourierOrder({ replies });
  await findConfirmButton();
  const reason = "運費已有優惠，不需使用運費優惠券";
  calls.reply(QUOTE, { data: makeCourierOrderQuote({ alert_toast: reason }) });
  await pick(user);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole("radio", { name: "不使用" })).toBeChecked();
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 0 }));
});

it("keeps the coupon of a draft that was stored in the same courier session (EX-12)", async () => {
  const { calls } = enterCourierOrder({
    replies,
    draft: { code_id: 5 },
    quote: { discount_price: 30, pay_total: 85 },
  });
  await findConfirmButton("NT$85");
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 5 });
});

it("removes the coupon of a draft that was stored in another courier session (EX-12)", async () => {
  const { calls } = enterCourierOrder({ replies, mark: "other-mark", draft: { code_id: 5 } });
  await findConfirmButton();
  expect(calls.bodyOf(QUOTE)).toMatchObject({ code_id: 0 });
});
