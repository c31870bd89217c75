import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberScreen } from "@/components/account/member-screen";
import { takeNotice } from "@/lib/client/notice";
import { readStored, writeStored } from "@/lib/client/storage";
import { rememberBinding, resumeBinding, takeResumedBinding } from "@/lib/client/third-binding";
import { CODE } from "@/lib/contracts/codes";
import { makeMemberPage } from "../../factories/member-pages";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const READ = "/api/member";
const LOGIN = "/api/session/login";
const CONFIRM = "/api/session/third/confirm";
const EXPORT = "/api/v3/UserApi/exportData";
const DELETE = "/api/member/delete";
const PROVIDER_PAGE = "https://members.example/login?state=a";
const BACK = "/member#third_login_type=0&v=code&state=a";

async function open({ address = "/member", replies = {} as Replies } = {}) {
  window.history.replaceState(null, "", address);
  const calls = serveCalls({ [READ]: { data: makeMemberPage() }, ...replies });
  const go = jest.fn();
  const openProvider = jest.fn();
  renderWithMessages(<MemberScreen go={go} openProvider={openProvider} />);
  await screen.findByRole("region", { name: "帳號綁定" });
  return { calls, go, openProvider, user: userEvent.setup() };
}

/** Opens the member page as if the member had confirmed their identity for the deletion at the provider. */
async function openConfirmed(replies: Replies = {}) {
  rememberBinding({ step: "confirm-delete" });
  resumeBinding(() => {}, "");
  const opened = await open({ address: BACK, replies });
  const question = within(await screen.findByRole("dialog", { name: "確定要刪除帳號嗎？" }));
  return { ...opened, question };
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it("saves a copy of the member's data as a file", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return "blob:copy";
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { user } = await open({ replies: { [EXPORT]: { data: { kinds: { orders: [] } } } } });
  await user.click(screen.getByRole("button", { name: "下載我的資料" }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(saved[0]?.type).toBe("application/json");
});

it("shows the server's message when the copy cannot be created", async () => {
  const message = "操作太頻繁，請稍後再試";
  const { user } = await open({ replies: { [EXPORT]: { code: CODE.tooManyTries, message } } });
  await user.click(screen.getByRole("button", { name: "下載我的資料" }));
  expect(await screen.findByText(message)).toBeVisible();
});

it("hides the section when the backend offers neither a copy of the data nor the deletion", async () => {
  await open({ replies: { [READ]: { data: makeMemberPage({ hasDataRights: false }) } } });
  expect(screen.queryByRole("region", { name: "我的資料" })).not.toBeInTheDocument();
});

it("explains the deletion, then asks the member to sign in again", async () => {
  const replies = { [LOGIN]: { data: PROVIDER_PAGE } };
  const { calls, openProvider, user } = await open({ replies });
  await user.click(screen.getByRole("button", { name: "刪除帳號" }));
  const dialog = within(screen.getByRole("dialog", { name: "刪除帳號" }));
  expect(dialog.getByText(/依法須保存的交易與發票紀錄會保留/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "用 OPENPOINT 確認身分" }));
  await waitFor(() => expect(openProvider).toHaveBeenCalledWith(PROVIDER_PAGE));
  expect(calls.countOf(DELETE)).toBe(0);
  resumeBinding(() => {}, "");
  expect(takeResumedBinding()).toEqual({ step: "confirm-delete" });
});

it("drops the pending deletion and can be used again if Back restores the page", async () => {
  const { openProvider, user } = await open({ replies: { [LOGIN]: { data: PROVIDER_PAGE } } });
  await user.click(screen.getByRole("button", { name: "刪除帳號" }));
  await user.click(screen.getByRole("button", { name: "用 OPENPOINT 確認身分" }));
  await waitFor(() => expect(openProvider).toHaveBeenCalledWith(PROVIDER_PAGE));
  expect(screen.getByRole("dialog", { name: "前往確認身分…" })).toBeVisible();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  resumeBinding(() => {}, "");
  expect(takeResumedBinding()).toBeNull();
});

it("closes the question whether to delete the account if Back restores the page", async () => {
  await openConfirmed();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("asks once more after the sign-in, deletes the account and removes the member's data from the browser", async () => {
  writeStored("contactName", "王小明");
  const { calls, go, question, user } = await openConfirmed();
  expect(calls.countOf(CONFIRM)).toBe(1);
  expect(calls.countOf(DELETE)).toBe(0);
  await user.click(question.getByRole("button", { name: "永久刪除" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/"));
  expect(calls.countOf(DELETE)).toBe(1);
  expect(readStored("contactName")).toBeNull();
  window.sessionStorage.setItem("noticeFrom", "an earlier page");
  expect(takeNotice()).toBe("帳號已刪除，感謝您使用福饕。");
});

it.each<[string, { address?: string; replies?: Replies; text: string }]>([
  [
    "cancels the sign-in",
    {
      address: "/member#third_login_type=0&error=access_denied",
      text: "您已取消，帳號維持原樣。",
    },
  ],
  [
    "signs in, but the server refuses the confirmation",
    {
      replies: { [CONFIRM]: { code: CODE.refused, message: "登入驗證失敗" } },
      text: "登入驗證失敗",
    },
  ],
])("if the member %s, says that the account was not deleted", async (_what, setting) => {
  const { address = BACK, replies = {}, text } = setting;
  rememberBinding({ step: "confirm-delete" });
  resumeBinding(() => {}, "");
  const { calls } = await open({ address, replies });
  const dialog = within(await screen.findByRole("dialog", { name: "帳號沒有刪除" }));
  expect(dialog.getByText(text)).toBeVisible();
  expect(screen.queryByText("綁定沒有變更")).not.toBeInTheDocument();
  expect(calls.countOf(DELETE)).toBe(0);
});

it("keeps the account when the member chooses 保留帳號", async () => {
  const { calls, question, user } = await openConfirmed();
  await user.click(question.getByRole("button", { name: "保留帳號" }));
  expect(calls.countOf(DELETE)).toBe(0);
  expect(screen.queryByRole("dialog", { name: "確定要刪除帳號嗎？" })).not.toBeInTheDocument();
});

it("shows why the account was not deleted, and stays on the page", async () => {
  const message = "您還有進行中的訂單或退款，完成後就能刪除帳號";
  const { go, question, user } = await openConfirmed({ [DELETE]: { code: CODE.refused, message } });
  await user.click(question.getByRole("button", { name: "永久刪除" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});

it("says that the result is unknown if the answer to the deletion is lost, and offers to load the page again", async () => {
  const { go, question, user } = await openConfirmed({ [DELETE]: "lost" });
  await user.click(question.getByRole("button", { name: "永久刪除" }));
  const dialog = within(await screen.findByRole("dialog", { name: "還不確定帳號是否已刪除" }));
  expect(screen.queryByText("帳號沒有刪除")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "重新整理頁面" }));
  expect(go).toHaveBeenCalledWith("/member");
});
