import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ApplicationForm } from "@/components/partners/application-form";
import { SentApplication } from "@/components/partners/sent-application";
import { CODE } from "@/lib/contracts/codes";
import { flushTasks } from "../../setup/flush-tasks";
import { recordPageLoads } from "../../setup/page-loads";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const TAX = "/api/OrderApi/checkTaxId";
const JOIN = "/api/join-us";
const MISSING = "請完整填寫所有必填欄位後再送出";
const BAD_TAX = "請輸入正確的統一編號格式";
const THANKS = "我們已收到您的表單，請等候專人與您聯繫";
const FAILED = "送出失敗，請稍後再試";

function open() {
  const calls = serveCalls({});
  renderWithMessages(<ApplicationForm />);
  return calls;
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const question = (name: string) =>
  screen.getByText(name, { selector: "fieldset *" }).closest("fieldset") ?? document.body;
const press = (text: string) => fireEvent.click(screen.getByText(text));
const send = () => press("送出申請");
const choose = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const consent = () => field(/我已閱讀並同意/);
const optionsOf = (name: string) =>
  [...field(name).querySelectorAll("option")].map(({ textContent }) => textContent);

/** Fills in the fields without simulated typing, which is slow and not the subject of these tests. */
function fill({ tax_id = "04595257" } = {}) {
  choose("店家或公司名稱", "好日子小吃店");
  fireEvent.click(within(question("是否曾與我們合作")).getByLabelText("否"));
  choose("目前使用的 POS 廠商", "無");
  fireEvent.click(field("餐飲"));
  fireEvent.click(field("實體店面"));
  choose("商家類型", "31");
  choose("平均客單價（元）", "101~200");
  choose("統一編號", tax_id);
  choose("縣市", "台北市");
  choose("行政區", "107");
  choose("街道與門牌", "市府路45號");
  choose("聯絡人姓氏", "王");
  choose("聯絡人名字", "小明");
  choose("聯絡電話", "轉 12");
  choose("電子郵件", "問店長");
  choose("方便聯絡時間", "早上");
  fireEvent.click(consent());
}

it("shows the fields in the right sequence, without the honeypot (JN-07, JN-08, JN-09, JN-10, JN-30)", () => {
  open();
  const names = [...document.querySelectorAll("form label, form legend")].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual([
    "店家或公司名稱",
    "是否曾與我們合作",
    "是",
    "否",
    "目前使用的 POS 廠商",
    "商家類別",
    "餐飲",
    "雜貨／美妝／非餐飲",
    "營業型態",
    "實體店面",
    "雲端廚房",
    "商家類型",
    "平均客單價（元）",
    "統一編號",
    "食品業者登錄字號（選填）",
    "縣市",
    "行政區",
    "街道與門牌",
    "聯絡人姓氏",
    "聯絡人名字",
    "聯絡電話",
    "LINE ID（選填）",
    "電子郵件",
    "方便聯絡時間",
    "想詢問的問題（選填）",
    "我已閱讀並同意隱私權政策，同意以上資料用於合作聯繫。",
  ]);
  expect(field("方便聯絡時間")).toHaveAttribute("placeholder", "例：09:00 至 18:00");
});

it("lists the types of the chosen category, and clears the type when the category changes (JN-11 to JN-15)", async () => {
  open();
  expect(optionsOf("商家類型")).toEqual(["請先選擇商家類別"]);
  fireEvent.click(field("餐飲"));
  const kinds = optionsOf("商家類型");
  expect(kinds).toHaveLength(21);
  expect(kinds.slice(0, 4)).toEqual(["請選擇", "咖啡輕食", "台式料理", "中式料理"]);
  choose("商家類型", "31");
  fireEvent.click(field("雜貨／美妝／非餐飲"));
  expect(field("商家類型")).toHaveValue("");
  expect(optionsOf("商家類型").at(-1)).toBe("其他");
  expect(optionsOf("平均客單價（元）").slice(1)).toEqual([
    "0~100",
    "101~200",
    "201~300",
    "301~500",
    "500以上",
  ]);
});

it("lists the districts of the chosen city, and clears the district when the city changes (JN-16, JN-17)", async () => {
  open();
  expect(optionsOf("縣市")).toHaveLength(23);
  expect(optionsOf("行政區")).toEqual(["請先選擇縣市"]);
  choose("縣市", "台北市");
  choose("行政區", "107");
  expect(field("行政區")).toHaveValue("107");
  choose("縣市", "連江縣");
  expect(field("行政區")).toHaveValue("");
  expect(optionsOf("行政區")).toEqual(["請選擇", "南竿鄉", "北竿鄉", "莒光鄉", "東引鄉"]);
});

it("shows a note for a cloud kitchen (JN-10)", async () => {
  open();
  fireEvent.click(field("雲端廚房"));
  expect(question("營業型態")).toHaveAccessibleDescription(/僅受理實體店面商家申請/);
});

it("enables the button after the consent, and links to the privacy policy beside the consent box (JN-31, JN-32)", async () => {
  open();
  const button = screen.getByText("送出申請");
  expect(button).toBeDisabled();
  expect(screen.getByText("隱私權政策")).toHaveAttribute("href", "/static?p=privacy");
  fireEvent.click(consent());
  expect(button).toBeEnabled();
});

it("shows a dialog, and a message at each empty required field, and focuses the first of these fields (JN-23, JN-33)", async () => {
  const calls = open();
  fireEvent.click(consent());
  choose("店家或公司名稱", "好日子");
  send();
  const dialog = (await screen.findByText("還有資料沒填")).closest("dialog");
  expect(dialog).toHaveTextContent(MISSING);
  expect(screen.getAllByText("此欄位為必填")).toHaveLength(15);
  press("知道了");
  expect(within(question("是否曾與我們合作")).getByLabelText("是")).toHaveFocus();
  expect(calls.paths()).toEqual([]);
  choose("目前使用的 POS 廠商", "無");
  await waitFor(() => expect(screen.getAllByText("此欄位為必填")).toHaveLength(14));
});

it("lists several invalid fields above the button, and each entry focuses its field (JN-41)", async () => {
  open();
  fill();
  choose("店家或公司名稱", "");
  choose("聯絡電話", "");
  send();
  await screen.findByText("還有資料沒填");
  press("知道了");
  const list = within(screen.getByRole("region", { name: "還有 2 個欄位要補齊或修正" }));
  fireEvent.click(list.getByRole("button", { name: "聯絡電話" }));
  await waitFor(() => expect(field("聯絡電話")).toHaveFocus());
  choose("聯絡電話", "0912345678");
  await waitFor(() => expect(screen.queryByRole("region", { name: /個欄位要/ })).toBeNull());
});

it.each([
  [CODE.refused, BAD_TAX],
  [400, "tax id"],
])(
  "accepts only digits as a tax ID, and shows a message after a refusal with code %i (JN-26, JN-28)",
  async (code, message) => {
    const calls = open();
    calls.reply(TAX, { code, message });
    fill({ tax_id: "1234-5678 號" });
    expect(field("統一編號")).toHaveValue("12345678");
    send();
    const dialog = (await screen.findByText("統一編號有誤")).closest("dialog");
    expect(dialog).toHaveTextContent(BAD_TAX);
    press("知道了");
    expect(field("統一編號")).toHaveFocus();
    expect(field("統一編號")).toHaveAccessibleDescription(BAD_TAX);
    choose("統一編號", "1234567");
    send();
    await screen.findByText("統一編號有誤");
    expect(calls.countOf(TAX)).toBe(1);
  },
);

it("does not check the tax ID 0, and sends the application once after a confirmation (JN-27, JN-29, JN-34, JN-35, JN-42)", async () => {
  const loads = recordPageLoads();
  const calls = open();
  fill({ tax_id: "0" });
  send();
  const dialog = (await screen.findByText("送出合作申請")).closest("dialog");
  expect(dialog).toHaveTextContent(THANKS);
  expect(dialog).toHaveTextContent("我們會以 轉 12、問店長 與您聯繫，請確認沒有打錯。");
  expect(calls.paths()).toEqual([]);
  press("確認");
  await waitFor(() => expect(loads).toEqual(["/join-us"]));
  expect(calls.paths()).toEqual([JOIN]);
  expect(calls.bodyOf(JOIN)).toMatchObject({
    application: {
      merchant_kind: "31",
      district: "107",
      tax_id: "0",
      phone: "轉 12",
      email: "問店長",
      line_id: "",
      consent: true,
    },
    website: "",
    filled_seconds: expect.any(Number),
  });
});

it.each([
  [{ number: "J00FF12AB34CD" }, "J00FF12AB34CD"],
  [null, null],
])(
  "after an answer with the data %j, shows once that the application was received, and the next steps (JN-40)",
  async (data, number) => {
    const loads = recordPageLoads();
    const calls = open();
    calls.reply(JOIN, { data });
    fill({ tax_id: "0" });
    send();
    await screen.findByText("送出合作申請");
    press("確認");
    await waitFor(() => expect(loads).toEqual(["/join-us"]));
    const { unmount } = renderWithMessages(<SentApplication />);
    const heading = await screen.findByRole("heading", { name: "申請已送出，謝謝您" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/統一編號與菜單/)).toBeVisible();
    if (number) expect(screen.getByText(number)).toBeVisible();
    else expect(screen.queryByText("申請編號")).toBeNull();
    unmount();
    renderWithMessages(<SentApplication />);
    await act(flushTasks);
    expect(screen.queryByText("申請已送出，謝謝您")).toBeNull();
  },
);

it("sends no application on 再看一下, and keeps the form (JN-35)", async () => {
  const calls = open();
  fill();
  send();
  await screen.findByText("送出合作申請");
  press("再看一下");
  expect(calls.paths()).toEqual([TAX]);
  expect(field("店家或公司名稱")).toHaveValue("好日子小吃店");
});

it.each<
  ["the check of the tax ID" | "the sending", Parameters<ReturnType<typeof serveCalls>["reply"]>[1]]
>([
  ["the check of the tax ID", "lost"],
  ["the check of the tax ID", { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" }],
  ["the check of the tax ID", { code: CODE.loginNeeded, message: "請先登入" }],
  ["the sending", "lost"],
  ["the sending", "garbled"],
  ["the sending", { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" }],
])("shows a failure of %s and keeps the typed text (JN-36)", async (part, reply) => {
  const loads = recordPageLoads();
  const calls = open();
  calls.reply(part === "the sending" ? JOIN : TAX, reply);
  fill();
  send();
  if (part === "the sending") {
    await screen.findByText("送出合作申請");
    press("確認");
  }
  const dialog = (await screen.findByText("沒有送出")).closest("dialog");
  expect(dialog).toHaveTextContent(FAILED);
  press("知道了");
  expect(field("店家或公司名稱")).toHaveValue("好日子小吃店");
  expect(loads).toEqual([]);
});

it("marks a group of fields as complete when all its fields are filled in", async () => {
  open();
  const step = () => document.querySelector("nav li:nth-child(2)");
  expect(step()).not.toHaveTextContent("已填好");
  fill();
  expect(step()).toHaveTextContent("已填好");
});

it("limits text fields to their maximum lengths (JN-25)", () => {
  open();
  const lengths = [
    "店家或公司名稱",
    "目前使用的 POS 廠商",
    "食品業者登錄字號（選填）",
    "街道與門牌",
    "聯絡人姓氏",
    "聯絡人名字",
    "聯絡電話",
    "LINE ID（選填）",
    "電子郵件",
    "方便聯絡時間",
  ].map((name) => Number(field(name).getAttribute("maxlength")));
  expect(lengths).toEqual([40, 40, 20, 255, 80, 40, 20, 20, 80, 40]);
});
