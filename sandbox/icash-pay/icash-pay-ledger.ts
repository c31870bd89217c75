import { z } from "zod";
import { type Ledger, openLedger } from "../sandbox-ledger.ts";

const EXPIRY_MS = 20 * 60_000;

const fact = { at: z.number(), number: z.string() };
const money = { amount: z.number() };

const entrySchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("created"),
    ...fact,
    ...money,
    token: z.string(),
    transactionId: z.string(),
    description: z.string(),
    callbackUrl: z.string(),
    redirectUrl: z.string(),
  }),
  z.object({ type: z.literal("paid"), ...fact, ...money }),
  z.object({ type: z.literal("failed"), ...fact }),
  z.object({ type: z.literal("cancelled"), ...fact }),
  z.object({ type: z.literal("refunded"), ...fact, ...money, refundNumber: z.string() }),
]);

type Entry = z.infer<typeof entrySchema>;
type Created = Extract<Entry, { type: "created" }>;

export type IcashTradeState =
  | "open"
  | "paid"
  | "failed"
  | "cancelled"
  | "refunded"
  | "partly-refunded"
  | "expired";

export type IcashTrade = Omit<Created, "type" | "at"> & {
  createdAt: number;
  state: Exclude<IcashTradeState, "expired">;
};

export type IcashPayLedger = ReturnType<typeof openIcashPayLedger>;

export function openIcashPayLedger(ledgerDir: string | null) {
  const ledger: Ledger<Entry> = openLedger(ledgerDir, "icashpay", entrySchema);
  const byNumber = new Map<string, IcashTrade>();
  const byToken = new Map<string, IcashTrade>();

  const apply = (entry: Entry) => {
    if (entry.type !== "created") {
      const trade = byNumber.get(entry.number);
      if (trade) trade.state = stateAfter(trade, entry);
      return;
    }
    const { type: _type, at: createdAt, ...created } = entry;
    const trade: IcashTrade = { ...created, createdAt, state: "open" };
    byNumber.set(trade.number, trade);
    byToken.set(trade.token, trade);
  };
  ledger.entries.forEach(apply);

  return {
    entries: ledger.entries,
    record(entry: Entry) {
      ledger.append(entry);
      apply(entry);
    },
    byNumber: (number: string) => byNumber.get(number),
    byToken: (token: string) => byToken.get(token),
    newest: (limit: number) => [...byNumber.values()].slice(-limit).reverse(),
  };
}

function stateAfter({ amount }: IcashTrade, entry: Exclude<Entry, Created>) {
  const isPart = entry.type === "refunded" && entry.amount < amount;
  return isPart ? "partly-refunded" : entry.type;
}

export function icashTradeState(trade: IcashTrade, now: number): IcashTradeState {
  return trade.state === "open" && now >= icashTradeEnd(trade) ? "expired" : trade.state;
}

export function icashTradeEnd({ createdAt }: IcashTrade): number {
  return createdAt + EXPIRY_MS;
}
