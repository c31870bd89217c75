import { type Handler, nestData, ok, refuse } from "./handler-types.ts";
import { formatTaipeiTime } from "./taipei-clock.ts";

const CONFIG: Record<string, string> = {
  delivery_fee_description: "運費依取餐與送達地點的距離計算",
  home_foot_wording: "本平台交易資訊以加密方式傳送",
};

const getConfig: Handler = ({ text }) => {
  const wanted = text("keys").split(",");
  return ok(Object.fromEntries(Object.entries(CONFIG).filter(([key]) => wanted.includes(key))));
};

const TAX_ID_WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];
const sumOfDigits = (value: number): number => Math.floor(value / 10) + (value % 10);

/** Checks a tax ID: its checksum is a multiple of 5, or one less than a multiple of 5 if the seventh digit is 7. */
function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const sum = TAX_ID_WEIGHTS.reduce(
    (total, weight, at) => total + sumOfDigits(Number(text[at]) * weight),
    0,
  );
  return sum % 5 === 0 || (text[6] === "7" && (sum + 1) % 5 === 0);
}

const checkTaxId: Handler = ({ text }) =>
  isTaxId(text("tax_id")) ? ok({}) : refuse(51, "統一編號檢查碼有誤");

const questionList: Handler = ({ state, number }) =>
  nestData(
    state,
    number("page") > 1
      ? []
      : [
          {
            type_name: "訂購問題",
            questions: [
              { title: "如何預訂明天的餐點？", content: "請在店家頁選擇預約時間。" },
              { title: "可以一次訂兩家店嗎？", content: "每張訂單限一家店。" },
            ],
          },
          {
            type_name: "付款問題",
            questions: [{ title: "可以付現嗎？", content: "部分店家可以。" }],
          },
        ],
  );

/** Answers one advertisement (EN-23), for which the specification names only these three fields. */
const marketingAdvertiseList: Handler = ({ values }) =>
  ok([{ type: values.type, store_id: values.store_id, dining_type: values.dining_type }]);

const saveCartType: Handler = ({ session, text }) => {
  session.cartType = text("web_cart_type");
  return ok(null);
};

export const siteHandlers = {
  getConfig,
  getAppClientConfig: () => ok({ op_invoice: { status: "1" } }),
  checkTaxId,
  marketingAdvertiseList,
  announcement: () => ok(null),
  getServerTime: ({ text }) => ok(formatTaipeiTime(text("format"))),
  campaignList: () => ok(null),
  getOpnCampaign: () => ok({}),
  getOpnRedirctStatus: () => ok(null),
  questionList,
  readCartType: ({ session }) => ok({ web_cart_type: session.cartType }),
  saveCartType,
  basketEvent: () => ({ body: { code: 0 } }),
} satisfies Record<string, Handler>;
