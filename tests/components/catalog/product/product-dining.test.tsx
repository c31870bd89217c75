import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductPage } from "@/components/catalog/product/product-page";
import { reservationFields } from "@/lib/cart/reservation-fields";
import { clearCart, currentCart } from "@/lib/client/cart-store";
import { keepReservedAt } from "@/lib/client/use-order-view";
import { readView, writeView } from "@/lib/client/view-state";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { router } from "../../../setup/next-navigation";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const DETAIL = "/api/StoreApi/storeDetail";
const START = Date.parse("2026-11-22T12:00:00+08:00") / 1000;
const DAYS = [{ day: "2026-11-22", time: ["11:00-14:00"] }];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/product?stid=1&fdid=7");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
});

async function open(store: Partial<Store> = {}) {
  const detail = makeStoreDetail({ reservation_time_list: DAYS, ...store });
  const calls = serveCalls({
    [DETAIL]: { data: detail },
    "/api/StoreApi/foodDetail": { data: makeProduct() },
    "/api/getServerTime": { data: { time: "", timestamp: START - 86_400 } },
  });
  renderWithMessages(
    <ProductPage store={makeShownStore(store)} dining_type={1} product={makeProduct()} />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBeGreaterThan(0));
  await act(async () => {});
  return userEvent.setup();
}

const add = () => screen.getByRole("button", { name: /^放入購物車/ });

it.each([
  ["delivery becomes pick-up (CA-28)", 1, { has_delivery: 0 }, 0, "已改為外帶"],
  ["pick-up becomes delivery (CA-29)", 0, { has_take: 0 }, 1, "已改為外送"],
  ["business reservation becomes delivery", 4, {}, 1, "店家未提供企業預訂服務，已改為外送"],
  ["business reservation becomes pick-up", 4, { has_delivery: 0 }, 0, "企業預訂服務，已改為外帶"],
] as const)("%s with a message if the store lacks the chosen dining type", async (...row) => {
  const [, dining_type, store, becomes, text] = row;
  writeView({ ...readView(), dining_type });
  const user = await open(store);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  await user.click(add());
  expect(currentCart()).toMatchObject({ total_quantity: 1, dining_type: becomes });
});

it.each([
  [1, "店家未提供外送服務"],
  [0, "店家目前未提供外帶服務"],
] as const)(
  "when the store offers neither delivery nor pick-up, keeps dining type %i, shows %s and disables the button (CA-30)",
  async (type, text) => {
    writeView({ ...readView(), dining_type: type });
    await open({ has_delivery: 0, has_take: 0 });
    expect(screen.getByText(text)).toBeVisible();
    expect(add()).toBeDisabled();
    expect(readView().dining_type).toBe(type);
  },
);

it("if a visitor has chosen business reservation, shows a refusal and opens the store page after 2 seconds (PR-28)", async () => {
  const push = jest.spyOn(router, "push");
  writeView({ ...readView(), dining_type: DINING_TYPE.businessReservation });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  serveCalls({ [DETAIL]: { data: makeStoreDetail({ has_business_reservation: 1 }) } });
  const store = makeShownStore({ has_business_reservation: 1 });
  renderWithMessages(<ProductPage store={store} dining_type={1} product={makeProduct()} />);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(screen.getByText("非企業客戶無法使用企業預訂")).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(push).toHaveBeenCalledWith("/store?stid=1");
  jest.useRealTimers();
});

it("stores the reserved time in the cart with the product (CA-33)", async () => {
  writeView({ ...readView(), ...reservationFields(START) });
  keepReservedAt(1);
  const user = await open({ open_status: OPEN_STATUS.resting });
  // The code that formats the time is loaded on demand.
  expect(await screen.findByRole("button", { name: /預約 11\/22 週日 12:00–12:30/ })).toBeVisible();
  await user.click(add());
  await waitFor(() =>
    expect(currentCart()).toMatchObject({ is_reservation: 1, reservation_start_time: START }),
  );
});

it("lets the customer choose a later time at a store that is closed now (ST-16)", async () => {
  const user = await open({ open_status: OPEN_STATUS.resting });
  expect(add()).toBeDisabled();
  await user.click(screen.getByRole("button", { name: /^送達時間/ }));
  await user.click(await screen.findByRole("button", { name: "確認" }));
  expect(readView().reservation_start_time).toBe(START - 3600);
  expect(add()).toBeEnabled();
});
