import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderList } from "@/components/orders/order-list";
import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { currentCart } from "@/lib/client/cart-store";
import { writeStored } from "@/lib/client/storage";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeLastCheckout, makeOrderSummary } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { setVisible } from "../../setup/event-sources";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const LIST = "/api/v3/OrderApi/listUserOrder";

function show(reply: Replies[string]) {
  const calls = serveCalls({ [LIST]: reply });
  const go = jest.fn();
  renderWithMessages(<OrderList go={go} />);
  return { calls, go, user: userEvent.setup() };
}

it("shows number, store, time, dining type, products, total and status of an order (OR-02, OR-03)", async () => {
  show({ data: { orders: [makeOrderSummary()], last_page: 1 } });
  const order = within(await screen.findByRole("article"));
  expect(order.getByRole("heading", { name: "鼎泰小館" })).toBeVisible();
  for (const text of ["已下單", "NT$275", "訂單編號 F26112100000007", "現金"]) {
    expect(order.getByText(text)).toBeVisible();
  }
  expect(order.getByText("2026/11/21 12:00 · 外送")).toBeVisible();
  expect(order.getByText(/排骨便當 × 2/)).toBeVisible();
});

it("shows a courier order with 致電客服 instead of 致電店家, and without 再點一次", async () => {
  const courierOrder = { dining_type: DINING_TYPE.courier, store_phone: "02-2345-6789" } as const;
  const orders = [
    makeOrderSummary({ ...courierOrder, id: 2, order_status: ORDER_STATUS.delivered }),
    makeOrderSummary({ ...courierOrder, id: 1, order_status: ORDER_STATUS.delivering }),
  ];
  show({ data: { orders, last_page: 1 } });
  const [moving, over] = await screen.findAllByRole("article");
  expect(moving).toHaveTextContent("致電客服");
  expect(moving).not.toHaveTextContent("致電店家");
  expect(over).not.toHaveTextContent(/再點一次|再逛這家店/);
});

it("shows active orders first, and otherwise keeps the sequence of the answer (OR-01)", async () => {
  const orders = [
    makeOrderSummary({ id: 3, order_no: "C", order_status: ORDER_STATUS.delivered }),
    makeOrderSummary({ id: 2, order_no: "B", order_status: ORDER_STATUS.delivering }),
    makeOrderSummary({
      id: 1,
      order_no: "A",
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    }),
  ];
  show({ data: { orders, last_page: 1 } });
  await screen.findAllByRole("article");
  const seen = screen.getAllByText(/訂單編號/).map(({ textContent }) => textContent?.slice(-1));
  expect(seen).toEqual(["B", "C", "A"]);
  expect(screen.getByText("已取消")).toBeVisible();
  expect(screen.getByText("已退款")).toBeVisible();
});

it("links each order to its page, and shows 付款條碼 only for the active cash order and 再點一次 only for the delivered order (OR-05)", async () => {
  const orders = [
    makeOrderSummary({ id: 3 }),
    makeOrderSummary({ id: 2, pay_type: PAY_TYPE.linePay, pay_status: PAY_STATUS.paid }),
    makeOrderSummary({ id: 1, order_status: ORDER_STATUS.delivered }),
  ];
  show({ data: { orders, last_page: 1 } });
  await screen.findAllByRole("article");
  const links = screen.getAllByRole("link", { name: "查看訂單 鼎泰小館" });
  const hrefs = links.map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/order?id=3", "/order?id=2", "/order?id=1"]);
  expect(screen.getAllByRole("button", { name: "付款條碼 鼎泰小館" })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "再點一次 鼎泰小館" })).toHaveLength(1);
});

describe("the order list while an order is active", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const list = (order_status: number) => ({
    data: { orders: [makeOrderSummary({ order_status })], last_page: 1 },
  });

  it("reads the list every 15 seconds, and announces a changed status to screen readers", async () => {
    const { calls } = show(list(0));
    await wait(0);
    calls.reply(LIST, list(4));
    await wait(15_000);
    expect(within(screen.getByRole("article")).getByText("外送中")).toBeVisible();
    expect(screen.getByText("鼎泰小館：外送中")).toHaveAttribute("role", "status");
    calls.reply(LIST, list(2));
    await wait(15_000);
    await wait(60_000);
    expect(calls.countOf(LIST)).toBe(3);
  });

  it("keeps the list and shows a warning after a failure, until the list is read again (ER-05)", async () => {
    const { calls } = show({ data: { orders: [makeOrderSummary()], last_page: 1 } });
    await wait(0);
    calls.reply(LIST, "lost");
    await wait(15_000);
    expect(screen.getByRole("alert")).toHaveTextContent("連線中斷，訂單狀態可能不是最新");
    expect(screen.getAllByRole("article")).toHaveLength(1);
    calls.reply(LIST, { data: { orders: [makeOrderSummary()], last_page: 1 } });
    await wait(15_000);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("does not read the list while the page is hidden, and reads it when the page is visible again", async () => {
    const { calls } = show(list(0));
    await wait(0);
    act(() => setVisible(false));
    await wait(60_000);
    expect(calls.countOf(LIST)).toBe(1);
    act(() => setVisible(true));
    await wait(0);
    expect(calls.countOf(LIST)).toBe(2);
  });
});

it("loads the next page on 載入更多, and shows each order once (OR-01)", async () => {
  const { calls, user } = show({ data: { orders: [makeOrderSummary({ id: 9 })], last_page: 2 } });
  const more = await screen.findByRole("button", { name: "載入更多" });
  const second = [makeOrderSummary({ id: 9 }), makeOrderSummary({ id: 8, order_no: "舊訂單" })];
  calls.reply(LIST, { data: { orders: second, last_page: 2 } });
  await user.click(more);
  expect(await screen.findByText("訂單編號 舊訂單")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "載入更多" })).not.toBeInTheDocument();
});

