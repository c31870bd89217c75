import { sitemapParts } from "@/lib/server/sitemap-reader";
import { serveBackend } from "../../setup/serve-backend";

const PAGE = "/v3/StoreApi/sitemapPage";

/**
 * Reads a sitemap file from a backend whose answers name `nextOf(from)` as the next page. Returns the ids of the file.
 */
async function idsOf(nextOf: (from: number) => number | null) {
  const requests = serveBackend({
    [PAGE]: (query) => {
      const from = Number(query.get("from"));
      return {
        entries: [{ id: from, store_id: from, item_type: "single" }],
        next: nextOf(from),
      };
    },
  });
  const ids: number[] = [];
  for await (const entries of sitemapParts({ kind: "stores", from: 1, before: undefined })) {
    ids.push(...entries.map(({ id }) => id));
    if (requests.length > 9) throw new Error("the file does not end");
  }
  return ids;
}

it("sitemapParts reads all pages of a sitemap file (AN-10)", async () => {
  expect(await idsOf((from) => (from < 3 ? from + 1 : null))).toEqual([1, 2, 3]);
});

it.each([
  ["the same page", (from: number) => from],
  ["an earlier page", (from: number) => (from < 3 ? from + 1 : 2)],
])("sitemapParts stops if the backend names %s as the next page", async (_what, nextOf) => {
  const ids = await idsOf(nextOf);
  expect(new Set(ids).size).toBe(ids.length);
});
