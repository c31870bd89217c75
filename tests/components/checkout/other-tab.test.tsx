import { screen, waitFor } from "@testing-library/react";
import { ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeCartItem } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, readItem, storeItem } from "../../setup/enter-checkout";

const more = makeCartItem({ id: 22, name: "滷蛋", pdkey: "single-22-a" });
const addInOtherTab = () => storeItem("cart", makeCart({ items: [makeCartItem(), more] }));
const names = () => readItem("cart").items.map(({ name }: { name: string }) => name);

async function press(pay_type: number, order_status: number) {
  const placed = { id: 7, pay_type, order_status, payment_url_web: "https://pay.example/7" };
  const entered = await enterCheckout({ replies: { [ORDER]: { data: placed } } });
  addInOtherTab();
  await entered.user.click(await screen.findByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(entered.go).toHaveBeenCalled());
  return entered;
}

beforeEach(() => window.localStorage.clear());

it("keeps lines in the cart that another tab has added", async () => {
  const { go } = await press(PAY_TYPE.cash, ORDER_STATUS.ordered);
  expect(go).toHaveBeenCalledWith("/orderList");
  expect(names()).toEqual(["滷蛋"]);
});

it("stores the ordered lines before the payment page opens", async () => {
  await press(PAY_TYPE.linePay, ORDER_STATUS.awaitingPayment);
  const { ordered } = readItem("lastCheckout");
  expect(ordered).toEqual([{ pdkey: expect.stringMatching(/^single-21-/), quantity: 1 }]);
  expect(names()).toEqual(["排骨便當", "滷蛋"]);
});
