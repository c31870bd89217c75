import { clockText } from "../shared/taipei-time.ts";
import { isSignedBy, openIcashPay } from "./icash-pay-envelope.ts";
import { type IcashPayTransportOptions, icashPayTransport } from "./icash-pay-transport.ts";
import {
  createdTradeSchema,
  type IcashTrade,
  icashAmount,
  icashNoticeSchema,
  icashTradeSchema,
  refundedTradeSchema,
} from "./icash-pay-wire.ts";
import { parseJson } from "./provider-fetch.ts";

const STORE_NAME = "福饕";
/** The trade mode in which the payer opens the trade in the app by the trade's token. */
const BY_TOKEN = "1";
const ZERO_AMOUNT = "0";

type IcashPayment = {
  /** The number of the payment attempt. icash Pay accepts each number once. */
  number: string;
  store_id: number;
  amount: number;
  description: string;
  callbackUrl: string;
  redirectUrl: string;
};

type IcashPayOptions = IcashPayTransportOptions & {
  bridgeUrl: string;
  platformId: string;
  merchantId: string;
};

type Notice = { EncData: string; signature: string };

export type IcashPayClient = ReturnType<typeof createIcashPayClient>;

export function createIcashPayClient(options: IcashPayOptions) {
  const { platformId: PlatformID, merchantId: MerchantID, bridgeUrl, now = Date.now } = options;
  const { send, timeouts: timeoutsMs } = icashPayTransport(options);

  return {
    timeoutsMs,
    create(payment: IcashPayment) {
      const fields = { PlatformID, MerchantID, ...tradeFields(payment, now()) };
      const path = "/Cashier/CreateTradeICPO";
      return send({ call: "create", path, fields, schema: createdTradeSchema });
    },
    /**
     * Returns the link that opens the trade in the icash Pay app. On a desktop, our payment page shows the link as a QR
     * code.
     */
    bridgeAddress(TradeToken: string) {
      const query = { Actions: "Mainaction", Event: "ICPO002", ValueType: "1", Value: TradeToken };
      return `${bridgeUrl}/?${new URLSearchParams(query)}`;
    },
    query(number: string) {
      const fields = { PlatformID, MerchantID, MerchantTradeNo: number };
      const path = "/Cashier/QueryTradeICPO";
      return send({ call: "query", path, fields, schema: icashTradeSchema });
    },
    /** Refunds a trade or, with `amount`, a part of it. `number` is the number of the refund, not of the trade. */
    refund(trade: IcashTrade, number: string, amount = trade.TotalAmount) {
      const { MerchantTradeNo, TransactionID } = trade;
      const fields = {
        PlatformID,
        MerchantID,
        OMerchantTradeNo: MerchantTradeNo,
        TransactionID,
        MerchantTradeNo: number,
        RefundTotalAmount: amount,
        RefundItemAmt: amount,
        RefundUtilityAmt: ZERO_AMOUNT,
      };
      const path = "/Cashier/RefundICPO";
      return send({ call: "refund", path, fields, schema: refundedTradeSchema });
    },
    /**
     * Returns the trade number of a notice; null if icash Pay did not sign the notice, or if the notice cannot be read
     * or is for another merchant.
     */
    async read({ EncData, signature }: Notice): Promise<string | null> {
      if (!isSignedBy(EncData, signature, options.keys().publicKey)) return null;
      const text = await openIcashPay(EncData, options);
      const notice = icashNoticeSchema.safeParse(text === null ? undefined : parseJson(text));
      if (!notice.success || notice.data.MerchantID !== MerchantID) return null;
      return notice.data.MerchantTradeNo;
    },
  };
}

function tradeFields(payment: IcashPayment, at: number) {
  const { number, store_id, amount, description, callbackUrl, redirectUrl } = payment;
  const total = icashAmount(amount);
  return {
    MerchantTradeNo: number,
    StoreID: String(store_id),
    StoreName: STORE_NAME,
    MerchantTradeDate: clockText(at / 1000, "YYYY/MM/DD HH:mm:ss"),
    TotalAmount: total,
    ItemAmt: total,
    UtilityAmt: ZERO_AMOUNT,
    ItemNonRedeemAmt: ZERO_AMOUNT,
    UtilityNonRedeemAmt: ZERO_AMOUNT,
    NonPointAmt: ZERO_AMOUNT,
    Item: [{ ItemNo: number, ItemName: description, Quantity: "1" }],
    TradeMode: BY_TOKEN,
    CallbackURL: callbackUrl,
    RedirectURL: redirectUrl,
  };
}
