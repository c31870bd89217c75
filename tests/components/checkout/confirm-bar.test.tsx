import { screen } from "@testing-library/react";
import { ConfirmBar } from "@/components/checkout/confirm-bar";
import { DINING_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { makeQuote } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";

const NOTICE = "確認購買按下會立即支付，無法取消訂單，請您再次確認";
const NOW = Date.parse("2026-11-21T12:00:00+08:00");
const soon = { minutes: 5, until: null };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

function show(values: Partial<Order>, pay_type: number = PAY_TYPE.linePay) {
  const order = makeQuote(values);
  const form = { order, quoting: { type: "idle" }, refusal: null, draft: { pay_type, card_id: 1 } };
  const props = { checkout: {}, state: { phase: "ready", form }, order };
  renderWithMessages(<ConfirmBar {...(props as unknown as Parameters<typeof ConfirmBar>[0])} />);
}

it.each([
  ["an order for now", {}, soon, "送出後 5 分鐘內、店家接單前可免費取消"],
  [
    "a reservation",
    {},
    { minutes: 5, until: NOW / 1000 + 26 * 3600 },
    "11/22 週日 14:00 店家開始準備前可免費取消",
  ],
  [
    "a courier order",
    { dining_type: DINING_TYPE.courier },
    soon,
    "送出後 5 分鐘內、出發取件前可免費取消",
  ],
] as const)(
  "for %s, shows the notice and the end of the time for a cancellation without a fee (CK-94)",
  (_what, values, free_cancel, text) => {
    show({ ...values, free_cancel });
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);

it("shows that a cash order is not charged now (CK-94)", () => {
  show({ free_cancel: soon }, PAY_TYPE.cash);
  expect(screen.getByText("現金現在不扣款；送出後 5 分鐘內、店家接單前可免費取消")).toBeVisible();
});

it("shows only the notice when the backend does not send free_cancel", () => {
  show({}, PAY_TYPE.cash);
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/免費取消|不扣款/);
});
