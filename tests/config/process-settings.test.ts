import { readFileSync } from "node:fs";
import { type ProcessName, settingsOf } from "../../config/process-settings.ts";
import { PROVIDER_NAMES, settingNames } from "../../config/provider-settings.ts";
import { makeServiceEnv, SECRETS } from "../factories/start-settings";

/** Settings that only the launcher or a test reads, so no process receives these settings. */
const NOT_PASSED_ON = ["CHROMIUM_PATH", "E2E_PORT"];
const PROCESSES: ProcessName[] = ["shop", "backend", "sandbox"];
/** The names of all settings of the providers, needed and optional. */
const PROVIDER_SETTINGS = PROVIDER_NAMES.flatMap(settingNames);
const ENV = {
  ...Object.fromEntries(PROVIDER_SETTINGS.map((name) => [name, "x"])),
  ...makeServiceEnv(),
  DATABASE_URL: "postgres://user:password@db/shop",
  PGPASSWORD: "password",
  ICASH_PAY_SANDBOX_KEY: "sandbox",
  AWS_SECRET_ACCESS_KEY: "not ours",
  PATH: "/usr/bin",
};

const valuesOf = (name: ProcessName) => Object.keys(settingsOf(name, ENV));

it("gives the shop no BACKEND_SECRET, no database setting and no provider setting except two public addresses (SE-21)", () => {
  const names = valuesOf("shop");
  for (const name of ["BACKEND_SECRET", "DATABASE_URL", "PGPASSWORD", "ICASH_PAY_SANDBOX_KEY"]) {
    expect(names).not.toContain(name);
  }
  const ofProviders = PROVIDER_SETTINGS.filter((name) => names.includes(name));
  expect(ofProviders).toEqual(["ICASH_PAY_BRIDGE_URL", "OP_LOGIN_URL"]);
  expect(names).toEqual(expect.arrayContaining(["SESSION_SECRET", "BACKEND_KEY", "PATH"]));
});

it("gives the shop the CRM settings only with an operator's own backend, because the shop then sends the applications", () => {
  const added = valuesOf("shopOfOtherBackend").filter((name) => !valuesOf("shop").includes(name));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((name) => !name.startsWith("CRM"))).toEqual([]);
});

it("does not give the backend SESSION_SECRET, which is the shop's secret", () => {
  const names = valuesOf("backend");
  expect(names).not.toContain("SESSION_SECRET");
  expect(names).toEqual(
    expect.arrayContaining([
      "BACKEND_SECRET",
      "BACKEND_KEY",
      "DATABASE_URL",
      "PGPASSWORD",
      "SMS_KEY",
    ]),
  );
});

it("gives the sandbox no shop or backend secret and no credential of a real provider", () => {
  expect(valuesOf("sandbox").sort()).toEqual(["APP_ORIGIN", "ICASH_PAY_SANDBOX_KEY", "PATH"]);
});

it("gives no process an environment variable that is not a known setting", () => {
  for (const name of PROCESSES) expect(valuesOf(name)).not.toContain("AWS_SECRET_ACCESS_KEY");
});

it("gives every setting of .env.example to at least one process, except NOT_PASSED_ON", () => {
  const example = readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^# ?([A-Z][A-Z\d_]+)=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(40);
  const env = Object.fromEntries(names.map((name) => [name, "x"]));
  const passedOn = PROCESSES.flatMap((name) => Object.keys(settingsOf(name, env)));
  const lost = names.filter((name) => !passedOn.includes(name) && !NOT_PASSED_ON.includes(name));
  expect(lost).toEqual([]);
});

it("converts numbers to text and leaves out undefined settings", () => {
  const env = { PORT: 3000, SERVICE: undefined, ...SECRETS };
  expect(settingsOf("backend", env)).toEqual({
    PORT: "3000",
    BACKEND_SECRET: SECRETS.BACKEND_SECRET,
    BACKEND_KEY: SECRETS.BACKEND_KEY,
  });
});
