import { expect, test } from "../../setup/e2e-fixtures";

test("with an operator's own backend, the shop itself sends a merchant application to the configured CRM", async ({
  page,
  request,
  baseURL,
}) => {
  const backend = `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 10}`;
  await page.goto("/join-us");
  for (const [label, text] of Object.entries(TEXTS)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("radio", { name: "否" }).check();
  await page.getByRole("radio", { name: "餐飲", exact: true }).check();
  await page.getByRole("radio", { name: "實體店面" }).check();
  for (const [label, choice] of Object.entries(CHOICES)) {
    await page.getByLabel(label, { exact: true }).selectOption(choice);
  }
  await page.getByRole("checkbox").check();
  // If a form is sent less than three seconds after its page was opened, the shop treats it as sent by a bot.
  await page.waitForFunction(() => performance.now() > 3_000);
  await page.getByRole("button", { name: "送出申請" }).click();
  await page.getByRole("button", { name: "確認", exact: true }).click();
  await expect(page.getByText("申請已送出，謝謝您")).toBeVisible();
  const leads = (await (await request.get(`${backend}/__leads`)).json()) as Lead[];
  expect(leads).toContainEqual(
    expect.objectContaining({
      company: ["好日子小吃店"],
      merchant_kind: ["31"],
      service_modes: ["外送", "外帶"],
      consent: ["1"],
      retURL: [`${baseURL}/join-us`],
    }),
  );
});

type Lead = Record<string, string[]>;

const TEXTS = {
  店家或公司名稱: "好日子小吃店",
  "目前使用的 POS 廠商": "無",
  統一編號: "0",
  街道與門牌: "市府路45號1樓",
  聯絡人姓氏: "王",
  聯絡人名字: "小明",
  聯絡電話: "0912345678",
  電子郵件: "owner@example.com",
  方便聯絡時間: "09:00 至 18:00",
};
const CHOICES = {
  商家類型: "台式料理",
  "平均客單價（元）": "101~200",
  縣市: "台北市",
  行政區: "信義區",
};
