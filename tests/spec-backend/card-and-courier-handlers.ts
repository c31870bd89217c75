import { type Context, type Handler, ok, refuse } from "./handler-types.ts";
import type { Card } from "./member-types.ts";
import { OPEN_NAMES, PROVIDER_CARD_PATH } from "./open-names.ts";
import { randomHex } from "./operator-state.ts";
import { COURIER_FEE } from "./order-quote.ts";

const cardsOf = ({ state, member, courier }: Context): Card[] =>
  member?.cards ?? state.courierCards.get(courier ?? "") ?? [];

/** Answers a list of Card (EN-17). */
const cardList: Handler = (context) =>
  ok(
    cardsOf(context).map((card) => ({
      id: card.id,
      card_four_no: card.four,
      card_six_no: card.six,
      credit_card_type: String(card.brand),
    })),
  );

/**
 * Answers a page with a card form. The shop shows this page at a URL of the shop, so the form contains the absolute URL
 * of this server. The page uses no script, because the shop may forbid inline scripts.
 */
const bindCard: Handler = ({ state, member, courier }) => {
  const ticket = randomHex(16);
  state.cardTickets.set(ticket, member?.key ?? `courier:${courier}`);
  return {
    html: `<!doctype html>
<html lang="zh-Hant">
<head><meta charset="utf-8"><title>綁定信用卡</title></head>
<body>
<h1>綁定信用卡</h1>
<form method="post" action="${state.selfOrigin}${PROVIDER_CARD_PATH}">
<input type="hidden" name="ticket" value="${ticket}">
<label>卡號 <input name="card_number" inputmode="numeric" required></label>
<button type="submit">確認綁定</button>
</form>
</body>
</html>`,
  };
};

const getStatus: Handler = ({ state, text }) =>
  state.courierSessions.has(text("session_id")) ? ok(null) : refuse(81, "快遞連線逾時，請重新開啟");

const getDeliveryFee: Handler = () => ok({ [OPEN_NAMES.courierFee]: `${COURIER_FEE}.0` });

const uploadImage: Handler = ({ state, text }) =>
  state.courierSessions.has(text("session_id")) ? ok({}) : refuse(81, "快遞連線逾時，請重新開啟");

export const cardAndCourierHandlers = {
  cardList,
  bindCard,
  getStatus,
  getDeliveryFee,
  uploadImage,
} satisfies Record<string, Handler>;
