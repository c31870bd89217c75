import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberScreen } from "@/components/account/member-screen";
import type { Binding } from "@/lib/account/member-page";
import {
  type PendingBinding,
  rememberBinding,
  resumeBinding,
  takeResumedBinding,
} from "@/lib/client/third-binding";
import { CODE, LOGIN_TYPE } from "@/lib/contracts/codes";
import { makeMemberPage } from "../../factories/member-pages";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const READ = "/api/member";
const LOGIN = "/api/session/login";
const START = "/api/session/third";
const CONFIRM = "/api/session/third/confirm";
const BIND = "/api/session/third/bind";
const UNBIND = "/api/session/third/unbind";
const OPENPOINT_PAGE = "https://members.example/login?state=a";
const GOOGLE_PAGE = "https://accounts.example/authorize?state=a";

function withGoogle(google: Partial<Binding>) {
  const bindings = makeMemberPage().bindings.map((binding) =>
    binding.key === "google" ? { ...binding, ...google } : { ...binding, isOnlyLogin: false },
  );
  return { data: makeMemberPage({ bindings, confirmLoginTypes: google.isBound ? [0, 1] : [0] }) };
}

/** Returns the binding change that waits for the provider's answer, or null. */
function takeRemembered() {
  resumeBinding(() => {}, "");
  return takeResumedBinding();
}

async function open({ address = "/member", replies = {} as Replies } = {}) {
  window.history.replaceState(null, "", address);
  const calls = serveCalls({ [READ]: { data: makeMemberPage() }, ...replies });
  const go = jest.fn();
  const openProvider = jest.fn();
  renderWithMessages(<MemberScreen go={go} openProvider={openProvider} />);
  const section = within(await screen.findByRole("region", { name: "帳號綁定" }));
  return { calls, go, openProvider, section, user: userEvent.setup() };
}

beforeEach(() => window.sessionStorage.clear());

it("lists five accounts and says for each whether it is bound (MB-05)", async () => {
  const { section } = await open();
  const rows = section.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Google未綁定綁定",
    "Apple未綁定綁定",
    "Facebook未綁定",
    "LINE未綁定",
    "OPENPOINT目前唯一的登入方式已綁定",
  ]);
});

it("offers no button to unbind the only account that the member can sign in with", async () => {
  const only = { isBound: true, isOnlyLogin: true };
  const { section } = await open({ replies: { [READ]: withGoogle(only) } });
  expect(section.getByText("目前唯一的登入方式")).toBeVisible();
  expect(section.queryByRole("button", { name: "解除綁定 Google" })).not.toBeInTheDocument();
});

it("asks the member to sign in with a bound account before another account is bound (MB-06)", async () => {
  const replies = { [LOGIN]: { data: OPENPOINT_PAGE } };
  const { calls, openProvider, section, user } = await open({ replies });
  await user.click(section.getByRole("button", { name: "綁定 Google" }));
  const question = within(screen.getByRole("dialog", { name: "綁定 Google" }));
  expect(question.getByText("完成後，其他裝置會登出，並傳簡訊通知您。")).toBeVisible();
  expect(question.queryByRole("button", { name: /用 Google/ })).not.toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "用 OPENPOINT 確認身分" }));
  await waitFor(() => expect(openProvider).toHaveBeenCalledWith(OPENPOINT_PAGE));
  expect(calls.countOf(START)).toBe(0);
  expect(takeRemembered()).toEqual({ step: "confirm-bind", loginType: LOGIN_TYPE.google });
});

it("asks the member to sign in with any bound account before an account is unbound, and 取消 changes nothing", async () => {
  const replies = { [READ]: withGoogle({ isBound: true }), [START]: { data: GOOGLE_PAGE } };
  const { calls, openProvider, section, user } = await open({ replies });
  const button = section.getByRole("button", { name: "解除綁定 Google" });
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(calls.countOf(START)).toBe(0);
  await user.click(button);
  const question = within(screen.getByRole("dialog", { name: "解除 Google 綁定" }));
  expect(question.getByRole("button", { name: "用 OPENPOINT 確認身分" })).toBeVisible();
  await user.click(question.getByRole("button", { name: "用 Google 確認身分" }));
  await waitFor(() => expect(openProvider).toHaveBeenCalledWith(GOOGLE_PAGE));
  expect(calls.bodyOf(START)).toEqual({ third_login_type: LOGIN_TYPE.google });
  expect(takeRemembered()).toEqual({ step: "confirm-unbind", loginType: LOGIN_TYPE.google });
});

