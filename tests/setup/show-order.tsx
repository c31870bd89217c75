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

/** The stand-in event streams of the page in this test. */
export let events: ReturnType<typeof standInEventSource>;
beforeEach(() => {
  jest.useFakeTimers({ now: PLACED * 1000 });
  events = standInEventSource();
  window.history.replaceState(null, "", "/order?id=7");
});
afterEach(() => jest.useRealTimers());

export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/**
 * Renders the order page with fake timers. `values` replaces parts of the order, `replies` replaces answers of calls.
 */
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
  // The second wait is for components that load on demand.
  await wait(0);
  return { calls, go, replace, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
