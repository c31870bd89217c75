import { screen, within } from "@testing-library/react";
import { readCookie } from "@/lib/client/cookies";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import { COURIER_MARK } from "@/tests/factories/courier-order-shapes";
import { clearBrowserData, enterCourierOrder } from "@/tests/setup/enter-courier-order";
import type { Replies } from "@/tests/setup/serve-calls";

beforeEach(clearBrowserData);

const SESSION_ENDED = {
  code: CODE.refused,
  message: "連線已失效，請重新進入",
  reason: REASON.courierSessionEnded,
};
const END = "/api/v3/ExpressApi/endSession";

it.each<[string, Replies[string]]>([
  ["", { data: null }],
  [", even if the backend says that the session has already ended", SESSION_ENDED],
  [
    ", even if the backend does not offer the call",
    { code: CODE.refused, message: "", reason: REASON.notOffered },
  ],
])(
  "removes the courier session and the entered values from this device%s (EX-15)",
  async (_what, reply) => {
    const { calls, user } = enterCourierOrder({ replies: { [END]: reply } });
    await user.click(await screen.findByRole("button", { name: "結束快遞連線" }));
    expect(screen.getByText(/這台裝置填寫的內容會清除/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "結束連線" }));
    expect(await screen.findByText("快遞連線已結束")).toBeVisible();
    expect(screen.getByText(/這台裝置填寫的內容已清除/)).toBeVisible();
    expect(screen.queryByText(/閒置 30 分鐘/)).not.toBeInTheDocument();
    expect([calls.bodyOf(END), calls.headerOf(END, "x-courier")]).toEqual([{}, "1"]);
    expect(window.localStorage.getItem("lastCourierOrder")).toBeNull();
    expect(readCookie("courier")).toBeUndefined();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  },
);

it.each<[string, Replies[string]]>([
  ["the connection is lost", "lost"],
  ["the answer cannot be read", "garbled"],
])(
  "if %s, says that the session has not ended, and ends it on 再試一次 (EX-15)",
  async (_what, reply) => {
    const { calls, user } = enterCourierOrder({ replies: { [END]: reply } });
    await user.click(await screen.findByRole("button", { name: "結束快遞連線" }));
    await user.click(screen.getByRole("button", { name: "結束連線" }));
    const failed = within(await screen.findByRole("dialog", { name: "快遞連線還沒有結束" }));
    expect(failed.getByText(/這台裝置可能還能使用這個連線/)).toBeVisible();
    expect(screen.queryByText("快遞連線已結束")).not.toBeInTheDocument();
    expect(readCookie("courier")).toBe(COURIER_MARK);
    expect(screen.getByLabelText("收件人姓名")).toHaveValue("陳大文");
    expect(window.localStorage.getItem("lastCourierOrder")).toContain("陳大文");
    calls.reply(END, { data: null });
    await user.click(failed.getByRole("button", { name: "再試一次" }));
    expect(await screen.findByText("快遞連線已結束")).toBeVisible();
    expect(calls.countOf(END)).toBe(2);
    expect(window.localStorage.getItem("lastCourierOrder")).toBeNull();
    expect(readCookie("courier")).toBeUndefined();
  },
);

it("stays on the page on 取消 after the connection was lost (EX-15)", async () => {
  const { calls, user } = enterCourierOrder({ replies: { [END]: "lost" } });
  await user.click(await screen.findByRole("button", { name: "結束快遞連線" }));
  await user.click(screen.getByRole("button", { name: "結束連線" }));
  const failed = within(await screen.findByRole("dialog", { name: "快遞連線還沒有結束" }));
  await user.click(failed.getByRole("button", { name: "取消" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("收件人姓名")).toHaveValue("陳大文");
  expect(calls.countOf(END)).toBe(1);
});

it("sends nothing and keeps the entered values on 取消", async () => {
  const { calls, user } = enterCourierOrder();
  await user.click(await screen.findByRole("button", { name: "結束快遞連線" }));
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(calls.countOf(END)).toBe(0);
  expect(screen.getByLabelText("收件人姓名")).toHaveValue("陳大文");
});
