import { type Call, type Handlers, memberId, ownerOf } from "../../call.ts";
import { appPayConfirm } from "./app-pay-service.ts";
import { startBinding } from "./card-binding-service.ts";
import { type CardOwner, listCards, removeCard } from "./card-service.ts";
import { confirmLinePay, payResult } from "./settle-service.ts";
import {
  buySubscription,
  ownSubscription,
  renewSubscription,
  subscriptionPrice,
} from "./subscription-sale-service.ts";

export const paymentHandlers = {
  cardList: (call) => listCards(call.deps, cardOwnerOf(call)),
  removeCard: async (call) => {
    const owner = { member_id: memberId(call), courier_session_id: 0 };
    await removeCard(call.deps, { ...owner, card_id: call.body.id });
    return null;
  },
  bindCard: (call) => startBinding(call.deps, cardOwnerOf(call), call.query.return_to),
  subscriptionPlan: async ({ deps }) => ({ price: subscriptionPrice(deps) }),
  ownSubscription: (call) => ownSubscription(call.deps, memberId(call)),
  buySubscription: (call) =>
    buySubscription(call.deps, { ...call.body, member_id: memberId(call) }),
  renewSubscription: (call) =>
    renewSubscription(call.deps, { ...call.body, member_id: memberId(call) }),
  appPayConfirm: (call) =>
    appPayConfirm(call.deps, { ...ownerOf(call), order_id: call.body.order_id }),
  getLinePayConfirm: (call) =>
    confirmLinePay(call.deps, {
      ...ownerOf(call),
      transaction_id: call.query.transactionId,
      amount: call.query.amount,
    }),
  payResult: (call) => payResult(call.deps, { ...ownerOf(call), number: call.query.number }),
} satisfies Handlers;

/**
 * Returns the owner of the cards. A courier session has cards of its own and cannot use the cards of the member who
 * opened it.
 */
function cardOwnerOf(call: Pick<Call<"cardList">, "session" | "courierSession">): CardOwner {
  const { courierSession } = call;
  return courierSession
    ? { member_id: courierSession.member_id, courier_session_id: courierSession.id }
    : { member_id: memberId(call), courier_session_id: 0 };
}
