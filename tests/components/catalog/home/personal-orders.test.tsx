import { act, screen, waitFor } from "@testing-library/react";
import { PersonalSection, RunningOrder } from "@/components/catalog/home/personal-section";
import { readStored, writeStored } from "@/lib/client/storage";
import { CODE, ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { recentOrdersOf } from "@/lib/orders/recent-orders";
import { makeOrderSummary } from "../../../factories/checkout-shapes";
import { makeSessionMember } from "../../../factories/session-members";
import { flushTasks } from "../../../setup/flush-tasks";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";

const LIST = "/api/v3/OrderApi/listUserOrder";
const orderOnTheWay = (id: number, values: Partial<OrderSummary> = {}) =>
  makeOrderSummary({ id, order_status: ORDER_STATUS.delivering, has_detail: 1, ...values });
const deliveredOrder = (id: number) =>
  makeOrderSummary({ id, store_id: id, order_status: ORDER_STATUS.delivered, can_reorder: 1 });

beforeEach(() => window.localStorage.clear());

/**
 * Shows the section 再點一次 and the bar of the current order. SWR caches answers by member, so each test uses another
 * member.
 */
function show(mid: string | null, reply: Replies[string], recent?: OrderSummary[]) {
  if (mid) writeStored("member", makeSessionMember({ mid }));
  if (recent) writeStored("recentOrders", { mid: mid ?? "", orders: recentOrdersOf(recent) });
  const calls = serveCalls({ [LIST]: reply });
  renderWithMessages(
    <>
      <PersonalSection part="ordered" title="再點一次" />
      <RunningOrder />
    </>,
  );
  return calls;
}

const mark = document.documentElement.dataset;
const listOf = (...orders: OrderSummary[]) => ({ data: { orders, last_page: 1 } });

// The code of all personal sections is one file. The browser loads it if favourites are stored, so the code for orders
// also runs here.
it("requests no orders for a visitor who has stored favourites (OR-40)", async () => {
  writeStored("favorites", { mid: "", stores: [{ id: 1, name: "店家1", image: "" }] });
  const calls = show(null, listOf(orderOnTheWay(1)));
  await act(flushTasks);
  expect(calls.countOf(LIST)).toBe(0);
});

it("shows the state of an order on its way, and links to the page of the order (OR-40)", async () => {
  const calls = show("A", listOf(orderOnTheWay(7), deliveredOrder(1)));
  const bar = await screen.findByRole("link", { name: /外送中/ });
  expect(bar).toHaveAttribute("href", "/order?id=7");
  expect(bar).toHaveTextContent("鼎泰小館");
  expect(calls.countOf(LIST)).toBe(1);
});

it.each<[string, string, OrderSummary[]]>([
  ["several orders", "B", [orderOnTheWay(8), orderOnTheWay(7)]],
  ["an order without a page of its own", "C", [orderOnTheWay(7, { has_detail: 0 })]],
])("links to the list of orders for %s", async (_name, mid, orders) => {
  show(mid, listOf(...orders));
  expect(await screen.findByRole("link", { name: /外送中/ })).toHaveAttribute("href", "/orderList");
});

it("stores the last orders for the next page load, and shows no bar when no order is on its way", async () => {
  show("D", listOf(deliveredOrder(2), deliveredOrder(1)));
  await waitFor(() => expect(readStored("recentOrders")?.orders).toHaveLength(2));
  expect(screen.queryByRole("link", { name: /查看訂單/ })).not.toBeInTheDocument();
});

it("shows the stored orders if the backend refuses the list of orders (OR-41)", async () => {
  show("E", { code: CODE.refused, message: "" }, [deliveredOrder(2), deliveredOrder(1)]);
  expect(await screen.findAllByText("鼎泰小館")).not.toHaveLength(0);
  expect(screen.getAllByText(/排骨便當 × 2/)).toHaveLength(2);
});

it("removes the stored orders when the member has no orders", async () => {
  show("F", listOf(), [deliveredOrder(1)]);
  await waitFor(() => expect(readStored("recentOrders")).toBeNull());
});

it("hides the section by removing `data-ordered` if the stored orders belong to another member", async () => {
  mark.ordered = "";
  writeStored("recentOrders", { mid: "other", orders: recentOrdersOf([deliveredOrder(1)]) });
  // The answer contains an order, because an empty answer removes `data-ordered` even if the stored orders belong to
  // this member.
  const calls = show("G", listOf(deliveredOrder(2)));
  await waitFor(() => expect(calls.countOf(LIST)).toBe(1));
  await waitFor(() => expect(readStored("recentOrders")?.mid).toBe("G"));
  expect(mark.ordered).toBeUndefined();
});
