import { type Handlers, payerId } from "../call.ts";
import { startBinding } from "./card-binding-service.ts";
import { listCards } from "./card-service.ts";

export const cardHandlers = {
  cardList: (call) => listCards(call.deps, payerId(call)),
  bindCard: (call) => startBinding(call.deps, payerId(call), call.express ? 1 : 0),
} satisfies Handlers;
