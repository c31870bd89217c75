import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { addItem } from "@/lib/cart/cart-rules";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import { readView } from "@/lib/client/view-state";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeItem, makeOrder } from "../../../factories/cart-lines";
import { makeProduct } from "../../../factories/product-shapes";
import { makeVisible } from "../../../setup/near-observer";
import { menu, openStore } from "../../../setup/open-store";
import "../../../setup/dom-dialog";

const FOODS = "/api/v3/StoreApi/store/1/foods";
const row = () => screen.getByRole("link", { name: /^牛肉麵/ });

it("shows the distance and the delivery fee for the visitor's position (ST-01, ST-02)", async () => {
  await openStore({
    detail: { distance: 2.4, delivery_fee: 45, delivery_fee_txt: "外送費 NT$45" },
  });
  expect(await screen.findByText("2.4 公里")).toBeVisible();
  expect(screen.getByText("NT$45")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("測試麵店");
});

it("shows 免運費 if the delivery fee is 0, and hides 服務費 if the service fee is 0 (HM-10, ST-03)", async () => {
  await openStore({ detail: { delivery_fee: 0 } });
  expect(await screen.findByText("免運費")).toBeVisible();
  expect(screen.queryByText("服務費")).not.toBeInTheDocument();
});

it("lists the store's offers (ST-24)", async () => {
  const store_coupon = {
    name: "",
    full_cut: { full_money: 300, cut_money: 30 },
    full_delivery_free_cut: 500,
  };
  await openStore({ shown: { store_coupon } });
  const offers = within(screen.getByRole("list", { name: "店家優惠" })).getAllByRole("listitem");
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    "滿NT$300折NT$30",
    "滿NT$500免運費",
  ]);
});

it.each([
  [{ open_status: OPEN_STATUS.resting }, "休息中"],
  [{ open_status: OPEN_STATUS.busy }, "餐廳忙碌中，請耐心等候"],
  [{ in_delivery_range: 0 }, "外送超出運營服務範圍"],
] as const)(
  "for a store with %j, shows %s and disables the button in the product dialog (ST-16, ST-17, ST-19)",
  async (detail, text) => {
    const { user } = await openStore({ detail });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(row());
    expect(await screen.findByRole("button", { name: /^放入購物車/ })).toBeDisabled();
  },
);

