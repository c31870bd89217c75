import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { PersonStep } from "@/components/account/sign-in/person-step";
import { SignInPanel } from "@/components/account/sign-in/sign-in-panel";
import { rememberBinding, resumeBinding, takeResumedBinding } from "@/lib/client/third-binding";
import { CODE, LOGIN_TYPE, type ThirdLoginType } from "@/lib/contracts/codes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";

const START = "/api/session/third";
const FINISH = "/api/session/third/finish";
const BOTH = [LOGIN_TYPE.google, LOGIN_TYPE.apple];
const member = { isLogin: true, displayName: "王小明", mid: "1", addressList: [] };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function open(address: string, replies: Replies = {}, loginTypes: ThirdLoginType[] = BOTH) {
  window.history.replaceState(null, "", address);
  const calls = serveCalls(replies);
  const go = jest.fn();
  renderWithMessages(
    <StrictMode>
      <SignInPanel loginTypes={loginTypes} go={go} />
    </StrictMode>,
  );
  return { calls, go };
}

it.each([
  ["Google", LOGIN_TYPE.google],
  ["Apple", LOGIN_TYPE.apple],
])(
  "after a press of the %s button, opens the URL that the server returned (LG-05, LG-08)",
  async (name, third_login_type) => {
    const { calls, go } = open("/login", { [START]: { data: "https://id.example/auth?state=a" } });
    await userEvent.click(screen.getByRole("button", { name: `使用 ${name} 帳號登入` }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("https://id.example/auth?state=a"));
    expect(calls.bodyOf(START)).toEqual({ third_login_type });
  },
);

it.each([
  ["no provider", []],
  ["only Google", [LOGIN_TYPE.google]],
  ["only Apple", [LOGIN_TYPE.apple]],
] as [string, ThirdLoginType[]][])(
  "shows a button for each offered provider and for no other provider: %s",
  (_name, loginTypes) => {
    open("/login", {}, loginTypes);
    const shown = screen.queryAllByRole("button", { name: /^使用/ });
    expect(shown).toHaveLength(loginTypes.length);
  },
);

it("shows the server's message in a dialog if the provider is down, and enables the login button again", async () => {
  const message = "Google 暫時沒有回應，請稍後再試";
  open("/login", { [START]: { code: CODE.refused, message } });
  const button = screen.getByRole("button", { name: "使用 Google 帳號登入" });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "登入沒有完成" }));
  expect(dialog.getByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "知道了" }));
  expect(button).toBeEnabled();
});

it("removes the provider's answer from the URL and sends the answer to the server once (LG-07, LG-16, LG-19)", async () => {
  const { calls, go } = open("/login#third_login_type=1&code=a&state=b&iss=c", {
    [FINISH]: { data: { member, returnTo: "/checkout" } },
  });
  expect(window.location.hash).toBe("");
  await waitFor(() => expect(go).toHaveBeenCalledWith("/checkout"));
  expect(calls.countOf(FINISH)).toBe(1);
  expect(calls.bodyOf(FINISH)).toEqual({
    third_login_type: LOGIN_TYPE.google,
    query: "code=a&state=b&iss=c",
  });
  expect(window.localStorage.getItem("member")).toContain('"isLogin":true');
});

it("for a new person, opens the registration with the login type, and fills in the name and the email (LG-21)", async () => {
  const { go } = open("/login#third_login_type=4&code=a&state=b&name=%E7%8E%8B%E5%B0%8F%E6%98%8E", {
    [FINISH]: { data: { register: 4, phone: "", name: "", email: "ming@example.com" } },
  });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/register?type=4"));
  renderWithMessages(<PersonStep phone="0912345678" isKnown={false} />);
  expect(screen.getByLabelText("姓名")).toHaveValue("王小明");
  expect(screen.getByLabelText(/^電子郵件/)).toHaveValue("ming@example.com");
});

it("opens the member page once for a member who is changing a binding, and starts no sign-in", () => {
  rememberBinding({ step: "bind", loginType: LOGIN_TYPE.google });
  const address = "/login#third_login_type=1&code=a&state=b";
  const { calls, go } = open(address);
  expect(go.mock.calls).toEqual([["/member#third_login_type=1&code=a&state=b"]]);
  expect(calls.countOf(FINISH)).toBe(0);
  expect(resumeBinding(go, "")).toBe(false);
  expect(takeResumedBinding()).toEqual({ step: "bind", loginType: LOGIN_TYPE.google });
});

it.each(["/login", "/login#main"])(
  "opens the intro and not the member page if a member opens %s later without having confirmed the deletion",
  (address) => {
    rememberBinding({ step: "confirm-delete" });
    window.localStorage.setItem("member", JSON.stringify(member));
    const { go } = open(address);
    expect(go.mock.calls).toEqual([["/"]]);
  },
);

it("a sign-in drops a deletion that was not confirmed, so that it cannot continue after this sign-in", async () => {
  rememberBinding({ step: "confirm-delete" });
  const { go } = open("/login", { [START]: { data: "https://accounts.example/" } });
  await userEvent.setup().click(screen.getByRole("button", { name: /Google/ }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://accounts.example/"));
  expect(resumeBinding(go, "third_login_type=1")).toBe(false);
});

it.each(["access_denied", "user_cancelled_authorize"])(
  "shows that the sign-in was cancelled (%s), and sends nothing",
  async (error) => {
    const { calls } = open(`/login#third_login_type=1&error=${error}&state=b`);
    const dialog = within(await screen.findByRole("dialog", { name: "您已取消登入" }));
    expect(dialog.getByText("需要時再登入就好，購物車裡的餐點都還在。")).toBeVisible();
    expect(calls.countOf(FINISH)).toBe(0);
  },
);

it("shows the server's message when the server refuses the sign-in (LG-22)", async () => {
  open("/login#third_login_type=1&code=a&state=b", {
    [FINISH]: { code: CODE.refused, message: "登入驗證失敗，請重新登入" },
  });
  expect(await screen.findByText("登入驗證失敗，請重新登入")).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "登入中，請稍候" })).not.toBeInTheDocument();
});

it("if the URL has a route type (rtt), stores /opnRedirect as the page to open after the login (LG-20)", () => {
  open("/login?rtt=1&stid=5&number=A1");
  expect(decodeURIComponent(document.cookie)).toContain(
    "returnTo=/opnRedirect?rtt=1&stid=5&number=A1",
  );
});
