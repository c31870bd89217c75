import { type Answer, type Context, type Handler, ok, refuse } from "./handler-types.ts";
import { ordersOf } from "./member-shape.ts";
import { PROVIDER_PAYMENT_PATH } from "./open-names.ts";
import { type Order, randomHex } from "./operator-state.ts";
import { type Quote, quoteOrder } from "./order-quote.ts";
import { taipeiDay } from "./taipei-clock.ts";

/** The pay types for which the customer pays on a provider's page. */
const ONLINE_PAYMENTS = [5, 6, 9, 10, 11];
const ORDERED = 0;
const CONFIRMING = 1;
const COMPUTE_AGAIN_CODE = 4;
const BUSINESS_DINING = 4;
const PAGE_SIZE = 10;

const beforeOrdering: Handler = (context) => {
  const { session, values, member } = context;
  const refusal = refuseBusiness(context);
  if (refusal) return refusal;
  const quote = quoteOrder({ state: context.state, member }, values);
  if (typeof quote === "string") return refuse(61, quote);
  session.preOrder = values;
  session.quotedTotal = quote.payTotal;
  return ok(quote.shape);
};

function refuseBusiness({ values, member }: Context): Answer | null {
  const isBusiness = Number(values.dining_type) === BUSINESS_DINING;
  const mayOrder = Number(member?.businessId ?? 0) !== 0;
  return isBusiness && !mayOrder ? refuse(62, "此帳號未開通企業預訂") : null;
}

const ordering: Handler = (context) => {
  const { session, values } = context;
  const refusal = refuseBusiness(context) ?? refuseCard(context);
  if (refusal) return refusal;
  // The ordering request lacks some fields of the pre-order, such as the coordinates. The backend takes these fields
  // from the last pre-order of the session.
  const quote = quoteOrder(context, { ...session.preOrder, ...values });
  if (typeof quote === "string") return refuse(63, quote);
  if (session.quotedTotal !== null && session.quotedTotal !== quote.payTotal) {
    session.quotedTotal = null;
    return { body: { code: COMPUTE_AGAIN_CODE, message: "", data: null } };
  }
  const order = placeOrder(context, quote);
  return ok(
    {
      id: order.id,
      pay_type: order.payType,
      order_status: order.status,
      payment_url_web: needsProvider(order) ? paymentUrl(context, order) : "",
    },
    "訂單已送出",
  );
};

const needsProvider = (order: Order): boolean => order.status === CONFIRMING;

function refuseCard({ state, member, courier, values }: Context): Answer | null {
  if (Number(values.pay_type) !== 11) return null;
  const cards = member?.cards ?? state.courierCards.get(courier ?? "") ?? [];
  return cards.some(({ id }) => id === String(values.card_id)) ? null : refuse(64, "查無此信用卡");
}

const paymentUrl = ({ state }: Context, order: Order): string =>
  `${state.selfOrigin}${PROVIDER_PAYMENT_PATH}?ticket=${order.ticket}`;

function placeOrder(context: Context, quote: Quote): Order {
  const { state, values } = context;
  const payType = Number(values.pay_type);
  const isOnline = ONLINE_PAYMENTS.includes(payType) && quote.payTotal > 0;
  state.orderCount += 1;
  const order: Order = {
    id: `${taipeiDay().replaceAll("-", "")}-${String(state.orderCount).padStart(6, "0")}`,
    owner: ownerOf(context),
    payType,
    status: isOnline ? CONFIRMING : ORDERED,
    amount: quote.payTotal,
    diningType: Number(values.dining_type),
    quote: quote.shape,
    // The id has 19 digits, like an id of LINE Pay. A JavaScript number cannot hold so many digits exactly.
    transactionId: `20${Date.now()}${String(state.orderCount).padStart(4, "0")}`,
    ticket: randomHex(16),
    isAgreed: false,
    cardId: values.card_id === undefined ? null : String(values.card_id),
  };
  state.orders.push(order);
  spendBenefits(context, quote);
  return order;
}

const ownerOf = ({ member, courier, values }: Context): string =>
  member?.key ?? courier ?? `opn-${values.source_order_id}`;

function spendBenefits({ member, values }: Context, { shape }: Quote): void {
  if (!member) return;
  const coupon = member.coupons.find((one) => String(one.codeId) === String(values.code_id));
  if (coupon) coupon.isUsed = true;
  member.points -= (shape as { use_op: number }).use_op;
}

/**
 * Lists the orders, the newest first. The specification names no fields for this list, so each order has the fields of
 * the pre-order response and of the ordering response.
 */
const listUserOrder: Handler = ({ state, member, number }) => {
  const orders = ordersOf(state, member?.key ?? "").toReversed();
  const page = number("page") || 1;
  return ok(
    orders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((order) => ({
      ...order.quote,
      id: order.id,
      pay_type: order.payType,
      order_status: String(order.status),
      payment_url_web: "",
    })),
  );
};

const findPaid = (context: Context, isWanted: (order: Order) => boolean): Answer => {
  const order = context.state.orders.find(isWanted);
  if (!order) return refuse(65, "查無此筆付款");
  return order.status === ORDERED ? ok(null) : refuse(66, "尚未完成付款");
};

const getLinePayConfirm: Handler = (context) => {
  const { state, text, number } = context;
  const order = state.orders.find(({ transactionId }) => transactionId === text("transactionId"));
  if (!order || order.amount !== number("amount")) return refuse(65, "查無此筆付款");
  // If the customer has agreed at LINE Pay, this confirmation takes the money.
  if (order.status === CONFIRMING && order.isAgreed) order.status = ORDERED;
  return findPaid(context, (one) => one === order);
};

const appPayConfirm: Handler = (context) =>
  findPaid(context, ({ id }) => id === context.text("order_id"));

export const orderHandlers = {
  beforeOrdering,
  exBeforeOrdering: beforeOrdering,
  ordering,
  exOrdering: ordering,
  listUserOrder,
  orderCodBarcode: () => ok(null),
  getLinePayConfirm,
  appPayConfirm,
} satisfies Record<string, Handler>;
