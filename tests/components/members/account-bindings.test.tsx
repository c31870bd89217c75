import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberScreen } from "@/components/members/member-screen";
import { takeBinding } from "@/lib/client/third-binding";
import type { Binding } from "@/lib/members/member-page";
import { makeMemberPage } from "../../factories/member-pages";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const READ = "/api/member";
const START = "/api/session/third";
const BIND = "/api/session/third/bind";
const GOOGLE_PAGE = "https://accounts.example/authorize?state=a";

function withGoogle(google: Partial<Binding>) {
  const bindings = makeMemberPage().bindings.map((binding) =>
    binding.key === "google" ? { ...binding, ...google } : { ...binding, isOnlyWay: false },
  );
  return { data: makeMemberPage({ bindings }) };
}

async function open({ address = "/member", replies = {} as Replies } = {}) {
  window.history.replaceState(null, "", address);
  const calls = serveCalls({ [READ]: { data: makeMemberPage() }, ...replies });
  const go = jest.fn();
  renderWithMessages(<MemberScreen go={go} />);
  const section = within(await screen.findByRole("region", { name: "帳號綁定" }));
  return { calls, go, section, user: userEvent.setup() };
}

beforeEach(() => window.sessionStorage.clear());

it("five accounts, each bound or not (MB-05)", async () => {
  const { section } = await open();
  const rows = section.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Google未綁定綁定",
    "Apple未綁定綁定",
    "Facebook未綁定",
    "LINE未綁定",
    "會員目前唯一的登入方式已綁定",
  ]);
});

it("the only way in cannot be taken off", async () => {
  const only = { isBound: true, isOnlyWay: true };
  const { section } = await open({ replies: { [READ]: withGoogle(only) } });
  expect(section.getByText("目前唯一的登入方式")).toBeVisible();
  expect(section.queryByRole("button", { name: "解除綁定 Google" })).not.toBeInTheDocument();
});

it("to bind, the person goes to Google and is known there to come for that (MB-06)", async () => {
  const { calls, go, section, user } = await open({ replies: { [START]: { data: GOOGLE_PAGE } } });
  await user.click(section.getByRole("button", { name: "綁定 Google" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(GOOGLE_PAGE));
  expect(calls.bodyOf(START)).toEqual({ third_login_type: 1 });
  expect(takeBinding()).toBe(true);
});

it("to take one off needs a yes first, and then Google too", async () => {
  const replies = { [READ]: withGoogle({ isBound: true }), [START]: { data: GOOGLE_PAGE } };
  const { calls, go, section, user } = await open({ replies });
  const button = section.getByRole("button", { name: "解除綁定 Google" });
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(calls.countOf(START)).toBe(0);
  await user.click(button);
  const question = within(screen.getByRole("dialog", { name: "解除 Google 綁定" }));
  await user.click(question.getByRole("button", { name: "解除綁定" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(GOOGLE_PAGE));
});

it("a Google that is down is told, and nobody leaves", async () => {
  const message = "登入服務忙碌中";
  const { go, section, user } = await open({ replies: { [START]: { code: 1, message } } });
  await user.click(section.getByRole("button", { name: "綁定 Google" }));
  const dialog = within(await screen.findByRole("dialog", { name: "綁定沒有變更" }));
  expect(dialog.getByText(message)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
  expect(takeBinding()).toBe(false);
});

const BACK = "/member#third_login_type=1&code=a&state=b";

it.each([
  [{ isBound: true }, "已綁定 Google"],
  [{ isBound: false }, "已解除綁定 Google"],
])("back from there it is changed once, then read: %j", async (google, text) => {
  const replies = { [READ]: withGoogle(google), [BIND]: { data: null } };
  const { calls } = await open({ address: BACK, replies });
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls.bodyOf(BIND)).toEqual({ third_login_type: 1, query: "code=a&state=b" });
  const asked = calls.paths().filter((path) => path === BIND || path === READ);
  expect(asked).toEqual([BIND, READ]);
  expect(window.location.hash).toBe("");
});

it("what the server refuses is told in its own words (MB-06)", async () => {
  const message = "這個帳號已綁定其他會員";
  await open({ address: BACK, replies: { [BIND]: { code: 1, message } } });
  expect(await screen.findByText(message)).toBeVisible();
});

it("whoever turned back there finds everything as it was", async () => {
  const { calls } = await open({ address: "/member#third_login_type=1&error=access_denied" });
  expect(await screen.findByText("您已取消，綁定維持原樣。")).toBeVisible();
  expect(calls.countOf(BIND)).toBe(0);
});
