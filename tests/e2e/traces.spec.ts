import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../setup/e2e-fixtures";
import { startOtlpReceiver } from "../setup/otlp-receiver";
import { addDish, choosePayMethod, confirmButton, MEMBER, signIn, withAddress } from "./journeys";

/** A port that no other server of the e2e tests uses. */
const PORT = Number(process.env.E2E_PORT || 3100) + 33;
const origin = `http://localhost:${PORT}`;
/**
 * The time limit for spans to arrive. The exporter sends spans every 5 s, and the backend first asks for the result of
 * a payment 2 s after the payment attempt.
 */
const ARRIVAL_MS = 40_000;

// The tests run one after the other in one worker, because both tests use the same shop process.
test.describe.configure({ mode: "default" });
test.use({ baseURL: origin });

let folder: string;
let shop: ChildProcess;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let output = "";

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), "futao-traces-"));
  receiver = await startOtlpReceiver();
  shop = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "test",
      PORT: String(PORT),
      DATA_DIR: folder,
      RECONCILE_SECONDS: "2,4,8,300",
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer collector-token",
    },
  });
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  await expect
    .poll(() => output.includes("is open") || shop.exitCode !== null, { timeout: 170_000 })
    .toBe(true);
  expect(output).toContain("is open");
});

test.afterAll(async () => {
  if (shop.exitCode === null) {
    const ended = new Promise((resolve) => shop.once("close", resolve));
    shop.kill("SIGTERM");
    await ended;
  }
  receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("an order is one trace from the shop to the backend's payment check, without secrets (OP-13, OP-14)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withAddress(page, origin);
  await addDish(page);
  await page.goto("/cart");
  await page.getByRole("link", { name: "去結帳" }).click();
  await page.waitForURL("**/login**");
  await signIn(page, MEMBER);
  await page.waitForURL("**/checkout");
  await choosePayMethod(page, "LINE Pay");
  const submitted = page.waitForResponse((answer) => answer.url().includes("/OrderApi/ordering"));
  await confirmButton(page).click();
  const { "x-request-id": request_id } = (await submitted).headers();
  const submit = () =>
    receiver.spans.find(
      ({ name, values }) => name === "POST call" && values["futao.request_id"] === request_id,
    );
  await expect.poll(submit, { timeout: ARRIVAL_MS }).toBeTruthy();

  const call = "futao-shop: POST call > futao-shop: backend";
  const handledCall = `${call} > futao-backend: POST /v3/OrderApi/ordering`;
  await expect
    .poll(() => receiver.pathsOf(submit()?.trace_id ?? ""), { timeout: ARRIVAL_MS })
    .toEqual(
      expect.arrayContaining([
        call,
        `${handledCall} > futao-backend: insert orders`,
        `${handledCall} > futao-backend: line-pay`,
        `${handledCall} > futao-backend: payment-check line-pay > futao-backend: line-pay`,
      ]),
    );

  const cookies = await page.context().cookies(origin);
  const secrets = Object.values(
    JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8")) as Record<string, string>,
  );
  const member = await page.evaluate(() => localStorage.getItem("member"));
  const { name, phone } = JSON.parse(member ?? "{}") as { name: string; phone: string };
  const secretTexts = [
    ...secrets,
    ...cookies.map(({ value }) => value),
    "市府路1號",
    "25.0375",
    name,
    phone,
  ];
  const sent = receiver.text();
  expect(secretTexts.filter((text) => text && text.length > 2 && sent.includes(text))).toEqual([]);
});

test("the shop answers and stops normally when the trace collector does not answer (OP-15)", async ({
  page,
}) => {
  receiver.answerWith("never");
  for (const path of ["/home", "/store?stid=1", "/storeList"]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  receiver.stop();
  expect((await page.goto("/home"))?.status()).toBe(200);
  // The browser leaves the page of the shop, because the page would send requests to the shop while the shop stops.
  await page.goto("about:blank");
  const ended = new Promise((resolve) => shop.once("close", resolve));
  shop.kill("SIGTERM");
  await ended;
  expect(shop.exitCode).toBe(0);
  expect(output).not.toContain("stopped before its work had ended");
});
