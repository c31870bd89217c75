import { createStoreVersions } from "../../../lib/server/store-versions.ts";

it("a page is outdated if its rendering began before a change of one of its stores (OP-11)", () => {
  const versions = createStoreVersions();
  const before = versions.current();
  versions.add({ stores: [7], version: 100 });
  expect(versions.isOutdated(["store:6", "store:7"], before)).toBe(true);
  expect(versions.isOutdated(["store:6"], before)).toBe(false);
  expect(versions.isOutdated(["store:7"], versions.current())).toBe(false);
});

it("during a request, current returns the version from the start of the request", async () => {
  const versions = createStoreVersions();
  versions.add({ stores: [7], version: 100 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const rendering = versions.duringRequest(async () => {
    await promise;
    return versions.current();
  });
  versions.add({ stores: [7], version: 101 });
  resolve();
  expect(await rendering).toBe(100);
  expect(versions.current()).toBe(101);
});

it("current keeps the newest version when an older change arrives late", () => {
  const versions = createStoreVersions();
  versions.add({ stores: [7], version: 100 });
  versions.add({ stores: [8], version: 99 });
  expect(versions.current()).toBe(100);
});
