import { createPayuniClient } from "../../../backend/providers/payuni-client.ts";
import { openPayuni, sealPayuni } from "../../../backend/providers/payuni-envelope.ts";

const keys = {
  merchantId: "FUTAO01",
  hashKey: "12345678901234567890123456789012",
  hashIv: "1234567890123456",
};
const NOW = Date.parse("2026-11-21T12:00:00+08:00");
const payment = {
  number: "F26112100000001-1",
  amount: 318,
  description: "訂單 F26112100000001",
  returnUrl: "https://shop.test/api/notify/payuni-return",
  notifyUrl: "https://shop.test/api/notify/payuni",
};

type Inner = Record<string, string>;
const sealedAnswer = async (inner: Inner, outer: object = {}) => {
  const envelope = await sealPayuni({ MerID: keys.merchantId, ...inner }, keys);
  return JSON.stringify({ Status: inner.Status, MerID: keys.merchantId, ...envelope, ...outer });
};

/**
 * Creates a PAYUNi client that gets `text` as the answer to each request. `sent` lists the requests, and `inner`
 * decrypts the first request.
 */
function client(text: string | Promise<string>, status = 200) {
  const sent: { url: string; headers: Headers; form: URLSearchParams }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const form = new URLSearchParams(String(init.body));
    sent.push({ url: String(url), headers: new Headers(init.headers), form });
    return new Response(await text, { status });
  };
  const host = "https://api.payuni.test";
  const payuni = createPayuniClient({ ...keys, host, pageUrl: host, fetch, now: () => NOW });
  const inner = async () => {
    const { EncryptInfo = "", HashInfo = "" } = Object.fromEntries(sent[0]?.form ?? []);
    return openPayuni({ EncryptInfo, HashInfo }, keys);
  };
  return { payuni, sent, inner };
}

const row = (values: Inner = {}): Inner => {
  const fields = { MerTradeNo: payment.number, TradeNo: "173", TradeAmt: "318", TradeStatus: "1" };
  const entries = Object.entries({ ...fields, CloseStatus: "1", RefundStatus: "", ...values });
  return Object.fromEntries(entries.map(([name, value]) => [`Result[0][${name}]`, value]));
};

describe("a request", () => {
  it("for the hosted page is returned as a form for the payer's browser, and not sent by the client", async () => {
    const { payuni, sent } = client("");
    const { action, fields } = await payuni.uppForm({ ...payment, seconds: 480 });
    expect(action).toBe("https://api.payuni.test/api/upp");
    const { EncryptInfo = "", HashInfo = "", ...outer } = fields;
    expect(outer).toEqual({ MerID: "FUTAO01", Version: "2.0" });
    expect(await openPayuni({ EncryptInfo, HashInfo }, keys)).toEqual({
      MerID: "FUTAO01",
      Timestamp: String(NOW / 1000),
      MerTradeNo: payment.number,
      TradeAmt: "318",
      ProdDesc: payment.description,
      ReturnURL: payment.returnUrl,
      NotifyURL: payment.notifyUrl,
      TradeLExpireSec: "480",
      Lang: "zh-tw",
      Credit: "1",
      API3D: "1",
    });
    expect(sent).toEqual([]);
  });

  it("for a charge has the token, the 3-D setting and the user agent that PAYUNi requires", async () => {
    const { payuni, sent, inner } = client(sealedAnswer({ Status: "SUCCESS" }));
    await payuni.charge({ ...payment, creditHash: "token-1" });
    expect(sent[0]?.url).toBe("https://api.payuni.test/api/credit");
    expect(sent[0]?.headers.get("user-agent")).toBe("payuni");
    expect(sent[0]?.form.get("Version")).toBe("1.3");
    expect(await inner()).toMatchObject({ CreditHash: "token-1", CardInst: "1", API3D: "1" });
  });

  it("for a refund without an amount names the whole amount of the trade, and a request to delete a card names its token", async () => {
    const refund = client(sealedAnswer({ Status: "SUCCESS" }));
    const trade = { MerTradeNo: payment.number, TradeNo: "173", TradeAmt: 318, TradeStatus: 1 };
    await refund.payuni.refund(trade);
    expect(refund.sent[0]?.url).toBe("https://api.payuni.test/api/trade/close");
    expect(await refund.inner()).toMatchObject({ TradeNo: "173", TradeAmt: "318", CloseType: "2" });
    const unbind = client(sealedAnswer({ Status: "SUCCESS" }));
    await unbind.payuni.forgetCard("token-1");
    expect(await unbind.inner()).toMatchObject({ UseTokenType: "1", BindVal: "token-1" });
  });
});

