import { fireEvent, screen, waitFor } from "@testing-library/react";
import { CODE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeStoredAddress } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE, storeItem } from "../../setup/enter-checkout";
import { holdAnswers } from "../../setup/serve-calls";

const placed = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.awaitingPayment,
  payment_url_web: "https://pay.example/7",
};

beforeEach(() => window.localStorage.clear());

const sending = () => screen.queryByRole("dialog", { name: "訂單送出中" });
const confirm = () => screen.findByRole("button", { name: /^確認購買/ });

async function send() {
  const slow = holdAnswers();
  const entered = await enterCheckout({ replies: { [ORDER]: slow.reply } });
  await entered.user.click(await confirm());
  await waitFor(() => expect(sending()).toBeVisible());
  return { ...entered, answer: slow.answer };
}

it("covers the page from the press until the server has refused the order (MD-03)", async () => {
  const { answer } = await send();
  fireEvent.keyDown(sending() ?? document.body, { key: "Escape" });
  expect(sending()).toBeVisible();
  answer(1, { code: CODE.storeClosed, message: "餐廳忙碌中" });
  expect(await screen.findByRole("button", { name: "餐廳忙碌中" })).toBeDisabled();
  expect(sending()).not.toBeInTheDocument();
});

it("keeps the page covered while the browser opens the payment page (MD-03)", async () => {
  const { answer, go } = await send();
  answer(1, { data: placed });
  await waitFor(() => expect(go).toHaveBeenCalledWith(placed.payment_url_web, "new"));
  expect(screen.getByRole("dialog", { name: "頁面跳轉中，請稍候" })).toBeVisible();
});

it("uncovers the page and shows a message when the connection is lost (MD-03, CK-90)", async () => {
  const { calls, user } = await enterCheckout({ replies: { [ORDER]: "lost" } });
  (await confirm()).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "網路連線中斷" })).toBeVisible();
  expect(sending()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "知道了" }));
  expect(await confirm()).toHaveFocus();
  expect(calls.countOf(ORDER)).toBe(1);
});

it("requests a quote for an address that was changed in another tab, but only after the answer to the order", async () => {
  const { answer, calls } = await send();
  storeItem("address", makeStoredAddress({ street: "松高路9號" }));
  fireEvent(window, new StorageEvent("storage", { key: "address" }));
  expect(calls.countOf(QUOTE)).toBe(0);
  answer(1, { code: CODE.refused, message: "請重新確認訂單" });
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ street: "松高路9號" }));
});