it("drops the pending change and reads the bindings again if Back restores the page (MB-09)", async () => {
  const replies = { [LOGIN]: { data: OPENPOINT_PAGE } };
  const { calls, openProvider, section, user } = await open({ replies });
  await user.click(section.getByRole("button", { name: "綁定 Google" }));
  await user.click(screen.getByRole("button", { name: "用 OPENPOINT 確認身分" }));
  await waitFor(() => expect(openProvider).toHaveBeenCalledWith(OPENPOINT_PAGE));
  expect(screen.getByRole("dialog", { name: "前往確認身分…" })).toBeVisible();
  calls.reply(READ, withGoogle({ isBound: true }));
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  expect(await section.findByRole("button", { name: "解除綁定 Google" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(takeRemembered()).toBeNull();
});

it("shows no button when the member's identity cannot be confirmed with any bound account", async () => {
  const page = { data: makeMemberPage({ confirmLoginTypes: [] }) };
  const { section } = await open({ replies: { [READ]: page } });
  expect(section.queryByRole("button")).not.toBeInTheDocument();
});

it("shows the server's message and stays on the page when the provider is down", async () => {
  const message = "登入服務忙碌中";
  const { openProvider, section, user } = await open({
    replies: { [LOGIN]: { code: CODE.refused, message } },
  });
  await user.click(section.getByRole("button", { name: "綁定 Google" }));
  await user.click(screen.getByRole("button", { name: "用 OPENPOINT 確認身分" }));
  const dialog = within(await screen.findByRole("dialog", { name: "綁定沒有變更" }));
  expect(dialog.getByText(message)).toBeVisible();
  expect(openProvider).not.toHaveBeenCalled();
  expect(takeRemembered()).toBeNull();
});

const CONFIRMED = "/member#third_login_type=0&v=a&state=b";
const BACK = "/member#third_login_type=1&code=a&state=b";
const CANCELLED = "/member#third_login_type=0&error=access_denied";

/** Opens the member page as if the member came back from a provider in `step` of a change of the Google binding. */
function comeBack(step: PendingBinding["step"], address: string, replies: Replies) {
  rememberBinding({ step, loginType: LOGIN_TYPE.google });
  resumeBinding(() => {}, "");
  return open({ address, replies });
}

it("after the member has confirmed their identity, opens the sign-in page of the provider whose account will be bound", async () => {
  rememberBinding({ step: "confirm-bind", loginType: LOGIN_TYPE.google });
  resumeBinding(() => {}, "");
  window.history.replaceState(null, "", CONFIRMED);
  const calls = serveCalls({ [CONFIRM]: { data: null }, [START]: { data: GOOGLE_PAGE } });
  const go = jest.fn();
  renderWithMessages(<MemberScreen go={go} />);
  await waitFor(() => expect(go).toHaveBeenCalledWith(GOOGLE_PAGE));
  expect(calls.bodyOf(CONFIRM)).toEqual({
    third_login_type: LOGIN_TYPE.provider,
    query: "v=a&state=b",
  });
  expect(calls.bodyOf(START)).toEqual({ third_login_type: LOGIN_TYPE.google });
  expect(calls.countOf(READ)).toBe(0);
  expect(window.location.hash).toBe("");
  expect(screen.getByRole("dialog", { name: "前往 Google…" })).toBeVisible();
  expect(takeRemembered()).toEqual({ step: "bind", loginType: LOGIN_TYPE.google });
});

it.each([
  [
    "bind",
    BACK,
    true,
    "已綁定 Google",
    BIND,
    { third_login_type: LOGIN_TYPE.google, query: "code=a&state=b" },
  ],
  [
    "confirm-unbind",
    CONFIRMED,
    false,
    "已解除綁定 Google",
    UNBIND,
    { third_login_type: LOGIN_TYPE.google },
  ],
] as const)(
  'in the step "%s", changes the binding once, and reads the bindings only after that',
  async (step, address, isBound, text, path, body) => {
    const replies = { [READ]: withGoogle({ isBound }), [path]: { data: null } };
    const { calls } = await comeBack(step, address, replies);
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls.bodyOf(path)).toEqual(body);
    const requests = calls.paths().filter((one) => one === path || one === READ);
    expect(requests).toEqual([path, READ]);
    expect(window.location.hash).toBe("");
  },
);

it.each([
  ["confirm-bind", CONFIRMED, CONFIRM],
  ["confirm-unbind", CONFIRMED, CONFIRM],
  ["confirm-unbind", CONFIRMED, UNBIND],
  ["bind", BACK, BIND],
] as const)(
  'in the step "%s" at %s, shows the message when the server refuses the request to %s (MB-06)',
  async (step, address, path) => {
    const message = "這個帳號已綁定其他會員";
    const { go } = await comeBack(step, address, { [path]: { code: CODE.refused, message } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(go).not.toHaveBeenCalled();
  },
);

it("changes nothing when the member cancelled at the provider", async () => {
  const { calls } = await comeBack("confirm-bind", CANCELLED, {});
  const dialog = within(await screen.findByRole("dialog", { name: "綁定沒有變更" }));
  expect(dialog.getByText("您已取消，綁定維持原樣。")).toBeVisible();
  expect(calls.countOf(CONFIRM)).toBe(0);
});

it.each([BACK, CANCELLED])(
  "ignores a provider's answer when no change is pending: %s",
  async (address) => {
    const { calls } = await open({ address });
    expect(calls.paths().filter((path) => path?.startsWith(START))).toEqual([]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(window.location.hash).toBe("");
  },
);
