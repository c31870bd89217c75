import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeys } from "../../../backend/config/keys.ts";
import { openDatabase, schema } from "../../../backend/db/client.ts";
import { insertCard, insertMember } from "../../factories/member-rows";
import { PROCESS_ENV } from "../../setup/process-env";
import { TEST_KEY, TEST_SECRETS } from "../../setup/test-secrets";

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), "futao-server-"));
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

type Run = { child: ChildProcess; text: () => string; ended: Promise<number | null> };

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ["backend/server.ts"], {
    env: {
      ...PROCESS_ENV,
      DATA_DIR: folder,
      BACKEND_PORT: "0",
      ...TEST_SECRETS,
      ...env,
    },
  });
  running.add(child);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise<number | null>((resolve) =>
    child.once("close", (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, text: () => text, ended };
}

async function origin({ text, ended }: Run): Promise<string> {
  const isOver = ended.then(() => true);
  for (;;) {
    const [, url] = /ready on (http[^"\s]+)/.exec(text()) ?? [];
    if (url) return url;
    if (await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 50))])) {
      throw new Error(`the server ended: ${text()}`);
    }
  }
}

async function storeCount(url: string): Promise<number> {
  const answer = await fetch(`${url}/v3/StoreApi/listStore?dining_type=1`, {
    headers: { "x-backend-key": TEST_KEY },
  });
  const { data } = (await answer.json()) as { data: { total: number } };
  return data.total;
}

it("fills an empty data folder with the sample catalogue, refuses a second process, and ends on SIGTERM", async () => {
  const run = start({});
  const url = await origin(run);
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
  expect(run.text()).toMatch(/"msg":"backend: calls without a handler: none/);
  // A separate process writes the data and this message, and then ends. PGlite frees the memory that the writing needs
  // only when its process ends.
  expect(run.text().match(/"msg":"backend: the demonstration data is written"/g)).toHaveLength(1);
  expect(await storeCount(url)).toBeGreaterThan(20);

  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.text()).toMatch(
    /^backend: database: .* is in use by process \d+; stop it or set DATA_DIR\n$/,
  );

  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(existsSync(join(folder, "backend.pid"))).toBe(false);
});

it("restarts within 20 seconds after kill -9, keeps the catalogue, and seals cards with the current secret", async () => {
  const before = await openDatabase({ dataDir: folder });
  await insertCard(before.db, await insertMember(before.db));
  await before.close();
  const first = start({});
  const stores = await storeCount(await origin(first));
  first.child.kill("SIGKILL");
  await first.ended;
  const begun = Date.now();
  const second = start({});
  const url = await origin(second);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(await storeCount(url)).toBe(stores);
  second.child.kill("SIGINT");
  expect(await second.ended).toBe(0);
  const after = await openDatabase({ dataDir: folder });
  const cards = await after.db.select().from(schema.cards);
  await after.close();
  const { currentId } = createKeys([TEST_SECRETS.BACKEND_SECRET]);
  expect(cards).toMatchObject([{ credit_hash: expect.stringMatching(`^v2\\.${currentId}\\.`) }]);
});

describe("the server ends with one error message", () => {
  it.each([
    ["a port is not valid", { BACKEND_PORT: "99999" }, /BACKEND_PORT/],
    ["a setting is not a number", { SEED: "seven" }, /SEED/],
  ])("when %s", async (_what, env, sentence) => {
    const run = start(env);
    expect(await run.ended).toBe(1);
    expect(run.text()).toMatch(sentence);
    expect(run.text().trim().split("\n")).toHaveLength(1);
  });

  it("that lists each missing or wrong setting", async () => {
    const run = start({ BACKEND_SECRET: "", BACKEND_KEY: "", APP_ORIGIN: "javascript:alert(1)" });
    expect(await run.ended).toBe(1);
    const sentences = run.text().match(/^ {2}• .+/gm) ?? [];
    expect(sentences.map((sentence) => /[A-Z_]{4,}/.exec(sentence)?.[0])).toEqual([
      "APP_ORIGIN",
      "BACKEND_SECRET",
      "BACKEND_KEY",
    ]);
  });

  it("when the data folder cannot be written", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const run = start({ DATA_DIR: join(file, "data") });
    expect(await run.ended).toBe(1);
    expect(run.text()).toBe(
      `backend: the data folder ${file}/data cannot be written; allow it or set DATA_DIR\n`,
    );
  });

  it.each(["BACKEND_PORT", "BACKEND_HEALTH_PORT"])(
    "that names %s when another program uses its port",
    async (setting) => {
      const holder = createServer();
      const port = await new Promise<number>((resolve) =>
        holder.listen(0, "127.0.0.1", () => {
          const address = holder.address();
          resolve(typeof address === "object" && address ? address.port : 0);
        }),
      );
      const run = start({ [setting]: `${port}` });
      expect(await run.ended).toBe(1);
      expect(run.text()).toBe(`backend: port ${port} is in use; choose another with ${setting}\n`);
      holder.close();
    },
  );
});
