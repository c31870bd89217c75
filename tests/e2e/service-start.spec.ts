import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { startSignIn } from "./journeys.ts";

test.describe.configure({ mode: "serial" });

const SHOP = Number(process.env.E2E_PORT || 3100);
const SANDBOX = SHOP + 2;
/** A port that no other server in tests/playwright.config.ts uses. */
const PORT = SHOP + 30;
const origin = `http://localhost:${PORT}`;
const secret = (name: string) => `${name}-${"0".repeat(40)}`;

let folder: string;
let service: ChildProcess;
let output = "";

/**
 * Runs `npm start` as an operator does. The provider settings contain the host and the credentials of this test run's
 * sandbox, so the service uses the sandbox as if it were the real providers.
 */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), "futao-service-"));
  service = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(PORT),
      HOST: "0.0.0.0",
      DATA_DIR: join(folder, "data"),
      SESSION_SECRET: secret("session"),
      BACKEND_SECRET: secret("backend"),
      BACKEND_KEY: secret("key"),
      OP_LOGIN_URL: `http://localhost:${SANDBOX}/op/login`,
      OP_API_URL: `http://127.0.0.1:${SANDBOX}/op`,
      OP_CLIENT_ID: "futao-web",
      OP_CLIENT_SECRET: "sandbox-membership-client-secret",
      LINE_PAY_HOST: `http://127.0.0.1:${SANDBOX}`,
      LINE_PAY_CHANNEL_ID: "2000000001",
      LINE_PAY_CHANNEL_SECRET: "sandbox-line-pay-channel-secret",
      SMS_HOST: `http://127.0.0.1:${SANDBOX}`,
      SMS_KEY: "sandbox-sms-key",
      PAYUNI: "off",
      ICASH_PAY: "off",
      GOOGLE: "off",
      APPLE: "off",
      CRM: "off",
    } as unknown as NodeJS.ProcessEnv,
  });
  for (const stream of [service.stdout, service.stderr]) {
    stream?.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  await expect
    .poll(() => output.includes("is open") || service.exitCode !== null, { timeout: 170_000 })
    .toBe(true);
  expect(output).toContain("is open");
});

test.afterAll(async () => {
  if (service.exitCode === null) {
    const ended = new Promise((resolve) => service.once("close", resolve));
    service.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test("a service starts without sample data and without the sandbox", async ({ request }) => {
  expect(output).not.toContain("Sandbox");
  await expect(request.get(`http://127.0.0.1:${PORT + 2}/`)).rejects.toThrow("ECONNREFUSED");
  for (const path of ["/", "/home", "/storeList", "/static?p=faq", "/privacy", "/join-us"]) {
    expect((await request.get(origin + path)).status(), path).toBe(200);
  }
  expect((await request.get(`${origin}/store?stid=1`)).status()).toBe(404);
});

test("the home page of a service without stores opens", async ({ page }) => {
  await page.goto(`${origin}/home`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("/login shows only the configured sign-in, and its button opens the provider's page", async ({
  page,
}) => {
  await page.goto(`${origin}/login`);
  await expect(page.getByRole("button", { name: "登入／註冊" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Google|Apple/ })).toHaveCount(0);
  await startSignIn(page);
  await expect(page).toHaveURL(new RegExp(`^http://localhost:${SANDBOX}/op/login`));
});

test("the shop listens on HOST, and without HOST only on this machine", async ({ request }) => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const own = addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address;
  test.skip(own === undefined, "This machine has no address that other machines can reach.");
  expect((await request.get(`http://${own}:${PORT}/robots.txt`)).status()).toBe(200);
  // The shop of the other e2e tests is started without HOST.
  const demonstration = request.get(`http://${own}:${SANDBOX - 2}/robots.txt`);
  await expect(demonstration).rejects.toThrow("ECONNREFUSED");
});

test("the backend refuses a request without the shop key (SE-23)", async ({ request }) => {
  const answer = await request.get(`http://127.0.0.1:${PORT + 1}/v3/StoreApi/listStore`);
  expect(answer.status()).toBe(401);
});

test("each process has only its own settings, and only the owner can read the data folder (SE-21)", async () => {
  test.skip(process.platform !== "linux", "The test reads /proc, which exists only on Linux.");
  const environments = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        const env = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
        return [{ command, env, names: env.map((line) => line.split("=")[0]) }];
      } catch {
        return [];
      }
    })
    .filter(({ env }) => env.includes(`PORT=${PORT}`));
  const shop = environments.find(({ command }) => command.includes("shop-server"));
  const backend = environments.find(({ command }) => command.includes("backend/server"));
  expect(shop?.names).toEqual(expect.arrayContaining(["SESSION_SECRET", "BACKEND_KEY"]));
  for (const name of ["BACKEND_SECRET", "LINE_PAY_CHANNEL_SECRET", "OP_CLIENT_SECRET", "SMS_KEY"]) {
    expect(shop?.names).not.toContain(name);
    expect(backend?.names).toContain(name);
  }
  expect(backend?.names).not.toContain("SESSION_SECRET");
  expect(environments.some(({ command }) => command.includes("sandbox"))).toBe(false);

  const data = join(folder, "data");
  const names = [".", ...readdirSync(data, { recursive: true }).map(String)];
  expect(names.filter((name) => statSync(join(data, name)).mode & 0o077)).toEqual([]);
  expect(names).not.toContain("secrets.json");
});