it("opens a product in a dialog under the product's URL, and Back closes the dialog and restores the focus", async () => {
  const { user } = await openStore();
  await user.click(row());
  expect(window.location.pathname + window.location.search).toBe("/product?stid=1&fdid=7");
  expect(await screen.findByRole("dialog", { name: "牛肉麵" })).toBeVisible();
  act(() => {
    window.history.replaceState(null, "", "/store?stid=1");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(screen.queryByRole("dialog", { name: "牛肉麵" })).not.toBeInTheDocument();
  expect(row()).toHaveFocus();
});

it.each([
  ["a product", () => row(), "牛肉麵"],
  ["the store's facts", () => screen.getByRole("button", { name: "店家資訊" }), "店家資訊"],
])(
  "opens %s on a click without pointer events, such as the repeat of a click that was made before hydration",
  async (_what, target, name) => {
    await openStore();
    fireEvent.click(target());
    expect(await screen.findByRole("dialog", { name })).toBeVisible();
  },
);

it("adds a product from its dialog, shows a message and then a link to the cart (ST-25, PR-20)", async () => {
  const { user } = await openStore({ shown: { delivery_min_amount: 150 } });
  await user.click(row());
  await user.click(await screen.findByRole("button", { name: /^放入購物車/ }));
  expect(await screen.findByText("加購成功")).toBeVisible();
  expect(currentCart()).toMatchObject({ store_id: 1, total_quantity: 1, minimum_charge: 150 });
  expect(screen.getAllByRole("link", { name: /未滿足低消，還差 NT\$50/ })[0]).toHaveAttribute(
    "href",
    "/cart",
  );
});

it("shows 已售完 in the row of a product (PR-25)", async () => {
  await openStore();
  expect(screen.getByRole("link", { name: /乾麵.*已售完/ })).toBeVisible();
});

it("loads the next page when the end of the menu comes into view, until the menu ends (ST-06)", async () => {
  const rest = {
    categories: [{ id: 6, name: "小菜", foods: [makeProduct({ id: 9, name: "滷蛋" })] }],
    last_page: 2,
  };
  const requests: string[] = [];
  window.localStorage.setItem(
    "viewState",
    JSON.stringify({ ...readView(), dining_type: DINING_TYPE.pickup }),
  );
  const { calls } = await openStore({
    dining_type: DINING_TYPE.pickup,
    menu: { ...menu, later: [{ id: 6, name: "小菜", page: 2 }] },
    replies: {
      [FOODS]: ({ search }) => {
        requests.push(search);
        return { data: rest };
      },
    },
  });
  const tabs = within(screen.getByRole("navigation", { name: "菜單分類" })).getAllByRole("link");
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["麵食", "小菜"]);
  expect(calls.countOf(FOODS)).toBe(0);
  act(() => makeVisible(screen.getByText("載入更多餐點…")));
  expect(await screen.findByRole("link", { name: /^滷蛋/ })).toBeVisible();
  expect(screen.queryByText("載入更多餐點…")).not.toBeInTheDocument();
  expect(requests).toEqual(["?dining_type=0&page=2"]);
});

it("shows a message when a page of the menu cannot be loaded, and loads the page again on 重新載入 (ER-05)", async () => {
  const { calls, user } = await openStore({
    menu: { ...menu, later: [{ id: 6, name: "小菜", page: 2 }] },
    replies: { [FOODS]: "lost" },
  });
  act(() => makeVisible(screen.getByText("載入更多餐點…")));
  expect(await screen.findByText("菜單沒有載入完")).toBeVisible();
  const foods = [makeProduct({ id: 9, name: "滷蛋" })];
  calls.reply(FOODS, { data: { categories: [{ id: 6, name: "小菜", foods }], last_page: 2 } });
  await user.click(screen.getByRole("button", { name: "重新載入" }));
  expect(await screen.findByRole("link", { name: /^滷蛋/ })).toBeVisible();
});

describe("the choice of the dining type", () => {
  const press = (name: string) => screen.getByRole("button", { name });

  it.each([
    ["外帶", { has_take: 0 }, "店家目前未提供外帶服務"],
    ["企業預訂", {}, "店家未提供企業預訂服務"],
    ["企業預訂", { has_business_reservation: 1 }, "非企業客戶無法使用企業預訂"],
  ] as const)(
    "keeps delivery when %s is pressed at a store with %j, and shows %s (ST-23, CA-31)",
    async (name, shown, text) => {
      const { user } = await openStore({ shown });
      await user.click(press(name));
      expect(screen.getByText(text)).toBeVisible();
      expect(press("外送")).toHaveAttribute("aria-pressed", "true");
    },
  );

  it("selects 外帶 at a store without delivery (CA-28)", async () => {
    await openStore({ shown: { has_delivery: 0 } });
    expect(press("外帶")).toHaveAttribute("aria-pressed", "true");
  });

  it("shows the link 申請企業預訂 when 企業預訂 is refused, and removes the refusal when another dining type is pressed (CA-52)", async () => {
    const { user } = await openStore({ shown: { has_business_reservation: 1 } });
    await user.click(press("企業預訂"));
    expect(screen.getByRole("link", { name: "申請企業預訂" })).toHaveAttribute(
      "href",
      "/instant-delivery-apply?service=booking",
    );
    await user.click(press("外送"));
    expect(screen.queryByText("非企業客戶無法使用企業預訂")).not.toBeInTheDocument();
  });

  it("at a store without business reservation, changes this earlier choice to 外送, and refuses a press on 企業預訂 (ST-23)", async () => {
    window.localStorage.setItem(
      "viewState",
      JSON.stringify({ ...readView(), dining_type: DINING_TYPE.businessReservation }),
    );
    const { user } = await openStore({ detail: { delivery_fee: 35 } });
    expect(press("外送")).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByText("NT$35 起")).toBeVisible();
    await user.click(press("企業預訂"));
    expect(screen.getByText("店家未提供企業預訂服務")).toBeVisible();
  });

  it("changes the dining type without a question when the cart is empty (CA-24)", async () => {
    const { user } = await openStore();
    await user.click(press("外帶"));
    expect(readView().dining_type).toBe(0);
  });

  it("asks before it clears a cart of another dining type, and then changes the type (CA-22, CA-21)", async () => {
    changeCart((cart) => addItem(cart, makeOrder(), makeItem()));
    const { user } = await openStore();
    await user.click(press("外帶"));
    expect(readView().dining_type).toBe(1);
    await user.click(screen.getByRole("button", { name: "新訂單" }));
    expect(currentCart().items).toEqual([]);
    expect(readView().dining_type).toBe(0);
  });

  it.each([
    [
      "changes the dining type and the minimum of a cart of this store",
      1,
      "保留商品並更改",
      { dining_type: DINING_TYPE.pickup, minimum_charge: 80 },
    ],
    [
      "does not change the cart of another store",
      2,
      "保留購物車",
      { dining_type: DINING_TYPE.delivery, minimum_charge: 150 },
    ],
  ])(
    "%s if the customer keeps the cart (CA-46, CA-48)",
    async (_what, store_id, name, expected) => {
      const order = makeOrder({ store_id, minimum_charge: 150 });
      changeCart((cart) => addItem(cart, order, makeItem()));
      const { user } = await openStore({ shown: { min_charge: 80 } });
      await user.click(press("外帶"));
      await user.click(screen.getByRole("button", { name }));
      expect(currentCart()).toMatchObject({ store_id, total_quantity: 1, ...expected });
      expect(readView().dining_type).toBe(0);
    },
  );
});

