import { act, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { AppEntry } from "@/components/account/sign-in/app-entry";
import { AppSignIn } from "@/components/account/sign-in/app-sign-in";
import { CheckoutEntry } from "@/components/checkout/checkout-entry";
import { isEnteringByApp } from "@/lib/client/use-app-code";
import { CODE } from "@/lib/contracts/codes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";

const LOGIN = "/api/session/oplogin";
const ANSWER = "/api/session/app-login";
const ASK = { data: { ask: { name: "測○一", phone: "0912***001" } } };
const QUESTION = "要以 測○一 的身分繼續嗎？";
const member = {
  isLogin: true,
  gid: "",
  displayName: "王小明",
  mid: "1",
  mexid: "",
  m_grade: "一般會員",
  addressList: [],
  logintype: 0,
  login_id: "",
  business_id: 0,
  phone: "0912345678",
};
const signedIn = { data: { member, returnTo: "/checkout?v3=OPN-1" } };
const refused = { code: CODE.refused, message: "登入驗證失敗，請重新登入" };
const readItem = (key: string) => window.localStorage.getItem(key);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function open(replies: Replies) {
  const calls = serveCalls(replies);
  const [go, onStay] = [jest.fn(), jest.fn()];
  renderWithMessages(
    <StrictMode>
      <AppSignIn go={go} onStay={onStay} />
    </StrictMode>,
  );
  return { calls, go, onStay, user: userEvent.setup() };
}

/** Opens the page and waits for the dialog that asks the person to confirm the account. */
async function openQuestion(replies: Replies = {}) {
  const shown = open({ [LOGIN]: ASK, [ANSWER]: signedIn, ...replies });
  return { ...shown, dialog: await screen.findByRole("dialog", { name: QUESTION }) };
}

it("before it signs a person in, shows the masked name and phone number and asks for confirmation (LG-15, RT-04)", async () => {
  const { calls, dialog, go } = await openQuestion();
  expect(dialog).toHaveTextContent("OPENPOINT 會員 測○一 0912***001");
  expect(calls.countOf(LOGIN)).toBe(1);
  expect(calls.bodyOf(LOGIN)).toEqual({});
  expect(calls.countOf(ANSWER)).toBe(0);
  expect(go).not.toHaveBeenCalled();
  expect(readItem("member")).toBeNull();
});

it("shows the masked phone number in the question if the provider sends no name", async () => {
  const phone = "0912***001";
  open({ [LOGIN]: { data: { ask: { name: "", phone } } } });
  expect(await screen.findByRole("dialog", { name: `要以 ${phone} 的身分繼續嗎？` })).toBeVisible();
});

it("on 繼續, stores the member and opens the page to return to (LG-16)", async () => {
  const { calls, go, user } = await openQuestion();
  await user.click(screen.getByRole("button", { name: "繼續" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/checkout?v3=OPN-1"));
  expect(calls.bodyOf(ANSWER)).toEqual({ decision: "continue" });
  expect(JSON.parse(String(readItem("member")))).toMatchObject({ displayName: "王小明" });
});

const MEMBER_KEYS = [
  "payType",
  "cardSelected",
  "lastCheckout",
  "lastCourierOrder",
  "lastChoices",
  "recentOrders",
  "favorites",
  "groups",
];

/**
 * Opens the app's link for a person while the member `mid` is signed in, and presses 繼續. Returns the keys of this
 * member's data that are still stored.
 */
async function enterOver(mid: string, answer: Replies[string] = signedIn) {
  window.localStorage.setItem("member", JSON.stringify({ ...member, mid }));
  for (const key of MEMBER_KEYS) window.localStorage.setItem(key, "11");
  window.sessionStorage.setItem("favoritesRead", mid);
  const { go, user } = await openQuestion({ [ANSWER]: answer });
  await user.click(screen.getByRole("button", { name: "繼續" }));
  await waitFor(() => expect(go).toHaveBeenCalled());
  return [
    ...MEMBER_KEYS.filter((key) => readItem(key) !== null),
    ...Object.keys(window.sessionStorage).filter((key) => key === "favoritesRead"),
  ];
}

it.each<[string, Replies[string]]>([
  ["signs in", signedIn],
  ["has to register", { data: { register: 0, phone: "0912000001" } }],
])(
  "removes all data of the previous member when another person %s (SE-17)",
  async (_what, answer) => {
    expect(await enterOver("2", answer)).toEqual([]);
  },
);

it("keeps the data of the member when the same member signs in again", async () => {
  expect(await enterOver(member.mid)).toEqual([...MEMBER_KEYS, "favoritesRead"]);
});

it.each([
  ["不是我", (user: UserEvent) => user.click(screen.getByRole("button", { name: "不是我" }))],
  [
    "a press of Escape",
    // On Escape, the browser closes the dialog and fires its close event.
    async () => act(() => screen.getByRole<HTMLDialogElement>("dialog").close()),
  ],
])("signs nobody in and keeps the current member on %s", async (_what, decline) => {
  window.localStorage.setItem("member", JSON.stringify({ ...member, mid: "2" }));
  const { calls, go, onStay, user } = await openQuestion();
  await decline(user);
  await waitFor(() => expect(onStay).toHaveBeenCalled());
  expect(calls.bodyOf(ANSWER)).toEqual({ decision: "decline" });
  expect(go).not.toHaveBeenCalled();
  expect(JSON.parse(String(readItem("member")))).toMatchObject({ mid: "2" });
});

it("shows the server's message when the server refuses the sign-in, and stays on the page after 知道了", async () => {
  const { onStay, user } = open({ [LOGIN]: refused });
  expect(await screen.findByRole("alert")).toHaveTextContent("登入驗證失敗，請重新登入");
  await user.click(screen.getByRole("button", { name: "知道了" }));
  expect(onStay).toHaveBeenCalled();
});

it("shows a message without a dialog when the connection is lost, and logs an error (ER-05, LG-32)", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  open({ [LOGIN]: "lost" });
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith("session: no answer to the login, code -1");
});

it("opens /opnRedirect after the login when the app link has a route type (LG-20)", async () => {
  window.history.replaceState(null, "", "/?rtt=1&id=7&stid=5");
  const place = "/opnRedirect?rtt=1&id=7&stid=5";
  const { go, user } = await openQuestion({ [ANSWER]: { data: { member, returnTo: place } } });
  await user.click(screen.getByRole("button", { name: "繼續" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(place));
  expect(decodeURIComponent(document.cookie)).toContain(`returnTo=${place}`);
  window.history.replaceState(null, "", "/");
});

it("opens the registration for a person without an account (LG-21)", async () => {
  const newcomer = { data: { register: 0, phone: "0912000001" } };
  const { go, user } = await openQuestion({ [ANSWER]: newcomer });
  await user.click(screen.getByRole("button", { name: "繼續" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/register?type=0"));
});

describe("a page opened by the app", () => {
  function enter(path: string, replies: Replies = {}) {
    window.history.replaceState(null, "", path);
    return serveCalls({ [LOGIN]: refused, ...replies });
  }

  it("starts no sign-in on the intro when the URL has no v1", async () => {
    const calls = enter("/?event=x");
    renderWithMessages(<AppEntry />);
    await waitFor(() => expect(window.location.search).toBe("?event=x"));
    expect(calls.countOf(LOGIN)).toBe(0);
    expect(isEnteringByApp()).toBe(false);
  });

  it("removes only v1 from the URL of the intro at once, and starts one sign-in", async () => {
    const calls = enter("/intro?utm_source=op&v1=c0de.1.sig");
    renderWithMessages(
      <StrictMode>
        <AppEntry />
      </StrictMode>,
    );
    expect(window.location.search).toBe("?utm_source=op");
    await screen.findByRole("alert");
    expect(calls.countOf(LOGIN)).toBe(1);
    expect(isEnteringByApp()).toBe(true);
  });

  it("tries the sign-in before the checkout reads the order, reloads after a refusal, and keeps v3 in the URL (CK-02)", async () => {
    const calls = enter("/checkout?v1=c0de.1.sig&v3=OPN-1");
    const reload = jest.fn();
    renderWithMessages(<CheckoutEntry reload={reload} />);
    expect(window.location.search).toBe("?v3=OPN-1");
    await userEvent.click(await screen.findByRole("button", { name: "知道了" }));
    expect(reload).toHaveBeenCalled();
    expect(calls.paths()).not.toContain("/api/checkout/open");
  });
});
