import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartScreen } from "@/components/cart/cart-screen";
import { changeCart, clearCart } from "@/lib/client/cart-store";
import { writeStored } from "@/lib/client/storage";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeCart, makeLine } from "../../factories/cart-lines";
import { makeStoredAddress } from "../../factories/checkout-shapes";
import { makeStoreDetail } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const DETAIL = "/api/StoreApi/storeDetail";

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
  writeStored("address", makeStoredAddress());
});

type Setting = { cart?: Partial<Cart>; store?: Partial<Store>; replies?: Replies };

async function open({ cart = {}, store = {}, replies = {} }: Setting = {}) {
  const queries: URLSearchParams[] = [];
  const calls = serveCalls({
    "/api/v3/StoreApi/minCharge": { data: { minimum_charge: 0 } },
    [DETAIL]: (url) => {
      queries.push(url.searchParams);
      return { data: makeStoreDetail({ delivery_fee_txt: "外送費 NT$35", ...store }) };
    },
    ...replies,
  });
  changeCart(() => makeCart({ items: [makeLine({ unit_price: 180 })], ...cart }));
  renderWithMessages(<CartScreen />);
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return { queries, calls, user: userEvent.setup() };
}

const factOf = (term: string) => screen.getByText(term, { selector: "dt" }).nextElementSibling;

it("shows the time and the fees of the backend's answer, and the stored delivery address (AP-08)", async () => {
  const { queries } = await open({ store: { service_fee: 5 } });
  const { lat, lng, street } = makeStoredAddress();
  expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({
    store_id: "1",
    dining_type: "1",
    lat: String(lat),
    lng: String(lng),
  });
  expect(factOf("預計時間")).toHaveTextContent("20~30 分鐘");
  expect(factOf("外送費")).toHaveTextContent(/^NT\$35$/);
  expect(factOf("服務費")).toHaveTextContent("5%");
  expect(screen.getByText(`送到 ${street}`)).toBeVisible();
  expect(screen.getByText("NT$180", { selector: "[role=status]" })).toBeVisible();
  expect(screen.getByText("優惠與總金額在結帳時確認")).toBeVisible();
});

it("shows 免運費 for a delivery fee of 0, and hides a service fee of 0", async () => {
  await open({ store: { delivery_fee: 0 } });
  expect(factOf("外送費")).toHaveTextContent("免運費");
  expect(screen.queryByText("服務費")).not.toBeInTheDocument();
});

it("shows the store's address and no delivery fee for a pick-up", async () => {
  await open({ cart: { dining_type: DINING_TYPE.pickup } });
  expect(screen.queryByText("外送費")).not.toBeInTheDocument();
  expect(screen.getByText("取餐 台北市信義區市府路1號")).toBeVisible();
});

it("shows the reserved time instead of the estimated time", async () => {
  const reservation_start_time = Date.parse("2026-11-22T12:00:00+08:00") / 1000;
  await open({
    cart: { is_reservation: 1, reservation_start_time },
    store: { open_status: OPEN_STATUS.resting },
  });
  // The code that formats the time is loaded on demand.
  await waitFor(() => expect(factOf("預約時間")).toHaveTextContent("12:00–12:30"));
  expect(screen.queryByText("預計時間")).not.toBeInTheDocument();
});

it.each([
  [{ in_delivery_range: 0 }, "外送超出運營服務範圍"],
  [{ open_status: OPEN_STATUS.resting }, "店家休息中"],
] as const)(
  "hides the estimated time and shows why no order is possible, for a store with %j",
  async (store, text) => {
    await open({ store });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText("預計時間")).not.toBeInTheDocument();
  },
);

it("when the quantity changes, updates how much must still be bought for each offer of the store, and does not read the store again", async () => {
  const coupon = {
    name: "優惠",
    full_cut: { full_money: 250, cut_money: 30 },
    full_delivery_free_cut: 399,
  };
  const { calls, user } = await open({ store: { global_coupon: coupon } });
  expect(screen.getByText("再買 NT$219 免運費")).toBeVisible();
  expect(screen.getByText("再買 NT$70 折 NT$30")).toBeVisible();
  const more = screen.getByRole("button", { name: "牛肉麵增加一份" });
  await user.click(more);
  await user.click(more);
  expect(screen.getByText("已達免運費門檻")).toBeVisible();
  expect(screen.getByText("已達折 NT$30 門檻")).toBeVisible();
  expect(calls.countOf(DETAIL)).toBe(1);
});

it("shows a placeholder for the fees while they load, and hides the fees when the answer is lost", async () => {
  let answer = (_reply: "lost") => {};
  const reply = new Promise<"lost">((resolve) => {
    answer = resolve;
  });
  await open({ replies: { [DETAIL]: () => reply } });
  expect(screen.getByLabelText("費用與時間載入中")).toBeInTheDocument();
  await act(async () => answer("lost"));
  expect(screen.queryByLabelText("費用與時間載入中")).not.toBeInTheDocument();
  expect(screen.queryByText("外送費")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "去結帳" })).toBeVisible();
});

it("shows 尚未設定配送地址 and sends no position when there is no address", async () => {
  window.localStorage.removeItem("address");
  const { queries } = await open();
  expect(screen.getByText("尚未設定配送地址")).toBeVisible();
  expect(queries[0]?.has("lat")).toBe(false);
});
