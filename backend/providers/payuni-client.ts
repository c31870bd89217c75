import { openPayuni, type PayuniFields } from "./payuni-envelope.ts";
import { type PayuniTransportOptions, payuniTransport } from "./payuni-transport.ts";
import {
  type PayuniBoundCard,
  type PayuniTrade,
  readBoundCards,
  readTrades,
} from "./payuni-wire.ts";
import type { ProviderResult } from "./provider-result.ts";

const NOT_FOUND = "QUERY03001";
const CLOSE_TYPE_REFUND = "2";
/** The value of `UseTokenType` for a saved card that is charged with its `CreditHash`. */
const AGREED_CARD = "1";

type ReturnUrls = { returnUrl: string; notifyUrl: string };

type PayuniPayment = ReturnUrls & {
  /** The number of the payment attempt, at most 25 characters. PAYUNi accepts each number once. */
  number: string;
  amount: number;
  description: string;
};

type UppPayment = PayuniPayment & {
  /** How long the payment page stays open, 60 to 600 seconds. */
  seconds: number;
  /** PAYUNi saves the card for this owner (`payuniOwner`). */
  bindTo?: string;
};

/**
 * The charge of a saved card. If `isPayerAbsent` is true, PAYUNi is asked to charge the card without the bank's
 * confirmation page, because no payer is there to open the page.
 */
type Charge = PayuniPayment & { creditHash: string; isPayerAbsent?: boolean };

type PayuniOptions = PayuniTransportOptions & {
  /** The origin of PAYUNi's payment pages in the payer's browser. */
  pageUrl: string;
};

/** A form that the payer's browser has to post to another site. */
export type BrowserForm = { action: string; fields: PayuniFields };

export type PayuniClient = ReturnType<typeof createPayuniClient>;

export function createPayuniClient(options: PayuniOptions) {
  const { sealed, send, timeouts: timeoutsMs } = payuniTransport(options);

  return {
    timeoutsMs,
    /** Returns the form that the browser posts to open PAYUNi's payment page. */
    async uppForm(payment: UppPayment): Promise<BrowserForm> {
      const fields = {
        ...paymentFields(payment),
        TradeLExpireSec: String(payment.seconds),
        Lang: "zh-tw",
        Credit: "1",
        API3D: "1",
        ...(payment.bindTo && { UseTokenType: AGREED_CARD, CreditToken: payment.bindTo }),
      };
      return { action: `${options.pageUrl}/api/upp`, fields: await sealed("2.0", fields) };
    },
    /** Decrypts the form of a notice or of a payer's return; null if PAYUNi did not encrypt it for this merchant. */
    async read(form: Record<string, unknown>): Promise<PayuniFields | null> {
      const { EncryptInfo } = form;
      // PAYUNi sometimes sends the hash in the field `HashInfo[data]`.
      const HashInfo = form.HashInfo ?? form["HashInfo[data]"];
      if (typeof EncryptInfo !== "string" || typeof HashInfo !== "string") return null;
      const fields = await openPayuni({ EncryptInfo, HashInfo }, options);
      return fields?.MerID === options.merchantId ? fields : null;
    },
    ...tradeCalls(send),
    ...cardCalls(send),
  };
}

type Send = ReturnType<typeof payuniTransport>["send"];

function tradeCalls(send: Send) {
  return {
    /** Looks up a trade; null for an unknown number. Only this look-up proves that a payment was made. */
    async query(number: string): Promise<ProviderResult<PayuniTrade | null>> {
      const fields = { MerTradeNo: number };
      const path = "/api/trade/query";
      const answer = await send({ call: "query", path, version: "2.0", fields });
      if (answer.ok === false && answer.returnCode === NOT_FOUND) return { ok: true, info: null };
      if (answer.ok !== true) return answer;
      const trade = readTrades(answer.info)?.find(({ MerTradeNo }) => MerTradeNo === number);
      return trade ? { ok: true, info: trade } : { ok: "unknown" };
    },
    /** Cancels an authorised payment that is not captured yet. */
    cancel: (TradeNo: string) =>
      send({ call: "cancel", path: "/api/trade/cancel", version: "1.0", fields: { TradeNo } }),
    /** Refunds a captured payment or a part of it. */
    refund: ({ TradeNo, TradeAmt }: PayuniTrade, amount = TradeAmt) =>
      send({
        call: "close",
        path: "/api/trade/close",
        version: "1.0",
        fields: { TradeNo, TradeAmt: String(amount), CloseType: CLOSE_TYPE_REFUND },
      }),
  };
}

function cardCalls(send: Send) {
  return {
    /** Charges a saved card. `url` is the confirmation page of the bank; null if no confirmation is needed. */
    async charge(payment: Charge): Promise<ProviderResult<{ url: string | null }>> {
      const { creditHash } = payment;
      const fields = {
        ...paymentFields(payment),
        CreditHash: creditHash,
        CardInst: "1",
        ...(!payment.isPayerAbsent && { API3D: "1" }),
      };
      const answer = await send({ call: "credit", path: "/api/credit", version: "1.3", fields });
      if (answer.ok !== true) return answer;
      const url = answer.info.URL ?? "";
      if (url === "") return { ok: true, info: { url: null } };
      return isWebAddress(url) ? { ok: true, info: { url } } : { ok: "unknown" };
    },
    async boundCards(CreditToken: string): Promise<ProviderResult<PayuniBoundCard[]>> {
      const path = "/api/credit_bind/query";
      const answer = await send({ call: "bind", path, version: "1.0", fields: { CreditToken } });
      if (answer.ok === false && answer.returnCode === NOT_FOUND) return { ok: true, info: [] };
      if (answer.ok !== true) return answer;
      const bound = readBoundCards(answer.info);
      if (!bound) return { ok: "unknown" };
      return { ok: true, info: bound.filter((card) => card.CreditToken === CreditToken) };
    },
    /** Deletes the token of a saved card at PAYUNi. */
    forgetCard: (creditHash: string) =>
      send({
        call: "unbind",
        path: "/api/credit_bind/cancel",
        version: "1.0",
        fields: { UseTokenType: AGREED_CARD, BindVal: creditHash },
      }),
  };
}

function paymentFields({ number, amount, description, returnUrl, notifyUrl }: PayuniPayment) {
  return {
    MerTradeNo: number,
    TradeAmt: String(amount),
    ProdDesc: description,
    ReturnURL: returnUrl,
    NotifyURL: notifyUrl,
  };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
