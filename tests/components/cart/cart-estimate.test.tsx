import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartScreen } from "@/components/cart/cart-screen";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { writeStored } from "@/lib/client/storage";
import type { CartQuote } from "@/lib/contracts/cart-quotes";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import checkoutTexts from "@/messages/zh-TW/checkout.json";
import { makeCart, makeItem, makeLine } from "../../factories/cart-lines";
import { flushTasks } from "../../setup/flush-tasks";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const QUOTE = "/api/v3/WebApi/cartQuote";
const quote = (values: Partial<CartQuote> = {}): CartQuote => ({
  lines: [makeItem()],
  subtotal: 100,
  service_fee: 5,
  delivery_fee: 45,
  delivery_discount: 0,
  store_coupon_discount_money: 20,
  total: 130,
  ...values,
});

async function open(reply: Parameters<typeof serveCalls>[0][string]) {
  window.localStorage.clear();
  const calls = serveCalls({
    [QUOTE]: reply,
    "/api/v3/StoreApi/minCharge": { data: { minimum_charge: 0 } },
  });
  changeCart(() => makeCart());
  renderWithMessages(<CartScreen />);
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(1));
  return calls;
}

afterEach(clearCart);

it("shows the estimated total with its parts in the words of the checkout, and says that it is an estimate (CA-51)", async () => {
  await open({ data: quote({ delivery_discount: 10, total: 120 }) });
  expect(await screen.findByText("預估總計")).toHaveTextContent("預估總計NT$120");
  const { delivery_discount, store_coupon_discount } = checkoutTexts;
  const offer = `${store_coupon_discount} -NT$20`;
  const relief = `${delivery_discount} -NT$10`;
  for (const text of ["外送費 NT$45", "服務費 NT$5", offer, relief]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText("以結帳金額為準，優惠券與點數在結帳時使用")).toBeVisible();
});

it("sends the products without their prices, and no position when there is no address", async () => {
  window.localStorage.clear();
  const calls = await open({ data: quote() });
  expect(calls.bodyOf(QUOTE)).toEqual({
    store_id: 1,
    dining_type: DINING_TYPE.delivery,
    point: null,
    foods: expect.not.stringContaining("price"),
  });
});

it("shows the total without the delivery fee when the answer has no delivery fee", async () => {
  await open({ data: quote({ delivery_fee: null, total: 85 }) });
  expect(await screen.findByText("預估總計（不含外送費）")).toBeVisible();
  expect(screen.getByText("輸入地址後計算外送費")).toBeVisible();
});

it("puts a changed price into the cart and shows a message (CA-51)", async () => {
  await open({
    data: quote({ lines: [makeItem({ unit_price: 120 })], subtotal: 120, total: 150 }),
  });
  expect(await screen.findByText("「牛肉麵」每份由 NT$100 改為 NT$120")).toBeVisible();
  expect(currentCart().total_price).toBe(120);
});

it("still shows the message about a changed price after a change of the quantity (CA-51)", async () => {
  const dearer = (quantity: number) => ({
    data: quote({ lines: [makeItem({ quantity, unit_price: 120 })] }),
  });
  const calls = await open(dearer(1));
  const text = "「牛肉麵」每份由 NT$100 改為 NT$120";
  expect(await screen.findByText(text)).toBeVisible();
  calls.reply(QUOTE, dearer(2));
  await userEvent.setup().click(screen.getByRole("button", { name: "牛肉麵增加一份" }));
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(2));
  await act(flushTasks);
  expect(currentCart().total_price).toBe(240);
  expect(screen.getByText(text)).toBeVisible();
});

it("names a product that is no longer available, and sends no request after its removal has emptied the cart", async () => {
  const calls = await open({ data: quote({ lines: [null], subtotal: 0, total: 0 }) });
  expect(await screen.findByText("「牛肉麵」目前不能這樣點，請移除或重新選擇")).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "移除牛肉麵" }));
  expect(screen.getByRole("link", { name: "開始點餐" })).toBeVisible();
  expect(calls.countOf(QUOTE)).toBe(1);
});

it.each([
  ["does not offer the call quoteCart", { code: CODE.refused, message: "", reason: "not-offered" }],
  ["cannot be reached", "lost"],
] as const)(
  "if the backend %s, says that the checkout will show the total",
  async (_what, reply) => {
    await open(reply);
    expect(await screen.findByText("優惠與總金額在結帳時確認")).toBeVisible();
    expect(screen.getByRole("link", { name: "去結帳" })).toBeVisible();
  },
);

it("requests a new estimate when the address or a quantity changes", async () => {
  const calls = await open({ data: quote() });
  await screen.findByText("預估總計");
  act(() => changeCart(() => makeCart({ items: [makeLine({ quantity: 2 })] })));
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(2));
  act(() => {
    writeStored("address", {
      address: "台北市信義區市府路1號",
      areaName: "信義區",
      cityName: "台北市",
      lat: 25.03,
      lng: 121.56,
      street: "市府路1號",
      remark: "",
    });
  });
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(3));
  expect(calls.bodyOf(QUOTE)).toMatchObject({ point: { lat: 25.03, lng: 121.56 } });
});