it("shows a refusal instead of a product if business reservation is chosen and the person is not a corporate member (PR-28)", async () => {
  window.localStorage.setItem(
    "viewState",
    JSON.stringify({ ...readView(), dining_type: DINING_TYPE.businessReservation }),
  );
  const dining_type = DINING_TYPE.businessReservation;
  const { user } = await openStore({ dining_type, shown: { has_business_reservation: 1 } });
  await user.click(row());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getAllByText("非企業客戶無法使用企業預訂").length).toBeGreaterThan(0);
});

it("copies the link to the store on a device that cannot share (ST-26)", async () => {
  const { user } = await openStore();
  await user.click(screen.getByRole("button", { name: "分享" }));
  expect(await screen.findByText("已複製連結")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("http://localhost/store?stid=1");
});

it("shows the store's facts in a dialog, and 去點餐 scrolls to the menu (ST-27, ST-28, ST-30…32)", async () => {
  const { user } = await openStore();
  await user.click(screen.getByRole("button", { name: "店家資訊" }));
  const dialog = await screen.findByRole("dialog", { name: "店家資訊" });
  for (const text of [
    "02-23456789",
    "台北市信義區市府路1號",
    "牛肉：台灣",
    "A-123456789-00000-0",
    "96%",
    "LINE Pay",
  ]) {
    expect(within(dialog).getByText(text)).toBeVisible();
  }
  expect(within(dialog).queryByText("產品責任險保單號碼")).not.toBeInTheDocument();
  const landed = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    landed(this.id);
  };
  await user.click(within(dialog).getByRole("button", { name: "去點餐" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(landed).toHaveBeenCalledWith("menu-5"));
  expect(row()).toHaveFocus();
});
