import type { FastifyInstance } from "fastify";
import type { SandboxDeps } from "../sandbox-deps.ts";
import {
  closeStatus,
  message,
  plainRefusal,
  type StatusCode,
  tradeFields,
} from "./payuni-answers.ts";
import { creditSchema, readCall } from "./payuni-gate.ts";
import type { Card, PayuniLedger, Trade } from "./payuni-ledger.ts";
import type { Fields } from "./payuni-seal.ts";
import type { TradeActions } from "./payuni-trades.ts";
import { testCard } from "./payuni-trades.ts";

/** The maximum amount in NT$ for a saved card without a 3-D page. The bank declines a higher amount. */
const CARD_LIMIT = 20_000;
const REFUND = "2";

type Api = { deps: SandboxDeps; ledger: PayuniLedger; actions: TradeActions };
type Reply = { code: StatusCode; fields?: Fields };
type Call = { path: string; name: string; version: string; answer: (fields: Fields) => Reply };

/** Registers the calls that the backend makes to PAYUNi without a browser. */
export function registerPayuniApi(app: FastifyInstance, api: Api) {
  const { deps } = api;
  const calls: Call[] = [
    {
      path: "/api/credit",
      name: "credit",
      version: "1.3",
      answer: (fields) => charge(api, fields),
    },
    {
      path: "/api/trade/query",
      name: "query",
      version: "2.0",
      answer: (fields) => query(api, fields),
    },
    {
      path: "/api/trade/cancel",
      name: "cancel",
      version: "1.0",
      answer: (fields) => cancel(api, fields),
    },
    {
      path: "/api/trade/close",
      name: "close",
      version: "1.0",
      answer: (fields) => close(api, fields),
    },
    {
      path: "/api/credit_bind/query",
      name: "bind",
      version: "1.0",
      answer: (fields) => queryBinding(api, fields),
    },
    {
      path: "/api/credit_bind/cancel",
      name: "unbind",
      version: "1.0",
      answer: (fields) => unbind(api, fields),
    },
  ];
  for (const { path, name, version, answer } of calls) {
    app.post(path, deps.faults.hooks("payuni", name), async (request) => {
      const call = readCall(deps, request.body, version);
      if ("code" in call) return plainRefusal(call.code);
      const { code, fields } = answer(call.fields);
      return message(deps.config.payuni, code, fields);
    });
  }
}

function charge({ deps, ledger, actions }: Api, input: Fields): Reply {
  const parsed = creditSchema.safeParse(input);
  if (!parsed.success) return { code: "CREDIT02000" };
  const fields = parsed.data;
  if (ledger.byNumber(fields.MerTradeNo)) return { code: "CREDIT01006" };
  const card = ledger.card(fields.CreditHash);
  if (!card || card.isDeleted) return { code: "CREDIT04001" };
  const trade = actions.open({ fields, seconds: 600, creditHash: fields.CreditHash });
  if (fields.API3D === "1" && (testCard(card.six)?.has3D ?? true)) {
    const URL = `${deps.config.sandboxUrl}/payuni/pay/${trade.token}`;
    return { code: "SUCCESS", fields: { MerTradeNo: trade.number, URL } };
  }
  return chargeAtOnce({ deps, ledger, actions }, trade, card);
}

function chargeAtOnce(
  { deps, ledger, actions }: Api,
  trade: Trade,
  { six, four, life }: Card,
): Reply {
  if (trade.amount > CARD_LIMIT) actions.end(trade, "failed");
  else actions.pay(trade, { six, four, life });
  const code = trade.state === "paid" ? "SUCCESS" : "UNAPPROVED";
  return { code, fields: tradeFields(ledger, trade, deps.now()) };
}

function query({ deps, ledger }: Api, { MerTradeNo = "", TradeNo = "" }: Fields): Reply {
  const trade = ledger.byNumber(MerTradeNo) ?? ledger.byTradeNo(TradeNo);
  if (!trade) return { code: "QUERY03001" };
  const row = Object.entries(tradeFields(ledger, trade, deps.now()));
  const fields = row.map(([name, value]) => [`Result[0][${name}]`, value]);
  return { code: "SUCCESS", fields: Object.fromEntries(fields) };
}

function cancel(api: Api, { TradeNo = "" }: Fields): Reply {
  const trade = api.ledger.byTradeNo(TradeNo);
  if (!trade || !isPaid(api, trade) || closeStatus(trade, api.deps.now()) !== "1") {
    return { code: "CANCEL04001" };
  }
  api.actions.giveBack(trade, "withdrawn", trade.amount);
  return { code: "SUCCESS", fields: { TradeNo } };
}

function close(api: Api, { TradeNo = "", TradeAmt = "", CloseType = "" }: Fields): Reply {
  const trade = api.ledger.byTradeNo(TradeNo);
  const amount = Number(TradeAmt);
  const isRefund = CloseType === REFUND && Number.isInteger(amount) && amount > 0;
  if (!trade || !isRefund || amount > trade.amount - trade.returned || !isCaptured(api, trade)) {
    return { code: "CLOSE04001" };
  }
  api.actions.giveBack(trade, "refunded", amount);
  return { code: "SUCCESS", fields: { TradeNo } };
}

/** After a partial refund the trade still counts as captured, so that the rest can be refunded too. */
function isCaptured(api: Api, trade: Trade) {
  const isOpen = isPaid(api, trade) || trade.state === "refunded";
  return isOpen && closeStatus(trade, api.deps.now()) === "2";
}

function isPaid({ deps, ledger }: Api, trade: Trade) {
  return ledger.state(trade, deps.now()) === "paid";
}

function queryBinding({ ledger }: Api, { CreditToken = "", CreditHash = "" }: Fields): Reply {
  const card = ledger.card(CreditHash);
  const cards = card ? [card] : ledger.cardsOf(CreditToken);
  if (cards.length === 0) return { code: "QUERY03001" };
  const fields = cards.flatMap((card, row) =>
    Object.entries({
      CreditHash: card.creditHash,
      CreditToken: card.creditToken,
      CreditTokenStatus: card.isDeleted ? "3" : "1",
      Card6No: card.six,
      Card4No: card.four,
      CardExpiredDT: card.life,
    }).map(([name, value]) => [`Result[${row}][${name}]`, value]),
  );
  return { code: "SUCCESS", fields: Object.fromEntries(fields) };
}

function unbind({ deps, ledger }: Api, { UseTokenType, BindVal = "" }: Fields): Reply {
  const card = ledger.card(BindVal);
  if (UseTokenType !== "1" || !card || card.isDeleted) return { code: "CANCEL03001" };
  ledger.record({ type: "unbound", at: deps.now(), creditHash: card.creditHash });
  return { code: "SUCCESS" };
}
