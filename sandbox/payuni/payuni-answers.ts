import type { SandboxConfig } from "../sandbox-deps.ts";
import type { PayuniLedger, Trade, TradeState } from "./payuni-ledger.ts";
import { type Fields, seal } from "./payuni-seal.ts";

type Merchant = SandboxConfig["payuni"];

const MESSAGES = {
  SUCCESS: "成功",
  UNAPPROVED: "授權失敗",
  API00003: "無API對應程式",
  DEF01005: "商店不存在",
  DEF01007: "Hash比對不符合",
  CREDIT01006: "已存在相同商店訂單編號",
  CREDIT02000: "欄位格式錯誤",
  CREDIT04001: "查無符合約定資料",
  QUERY02009: "時間戳記，已過期",
  QUERY03001: "查無符合訂單資料",
  CANCEL03001: "取消失敗，查無符合約定資料",
  CANCEL04001: "取消失敗，交易狀態不符合",
  CLOSE04001: "請退款失敗，交易狀態不符合",
} as const;

export type StatusCode = keyof typeof MESSAGES;

/** Builds an answer, a notice or the form of a payment return: some plain fields, and the sealed `fields`. */
export function message(merchant: Merchant, Status: StatusCode, fields: Fields = {}) {
  const { merchantId: MerID } = merchant;
  const inner = { Status, Message: MESSAGES[Status], MerID, ...fields };
  return { Status, MerID, Version: "2.0", ...seal(inner, merchant) };
}

/** A refusal without sealed fields, for a call with a wrong merchant, seal, version or time. */
export function plainRefusal(Status: StatusCode) {
  return { Status, Message: MESSAGES[Status] };
}

const TRADE_STATUS: Readonly<Record<TradeState, string>> = {
  open: "9",
  paid: "1",
  uncertain: "8",
  failed: "2",
  cancelled: "3",
  withdrawn: "3",
  refunded: "1",
  expired: "4",
};

const HOUR_MS = 3_600_000;

/**
 * Returns PAYUNi's `CloseStatus`, the state of the capture of a paid trade: "1" requested (the first 20 hours),
 * "7" in progress (until 24 hours), "2" done. A refunded trade has "2", and every trade that is neither paid nor
 * refunded has "9". `now` is in milliseconds.
 */
export function closeStatus(trade: Trade, now: number): string {
  if (trade.state === "refunded") return "2";
  if (trade.state !== "paid") return "9";
  const age = now - trade.changedAt;
  if (age < 20 * HOUR_MS) return "1";
  return age < 24 * HOUR_MS ? "7" : "2";
}

/** The fields that describe a trade in the answer to a query, in a notice and in the form of a payment return. */
export function tradeFields(ledger: PayuniLedger, trade: Trade, now: number): Fields {
  const state = ledger.state(trade, now);
  const { card } = trade;
  return {
    MerTradeNo: trade.number,
    TradeNo: trade.tradeNo,
    TradeAmt: String(trade.amount),
    TradeStatus: TRADE_STATUS[state],
    PaymentType: "1",
    CloseStatus: closeStatus(trade, now),
    RefundStatus: state === "refunded" ? "1" : "",
    RemainAmt: String(trade.amount - trade.returned),
    Card6No: card?.six ?? "",
    Card4No: card?.four ?? "",
  };
}

/**
 * The fields of a notice and of the form of a payment return. If the payer has paid with a saved card, or has paid and
 * saved the card, the token and the expiry date of the card are added.
 */
export function noticeFields(ledger: PayuniLedger, trade: Trade, now: number): Fields {
  const fields = tradeFields(ledger, trade, now);
  if (trade.paidHash === "") return fields;
  return { ...fields, CreditHash: trade.paidHash, CreditLife: trade.card?.life ?? "" };
}

export function noticeStatus(ledger: PayuniLedger, trade: Trade, now: number): StatusCode {
  return ledger.state(trade, now) === "paid" ? "SUCCESS" : "UNAPPROVED";
}
