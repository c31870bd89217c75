import type { FastifyInstance } from "fastify";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { newToken } from "../sandbox-secrets.ts";
import { type IcashAnswer, sendAnswer } from "./icash-pay-answers.ts";
import { createSchema, querySchema, readCall, refundSchema } from "./icash-pay-gate.ts";
import {
  type IcashPayLedger,
  type IcashTrade,
  type IcashTradeState,
  icashTradeEnd,
  icashTradeState,
} from "./icash-pay-ledger.ts";

type Api = { deps: SandboxDeps; ledger: IcashPayLedger };

const CALLS = {
  create: { path: "CreateTradeICPO", answer: create },
  query: { path: "QueryTradeICPO", answer: query },
  refund: { path: "RefundICPO", answer: refund },
};

/** Registers the calls that the backend sends to icash Pay (PV-12). */
export function registerIcashPayApi(app: FastifyInstance, api: Api) {
  const { faults, config } = api.deps;
  for (const [name, { path, answer }] of Object.entries(CALLS)) {
    const url = `/icashpay/api/Cashier/${path}`;
    app.post(url, faults.hooks("icashpay", name), async (request, reply) => {
      const call = readCall(request, config.icashPay);
      return sendAnswer(reply, config.icashPay, "code" in call ? call : answer(api, call.fields));
    });
  }
}

const END_FORMAT = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Taipei",
  dateStyle: "short",
  timeStyle: "medium",
});

function create({ deps, ledger }: Api, given: unknown): IcashAnswer {
  const parsed = createSchema.safeParse(given);
  if (!parsed.success) return { code: 1003 };
  const { MerchantTradeNo, TotalAmount, Item, CallbackURL, RedirectURL } = parsed.data;
  if (ledger.byNumber(MerchantTradeNo)) return { code: 2002 };
  const { now, randomBytes } = deps;
  const tail = String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, "0");
  const trade: IcashTrade = {
    number: MerchantTradeNo,
    amount: TotalAmount,
    token: newToken(randomBytes),
    transactionId: `ICP${now()}${tail}`,
    description: Item[0]?.ItemName ?? "",
    callbackUrl: CallbackURL,
    redirectUrl: RedirectURL,
    createdAt: now(),
    state: "open",
  };
  const { createdAt: at, state: _state, ...created } = trade;
  ledger.record({ type: "created", at, ...created });
  const ExpiredTime = END_FORMAT.format(icashTradeEnd(trade)).replaceAll("-", "/");
  return { code: 1, fields: { TradeToken: trade.token, ExpiredTime } };
}

function query({ deps, ledger }: Api, given: unknown): IcashAnswer {
  const parsed = querySchema.safeParse(given);
  if (!parsed.success) return { code: 1003 };
  const trade = ledger.byNumber(parsed.data.MerchantTradeNo);
  return trade ? { code: 1, fields: icashTradeFields(trade, deps) } : { code: 2001 };
}

function refund({ deps, ledger }: Api, given: unknown): IcashAnswer {
  const parsed = refundSchema.safeParse(given);
  if (!parsed.success) return { code: 1003 };
  const { OMerchantTradeNo, TransactionID, MerchantTradeNo, RefundTotalAmount } = parsed.data;
  const trade = ledger.byNumber(OMerchantTradeNo);
  if (!trade || trade.transactionId !== TransactionID) return { code: 2001 };
  const isPossible = RefundTotalAmount > 0 && RefundTotalAmount <= trade.amount;
  if (trade.state !== "paid" || !isPossible) return { code: 3001 };
  ledger.record({
    type: "refunded",
    at: deps.now(),
    number: trade.number,
    amount: RefundTotalAmount,
    refundNumber: MerchantTradeNo,
  });
  return { code: 1, fields: { MerchantTradeNo, TransactionID } };
}

const TRADE_STATUS: Readonly<Record<IcashTradeState, string>> = {
  open: "0",
  paid: "1",
  refunded: "2",
  "partly-refunded": "3",
  cancelled: "4",
  expired: "4",
  failed: "7",
};

/** The fields that describe a trade in the answer to a query and in a notice. */
export function icashTradeFields(trade: IcashTrade, { config, now }: SandboxDeps) {
  const { platformId: PlatformID, merchantId: MerchantID } = config.icashPay;
  const isMoved = ["paid", "refunded", "partly-refunded"].includes(trade.state);
  return {
    PlatformID,
    MerchantID,
    MerchantTradeNo: trade.number,
    TransactionID: isMoved ? trade.transactionId : "",
    TradeStatus: TRADE_STATUS[icashTradeState(trade, now())],
    TotalAmount: `${trade.amount}00`,
  };
}
