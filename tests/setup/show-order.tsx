import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderScreen } from "@/components/orders/order-screen";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { makeOrderDetail, PLACED } from "../factories/order-details";
import { standInEventSource } from "./event-sources";
import { renderWithMessages } from "./render-with-messages";
import { type Replies, serveCalls } from "./serve-calls";

export const DETAIL = "/api/v3/OrderApi/orderDetail";
export const TIME = "/api/getServerTime";

/** The event streams that the page has opened in this test. */
export let events: ReturnType<typeof standInEventSource>;
beforeEach(() => {
  jest.useFakeTimers({ now: PLACED * 1000 });
  events = standInEventSource();
  window.history.replaceState(null, "", "/order?id=7");
});
afterEach(() => jest.useRealTimers());

export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the page of an order with faked timers. `values` and `replies` change the answers. */
export async function showOrder(values: Partial<OrderDetail> = {}, replies: Replies = {}) {
  const calls = serveCalls({
    [DETAIL]: { data: makeOrderDetail(values) },
    [TIME]: { data: { time: "", timestamp: PLACED } },
    ...replies,
  });
  const go = jest.fn();
  const replace = jest.fn();
  renderWithMessages(<OrderScreen go={go} replace={replace} />);
  await wait(0);
  // The parts that load on demand.
  await wait(0);
  return { calls, go, replace, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
