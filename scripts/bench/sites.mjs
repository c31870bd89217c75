import { readFileSync } from "node:fs";
import { fail } from "../console.mjs";

const DISH = "/product?stid=1&fdid=101";
/** A dish without options, which the stored cart contains. */
const CART_DISH = { id: 117, path: "/product?stid=1&fdid=117" };

/**
 * The pages that the benchmark measures. Pages of two sites with the same `name` are compared. Only `name` and `path`
 * are required. `cookies` of the page and `storage` of the site are set before the page loads. `hydrated` is the
 * selector of the element whose hydration is timed. `navigation` describes a tap on `link`: the URL of the next page
 * begins with `path`, and the next page is visible when `target` is visible.
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

/** The localStorage of a customer with an address in Taipei. OWN_COOKIES has the view cookie of the same address. */
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

/**
 * Returns a stored cart with one dish. The name and price come from the dish's page, so that the cart page does not
 * report a changed price. The shop adds the fields that are missing.
 */
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
    fail(
      `${site.base} is not on this machine. The benchmark only measures servers on this machine.`,
    );
  }
  const pid = site.pidFile ? Number(readFileSync(site.pidFile, "utf8")) : site.pid;
  return { ...site, pid };
}
