import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE, IMMEDIATE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import {
  makeCart,
  makeOpening,
  makeQuote,
  makeStoredAddress,
  makeStoreOfOrder,
} from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const QUOTE = "/api/v3/OrderApi/beforeOrdering";
const ORDER = "/api/v3/OrderApi/ordering";
const START = Date.parse("2026-11-22T12:00:00+08:00") / 1000;
const RESERVED = { is_reservation: 1, reservation_start_time: START } as const;
const SENT = { ...RESERVED, reservation_end_time: START + 1800 };

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/checkout");
});

function store(key: string, value: unknown) {
  window.localStorage.setItem(key, JSON.stringify(value));
}

async function enter(cart: Partial<Cart>, order: Partial<Order> = {}) {
  store("cart", makeCart(cart));
  store("address", makeStoredAddress());
  store("contactName", "王小明");
  store("contactPhone", "0912345678");
  const quote = makeQuote(order);
  const opening = makeOpening({ order: quote, profile: null });
  const placed = {
    id: 7,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  };
  const calls = serveCalls({
    [OPEN]: { data: opening },
    [QUOTE]: { data: quote },
    [ORDER]: { data: placed },
  });
  renderWithMessages(<CheckoutScreen go={() => {}} />);
  await screen.findByRole("group", { name: "取餐方式" });
  return { calls, user: userEvent.setup() };
}

const types = () =>
  within(screen.getByRole("group", { name: "取餐方式" }))
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);

it("shows the reserved time of the cart and sends it with the order (CA-33)", async () => {
  const { calls, user } = await enter(RESERVED);
  expect(screen.getAllByText("預約 11/22 週日 12:00–12:30")).toHaveLength(2);
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: SENT });
  await user.click(screen.getByRole("radio", { name: /現金/ }));
  await user.click(await screen.findByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.countOf(ORDER)).toBe(1));
  expect(calls.bodyOf(ORDER)).toMatchObject(SENT);
});

it("sends is_reservation 0, and −1 as start and end time, if the cart's reservation has no chosen time (CA-34)", async () => {
  const { calls } = await enter({ is_reservation: 1, reservation_start_time: IMMEDIATE });
  expect(calls.bodyOf(OPEN)).toMatchObject({
    order: {
      is_reservation: 0,
      reservation_start_time: IMMEDIATE,
      reservation_end_time: IMMEDIATE,
    },
  });
});

it("if the store is resting, shows no alert beside the reservation time", async () => {
  await enter({}, { is_disallow_order: 1, disallow_order_reason: "休息中" });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

const BOTH = makeStoreOfOrder({
  has_business_reservation: 1,
  business_reservation_payment_method: "5,7",
});

it("offers business reservation only to corporate members (CK-12)", async () => {
  await enter({}, { store: BOTH });
  expect(types()).toEqual([
    ["外送", true],
    ["外帶", false],
  ]);
});

it("keeps the dining type and the time of a business reservation, and offers its payment methods (CK-12, CK-23)", async () => {
  store("member", { displayName: "二", mid: "2", addressList: [], business_id: 1001 });
  const { calls } = await enter(
    { ...RESERVED, dining_type: DINING_TYPE.businessReservation },
    { store: BOTH, dining_type: DINING_TYPE.businessReservation },
  );
  expect(types()).toEqual([
    ["外送", false],
    ["外帶", false],
    ["企業預訂", true],
  ]);
  expect(screen.getByRole("radio", { name: /LINE Pay/ })).toBeEnabled();
  expect(screen.queryByRole("radio", { name: /現金/ })).not.toBeInTheDocument();
  expect(calls.bodyOf(OPEN)).toMatchObject({
    order: { dining_type: DINING_TYPE.businessReservation, ...SENT },
  });
});

it.each([
  ["delivery becomes pick-up (CA-28)", 1, { has_delivery: 0 }, 0],
  ["pick-up becomes delivery (CA-29)", 0, { has_take: 0 }, 1],
] as const)(
  "%s when the store does not offer the chosen dining type",
  async (_what, dining_type, services, becomes) => {
    const lacking = makeStoreOfOrder(services);
    const { calls } = await enter({ dining_type }, { store: lacking });
    await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ dining_type: becomes }));
    expect(JSON.parse(String(window.localStorage.getItem("cart"))).dining_type).toBe(becomes);
  },
);

it("keeps the dining type and shows the server's reason when the store offers neither delivery nor pick-up (CA-30)", async () => {
  const { calls } = await enter(
    { dining_type: DINING_TYPE.delivery },
    {
      store: makeStoreOfOrder({ has_delivery: 0, has_take: 0 }),
      is_disallow_order: 1,
      disallow_order_reason: "店家未提供外送服務",
    },
  );
  expect(screen.getByRole("button", { name: "店家未提供外送服務" })).toBeDisabled();
  expect(calls.countOf(QUOTE)).toBe(0);
});
