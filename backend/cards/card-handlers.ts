import { type Handlers, memberId } from "../call.ts";
import { startBinding } from "./card-binding-service.ts";
import { listCards } from "./card-service.ts";

export const cardHandlers = {
  cardList: (call) => listCards(call.deps, memberId(call)),
  bindCard: (call) => startBinding(call.deps, memberId(call)),
} satisfies Handlers;
