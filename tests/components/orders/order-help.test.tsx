import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderHelp } from "@/components/orders/order-help";
import { CODE, REASON } from "@/lib/contracts/answer-code";
import type { OrderHelp as Help, HelpRequest } from "@/lib/contracts/order-help";
import { PLACED } from "../../factories/order-details";
import { flushTasks } from "../../setup/flush-tasks";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const HELP = "/api/v3/OrderApi/orderHelp";
const QUOTE = "/api/v3/OrderApi/quoteOrderHelp";
const ASK = "/api/v3/OrderApi/askOrderHelp";
const UPLOAD = "/api/v3/OrderApi/uploadHelpPhoto";

const makeHelp = (values: Partial<Help> = {}): Help => ({
  kinds: ["missing", "wrong", "damaged", "late", "not-arrived"],
  until: PLACED + 48 * 3600,
  lines: [
    { line: 0, name: "排骨便當", left: 2 },
    { line: 1, name: "味噌湯", left: 1 },
  ],
  requests: [],
  ...values,
});
const makeRequest = (values: Partial<HelpRequest> = {}): HelpRequest => ({
  id: 1,
  kind: "missing",
  lines: [{ name: "排骨便當", quantity: 1 }],
  text: "少一份",
  photos: [],
  amount: 130,
  way: "provider",
  state: "refunding",
  answer: "",
  create_time: PLACED + 3600,
  decide_time: null,
  ...values,
});

const AUTOMATIC = { data: { amount: 130, way: "provider", is_automatic: 1 } };

const onReported = jest.fn();
beforeEach(() => onReported.mockReset());

function show(replies: Replies = {}) {
  const calls = serveCalls({ [HELP]: { data: makeHelp() }, [QUOTE]: AUTOMATIC, ...replies });
  renderWithMessages(<OrderHelp order={{ id: 7 }} onReported={onReported} />);
  return { calls, user: userEvent.setup() };
}
async function open(replies: Replies = {}) {
  const shown = show(replies);
  await shown.user.click(await screen.findByRole("button", { name: "回報問題" }));
  return shown;
}
const kind = (name: string) => screen.getByRole("radio", { name });
const send = () => screen.getByRole("button", { name: "送出回報" });

