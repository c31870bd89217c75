import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROVIDER_NAMES } from "../../config/provider-settings.ts";
import { makeServiceEnv, SECRETS } from "../factories/start-settings";
import { PROCESS_ENV } from "../setup/process-env";

const SHOP = ["scripts/shop-server.mjs"];
const SANDBOX = ["sandbox/sandbox-server.ts"];
const LAUNCHER = [
  "--input-type=module",
  "-e",
  'const { readSettings } = await import("./scripts/settings.mjs"); await readSettings(process.env);',
];
const OFF = Object.fromEntries(PROVIDER_NAMES.map((name) => [name, "off"]));
const SERVICE = { ...SECRETS, ...OFF, APP_ORIGIN: "https://shop.example" };

let folder: string;
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "futao-starts-"));
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
});

function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...PROCESS_ENV, NODE_ENV: "production", DATA_DIR: folder, ...env },
  });
  running.add(child);
  let text = "";
  const wanted = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
      if (text.includes("ready on")) wanted.resolve();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { text: () => text, ended, ready: Promise.race([wanted.promise, ended]) };
}

async function refusal(args: string[], env: Record<string, string>) {
  const run = start(args, env);
  return { code: await run.ended, sentences: run.text().match(/(?<=• ).+/g) };
}

it.each([
  ["npm start", LAUNCHER, SERVICE],
  ["a shop that is started alone", SHOP, SERVICE],
])("%s refuses to start a service without TRUSTED_PROXY", async (_what, args, env) => {
  expect(await refusal(args, env)).toEqual({
    code: 1,
    sentences: [expect.stringMatching(/^TRUSTED_PROXY is missing/)],
  });
});

it.each([
  ["npm start", LAUNCHER],
  ["a shop that is started alone", SHOP],
])("%s refuses a TRUSTED_PROXY that trusts every address", async (_what, args) => {
  const { code, sentences } = await refusal(args, { ...SERVICE, TRUSTED_PROXY: "0.0.0.0/0" });
  expect(code).toBe(1);
  expect(sentences).toEqual([expect.stringContaining('"0.0.0.0/0" is not accepted')]);
});

it("npm start lists all problems of a service's settings and writes no file", async () => {
  const { SMS_KEY: _key, ...half } = makeServiceEnv();
  const { code, sentences } = await refusal(LAUNCHER, { ...half, NODE_ENV: "test" });
  expect(code).toBe(1);
  expect(sentences).toEqual([
    expect.stringContaining("NODE_ENV=test"),
    expect.stringContaining("SMS_KEY must be set"),
    expect.stringContaining("TRUSTED_PROXY is missing"),
  ]);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it.each(["backend", "worker"])(
  "npm run %s of a service lists only the missing settings that this role needs (OP-01)",
  async (role) => {
    const { BACKEND_SECRET: _secret, SESSION_SECRET: _own, ...rest } = SERVICE;
    const { code, sentences } = await refusal(["scripts/run-role.mjs", role], rest);
    expect(code).toBe(1);
    expect(sentences).toEqual([
      expect.stringContaining("BACKEND_SECRET is missing"),
      expect.stringContaining("DATABASE_URL is missing"),
    ]);
  },
);

it("npm run migrate requires DATABASE_URL and no secret", async () => {
  const { code, sentences } = await refusal(["scripts/run-role.mjs", "migrate"], {});
  expect([code, sentences]).toEqual([1, [expect.stringContaining("DATABASE_URL is missing")]]);
});

it("a sandbox that is started alone refuses to start in a service", async () => {
  expect(await refusal(SANDBOX, { ...SERVICE, SANDBOX_PORT: "0" })).toEqual({
    code: 1,
    sentences: [expect.stringContaining("belongs to a demonstration")],
  });
});

(process.platform === "win32" ? it.skip : it)(
  "a starting sandbox makes its ledger files unreadable for other accounts of the machine",
  async () => {
    const ledger = path.join(folder, "sandbox", "sms.jsonl");
    fs.mkdirSync(path.dirname(ledger));
    fs.writeFileSync(ledger, "");
    fs.chmodSync(ledger, 0o644);
    const run = start(SANDBOX, { NODE_ENV: "test", SANDBOX_PORT: "0" });
    await run.ready;
    expect(run.text()).toContain("ready on");
    const names = ["", ...fs.readdirSync(path.dirname(ledger))];
    const open = names.filter(
      (name) => fs.statSync(path.join(path.dirname(ledger), name)).mode & 0o077,
    );
    expect(open).toEqual([]);
  },
);
