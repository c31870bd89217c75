import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartScreen } from "@/components/cart/cart-screen";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeCart, makeLine, makeRelish } from "../../factories/cart-lines";
import { makeStoreDetail } from "../../factories/shown-stores";
import { setPageLanguage } from "../../setup/language-of-pages";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import { takeEvents } from "../../setup/services-element";
import "../../setup/dom-dialog";

const MINIMUM = "/api/v3/StoreApi/minCharge";

beforeEach(() => {
  window.localStorage.clear();
  setPageLanguage("zh-TW");
  clearCart();
});

async function open(cart: Cart, minimum_charge = 0) {
  serveCalls({ [MINIMUM]: { data: { minimum_charge } } });
  changeCart(() => cart);
  renderWithMessages(<CartScreen />);
  await screen.findByText("餐點小計");
  return userEvent.setup();
}

it("lists a line with its name, options, remark and price (CA-01)", async () => {
  const line = makeLine({ relish_ids: [makeRelish()], remark: "少油", quantity: 2 });
  await open(makeCart({ items: [line], total_price: 240 }));
  const [item] = screen.getAllByRole("listitem");
  expect(item).toHaveTextContent("牛肉麵");
  expect(item).toHaveTextContent("大碗");
  expect(item).toHaveTextContent("備註：少油");
  expect(item).toHaveTextContent("NT$240");
});

it("marks the Chinese names of a line on an English page (LN-12)", async () => {
  setPageLanguage("en");
  serveCalls({ [MINIMUM]: { data: { minimum_charge: 0 } } });
  changeCart(() => makeCart({ items: [makeLine({ relish_ids: [makeRelish()] })] }));
  renderWithMessages(<CartScreen />);
  for (const name of ["牛肉麵", "大碗"]) {
    expect(await screen.findByText(name)).toHaveAttribute("lang", "zh-Hant-TW");
  }
});

it("changes the quantity and the subtotal at once (CA-02)", async () => {
  const user = await open(makeCart());
  await user.click(screen.getByRole("button", { name: "牛肉麵增加一份" }));
  expect(screen.getByText("NT$200", { selector: "[role=status]" })).toBeVisible();
  expect(currentCart()).toMatchObject({ total_quantity: 2, total_price: 200 });
});

it("removes the only line of the cart on a press of 移除, and then links to the stores (CA-03, CA-08)", async () => {
  const user = await open(makeCart());
  await user.click(screen.getByRole("button", { name: "移除牛肉麵" }));
  expect(screen.getByRole("link", { name: "開始點餐" })).toHaveAttribute("href", "/home");
});

it.each([
  [2, 2],
  [99, null],
  [99, 150],
])(
  "allows at most %i portions of a product with max_quantity %j, and shows this maximum (PR-14)",
  async (quantity, max_quantity) => {
    const user = await open(makeCart({ items: [makeLine({ quantity, max_quantity })] }));
    await user.click(screen.getByRole("button", { name: "牛肉麵增加一份" }));
    expect(screen.getByText(`此餐點單筆最大訂購量為${quantity}份`)).toBeVisible();
    expect(currentCart().total_quantity).toBe(quantity);
  },
);

it("links a line to its product page for editing, and keeps the URL parameter `number` (CA-04)", async () => {
  const line = makeLine();
  await open(makeCart({ items: [line], number: "A1" }));
  expect(screen.getByRole("link", { name: "編輯牛肉麵" })).toHaveAttribute(
    "href",
    `/product?stid=1&fdid=7&number=A1&mkey=${line.pdkey}`,
  );
});

it("clears the cart only after the customer has confirmed (CA-05)", async () => {
  const user = await open(makeCart());
  await user.click(screen.getByRole("button", { name: "清空購物車" }));
  const dialog = screen.getByRole("dialog", { name: "確定要清空購物車嗎？" });
  await user.click(within(dialog).getByRole("button", { name: "取消" }));
  expect(currentCart().items).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "清空購物車" }));
  await user.click(screen.getByRole("button", { name: "確定" }));
  expect(currentCart().items).toEqual([]);
});

it("links back to the store and on to the checkout (CA-06, CA-07)", async () => {
  await open(makeCart({ number: "A1" }));
  expect(screen.getByRole("link", { name: "繼續購物" })).toHaveAttribute(
    "href",
    "/store?stid=1&number=A1",
  );
  expect(screen.getByRole("link", { name: "去結帳" })).toHaveAttribute("href", "/checkout");
});

it.each([
  [101, "差NT$1達低消，去餐廳加購", "/store?stid=1"],
  [100, "去結帳", "/checkout"],
])(
  "a cart of NT$100 with a minimum of NT$%i shows the link %s (CA-41, CA-42, CA-46)",
  async (minimum, name, href) => {
    await open(makeCart(), minimum);
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", href);
  },
);

it.each([
  [OPEN_STATUS.resting, "店家休息中"],
  [OPEN_STATUS.busy, "餐廳忙碌中，請耐心等候"],
])(
  "while the store has open_status %i, shows %s and links to the checkout only for a reservation (ST-16, ST-17)",
  async (open_status, text) => {
    serveCalls({
      [MINIMUM]: { data: { minimum_charge: 0 } },
      "/api/StoreApi/storeDetail": { data: makeStoreDetail({ open_status }) },
    });
    changeCart(() => makeCart());
    renderWithMessages(<CartScreen />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: "去結帳" })).toBeDisabled();
    expect(screen.queryByRole("link", { name: "去結帳" })).not.toBeInTheDocument();
    await act(async () =>
      changeCart(() => makeCart({ is_reservation: 1, reservation_start_time: 1_800_000_000 })),
    );
    expect(await screen.findByRole("link", { name: "去結帳" })).toBeVisible();
  },
);

it("uses the minimum_charge of the stored cart when the request for the minimum is lost", async () => {
  serveCalls({ [MINIMUM]: "lost" });
  changeCart(() => makeCart({ minimum_charge: 150 }));
  renderWithMessages(<CartScreen />);
  expect(await screen.findByRole("link", { name: "差NT$50達低消，去餐廳加購" })).toBeVisible();
});

it("shows the reserved time, and asks for a time if a business reservation has none (CA-24)", async () => {
  const reservation_start_time = Date.parse("2026-11-22T12:00:00+08:00") / 1000;
  await open(makeCart({ is_reservation: 1, reservation_start_time }));
  expect(await screen.findByText("預約 11/22 週日 12:00–12:30")).toBeVisible();
  await act(async () =>
    changeCart(() => makeCart({ dining_type: DINING_TYPE.businessReservation })),
  );
  expect(screen.getByText("請選擇預訂時段")).toBeVisible();
  await act(async () => changeCart(() => makeCart()));
  expect(screen.queryByText("請選擇預訂時段")).not.toBeInTheDocument();
});

it("reports view_cart once with the items of the cart (AN-01)", async () => {
  takeEvents();
  const user = await open(makeCart());
  const seen = () => takeEvents().filter(({ name }) => name === "view_cart");
  expect(seen()).toMatchObject([{ cart: { items: [{ id: 7, quantity: 1 }] } }]);
  await user.click(screen.getByRole("button", { name: "牛肉麵增加一份" }));
  expect(seen()).toEqual([]);
});
