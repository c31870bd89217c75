import type { SandboxDeps } from "../sandbox-deps.ts";
import { newToken } from "../sandbox-secrets.ts";
import type { Card, PayuniLedger, Trade } from "./payuni-ledger.ts";
import { sendNotice } from "./payuni-notice.ts";

/** PAYUNi's published test card numbers, and a MasterCard that is charged without a 3-D verification page. */
export const TEST_CARDS = {
  visa: { label: "VISA", six: "414763", four: "0001", life: "1230", has3D: true },
  mastercard: { label: "MasterCard", six: "518056", four: "0001", life: "0631", has3D: false },
  jcb: { label: "JCB", six: "356051", four: "0001", life: "0932", has3D: true },
} as const;

export type TestCardName = keyof typeof TEST_CARDS;

export function testCard(six: string) {
  return Object.values(TEST_CARDS).find((card) => card.six === six);
}

type TradeFields = {
  MerTradeNo: string;
  TradeAmt: number;
  ProdDesc: string;
  ReturnURL: string;
  NotifyURL: string;
};
type NewTrade = { fields: TradeFields; seconds: number; creditToken?: string; creditHash?: string };

const PAGE_SECONDS = 600;

/** The functions that change trades. The API and the payer's pages use them. */
export function tradeActions(deps: SandboxDeps, ledger: PayuniLedger) {
  const { now, randomBytes } = deps;
  const notify = (trade: Trade) => sendNotice(deps, ledger, trade);

  return {
    open({ fields, seconds = PAGE_SECONDS, creditToken = "", creditHash = "" }: NewTrade): Trade {
      const tail = String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, "0");
      const tradeNo = `${now()}${tail}`;
      ledger.record({
        type: "opened",
        at: now(),
        tradeNo,
        amount: fields.TradeAmt,
        token: newToken(randomBytes),
        number: fields.MerTradeNo,
        description: fields.ProdDesc,
        returnUrl: fields.ReturnURL,
        notifyUrl: fields.NotifyURL,
        expiresAt: now() + seconds * 1000,
        creditToken,
        creditHash,
      });
      const trade = ledger.byTradeNo(tradeNo);
      if (!trade) throw new Error("payuni: the new trade is not in the ledger");
      return trade;
    },
    pay(trade: Trade, card: Card, { remembers = false } = {}) {
      const { tradeNo, amount, creditToken } = trade;
      const at = now();
      const isBound = remembers && creditToken !== "";
      const creditHash = isBound ? newToken(randomBytes) : trade.creditHash;
      if (isBound) ledger.record({ type: "bound", at, creditToken, creditHash, ...card });
      ledger.record({ type: "paid", at, tradeNo, amount, creditHash, ...card });
      notify(trade);
    },
    leaveUncertain(trade: Trade, card: Card) {
      ledger.record({ type: "uncertain", at: now(), tradeNo: trade.tradeNo, ...card });
    },
    end(trade: Trade, type: "failed" | "cancelled") {
      ledger.record({ type, at: now(), tradeNo: trade.tradeNo });
      notify(trade);
    },
    giveBack({ tradeNo }: Trade, type: "withdrawn" | "refunded", amount: number) {
      ledger.record({ type, at: now(), tradeNo, amount });
    },
  };
}

export type TradeActions = ReturnType<typeof tradeActions>;
