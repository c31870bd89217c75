import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeviceSessions } from "@/components/account/device-sessions";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import type { MemberSession } from "@/lib/contracts/members";
import { flushTasks } from "../../setup/flush-tasks";
import { recordPageLoads } from "../../setup/page-loads";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const LIST = "/api/v3/UserApi/sessionList";
const END = "/api/v3/UserApi/endSession";
const END_OTHERS = "/api/v3/UserApi/endOtherSessions";
const NOON = Date.parse("2026-11-21T12:00:00+08:00") / 1000;

const session = (values: Partial<MemberSession>): MemberSession => ({
  id: 1,
  platform: "iphone",
  browser: "safari",
  network: "203.0.113.0/24",
  create_time: NOON,
  last_seen_time: NOON,
  is_current: 0,
  ...values,
});
const HERE = session({ is_current: 1 });
const THERE = session({ id: 2, platform: "windows", browser: "edge", network: "2001:db8:7::/48" });
const ODD = session({ id: 3, platform: "fridge", browser: "other", network: "" });

function show(sessions: MemberSession[], replies: Replies = {}) {
  const calls = serveCalls({ [LIST]: { data: sessions }, ...replies });
  renderWithMessages(<DeviceSessions />);
  const section = async () => within(await screen.findByRole("region", { name: "登入中的裝置" }));
  return { calls, section, user: userEvent.setup() };
}

it("lists each session with its device, last use and shortened network, and marks the current session", async () => {
  const { section } = show([HERE, THERE, ODD]);
  const rows = (await section()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "iPhone・Safari上次使用 2026/11/21 12:00・網路 203.0.113.*這個裝置",
    "Windows 電腦・Edge上次使用 2026/11/21 12:00・網路 2001:db8:7:*登出",
    "不明裝置上次使用 2026/11/21 12:00登出",
  ]);
});

it("the section is not shown when the backend does not offer the list", async () => {
  const refusal = {
    code: CODE.refused,
    message: "目前沒有提供這項服務",
    reason: REASON.notOffered,
  };
  const { calls } = show([], { [LIST]: refusal });
  await waitFor(() => expect(calls.countOf(LIST)).toBe(1));
  await flushTasks();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

it("shows no button when the current session is the only session", async () => {
  const { section } = show([HERE]);
  expect((await section()).queryByRole("button")).not.toBeInTheDocument();
});

it("ends one session after a confirmation and reads the list again", async () => {
  const { calls, section, user } = show([HERE, THERE], { [END]: { data: null } });
  const name = "登出 Windows 電腦・Edge，上次使用 2026/11/21 12:00";
  await user.click((await section()).getByRole("button", { name }));
  const question = within(screen.getByRole("dialog", { name: "登出 Windows 電腦・Edge？" }));
  expect(calls.countOf(END)).toBe(0);
  calls.reply(LIST, { data: [HERE] });
  await user.click(question.getByRole("button", { name: "登出" }));
  expect(await screen.findByText("已登出")).toBeVisible();
  expect(calls.bodyOf(END)).toEqual({ id: 2 });
  await waitFor(() => expect(screen.queryByText("Windows 電腦・Edge")).not.toBeInTheDocument());
});

it("ends all other sessions after a confirmation, and 取消 ends no session", async () => {
  const { calls, section, user } = show([HERE, THERE, ODD], { [END_OTHERS]: { data: null } });
  const button = (await section()).getByRole("button", { name: "登出其他裝置" });
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(calls.countOf(END_OTHERS)).toBe(0);
  await user.click(button);
  const question = within(screen.getByRole("dialog", { name: "登出其他裝置？" }));
  expect(question.getByText("除了這個裝置，其他 2 個裝置都要重新登入。")).toBeVisible();
  await user.click(question.getByRole("button", { name: "登出其他裝置" }));
  await waitFor(() => expect(calls.bodyOf(END_OTHERS)).toEqual({}));
});

it("shows the server's message when the server refuses to end the sessions", async () => {
  const message = "操作太頻繁，請稍後再試";
  const { section, user } = show([HERE, THERE], {
    [END_OTHERS]: { code: CODE.tooManyTries, message },
  });
  await user.click((await section()).getByRole("button", { name: "登出其他裝置" }));
  const question = within(screen.getByRole("dialog", { name: "登出其他裝置？" }));
  await user.click(question.getByRole("button", { name: "登出其他裝置" }));
  const dialog = within(await screen.findByRole("dialog", { name: "沒有登出" }));
  expect(dialog.getByText(message)).toBeVisible();
});

it.each<[string, Replies[string]]>([
  ["refuses the list", { code: CODE.refused, message: "找不到這個服務" }],
  ["sends an answer that cannot be read", "garbled"],
  ["does not answer", "lost"],
])("hides the section and does not load another page if the backend %s", async (_what, reply) => {
  const loads = recordPageLoads();
  const { calls } = show([], { [LIST]: reply });
  await waitFor(() => expect(calls.countOf(LIST)).toBe(1));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(loads).toEqual([]);
});
