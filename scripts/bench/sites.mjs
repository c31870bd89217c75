import { readFileSync } from "node:fs";
import { fail } from "../console.mjs";

const DISH = "/product?stid=1&fdid=101";
/** A dish without options. The cart page reports no price change, because the stored price is current. */
const CART_DISH = { id: 117, path: "/product?stid=1&fdid=117" };

/**
 * A site of the benchmark. `pages[].path` is required. Pages of one name are compared between sites.
 * `cookies` and `storage` are set before a page loads. `hydrated` names the element whose hydration is timed.
 * `navigation` is one tap on `link` that leads to `path` (a prefix) and shows `target`.
 */
const OWN_PAGES = [
  { name: "home", path: "/", navigation: null },
  {
    name: "list of 40",
    path: "/home",
    navigation: { link: "main a[href*='/store?stid=']", path: "/store?", target: "main h1" },
  },
  {
    name: "list of 200",
    path: "/store?stid=41",
    navigation: {
      link: "main a[href*='fdid=']",
      path: "/product?",
      target: "dialog[open] button",
    },
  },
  { name: "product", path: DISH, navigation: null },
  { name: "cart", path: "/cart", navigation: null },
];

/** An address in Taipei, and the view cookie that belongs to it. */
const OWN_STORAGE = {
  address: JSON.stringify({
    address: "台北市信義區市府路1號",
    areaName: "信義區",
    cityName: "台北市",
    lat: 25.0375,
    lng: 121.5637,
    street: "市府路1號",
    remark: "",
  }),
};
const OWN_COOKIES = { view: "107_1_-1_25.03750_121.56370" };

export async function ownSite(base, pid) {
  const pages = OWN_PAGES.map((page) => ({ ...page, cookies: OWN_COOKIES }));
  const storage = { ...OWN_STORAGE, cart: JSON.stringify(await cartOf(base)) };
  return { name: "futao", base, pid, storage, pages };
}

/** A stored cart with one dish. The shop adds what is missing. */
async function cartOf(base) {
  const html = await (await fetch(base + CART_DISH.path)).text();
  const [, name] = /<h1[^<>]*>([^<]+)/.exec(html) ?? [];
  const [, price] = /"price":"?(\d+)/.exec(html) ?? [];
  const [image = ""] = /\/pictures\/foods\/[\w-]+(?=-\d+\.webp)/.exec(html) ?? [];
  const dish = { item_type: "single", id: CART_DISH.id, name, unit_price: Number(price) };
  return { store_id: 1, store_name: "木瓜樹下便當", items: [{ ...dish, quantity: 1, image }] };
}

/** Reads another site from a JSON file: `{ name, base, pid, pidFile, storage, pages }`. */
export function readSite(file) {
  const site = JSON.parse(readFileSync(file, "utf8"));
  if (!site.name || !URL.canParse(site.base) || !Array.isArray(site.pages)) {
    fail(`${file} must have a name, a base address and pages.`);
  }
  if (!["localhost", "127.0.0.1"].includes(new URL(site.base).hostname)) {
    fail(`${site.base} is not on this machine. The benchmark loads servers of this machine only.`);
  }
  const pid = site.pidFile ? Number(readFileSync(site.pidFile, "utf8")) : site.pid;
  return { ...site, pid };
}
