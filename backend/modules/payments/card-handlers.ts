import { type Call, type Handlers, memberId } from "../../call.ts";
import { startBinding } from "./card-binding-service.ts";
import { type CardOwner, listCards } from "./card-service.ts";

export const cardHandlers = {
  cardList: (call) => listCards(call.deps, ownerOf(call)),
  bindCard: (call) => startBinding(call.deps, ownerOf(call)),
} satisfies Handlers;

/** A courier session has cards of its own: it never sees those of the member who opened it. */
function ownerOf(call: Pick<Call<"cardList">, "session" | "express">): CardOwner {
  const { express } = call;
  return express
    ? { member_id: express.member_id, express_id: express.id }
    : { member_id: memberId(call), express_id: 0 };
}
