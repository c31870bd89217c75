import { isCurrent, refundWord, statusWord } from "@/lib/orders/order-status";
import messages from "@/messages/zh-TW/orders.json";

it.each([
  [0, "已下單"],
  [1, "確認中"],
  [2, "已送達"],
  [4, "外送中"],
  [7, "確認中"],
  [8, "外送中"],
  [11, "現金自送完成"],
  [-2, "已取消"],
  [3, "處理中"],
  [99, "處理中"],
])("order_status %i is shown as %s (OR-03, OR-04)", (order_status, label) => {
  expect(messages[statusWord(order_status)]).toBe(label);
});

it("isCurrent is true until the order is delivered or cancelled", () => {
  const current = [0, 1, 2, 4, 7, 8, 11, -2].filter((order_status) => isCurrent({ order_status }));
  expect(current).toEqual([0, 1, 4, 7, 8]);
});

it("refundWord says whether a payment is being refunded or is refunded (RU-36)", () => {
  expect([0, 1, 4, 5].map(refundWord)).toEqual([null, null, "refunding", "refunded"]);
});