it("links to the stores when there are no orders (OR-06)", async () => {
  show({ data: { orders: [], last_page: 1 } });
  expect(await screen.findByText("目前沒有訂單")).toBeVisible();
  expect(screen.getByRole("link", { name: "開始點餐" })).toHaveAttribute("href", "/home");
});

it("shows a message when the connection is lost, and loads the list on 再試一次 (ER-05)", async () => {
  const { calls, user } = show("lost");
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  calls.reply(LIST, { data: { orders: [makeOrderSummary()], last_page: 1 } });
  await user.click(screen.getByRole("button", { name: "再試一次" }));
  expect(await screen.findByRole("article")).toBeVisible();
});

it("opens the login when there is no session, and stores /orderList as the return-to path", async () => {
  const { go } = show({ code: CODE.loginNeeded, message: "請先登入" });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(document.cookie).toContain("returnTo=%2ForderList");
});

describe("an order whose payment was started in this browser", () => {
  const paid = makeOrderSummary({ id: 7, pay_type: PAY_TYPE.linePay, pay_status: PAY_STATUS.paid });
  const draft = emptyDraft({ name: "", phone: "" });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    const cart = makeCart();
    writeStored("cart", cart);
    writeStored("lastCheckout", { ...makeLastCheckout({ order_id: 7 }), draft });
  });
  afterEach(() => {
    jest.useRealTimers();
    window.localStorage.clear();
  });

  it("is looked for in the list every three seconds; when it appears, the cart is emptied", async () => {
    const { calls } = show({ data: { orders: [makeOrderSummary({ id: 6 })], last_page: 1 } });
    await wait(0);
    await wait(3000);
    expect(calls.countOf(LIST)).toBe(2);
    expect(currentCart().items).toHaveLength(1);
    calls.reply(LIST, { data: { orders: [paid, makeOrderSummary({ id: 6 })], last_page: 1 } });
    await wait(3000);
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await wait(0);
    expect(screen.getByRole("heading", { name: "訂單成立" })).toBeVisible();
    expect(currentCart().items).toEqual([]);
    expect(window.localStorage.getItem("lastCheckout")).toBeNull();
    await wait(6000);
    expect(calls.countOf(LIST)).toBe(3);
  });

  it("is looked for in the list for at most a minute; if it does not appear, the cart is kept", async () => {
    const { calls } = show({ data: { orders: [], last_page: 1 } });
    await wait(0);
    await wait(120_000);
    expect(calls.countOf(LIST)).toBe(21);
    expect(currentCart().items).toHaveLength(1);
  });

  it("is not looked for again when another member is signed in, and the cart is kept", async () => {
    writeStored("member", makeSessionMember({ mid: "M2" }));
    const over = { ...paid, order_status: ORDER_STATUS.delivered } as const;
    const { calls } = show({ data: { orders: [over], last_page: 1 } });
    await wait(60_000);
    expect(calls.countOf(LIST)).toBe(1);
    expect(currentCart().items).toHaveLength(1);
  });

  it("does not empty the cart of another store when the order is paid", async () => {
    writeStored("cart", { ...makeCart(), store_id: 99 });
    show({ data: { orders: [paid], last_page: 1 } });
    await wait(0);
    expect(currentCart().items).toHaveLength(1);
    expect(window.localStorage.getItem("lastCheckout")).toBeNull();
  });
});

it("shows no links to the orders and no 再點一次 when the backend offers neither orderDetail nor reorder", async () => {
  const absent = { has_detail: 0, can_reorder: 0 } as const;
  const orders = [
    makeOrderSummary({ ...absent, id: 2 }),
    makeOrderSummary({ ...absent, id: 1, order_status: ORDER_STATUS.delivered }),
  ];
  show({ data: { orders, last_page: 1 } });
  const [current, past] = await screen.findAllByRole("article");
  expect(current).toHaveTextContent("已下單");
  expect(past).toHaveTextContent("已送達");
  expect(document.querySelector("a[href^='/order?']")).toBeNull();
  expect(document.body).not.toHaveTextContent(/查看訂單|再點一次/);
});

it.each([
  ["備餐中", { order_status: 42, order_status_txt: "備餐中" }],
  ["處理中", { order_status: 42 }],
  ["已下單", { order_status: ORDER_STATUS.ordered, order_status_txt: "備餐中" }],
])("shows the status %s for %j (OR-04)", async (text, values) => {
  show({ data: { orders: [makeOrderSummary(values)], last_page: 1 } });
  expect(await screen.findByRole("article")).toHaveTextContent(text);
  expect(screen.getByText(`鼎泰小館：${text}`)).toHaveAttribute("role", "status");
});

it("shows no time for an order whose time is unknown", async () => {
  show({ data: { orders: [makeOrderSummary({ create_time: 0 })], last_page: 1 } });
  expect(await screen.findByText("外送")).toBeVisible();
});

it("shows the server's message when the server refuses with an unknown code, and stays on the page (ER-06)", async () => {
  const { go } = show({ code: 41, message: "請先登入會員" });
  expect(await screen.findByText("請先登入會員")).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});
