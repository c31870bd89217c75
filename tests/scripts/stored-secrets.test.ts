import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECRETS } from "../factories/start-settings";

const folder = mkdtempSync(join(tmpdir(), "futao-secrets-"));
const file = join(folder, "secrets.json");
const NAMES = Object.keys(SECRETS);
const { BACKEND_SECRET } = SECRETS;
const OTHER = "another-secret-another-secret-another-01";

beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Calls `readSecrets` in a separate process, because Jest cannot import stored-secrets.mjs, which is an ES module.
 * Returns the secrets or the error message.
 */
function read(env: Record<string, string>, isService = false): Record<string, string> | string {
  const program = `
    const { readSecrets } = await import("./scripts/stored-secrets.mjs");
    const [env, options] = process.argv.slice(1).map(JSON.parse);
    const attempt = () => { try { return readSecrets(env, options); } catch ({ message }) { return message; } };
    process.stdout.write(JSON.stringify(attempt()));`;
  const jsonArguments = [JSON.stringify(env), JSON.stringify({ file, isService })];
  const args = ["--input-type=module", "-e", program, ...jsonArguments];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}
const readStoredSecrets = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

it("readSecrets creates the secrets of a demonstration once, in a file that only its owner can read", () => {
  const first = read({});
  expect(Object.keys(first)).toEqual(expect.arrayContaining(NAMES));
  expect(read({})).toEqual(first);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("readSecrets adds missing secrets to the file of an earlier version and keeps the existing secrets", () => {
  writeFileSync(file, JSON.stringify({ BACKEND_SECRET, SESSION_SECRET: OTHER }));
  expect(read({})).toMatchObject({ BACKEND_SECRET, SESSION_SECRET: OTHER });
  expect(readStoredSecrets()).toMatchObject({ BACKEND_SECRET, BACKEND_KEY: expect.any(String) });
});

it("readSecrets does not store a secret that the environment contains, and removes it from the file", () => {
  expect(read({ BACKEND_SECRET })).toMatchObject({ BACKEND_SECRET });
  expect(readStoredSecrets()).not.toHaveProperty("BACKEND_SECRET");
  writeFileSync(file, JSON.stringify(SECRETS));
  read(SECRETS);
  expect(Object.keys(readStoredSecrets()).filter((name) => NAMES.includes(name))).toEqual([]);
});

it("readSecrets removes a stored secret from the file if its environment variable lists the stored value", () => {
  writeFileSync(file, JSON.stringify({ BACKEND_SECRET: OTHER }));
  const list = `${BACKEND_SECRET},${OTHER}`;
  expect(read({ BACKEND_SECRET: list })).toMatchObject({ BACKEND_SECRET: list });
  expect(readStoredSecrets()).not.toHaveProperty("BACKEND_SECRET");
});

it("readSecrets fails if the environment contains another BACKEND_SECRET than the file, because earlier data needs the stored secret", () => {
  writeFileSync(file, JSON.stringify({ BACKEND_SECRET: OTHER }));
  for (const isService of [false, true]) {
    const refusal = read({ BACKEND_SECRET }, isService);
    expect(refusal).toContain("BACKEND_SECRET=<current>,<older>");
    expect(refusal).not.toContain(OTHER);
  }
  expect(readStoredSecrets()).toEqual({ BACKEND_SECRET: OTHER });
});

it("readSecrets creates and stores no secrets for a service", () => {
  expect(read(SECRETS, true)).toEqual(SECRETS);
  expect(() => statSync(file)).toThrow("ENOENT");
});
