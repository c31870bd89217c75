import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignInPanel } from "@/components/account/sign-in/sign-in-panel";
import { CODE } from "@/lib/contracts/codes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";

const MERGE = { year: 2027, end_ms: Number.POSITIVE_INFINITY };
const LOGIN = "/api/session/login";

beforeEach(() => window.localStorage.clear());

async function askToSignIn(reply: Replies[string]) {
  const user = userEvent.setup();
  const calls = serveCalls({ [LOGIN]: reply });
  const go = jest.fn();
  renderWithMessages(<SignInPanel merge={MERGE} go={go} />);
  await user.click(screen.getByRole("button", { name: "登入／註冊" }));
  return { user, calls, go, notice: within(screen.getByRole("dialog", { name: "帳號整併說明" })) };
}

it("shows the notice of the account merge first, and opens the provider on 同意 (LG-01, LG-03, LG-11, LG-12)", async () => {
  const { user, go, notice } = await askToSignIn({ data: "https://login.example/?a=1" });
  expect(notice.getByText(/7月5日24:00失效，並於7月20日前以1:1轉換為點數/)).toBeVisible();
  await user.click(notice.getByRole("button", { name: "同意" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://login.example/?a=1"));
});

it("shows the year of the account merge (LG-35)", async () => {
  const { notice } = await askToSignIn({ data: "" });
  expect(notice.getByText(/^原有金幣將於2027年7月5日24:00失效/)).toBeVisible();
});

it.each([
  ["is over", { year: 2025, end_ms: 0 }],
  ["does not exist", null],
])("opens the provider at once if the account merge %s (LG-35)", async (_what, merge) => {
  serveCalls({ [LOGIN]: { data: "https://login.example/?a=1" } });
  const go = jest.fn();
  renderWithMessages(<SignInPanel merge={merge} go={go} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "登入／註冊" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://login.example/?a=1"));
});

it("says who signs the customer in, and what 略過 does (LG-36)", () => {
  renderWithMessages(<SignInPanel />);
  expect(screen.getByRole("button", { name: "登入／註冊" })).toHaveAccessibleDescription(
    /OPENPOINT/,
  );
  expect(screen.getByRole("link", { name: "略過" })).toHaveAccessibleDescription(
    "略過可以先逛店家、選餐點，結帳時再登入。",
  );
});

it("closes the notice and sends nothing on 不同意 (LG-11)", async () => {
  const { user, calls, notice } = await askToSignIn({ data: "" });
  await user.click(notice.getByRole("button", { name: "不同意" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(calls.countOf(LOGIN)).toBe(0);
});

it("shows the server's message in a dialog when the server refuses the sign-in (LG-04)", async () => {
  const { user, notice } = await askToSignIn({ code: CODE.refused, message: "登入服務維護中" });
  await user.click(notice.getByRole("button", { name: "同意" }));
  const dialog = within(await screen.findByRole("dialog", { name: "登入沒有完成" }));
  expect(dialog.getByText("登入服務維護中")).toBeVisible();
});

it("covers the page during the request; logs a lost connection and shows an alert without a dialog (MD-03, LG-32)", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const reply = Promise.withResolvers<"lost">();
  const { user, notice } = await askToSignIn(() => reply.promise);
  await user.click(notice.getByRole("button", { name: "同意" }));
  expect(screen.getByRole("dialog", { name: "前往登入頁…" })).toBeVisible();
  await act(async () => reply.resolve("lost"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("網路連線異常，請稍後再試");
  expect(logged).toHaveBeenCalledWith("session: no answer to the login, code -1");
});

it("uncovers the page and enables the login button after the browser's Back button", async () => {
  const { user, notice } = await askToSignIn({ data: "https://login.example/?a=1" });
  await user.click(notice.getByRole("button", { name: "同意" }));
  expect(await screen.findByRole("dialog", { name: "前往登入頁…" })).toBeVisible();
  const shown = Object.assign(new Event("pageshow"), { persisted: true });
  act(() => void window.dispatchEvent(shown));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "登入／註冊" })).toBeEnabled();
});

it("links 略過 to the intro (LG-09)", () => {
  renderWithMessages(<SignInPanel />);
  expect(screen.getByRole("link", { name: "略過" })).toHaveAttribute("href", "/");
});

it("opens the intro for a signed-in member (LG-13)", () => {
  const member = { isLogin: true, displayName: "王小明", mid: "1", addressList: [] };
  window.localStorage.setItem("member", JSON.stringify(member));
  const go = jest.fn();
  renderWithMessages(<SignInPanel go={go} />);
  expect(go).toHaveBeenCalledWith("/");
});

it("without a membership service, shows only the other login buttons, or 目前暫不開放登入 if there are none (LG-05)", () => {
  serveCalls({});
  const { unmount } = renderWithMessages(<SignInPanel hasMembership={false} loginTypes={[1]} />);
  expect(screen.queryByRole("button", { name: "登入／註冊" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Google/ })).toBeVisible();
  unmount();
  renderWithMessages(<SignInPanel hasMembership={false} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("目前暫不開放登入");
  expect(screen.getByRole("link", { name: "先逛店家" })).toHaveAttribute("href", "/");
});
