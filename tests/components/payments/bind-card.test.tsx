import { fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { browserFormPage } from "@/backend/modules/payments/browser-form-page";
import { BindCard } from "@/components/payments/bind-card";
import { writeCookie } from "@/lib/client/cookies";
import { CODE } from "@/lib/contracts/codes";
import { COURIER_MARK } from "@/tests/factories/courier-order-shapes";
import { makeLastCheckout } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const ASK = "/api/PaymentApi/bindCard";
const CHECK = "/api/pay/card-page";
const PAGE = "https://api.payuni.com.tw/api/upp";
// As PAYUNi's page takes it, and with a name that would hide the form's own method.
const FIELDS = { MerID: "FUTAO01", EncryptInfo: `a"b<c>&'d`, submit: "x" };
const FORM = { data: browserFormPage({ action: PAGE, fields: FIELDS }) };

const posted: { action: string; method: string; fields: object }[] = [];
let visit = "navigate";

beforeEach(() => {
  posted.length = 0;
  visit = "navigate";
  writeCookie("courier", "", 0);
  window.performance.getEntriesByType = () => [{ type: visit }] as unknown as PerformanceEntryList;
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    const fields = Object.fromEntries(new FormData(this));
    posted.push({ action: this.action, method: this.method, fields });
  };
});

function open(replies: Replies = {}, search = "") {
  window.localStorage.setItem(
    "lastCheckout",
    JSON.stringify(makeLastCheckout({ path: "/checkout?v3=b" })),
  );
  window.history.replaceState(null, "", `/bindCard${search}`);
  const calls = serveCalls({ [ASK]: FORM, [CHECK]: { data: PAGE }, ...replies });
  const go = jest.fn();
  renderWithMessages(
    <StrictMode>
      <BindCard go={go} />
    </StrictMode>,
  );
  return { calls, go };
}

/** In whose name the page of a card was asked for. */
async function askedAt(search: string): Promise<string | null> {
  const { calls } = open({}, search);
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(calls.queryOf(ASK)).toEqual({});
  return calls.headerOf(ASK, "x-courier");
}

it("posts the form of the document to the card page, asked for once (PY-10)", async () => {
  const { calls, go } = open();
  expect(screen.getByRole("status")).toHaveTextContent("前往 PAYUNi 新增信用卡");
  await waitFor(() => expect(posted).toEqual([{ action: PAGE, method: "post", fields: FIELDS }]));
  expect(calls.paths()).toEqual([ASK, CHECK]);
  expect(calls.headerOf(ASK, "x-xsrf-token")).toBe("test-token");
  expect(document.querySelectorAll("script")).toHaveLength(0);
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ["the address says so", "?dining_type=5", "1"],
  ["nobody is signed in", "", "1"],
])(
  "is asked for in the name of the courier session where %s (PY-10, PY-11)",
  async (_where, search, as) => {
    writeCookie("courier", COURIER_MARK, 60);
    expect(await askedAt(search)).toBe(as);
  },
);

it("without a courier session it is asked for without one", async () => {
  expect(await askedAt("?dining_type=5")).toBeNull();
});

it("a member's own card has nothing to do with a courier order of earlier that day", async () => {
  const member = { displayName: "一", mid: "1", addressList: [] };
  window.localStorage.setItem("member", JSON.stringify(member));
  writeCookie("courier", COURIER_MARK, 60);
  expect(await askedAt("")).toBeNull();
  window.localStorage.removeItem("member");
});

it("a card for a courier order leads back to the courier order (PY-08)", async () => {
  open({ [ASK]: "lost" }, "?dining_type=5");
  const back = await screen.findByRole("link", { name: "回到結帳" });
  expect(back).toHaveAttribute("href", "/expressDelivery");
});

const TOO_OFTEN = { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" };
const ELSEWHERE = { code: CODE.refused, message: "綁卡連結不正確，請稍後再試" };
it.each<[string, Replies, string]>([
  ["the server's refusal", { [ASK]: TOO_OFTEN }, TOO_OFTEN.message],
  ["a form to another site", { [CHECK]: ELSEWHERE }, ELSEWHERE.message],
  ["a lost connection", { [ASK]: "lost" }, "網路連線異常，請稍後再試"],
  ["a document without a form", { [ASK]: { data: "<p>busy</p>" } }, "系統忙碌中，請稍後再試"],
  [
    "two forms",
    { [ASK]: { data: "<form method=post></form><form method=post></form>" } },
    "系統忙碌中，請稍後再試",
  ],
  ["a form that asks", { [ASK]: { data: "<form action=/x></form>" } }, "系統忙碌中，請稍後再試"],
])("%s is told, with the way back to the checkout", async (_what, replies, text) => {
  open(replies);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  const back = screen.getByRole("link", { name: "回到結帳" });
  expect(back).toHaveAttribute("href", "/checkout?v3=b");
  expect(posted).toEqual([]);
});

it("nothing of the document is shown, run or loaded", async () => {
  const rest = `<base href="https://evil.example/"><img src="x" onerror="alert(1)"><script>alert(1)</script>`;
  open({ [ASK]: { data: rest + FORM.data } });
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(document.querySelector("img, script, base")).toBeNull();
});

it("without a session login comes first, and leads to the checkout", async () => {
  const { go } = open({ [ASK]: { code: CODE.loginNeeded, message: "" } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(decodeURIComponent(document.cookie)).toContain("returnTo=/checkout?v3=b");
});

it("Back from the card page leads past here to the checkout, and asks for no other page (PY-12)", async () => {
  visit = "back_forward";
  const { calls, go } = open();
  await waitFor(() => expect(go).toHaveBeenCalledWith("/checkout?v3=b"));
  expect(calls.paths()).toEqual([]);
});

it("out of the browser's cache too", async () => {
  const { calls, go } = open();
  await waitFor(() => expect(posted).toHaveLength(1));
  calls.forget();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  expect(go).toHaveBeenCalledWith("/checkout?v3=b");
  expect(calls.paths()).toEqual([]);
  expect(posted).toHaveLength(1);
});
