import { act, screen, waitFor } from "@testing-library/react";
import { OrderList } from "@/components/orders/order-list";
import { orderedLines } from "@/lib/cart/ordered-lines";
import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { currentCart } from "@/lib/client/cart-store";
import { readPlacedOrder, rememberPlacedOrder } from "@/lib/client/placed-order";
import { writeStored } from "@/lib/client/storage";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { makeCart, makeLastCheckout, makeOrderSummary } from "../../factories/checkout-shapes";
import { makeOrderDetail, PLACED } from "../../factories/order-details";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const LIST = "/api/v3/OrderApi/listUserOrder";

describe("the order that was just placed (OR-07)", () => {
  const DETAIL = "/api/v3/OrderApi/orderDetail";
  const orders = [
    makeOrderSummary({ id: 8, store_name: "別家" }),
    makeOrderSummary({ id: 7, create_time: PLACED }),
  ];

  beforeEach(() => {
    jest.useFakeTimers({ now: PLACED * 1000 });
    rememberPlacedOrder(7);
  });
  afterEach(() => {
    jest.useRealTimers();
    window.sessionStorage.clear();
  });

  async function open(detail: Replies[string], values: Partial<OrderSummary> = {}) {
    const list = orders.map((order) => (order.id === 7 ? { ...order, ...values } : order));
    const calls = serveCalls({
      [LIST]: { data: { orders: list, last_page: 1 } },
      [DETAIL]: detail,
    });
    renderWithMessages(<OrderList go={jest.fn()} />);
    for (const _part of [1, 2, 3]) await act(() => jest.advanceTimersByTimeAsync(0));
    return { calls };
  }

  it("is the first card, gets the focus, and shows the arrival, the next step and the end of free cancelling", async () => {
    await open({ data: makeOrderDetail() });
    const heading = screen.getByRole("heading", { name: "訂單成立" });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(
      "預計 12:25–12:35 送達 店家接單後開始準備，餐點出發時，這裡的狀態會自動更新。 12:05 前、店家接單前可免費取消。",
    );
    const names = screen
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["鼎泰小館", "別家"]);
  });

  it("is removed from the session storage, so that the next visit shows it like any other order", async () => {
    await open({ data: makeOrderDetail() });
    expect(readPlacedOrder()).toBeNull();
  });

  it("is shown without an estimated arrival when the backend does not offer orderDetail", async () => {
    const { calls } = await open("lost", { has_detail: 0 });
    expect(screen.getByRole("heading", { name: "訂單成立" })).toHaveFocus();
    expect(screen.queryByText(/預計/)).not.toBeInTheDocument();
    expect(calls.countOf(DETAIL)).toBe(0);
  });

  it("is shown when its details cannot be loaded", async () => {
    await open("lost");
    expect(screen.getByRole("heading", { name: "訂單成立" })).toBeVisible();
  });

  it.each([
    ["做好後到店報訂單編號取餐", { dining_type: DINING_TYPE.pickup }],
    ["店家會依預約時間準備", { is_reservation: 1 }],
    ["店家已接單，正在準備", { order_status: ORDER_STATUS.confirming }],
    ["餐點已離開店家", { order_status: ORDER_STATUS.delivering }],
  ] as const)("is shown with the text %s for %j", async (text, values) => {
    await open("lost", values);
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  it("has no heading 訂單成立 after it was cancelled", async () => {
    await open("lost", { order_status: ORDER_STATUS.cancelled });
    expect(screen.queryByRole("heading", { name: "訂單成立" })).not.toBeInTheDocument();
    expect(screen.getByText("已取消")).toBeVisible();
  });
});

describe("a submit whose answer was lost at the checkout (OR-09)", () => {
  const RESULT = "/api/v3/OrderApi/submitResult";
  const key = "k".repeat(32);

  beforeEach(() => {
    writeStored("cart", makeCart());
    const unanswered = { key, time: Date.now(), ordered: orderedLines(currentCart()) };
    writeStored("lastCheckout", {
      ...makeLastCheckout({ path: "/checkout?v3=b", unanswered }),
      draft: emptyDraft({ name: "", phone: "" }),
    });
  });
  afterEach(() => window.localStorage.clear());

  function open(result: Replies[string]) {
    const orders = [makeOrderSummary({ id: 7 })];
    const calls = serveCalls({ [LIST]: { data: { orders, last_page: 1 } }, [RESULT]: result });
    renderWithMessages(<OrderList go={jest.fn()} />);
    return calls;
  }
  const placed = {
    id: 7,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  };

  it("is shown as placed when the backend knows the order, and its products are removed from the cart", async () => {
    const calls = open({ data: placed });
    expect(await screen.findByRole("heading", { name: "訂單成立" })).toBeVisible();
    expect(calls.queryOf(RESULT)).toEqual({ key });
    expect(currentCart().items).toEqual([]);
    expect(window.localStorage.getItem("lastCheckout")).toBeNull();
  });

  it("has its result requested again when the browser is online again", async () => {
    const calls = open("lost");
    await waitFor(() => expect(calls.countOf(RESULT)).toBe(1));
    calls.reply(RESULT, { data: placed });
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { name: "訂單成立" })).toBeVisible();
  });

  it.each([
    ["剛才的訂單沒有送出", "回到結帳", { code: CODE.refused, message: "", reason: "not-placed" }],
    ["剛才的訂單沒有成立", "回到結帳", { code: CODE.paymentFailed, message: "付款未完成" }],
    [
      "剛才的訂單等待付款",
      "繼續付款",
      {
        data: { ...placed, pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.awaitingPayment },
      },
    ],
  ])(
    "is reported as %s with the link %s to the checkout, and the cart is kept",
    async (text, action, result) => {
      open(result);
      expect(await screen.findByRole("alert")).toHaveTextContent(text);
      expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", "/checkout?v3=b");
      expect(currentCart().items).toHaveLength(1);
      expect(window.localStorage.getItem("lastCheckout")).not.toBeNull();
    },
  );

  it("causes no message if the backend does not offer submitResult", async () => {
    const calls = open({ code: CODE.refused, message: "", reason: "not-offered" });
    await waitFor(() => expect(calls.countOf(RESULT)).toBe(1));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(currentCart().items).toHaveLength(1);
  });
});