describe("the answer of a query", () => {
  it.each([
    [
      "a trade",
      { ok: true, info: { TradeAmt: 318, CloseStatus: 1 } },
      { Status: "SUCCESS", ...row() },
    ],
    ["the status of an unknown trade", { ok: true, info: null }, { Status: "QUERY03001" }],
    ["another trade", { ok: "unknown" }, { Status: "SUCCESS", ...row({ MerTradeNo: "F1-1" }) }],
    ["no rows", { ok: "unknown" }, { Status: "SUCCESS" }],
    ["a row without an amount", { ok: "unknown" }, { Status: "SUCCESS", ...row({ TradeAmt: "" }) }],
    [
      "an amount that is not a number",
      { ok: "unknown" },
      { Status: "SUCCESS", ...row({ TradeAmt: "1e3x" }) },
    ],
    ["the status of a bank that does not answer", { ok: "unknown" }, { Status: "UNKNOWN" }],
    ["a refusal", { ok: false, returnCode: "QUERY01002" }, { Status: "QUERY01002" }],
    ["another merchant", { ok: "unknown" }, { Status: "SUCCESS", ...row(), MerID: "OTHER" }],
  ] as [string, object, Inner][])("with %s gives the result %j", async (_what, result, inner) => {
    const { payuni } = client(sealedAnswer(inner));
    expect(await payuni.query(payment.number)).toMatchObject(result);
  });

  it.each([
    ["no JSON", "<html>", 200],
    ["JSON of another shape", "[]", 200],
    ["an HTTP error", sealedAnswer({ Status: "SUCCESS", ...row() }), 503],
    ["a success without encrypted fields", '{"Status":"SUCCESS"}', 200],
  ])("with %s counts as no answer", async (_what, text, status) => {
    const { payuni } = client(text, status);
    expect(await payuni.query(payment.number)).toEqual({ ok: "unknown" });
  });

  it("with a wrong hash counts as no answer, even if its other fields are right", async () => {
    const { payuni } = client(sealedAnswer({ Status: "SUCCESS", ...row() }, { HashInfo: "0" }));
    expect(await payuni.query(payment.number)).toEqual({ ok: "unknown" });
  });
});

describe("the answer of a charge", () => {
  it.each([
    [
      { Status: "SUCCESS", URL: "https://3d.payuni.test/a" },
      { ok: true, info: { url: "https://3d.payuni.test/a" } },
    ],
    [
      { Status: "SUCCESS", TradeStatus: "1" },
      { ok: true, info: { url: null } },
    ],
    [{ Status: "SUCCESS", URL: "javascript:alert(1)" }, { ok: "unknown" }],
    [
      { Status: "UNAPPROVED", Message: "授權失敗" },
      { ok: false, returnCode: "UNAPPROVED" },
    ],
    [{ Status: "UNKNOWN" }, { ok: "unknown" }],
  ] as [Inner, object][])("with the fields %j gives the result %j", async (inner, result) => {
    const { payuni } = client(sealedAnswer(inner));
    expect(await payuni.charge({ ...payment, creditHash: "token-1" })).toMatchObject(result);
  });
});

describe("the member's cards at PAYUNi", () => {
  const card = (values: Inner = {}): Inner => ({
    "Result[0][CreditHash]": "token-1",
    "Result[0][CreditToken]": "futao-1",
    "Result[0][CreditTokenStatus]": "1",
    "Result[0][Card6No]": "414763",
    "Result[0][Card4No]": "0001",
    "Result[0][CardExpiredDT]": "1230",
    ...values,
  });

  it.each([
    ["one card", { ok: true, info: [{ CreditHash: "token-1", CreditTokenStatus: 1 }] }, card()],
    [
      "another member's card",
      { ok: true, info: [] },
      card({ "Result[0][CreditToken]": "futao-2" }),
    ],
    ["an invalid month", { ok: "unknown" }, card({ "Result[0][CardExpiredDT]": "1330" })],
  ] as [string, object, Inner][])(
    "in an answer with %s are read as %j",
    async (_what, result, fields) => {
      const { payuni } = client(sealedAnswer({ Status: "SUCCESS", ...fields }));
      expect(await payuni.boundCards("futao-1")).toMatchObject(result);
    },
  );

  it("are an empty list when PAYUNi knows no card of the member", async () => {
    const { payuni } = client(sealedAnswer({ Status: "QUERY03001" }));
    expect(await payuni.boundCards("futao-1")).toEqual({ ok: true, info: [] });
  });
});

describe("a notice", () => {
  it("can be read with its hash as HashInfo or HashInfo[data], and cannot be read with two hashes", async () => {
    const { EncryptInfo, HashInfo } = await sealPayuni({ MerID: "FUTAO01", MerTradeNo: "A" }, keys);
    const { payuni } = client("");
    const fields = { MerID: "FUTAO01", MerTradeNo: "A" };
    expect(await payuni.read({ EncryptInfo, HashInfo })).toEqual(fields);
    expect(await payuni.read({ EncryptInfo, "HashInfo[data]": HashInfo })).toEqual(fields);
    expect(await payuni.read({ EncryptInfo, HashInfo: [HashInfo, HashInfo] })).toBeNull();
  });
});