it("shows the refund that the backend has computed before the customer sends the report (OR-21)", async () => {
  const { calls, user } = await open();
  await user.click(kind("少了餐點"));
  expect(calls.countOf(QUOTE)).toBe(0);
  await user.click(screen.getByRole("checkbox", { name: "排骨便當" }));
  expect(await screen.findByText("退款 NT$130")).toBeVisible();
  expect(screen.getByText(/送出後立即退回原付款方式/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(calls.bodyOf(QUOTE)).toEqual({
    order_id: 7,
    kind: "missing",
    lines: [{ line: 0, quantity: 2 }],
    photos: [],
  });
  // The order contains two portions, so another press does not change the quantity.
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(calls.bodyOf(QUOTE)).toMatchObject({ lines: [{ line: 0, quantity: 2 }] });
});

it.each([
  [
    "a refund that the operator decides on",
    { amount: 318, way: "provider", is_automatic: 0 },
    /客服確認後退回原付款方式/,
  ],
  ["a cash order", { amount: 130, way: "contact", is_automatic: 0 }, /與您聯絡退款方式/],
  [
    "a problem without a computed amount",
    { amount: 0, way: "contact", is_automatic: 0 },
    /由客服確認/,
  ],
])("explains how the refund is paid: %s", async (_what, data, text) => {
  const { user } = await open({ [QUOTE]: { data } });
  await user.click(kind("沒有收到"));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

it("removes a message as soon as the customer has corrected the field (OR-20)", async () => {
  const { user } = await open();
  await user.click(send());
  expect(screen.getByRole("alert")).toHaveTextContent("請先選擇發生了什麼事");
  await user.click(kind("少了餐點"));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(send());
  expect(screen.getByRole("alert")).toHaveTextContent("請選擇有問題的餐點");
});

it("sends the report with the shown amount, and shows the state of the report", async () => {
  const sent = makeHelp({ requests: [makeRequest()] });
  const { calls, user } = await open({ [ASK]: { data: sent } });
  await user.click(kind("少了餐點"));
  await user.click(screen.getByRole("checkbox", { name: "味噌湯" }));
  await user.type(screen.getByRole("textbox", { name: "說明（選填）" }), "少一份");
  await screen.findByText("退款 NT$130");
  await user.click(send());
  expect(await screen.findByText("已收到您的回報")).toHaveFocus();
  // The page reads the order again, because its history now contains the report (OR-25).
  expect(onReported).toHaveBeenCalledTimes(1);
  expect(calls.bodyOf(ASK)).toEqual({
    order_id: 7,
    kind: "missing",
    lines: [{ line: 1, quantity: 1 }],
    photos: [],
    text: "少一份",
    amount: 130,
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const requests = screen.getByRole("list", { name: "回報紀錄" });
  expect(within(requests).getByText("退款處理中")).toBeVisible();
  expect(within(requests).getByText("NT$130")).toBeVisible();
});

it("keeps the form after a lost answer, and sends the same report again (OR-26)", async () => {
  const { calls, user } = await open({ [ASK]: "lost" });
  await user.click(kind("少了餐點"));
  await user.click(screen.getByRole("checkbox", { name: "味噌湯" }));
  await user.type(screen.getByRole("textbox", { name: "說明（選填）" }), "沒有湯");
  await screen.findByText("退款 NT$130");
  await user.click(send());
  expect(await screen.findByRole("alert")).toHaveTextContent("網路連線異常");
  const first = calls.bodyOf(ASK);
  expect(screen.getByRole("textbox")).toHaveValue("沒有湯");
  expect(screen.getByRole("checkbox", { name: "味噌湯" })).toBeChecked();
  calls.reply(ASK, { data: makeHelp({ requests: [makeRequest()] }) });
  await user.click(send());
  await screen.findByText("已收到您的回報");
  expect(calls.bodyOf(ASK)).toEqual(first);
});

it("shows the new refund when the backend refuses the report because the amount has changed", async () => {
  const message = "退款金額有更新，請確認後再送出";
  const { calls, user } = await open({
    [ASK]: { code: CODE.refused, message, reason: REASON.helpChanged },
  });
  await user.click(kind("太晚送到"));
  await screen.findByText("退款 NT$130");
  calls.reply(QUOTE, { data: { amount: 45, way: "provider", is_automatic: 1 } });
  await user.click(send());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText("退款 NT$45")).toBeVisible();
  expect(calls.countOf(HELP)).toBe(2);
});

it.each([
  ["without the kind of the problem", [], "請先選擇發生了什麼事"],
  ["without a product", ["送錯餐點"], "請選擇有問題的餐點"],
])("does not send a report %s, and shows what is missing", async (_what, kinds, text) => {
  const { calls, user } = await open();
  for (const name of kinds) await user.click(kind(name));
  await user.click(send());
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(calls.countOf(ASK)).toBe(0);
});

it("adds photos, removes a photo, and keeps the form when a photo cannot be uploaded (OR-24)", async () => {
  const names = ["a.webp", "b.webp"];
  const { calls, user } = await open({
    [UPLOAD]: () => {
      const name = names.shift() ?? "";
      return { data: { name, url: `/api/help-photos/${name}` } };
    },
  });
  await user.click(kind("送錯餐點"));
  await user.click(screen.getByRole("checkbox", { name: "味噌湯" }));
  const files = ["1", "2"].map((name) => new File(["x"], `${name}.jpg`, { type: "image/jpeg" }));
  fireEvent.change(screen.getByLabelText("加照片"), { target: { files } });
  expect(await screen.findByAltText("照片 2")).toHaveAttribute("src", "/api/help-photos/b.webp");
  expect(calls.queryOf(UPLOAD)).toEqual({ order_id: "7" });
  await user.click(screen.getByRole("button", { name: "移除 照片 1" }));
  expect(calls.bodyOf(QUOTE)).toMatchObject({ photos: ["b.webp"] });
  calls.reply(UPLOAD, "lost");
  fireEvent.change(screen.getByLabelText("加照片"), { target: { files: files.slice(0, 1) } });
  expect(await screen.findByText(/^1\.jpg 沒有上傳：網路連線異常/)).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "味噌湯" })).toBeChecked();
});

it.each([
  ["waiting", "", "客服確認中"],
  ["approved", "已轉帳給您", "已同意，客服會與您聯絡退款方式"],
  ["declined", "照片看不出問題", "客服已回覆"],
  ["refunded", "", "已退款"],
] as const)(
  "shows a report in the state `%s`, with the operator's answer if there is one",
  async (state, answer, text) => {
    const requests = [makeRequest({ state, answer, photos: ["/api/help-photos/a.webp"] })];
    show({ [HELP]: { data: makeHelp({ kinds: [], until: null, requests }) } });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    if (answer) expect(screen.getByText(`客服回覆：${answer}`)).toBeVisible();
    expect(screen.getByAltText("照片 1")).toBeVisible();
    expect(screen.queryByRole("button", { name: "回報問題" })).not.toBeInTheDocument();
  },
);

it.each<[string, Replies[string]]>([
  ["there are no reports and the time to report is over", { data: makeHelp({ kinds: [] }) }],
  ["the backend offers no reports", { code: CODE.refused, message: "", reason: REASON.notOffered }],
])("shows nothing when %s", async (_why, reply) => {
  const { calls } = show({ [HELP]: reply });
  await waitFor(() => expect(calls.countOf(HELP)).toBe(1));
  await act(flushTasks);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

it("shows a message when the reports were not loaded, and loads the reports on 再試一次", async () => {
  const { calls, user } = show({ [HELP]: "lost" });
  expect(await screen.findByText("回報紀錄沒有載入")).toBeVisible();
  calls.reply(HELP, { data: makeHelp() });
  await user.click(screen.getByRole("button", { name: "再試一次" }));
  expect(await screen.findByRole("button", { name: "回報問題" })).toBeVisible();
});
