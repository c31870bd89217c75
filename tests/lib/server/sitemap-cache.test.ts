import { gunzipSync } from "node:zlib";
import { createFileCache } from "@/lib/server/sitemap-cache";

const HOUR_MS = 3_600_000;

let now = 0;
let written: string[];
/** The files that are being written. Resolving the promise of a file completes the file. */
let openFiles: Map<string, PromiseWithResolvers<void>>;

beforeEach(() => {
  now = Date.parse("2026-11-21T12:00:00+08:00");
  written = [];
  openFiles = new Map();
});

async function* slowText(name: string): AsyncGenerator<string> {
  written.push(name);
  yield `begin ${name}`;
  const held = Promise.withResolvers<void>();
  openFiles.set(name, held);
  await held.promise;
  yield " end";
}
const slowFiles = () => createFileCache({ write: async (name) => slowText(name), now: () => now });
const quickFiles = (text: (name: string) => string) =>
  createFileCache({
    write: async (name) => {
      written.push(name);
      return [text(name)];
    },
    now: () => now,
  });
const textOf = (gzipped: Buffer | null) => gzipped && gunzipSync(gzipped).toString();

async function waitForFile(name: string) {
  while (!openFiles.has(name)) await new Promise((resolve) => setImmediate(resolve));
  return openFiles.get(name);
}

it("the file cache writes a file once for fifty simultaneous requests (RE-14)", async () => {
  const read = slowFiles();
  const reads = Array.from({ length: 50 }, () => read("a.xml"));
  (await waitForFile("a.xml"))?.resolve();
  const texts = (await Promise.all(reads)).map(textOf);
  expect(new Set(texts)).toEqual(new Set(["begin a.xml end"]));
  expect(written).toEqual(["a.xml"]);
});

it("the file cache writes one file at a time", async () => {
  const read = slowFiles();
  const reads = [read("a.xml"), read("b.xml")];
  const first = await waitForFile("a.xml");
  for (let n = 0; n < 10; n += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["a.xml"]);
  first?.resolve();
  (await waitForFile("b.xml"))?.resolve();
  expect((await Promise.all(reads)).map(textOf)).toEqual(["begin a.xml end", "begin b.xml end"]);
});

it("the file cache keeps a file for an hour and then writes the file again", async () => {
  const read = quickFiles(() => `version ${written.length}`);
  await read("a.xml");
  now += HOUR_MS - 1;
  expect(textOf(await read("a.xml"))).toBe("version 1");
  now += 1;
  expect(textOf(await read("a.xml"))).toBe("version 2");
});

it("the file cache returns the older file when writing fails, and tries again at the next request", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const texts = ["first", new Error("backend: sitemapPage 502"), "third"];
  const read = createFileCache({
    write: async () => {
      const text = texts.shift();
      if (text instanceof Error) throw text;
      return [text ?? ""];
    },
    now: () => now,
  });
  await read("a.xml");
  now += HOUR_MS;
  expect(textOf(await read("a.xml"))).toBe("first");
  expect(logged).toHaveBeenCalledTimes(1);
  expect(textOf(await read("a.xml"))).toBe("third");
});

it("the file cache keeps nothing of a file whose writing fails, and writes the file at a later request", async () => {
  let isBroken = true;
  const read = createFileCache({
    write: async (name) =>
      (async function* () {
        yield name;
        if (isBroken) throw new Error("backend: sitemapPage 502");
      })(),
    now: () => now,
  });
  await expect(read("a.xml")).rejects.toThrow("sitemapPage 502");
  isBroken = false;
  expect(textOf(await read("b.xml"))).toBe("b.xml");
  expect(textOf(await read("a.xml"))).toBe("a.xml");
});

it("the file cache returns null for a file that does not exist", async () => {
  const read = createFileCache({ write: async () => null, now: () => now });
  expect(await read("x.xml")).toBeNull();
});

it("the file cache keeps at most a hundred files", async () => {
  const read = quickFiles((name) => name);
  for (let n = 0; n < 101; n += 1) await read(`${n}.xml`);
  await read("100.xml");
  expect(written).toHaveLength(101);
  await read("0.xml");
  expect(written).toHaveLength(102);
});
