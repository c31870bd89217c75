import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { readCall, uppSchema } from "./payuni-gate.ts";
import type { Card, PayuniLedger, Trade } from "./payuni-ledger.ts";
import { payuniListPage } from "./payuni-list-page.ts";
import { noticeForm } from "./payuni-notice.ts";
import {
  payuni3DPage,
  payuniClosedPage,
  payuniOpenPage,
  payuniRefusedPage,
  payuniResultPage,
} from "./payuni-payer-page.ts";
import type { TradeActions } from "./payuni-trades.ts";
import { TEST_CARDS, type TestCardName } from "./payuni-trades.ts";

type Parts = { deps: SandboxDeps; ledger: PayuniLedger; actions: TradeActions };
type ByToken = { Params: { token: string } };

const ON_PAGE = ["visa", "mastercard", "jcb", "close", "silent"] as const;
const ON_3D = ["saved", "saved-close"] as const;
const EITHER = ["fail-3d", "decline", "cancel"] as const;
const choiceSchema = z.object({
  choice: z.enum([...ON_PAGE, ...ON_3D, ...EITHER]),
  remember: z.literal("1").optional(),
});
type Choice = z.infer<typeof choiceSchema>;

/** Registers the pages that the payer sees, and `/api/upp`, to which the shop's form sends the payer. */
export function registerPayuniPages(app: FastifyInstance, { deps, ledger, actions }: Parts) {
  const { now } = deps;
  const page = (trade: Trade) => {
    const state = ledger.state(trade, now());
    if (state !== "open") return payuniResultPage(trade, state, noticeForm(deps, ledger, trade));
    return trade.creditHash === "" ? payuniOpenPage(trade) : payuni3DPage(trade);
  };

  app.post("/api/upp", deps.faults.hooks("payuni", "upp"), async (request, reply) => {
    const call = readCall(deps, request.body, "2.0");
    const refuse = (text: string) => sendPage(reply, payuniRefusedPage(text), 400);
    if ("code" in call) return refuse(`商店送來的資料不正確（${call.code}）。`);
    const fields = uppSchema.safeParse(call.fields);
    if (!fields.success) return refuse("商店送來的欄位不正確。");
    if (ledger.byNumber(fields.data.MerTradeNo))
      return refuse("這個付款編號已經用過，請回到商店重新結帳。");
    const { TradeLExpireSec: seconds, CreditToken: creditToken } = fields.data;
    const trade = actions.open({ fields: fields.data, seconds, creditToken });
    return reply.redirect(`/payuni/pay/${trade.token}`, 303);
  });

  app.get("/payuni", async (_request, reply) => {
    const trades = ledger.newest(50);
    const shown = trades.map((trade) => ({ trade, state: ledger.state(trade, now()) }));
    return sendPage(reply, payuniListPage(shown));
  });

  app.get<ByToken>("/payuni/pay/:token", async (request, reply) => {
    const trade = ledger.byToken(request.params.token);
    return trade ? sendPage(reply, page(trade)) : sendPage(reply, NOT_FOUND, 404);
  });

  // The token in the path is the permission to pay or cancel this trade.
  app.post<ByToken>("/payuni/pay/:token", async (request, reply) => {
    const trade = ledger.byToken(request.params.token);
    const chosen = choiceSchema.safeParse(request.body);
    if (!trade || !chosen.success) return sendPage(reply, NOT_FOUND, 404);
    const isOpen = ledger.state(trade, now()) === "open";
    if (isOpen) carryOut({ ledger, actions, trade, chosen: chosen.data });
    const isClosed = chosen.data.choice === "close" || chosen.data.choice === "saved-close";
    if (isOpen && isClosed) return sendPage(reply, payuniClosedPage(trade));
    return reply.redirect(`/payuni/pay/${trade.token}`, 303);
  });
}

const NOT_FOUND = payuniRefusedPage("付款連結不正確，請回到商店重新結帳。");

type ChosenTrade = Pick<Parts, "ledger" | "actions"> & { trade: Trade; chosen: Choice };

const ENDS: Partial<Record<Choice["choice"], "failed" | "cancelled">> = {
  "fail-3d": "failed",
  decline: "failed",
  cancel: "cancelled",
};

function carryOut({ ledger, actions, trade, chosen }: ChosenTrade) {
  const { choice, remember } = chosen;
  const end = ENDS[choice];
  if (end) return actions.end(trade, end);
  const card = cardOf(ledger.card(trade.creditHash), choice);
  if (!card) return;
  if (choice === "silent") actions.leaveUncertain(trade, card);
  else actions.pay(trade, card, { remembers: remember === "1" });
}

/**
 * Returns the card that pays. On the 3-D page, this is the saved card. On the payment page, this is the chosen test
 * card, or the VISA card for the choices `close` and `silent`. Returns null if the choice does not belong to the page
 * of this trade.
 */
function cardOf(saved: Card | undefined, choice: Choice["choice"]): Card | null {
  const isOn3D = choice === "saved" || choice === "saved-close";
  if (isOn3D !== (saved !== undefined)) return null;
  const { six, four, life } = saved ?? TEST_CARDS[isTestCard(choice) ? choice : "visa"];
  return { six, four, life };
}

function isTestCard(choice: string): choice is TestCardName {
  return choice in TEST_CARDS;
}
