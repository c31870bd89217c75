import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CourierOrderScreen } from "@/components/courier/courier-screen";
import { writeCookie } from "@/lib/client/cookies";
import type { ExpressStatus } from "@/lib/contracts/courier";
import type { Order } from "@/lib/contracts/orders";
import type { CourierOrderDraft } from "@/lib/courier/courier-draft";
import {
  COURIER_MARK,
  makeCourierOrderDraft,
  makeCourierOrderQuote,
  makeExpressStatus,
} from "../factories/courier-order-shapes";
import { renderWithMessages } from "./render-with-messages";
import { type Replies, serveCalls } from "./serve-calls";

export const STATUS = "/api/v3/ExpressApi/getStatus";
export const FEE = "/api/v3/ExpressApi/getDeliveryFee";
export const QUOTE = "/api/v3/OrderApi/beforeOrdering";
export const ORDER = "/api/v3/OrderApi/ordering";
export const CARDS = "/api/PaymentApi/cardList";

type EnterOptions = {
  href?: string;
  /** The value of the `courier` cookie, which scripts can read. Empty means that there is no courier session. */
  mark?: string;
  status?: ExpressStatus;
  quote?: Partial<Order>;
  /** The stored draft of an earlier visit. null means that nothing is stored. */
  draft?: Partial<CourierOrderDraft> | null;
  order_id?: number | null;
  replies?: Replies;
  /** Renders in React's strict mode, in which effects run twice. */
  strict?: boolean;
};

/** Renders /expressDelivery with a courier session and a complete stored draft, unless the test sets other values. */
export function enterCourierOrder(options: EnterOptions = {}) {
  const { href = "/expressDelivery", mark = COURIER_MARK, status, quote, replies } = options;
  const { draft = {}, order_id = null, strict = false } = options;
  window.history.replaceState(null, "", href);
  writeCookie("courier", mark, mark ? 60 : 0);
  if (draft) {
    const kept = { session: COURIER_MARK, order_id, unanswered: null };
    const courierOrder = { ...kept, draft: makeCourierOrderDraft(draft) };
    window.localStorage.setItem("lastCourierOrder", JSON.stringify(courierOrder));
  }
  const calls = serveCalls({
    [STATUS]: { data: status ?? makeExpressStatus() },
    [CARDS]: { data: [] },
    "/api/getServerTime": { data: { timestamp: Math.floor(Date.now() / 1000) } },
    [FEE]: { data: { delivery_fee: 115, distance: 5.6, in_range: 1 } },
    [QUOTE]: { data: makeCourierOrderQuote(quote) },
    ...replies,
  });
  const go = jest.fn();
  renderWithMessages(<CourierOrderScreen go={go} />, { reactStrictMode: strict });
  return { calls, go, user: userEvent.setup() };
}

export function clearBrowserData(): void {
  window.localStorage.clear();
  writeCookie("courier", "", 0);
}

export const findConfirmButton = (total = "NT$115") =>
  screen.findByRole("button", { name: `確認購買 ${total}` });
