import dataCache from "../../cache/data-cache.cjs";

const MINUTE = { tags: [], stale: 60, expire: 3600, revalidate: 60 };

function entryOf(bytes: Uint8Array<ArrayBuffer>, life = {}) {
  const value = new Blob([bytes]).stream();
  return Promise.resolve({ ...MINUTE, timestamp: Date.now(), ...life, value });
}

async function bytesOf(key: string): Promise<Uint8Array | undefined> {
  const kept = await dataCache.get(key);
  return kept && (await kept.value.getReader().read()).value;
}

const text = (length: number) => new TextEncoder().encode("a".repeat(length));

test.each([7, 300, 100_000])("returns a stored result of %i bytes at each read", async (length) => {
  await dataCache.set(`of-${length}`, entryOf(text(length)));
  for (const _time of [1, 2])
    expect(await bytesOf(`of-${length}`)).toEqual(Buffer.from(text(length)));
});

test("a read waits for a result that is still being computed (RE-14)", async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof entryOf>>>();
  const saving = dataCache.set("slow", promise);
  const reading = bytesOf("slow");
  resolve(await entryOf(text(5)));
  await saving;
  expect(await reading).toHaveLength(5);
});

test("does not return a result after its revalidation time, or a result that is valid for one request only", async () => {
  await dataCache.set("old", entryOf(text(5), { timestamp: Date.now() - 61_000 }));
  await dataCache.set("dynamic", entryOf(text(5), { expire: 0 }));
  expect(await dataCache.get("old")).toBeUndefined();
  expect(await dataCache.get("dynamic")).toBeUndefined();
});

test("does not store a result whose stream fails", async () => {
  const value = new ReadableStream({ start: (controller) => controller.error(new Error("lost")) });
  await dataCache.set("broken", Promise.resolve({ ...MINUTE, timestamp: Date.now(), value }));
  expect(await dataCache.get("broken")).toBeUndefined();
});

test("stores a result in a buffer of exactly its length", async () => {
  await dataCache.set("exact", entryOf(text(5)));
  expect((await bytesOf("exact"))?.buffer.byteLength).toBe(5);
});

test("5,000 results for invented ids do not displace a real result, and the oldest of these 5,000 results are dropped (RE-18)", async () => {
  await dataCache.set("store 1", entryOf(text(5_000)));
  for (let id = 0; id < 5_000; id += 1) await dataCache.set(`no store ${id}`, entryOf(text(7)));
  expect(await bytesOf("store 1")).toHaveLength(5_000);
  expect(await dataCache.get("no store 0")).toBeUndefined();
  expect(await bytesOf("no store 4999")).toHaveLength(7);
});
