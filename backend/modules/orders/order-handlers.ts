import { type Handlers, memberId, ownerOf, type Session } from "../../call.ts";
import { cancelOrder } from "./cancel-service.ts";
import { firstViews } from "./first-view-service.ts";
import { keepHelpPhoto } from "./help-photo-service.ts";
import { askHelp, orderHelp, quoteHelp } from "./help-service.ts";
import { codBarcode, orderDetail } from "./order-detail-service.ts";
import { listOrders } from "./order-list-service.ts";
import type { OwnOrder } from "./own-order.ts";
import { reorder } from "./reorder-service.ts";
import { reviewOrder } from "./review-service.ts";

export const orderHandlers = {
  listUserOrder: (call) =>
    listOrders(call.deps.db, { member_id: memberId(call), page: call.query.page }),
  firstViews: (call) => firstViews(call.deps, memberId(call)),
  orderDetail: (call) => orderDetail(call.deps, ownOrder(call, call.query)),
  cancelOrder: (call) => cancelOrder(call.deps, { ...ownerOf(call), order_id: call.body.order_id }),
  reviewOrder: (call) => reviewOrder(call.deps, { member_id: memberId(call), review: call.body }),
  orderHelp: (call) => orderHelp(call.deps, ownOrder(call, call.query)),
  quoteOrderHelp: (call) => quoteHelp(call.deps, ownOrder(call, call.body), call.body),
  askOrderHelp: (call) => askHelp(call.deps, ownOrder(call, call.body), call.body),
  uploadHelpPhoto: (call) => keepHelpPhoto(call.deps, ownOrder(call, call.query), call.body),
  reorder: (call) => reorder(call.deps, ownOrder(call, call.query)),
  orderCodBarcode: (call) => codBarcode(call.deps, ownOrder(call, call.query)),
} satisfies Handlers;

function ownOrder(call: { session: Session }, { order_id }: { order_id: number }): OwnOrder {
  return { member_id: memberId(call), order_id };
}
