import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../setup/e2e-fixtures";
import { startSecondShop } from "../setup/second-shop";

const MEGABYTE = 1024 * 1024;
/**
 * The number of requested URLs of each kind. If the shop kept 0.125 MB for each URL of one kind, its memory would grow
 * by 5 MB, which is the limit of this test.
 */
const ADDRESSES_PER_KIND = 40;
/** The number of warm-up requests of each kind. It is low, so that the memory of these requests is soon free. */
const WARM_UP = 3;
const part = encodeURIComponent;

/** Functions that invent a path or a `view` cookie, one for each kind. The number `n` makes each request different. */
const INVENTED: ((n: number) => { path: string; view?: string })[] = [
  (n) => ({ path: "/home", view: `${n}_1_-1_25.03750_121.56370` }),
  (n) => ({ path: "/storeList?type=1", view: `9${n}_0_-1_25.0_121.5` }),
  (n) => ({ path: `/storeList?type=${n}` }),
  (n) => ({ path: `/storeList?group=${n}&page=${n % 999}` }),
  (n) => ({ path: `/storeList?subject=${n}` }),
  (n) => ({ path: `/storeList?keyword=k${n}&sort=s${n}` }),
  (n) => ({ path: `/store?stid=${n}&date=2026-13-${n}` }),
  (n) => ({ path: `/grocery?stid=1161&cat=${n}` }),
  (n) => ({ path: `/grocery?stid=${n}&cat=${n}` }),
  (n) => ({ path: `/product?stid=1&fdid=${n}` }),
  (n) => ({ path: `/product?stid=${n}&setid=${n}` }),
  (n) => ({ path: `/areas/${part(`火星市${n}`)}` }),
  (n) => ({ path: `/areas/${part("台北市")}/${part(`環形山區${n}`)}` }),
  (n) => ({ path: `/referralCode/INV${n}` }),
  (n) => ({ path: `/zh-TW/home/${n}/1` }),
  (n) => ({ path: `/invented${n}.html` }),
  (n) => ({ path: `/og/${n}` }),
  (n) => ({ path: `/sitemaps/${n}.xml` }),
  (n) => ({ path: `/static?p=${n}` }),
  (n) => ({ path: `/api/StoreApi/storeDetail?store_id=${n}` }),
];

test("requests with invented URLs and cookies take no disk space and less than 5 MB of memory in the shop (RE-18)", async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const port = Number(new URL(String(baseURL)).port);
  const shop = await startSecondShop(port + 7, port + 1);
  const askAll = async (from: number, times: number) => {
    for (let n = from; n < from + times; n += 1) {
      const visits = INVENTED.map((invented) => {
        const { path, view = "" } = invented(n);
        return fetch(shop.origin + path, {
          headers: { cookie: `view=${view}` },
          redirect: "manual",
        });
      });
      for (const answer of await Promise.all(visits)) await answer.arrayBuffer();
    }
  };
  try {
    // The warm-up loads the code of each page and the data that all requests share.
    await askAll(8_000, WARM_UP);
    const before = { memory: await shop.memory(), disk: bytesIn(".next") };
    await askAll(9_000, ADDRESSES_PER_KIND);
    // The memory of a request is free some seconds after its answer.
    const memoryGrowth = async () => (await shop.memory()) - before.memory;
    await expect.poll(memoryGrowth, { timeout: 30_000 }).toBeLessThan(5 * MEGABYTE);
    expect(bytesIn(".next")).toBe(before.disk);
  } finally {
    await shop.stop();
  }
});

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
}
