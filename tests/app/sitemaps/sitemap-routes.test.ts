import { GET as getFile } from "@/app/sitemaps/[file]/route";
import { insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  await insertStore(backend.db);
});
afterAll(() => backend.close());
beforeEach(() => createTestBrowser(backend));

function requestFile(file: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000/sitemaps/${file}`, { headers });
  return getFile(request, { params: Promise.resolve({ file }) });
}
const countPartRequests = () =>
  jest.mocked(fetch).mock.calls.filter(([url]) => String(url).includes("sitemapPage")).length;

it("calls sitemapPage once for 51 requests of a sitemap file, and does not compress the answer (AN-10)", async () => {
  const plain = await Promise.all(Array.from({ length: 50 }, () => requestFile("stores-1.xml")));
  const compressed = await requestFile("stores-1.xml", { "accept-encoding": "br, gzip" });
  expect(countPartRequests()).toBe(1);
  const texts = await Promise.all(plain.map((response) => response.text()));
  expect(texts[0]).toMatch(
    /^<\?xml[\s\S]*<loc>http:\/\/localhost:3000\/store\?stid=\d+<\/loc>[\s\S]*<\/urlset>\n$/,
  );
  expect(new Set(texts).size).toBe(1);
  // Next.js removes the header Content-Encoding, so a client could not read an answer that the route compressed.
  expect(await compressed.text()).toBe(texts[0]);
});

it("lists the page of each store with lastmod, and its menu page without lastmod and picture (AN-10, AN-15)", async () => {
  const [store, menu] = await Promise.all(
    ["stores-1.xml", "menus-1.xml"].map(async (file) => (await requestFile(file)).text()),
  );
  expect(store).toMatch(/<loc>[^<]*\/store\?stid=\d+<\/loc><lastmod>/);
  expect(menu).toMatch(/<loc>http:\/\/localhost:3000\/menu\?stid=\d+<\/loc>/);
  expect(menu).not.toMatch(/lastmod|image:loc/);
});

it("answers 404 for a file that is not in the sitemap index", async () => {
  expect((await requestFile("stores-2.xml")).status).toBe(404);
});
