import { type Call, type Handlers, memberId } from "../../call.ts";
import { startBinding } from "./card-binding-service.ts";
import { type CardOwner, listCards } from "./card-service.ts";

export const cardHandlers = {
  cardList: (call) => listCards(call.deps, ownerOf(call)),
  bindCard: (call) => startBinding(call.deps, ownerOf(call)),
} satisfies Handlers;

/** A courier session has its own cards. It never sees the cards of the member who opened it. */
function ownerOf(call: Pick<Call<"cardList">, "session" | "courierSession">): CardOwner {
  const { courierSession } = call;
  return courierSession
    ? { member_id: courierSession.member_id, courier_session_id: courierSession.id }
    : { member_id: memberId(call), courier_session_id: 0 };
}
