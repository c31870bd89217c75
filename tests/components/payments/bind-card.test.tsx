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
// The fields of the form that opens PAYUNi's page. In the DOM, a field named `submit` hides the form's own method
// `submit`, so this field tests that the page can still send the form.
const FIELDS = { MerID: "FUTAO01", EncryptInfo: `a"b<c>&'d`, submit: "x" };
const FORM = { data: browserFormPage({ action: PAGE, fields: FIELDS }) };

const MEMBER = { displayName: "一", mid: "1", addressList: [] };

const posted: { action: string; method: string; fields: object }[] = [];
let navigationType = "navigate";

beforeEach(() => {
  posted.length = 0;
  navigationType = "navigate";
  writeCookie("courier", "", 0);
  window.localStorage.clear();
  window.performance.getEntriesByType = () =>
    [{ type: navigationType }] as unknown as PerformanceEntryList;
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

/** Opens the page with the query `search`. Returns the header `x-courier` of the call bindCard. */
async function courierHeaderAt(search: string): Promise<string | null> {
  const { calls } = open({}, search);
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(calls.queryOf(ASK)).toEqual({});
  return calls.headerOf(ASK, "x-courier");
}

it("calls bindCard once, and posts the form of the answer to the card page (PY-10)", async () => {
  const { calls, go } = open();
  expect(screen.getByRole("status")).toHaveTextContent("前往 PAYUNi 新增信用卡");
  await waitFor(() => expect(posted).toEqual([{ action: PAGE, method: "post", fields: FIELDS }]));
  expect(calls.paths()).toEqual([ASK, CHECK]);
  expect(calls.headerOf(ASK, "x-xsrf-token")).toBe("test-token");
  expect(document.querySelectorAll("script")).toHaveLength(0);
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ["the URL has dining_type=5 and a member is signed in", "?dining_type=5", MEMBER],
  ["no member is signed in", "", null],
])("sends the courier session if %s (PY-10, PY-11)", async (_where, search, member) => {
  if (member) window.localStorage.setItem("member", JSON.stringify(member));
  writeCookie("courier", COURIER_MARK, 60);
  expect(await courierHeaderAt(search)).toBe("1");
});

it("sends no courier session if the browser has none", async () => {
  expect(await courierHeaderAt("?dining_type=5")).toBeNull();
});

it("sends no courier session if a member is signed in and the URL has no dining_type=5", async () => {
  window.localStorage.setItem("member", JSON.stringify(MEMBER));
  writeCookie("courier", COURIER_MARK, 60);
  expect(await courierHeaderAt("")).toBeNull();
});

it("links back to the courier order when the card is for a courier order (PY-08)", async () => {
  open({ [ASK]: "lost" }, "?dining_type=5");
  const back = await screen.findByRole("link", { name: "回到結帳" });
  expect(back).toHaveAttribute("href", "/expressDelivery");
});

const TOO_OFTEN = { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" };
const ELSEWHERE = { code: CODE.refused, message: "綁卡連結不正確，請稍後再試" };
it.each([
  ["", "/api/pay/card-document"],
  ["?dining_type=5", "/api/pay/card-document?dining_type=5"],
])(
  "with the query %j, opens /api/pay/card-document if the customer must fill in fields of the form (PY-10)",
  async (at, place) => {
    writeCookie("courier", COURIER_MARK, 60);
    window.localStorage.setItem("member", JSON.stringify(MEMBER));
    const data = `<form method="post" action="${PAGE}"><input name="card_number"></form>`;
    const { go } = open({ [ASK]: { data } }, at);
    await waitFor(() => expect(go).toHaveBeenCalledWith(place));
    expect(posted).toEqual([]);
  },
);

it("does not open a document whose form posts to another site", async () => {
  const data = `<form method="post" action="https://evil.example"><input name="card_number"></form>`;
  const { go } = open({ [ASK]: { data }, [CHECK]: ELSEWHERE });
  expect(await screen.findByRole("alert")).toHaveTextContent(ELSEWHERE.message);
  expect(go).not.toHaveBeenCalled();
});

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
  [
    "a form with the method GET",
    { [ASK]: { data: "<form action=/x></form>" } },
    "系統忙碌中，請稍後再試",
  ],
])("shows a message for %s, and a link back to the checkout", async (_what, replies, text) => {
  open(replies);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  const back = screen.getByRole("link", { name: "回到結帳" });
  expect(back).toHaveAttribute("href", "/checkout?v3=b");
  expect(posted).toEqual([]);
});

it("ignores the base URL, the images and the scripts of the document in the answer", async () => {
  const rest = `<base href="https://evil.example/"><img src="x" onerror="alert(1)"><script>alert(1)</script>`;
  open({ [ASK]: { data: rest + FORM.data } });
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(document.querySelector("img, script, base")).toBeNull();
});

it("opens the login when there is no session, and stores the checkout as the page to return to", async () => {
  const { go } = open({ [ASK]: { code: CODE.loginNeeded, message: "" } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(decodeURIComponent(document.cookie)).toContain("returnTo=/checkout?v3=b");
});

it("opens the checkout instead of another card page after Back (PY-12)", async () => {
  navigationType = "back_forward";
  const { calls, go } = open();
  await waitFor(() => expect(go).toHaveBeenCalledWith("/checkout?v3=b"));
  expect(calls.paths()).toEqual([]);
});

it("opens the checkout when Back restores the page from the browser's page cache", async () => {
  const { calls, go } = open();
  await waitFor(() => expect(posted).toHaveLength(1));
  calls.forget();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  expect(go).toHaveBeenCalledWith("/checkout?v3=b");
  expect(calls.paths()).toEqual([]);
  expect(posted).toHaveLength(1);
});

it("with `return_to=member` in the URL, sends this parameter and links back to the account page (MB-15)", async () => {
  const { calls } = open(
    { [ASK]: { code: CODE.refused, message: "目前不提供信用卡綁定" } },
    "?return_to=member",
  );
  const back = await screen.findByRole("link", { name: "回到帳戶" });
  expect(back).toHaveAttribute("href", "/member");
  expect(calls.queryOf(ASK)).toEqual({ return_to: "member" });
});

it("sends no return_to if the value in the URL is not the name of an account page (MB-15)", async () => {
  const { calls } = open({}, "?return_to=https://evil.example");
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(calls.queryOf(ASK)).toEqual({});
});
