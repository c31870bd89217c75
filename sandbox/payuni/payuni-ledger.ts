import { z } from "zod";
import { type Ledger, openLedger } from "../sandbox-ledger.ts";

/** If the payer presses 銀行沒有回應 ("the bank does not answer"), the trade is uncertain for this time and then paid. */
const BANK_ANSWER_MS = 10 * 60_000;

const fact = { at: z.number(), tradeNo: z.string() };
const card = { six: z.string(), four: z.string(), life: z.string() };
const money = { amount: z.number() };

const entrySchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("opened"),
    ...fact,
    ...money,
    token: z.string(),
    number: z.string(),
    description: z.string(),
    returnUrl: z.string(),
    notifyUrl: z.string(),
    expiresAt: z.number(),
    /** The text by which the shop identifies the owner of the card. Empty if the payer cannot save the card. */
    creditToken: z.string(),
    /** The token of the saved card that is charged; empty if the payer chooses a card on PAYUNi's page. */
    creditHash: z.string(),
  }),
  z.object({ type: z.literal("paid"), ...fact, ...money, ...card, creditHash: z.string() }),
  z.object({ type: z.literal("uncertain"), ...fact, ...card }),
  z.object({ type: z.literal("failed"), ...fact }),
  z.object({ type: z.literal("cancelled"), ...fact }),
  z.object({ type: z.literal("withdrawn"), ...fact, ...money }),
  z.object({ type: z.literal("refunded"), ...fact, ...money }),
  z.object({
    type: z.literal("bound"),
    at: z.number(),
    creditToken: z.string(),
    creditHash: z.string(),
    ...card,
  }),
  z.object({ type: z.literal("unbound"), at: z.number(), creditHash: z.string() }),
]);

type Entry = z.infer<typeof entrySchema>;
type Opened = Extract<Entry, { type: "opened" }>;
type BoundCard = Extract<Entry, { type: "bound" }> & { isDeleted: boolean };
export type Card = { six: string; four: string; life: string };
export type TradeState = "open" | "expired" | Exclude<Trade["state"], "open">;

export type Trade = Omit<Opened, "type" | "at"> & {
  openedAt: number;
  changedAt: number;
  state: "open" | "paid" | "uncertain" | "failed" | "cancelled" | "withdrawn" | "refunded";
  card: Card | null;
  paidHash: string;
  /** The amount in NT$ that was refunded or whose authorization was cancelled. */
  returned: number;
};

export type PayuniLedger = ReturnType<typeof openPayuniLedger>;

export function openPayuniLedger(ledgerDir: string | null) {
  const ledger: Ledger<Entry> = openLedger(ledgerDir, "payuni", entrySchema);
  const trades = new Map<string, Trade>();
  const cards = new Map<string, BoundCard>();

  const apply = (entry: Entry) => {
    if (entry.type === "bound") cards.set(entry.creditHash, { ...entry, isDeleted: false });
    else if (entry.type === "unbound") forget(cards.get(entry.creditHash));
    else if (entry.type === "opened") trades.set(entry.tradeNo, newTrade(entry));
    else change(trades.get(entry.tradeNo), entry);
  };
  ledger.entries.forEach(apply);
  const record = (entry: Entry) => {
    ledger.append(entry);
    apply(entry);
  };
  const find = (is: (trade: Trade) => boolean) => [...trades.values()].find(is);

  return {
    entries: ledger.entries,
    record,
    byTradeNo: (tradeNo: string) => trades.get(tradeNo),
    byNumber: (number: string) => find((trade) => trade.number === number),
    byToken: (token: string) => find((trade) => trade.token === token),
    newest: (limit: number) => [...trades.values()].slice(-limit).reverse(),
    card: (creditHash: string) => cards.get(creditHash),
    cardsOf: (creditToken: string) =>
      [...cards.values()].filter((one) => one.creditToken === creditToken),
    /**
     * Returns the state at `now` (milliseconds). An open trade is expired after its time limit. An uncertain trade
     * becomes paid after BANK_ANSWER_MS; this function then records the payment.
     */
    state(trade: Trade, now: number): TradeState {
      if (trade.state === "open") return now >= trade.expiresAt ? "expired" : "open";
      if (trade.state === "uncertain" && trade.card && now - trade.changedAt >= BANK_ANSWER_MS) {
        const { tradeNo, amount, card: used } = trade;
        record({ type: "paid", at: now, tradeNo, amount, ...used, creditHash: "" });
      }
      return trade.state;
    },
  };
}

function newTrade({ type: _type, at, ...opened }: Opened): Trade {
  return {
    ...opened,
    openedAt: at,
    changedAt: at,
    state: "open",
    card: null,
    paidHash: "",
    returned: 0,
  };
}

function change(
  trade: Trade | undefined,
  entry: Exclude<Entry, { type: "opened" | "bound" | "unbound" }>,
) {
  if (!trade) return;
  trade.state = entry.type;
  trade.changedAt = entry.at;
  if ("six" in entry) trade.card = { six: entry.six, four: entry.four, life: entry.life };
  if (entry.type === "refunded" || entry.type === "withdrawn") trade.returned += entry.amount;
  if (entry.type === "paid") trade.paidHash = entry.creditHash;
}

function forget(card: BoundCard | undefined) {
  if (card) card.isDeleted = true;
}
