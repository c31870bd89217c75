/** @jest-environment jsdom */

import { events } from "@/lib/analytics/shop-event";
import { addItem, changeQuantity } from "@/lib/cart/cart-rules";
import { orderedLines } from "@/lib/cart/ordered-lines";
import { carryEvent } from "@/lib/client/carried-events";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { writeCookie } from "@/lib/client/cookies";
import { removeOrderedLines } from "@/lib/client/remove-ordered-lines";
import { writeStored } from "@/lib/client/storage";
import { startTagManager } from "@/lib/client/tag-manager";
import { CODE, DINING_TYPE, LOGIN_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import { makeItem, makeOrder } from "../../factories/cart-lines";
import { makeQuote, makeStoredAddress } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { flushTasks } from "../../setup/flush-tasks";
import { makeVisible } from "../../setup/near-observer";
import { serveCalls } from "../../setup/serve-calls";
import { configureServices, dataLayer, reportedEvents } from "../../setup/services-element";

const FIRST_VIEWS = "/api/v3/OrderApi/firstViews";
const PURCHASE = {
  order_no: "F26112100000001",
  store_id: 1,
  store_name: "測試麵店",
  dining_type: DINING_TYPE.delivery,
  pay_type: PAY_TYPE.linePay,
  subtotal: 100,
  delivery_fee: 35,
  delivery_discount: 0,
  subscribe_delivery_discount_price: 0,
  discount_price: 0,
  store_coupon_discount_money: 0,
  foods: [{ type: "single", id: 7, name: "牛肉麵", quantity: 1, total_price: 100 }],
};

beforeEach(async () => {
  serveCalls({});
  window.localStorage.clear();
  window.sessionStorage.clear();
  configureServices({ analytics: "GTM-TEST1" });
  document.body.innerHTML = "";
  clearCart();
  await flushTasks();
  // Resets the event queue and the data layer, so that no event and no listener of an earlier test is left.
  Reflect.deleteProperty(events, "push");
  Reflect.deleteProperty(window, "dataLayer");
  events.splice(0, Number.POSITIVE_INFINITY);
  writeCookie("utm", "", 0);
});

function arrive(path: string) {
  window.history.replaceState(null, "", path);
  startTagManager("GTM-TEST1");
}
const names = (): (string | undefined)[] => dataLayer().map(({ event }) => event);

it("startTagManager puts consent and page URL into the data layer before it loads the tag container", () => {
  writeCookie("utm", "/home?utm_source=line&utm_medium=push&utm_campaign=noon", 60);
  arrive("/store?stid=5&number=A7");
  const [consent, facts, start] = dataLayer();
  expect(Object.prototype.toString.call(consent)).toBe("[object Arguments]");
  expect(Array.from(consent as unknown as ArrayLike<unknown>)).toEqual([
    "consent",
    "default",
    {
      analytics_storage: "granted",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    },
  ]);
  expect(facts).toEqual({
    page_location: "http://localhost/store?stid=5",
    page_referrer: "",
    utm_source: "line",
    utm_medium: "push",
    utm_campaign: "noon",
  });
  expect(start?.event).toBe("gtm.js");
});

it("the tag manager reports earlier events when it starts, and later events at once", () => {
  events.push({ name: "search", term: "便當" });
  arrive("/home");
  expect(reportedEvents()).toEqual(["search"]);
  events.push({ name: "begin_checkout", order: makeQuote() });
  expect(names().slice(-3)).toEqual(["search", undefined, "begin_checkout"]);
  expect(dataLayer().at(-2)).toEqual({ ecommerce: null });
});

it("the tag manager reports added and removed lines, but not the lines that an order removed", async () => {
  arrive("/store?stid=1");
  changeCart((cart) => addItem(cart, makeOrder(), makeItem({ quantity: 3 })));
  await flushTasks();
  const [line] = currentCart().items;
  changeCart((cart) => changeQuantity(cart, line?.pdkey ?? "", 1));
  await flushTasks();
  expect(reportedEvents()).toEqual(["add_to_cart", "remove_from_cart"]);
  window.history.replaceState(null, "", "/orderList");
  removeOrderedLines(orderedLines(currentCart()));
  await flushTasks();
  expect([currentCart().items.length, reportedEvents().length]).toEqual([0, 2]);
});

it("the tag manager reports the events from carryEvent when the next page opens, and reports each of them only once", () => {
  carryEvent({ name: "login", login_type: LOGIN_TYPE.google });
  carryEvent({ name: "generate_lead" });
  arrive("/home");
  expect(reportedEvents()).toEqual(["login", "generate_lead"]);
  arrive("/home");
  expect(reportedEvents()).toHaveLength(2);
});

it("carryEvent stores no event for the next page if there is no tag container", () => {
  configureServices({ chat: "x" });
  carryEvent({ name: "login", login_type: LOGIN_TYPE.google });
  expect(window.sessionStorage).toHaveLength(0);
});

it("the tag manager reports a search on the page of its results, unless the term looks like personal data (AN-07)", () => {
  arrive("/storeList?keyword=便當");
  expect(dataLayer().at(-1)).toEqual({ event: "search", search_term: "便當" });
  arrive("/storeList?keyword=0912345678");
  expect(reportedEvents()).toEqual(["search"]);
});

describe("a purchase event", () => {
  const member = makeSessionMember();

  it("is not reported if the backend does not offer firstViews", async () => {
    writeStored("member", member);
    serveCalls({ [FIRST_VIEWS]: { code: CODE.refused, message: "目前沒有提供這項服務" } });
    arrive("/orderList");
    await flushTasks();
    expect(reportedEvents()).toEqual([]);
  });

  it.each(["/orderList", "/orderlist", "/order?id=7"])("is reported once on %s", async (path) => {
    writeStored("member", member);
    serveCalls({ [FIRST_VIEWS]: { data: [PURCHASE] } });
    arrive(path);
    await flushTasks();
    expect(reportedEvents()).toEqual(["purchase"]);
    expect(dataLayer().at(-1)?.ecommerce).toMatchObject({
      transaction_id: "F26112100000001",
      value: 100,
      shipping: 35,
    });
  });

  it.each([
    ["that was reported before", "/orderList", { data: [] }],
    ["that the backend refuses to return", "/orderList", { code: CODE.loginNeeded, message: "" }],
    ["for which the answer of firstViews is lost", "/orderList", "lost" as const],
    ["on another page", "/home", { data: [PURCHASE] }],
    ["on the return page of a payment", "/third/payreturn", { data: [PURCHASE] }],
  ])("%s is not reported", async (_what, path, reply) => {
    writeStored("member", member);
    serveCalls({ [FIRST_VIEWS]: reply });
    arrive(path);
    await flushTasks();
    expect(reportedEvents()).toEqual([]);
  });

  it("is not requested for a visitor", async () => {
    const { countOf } = serveCalls({ [FIRST_VIEWS]: { data: [PURCHASE] } });
    arrive("/orderList");
    await flushTasks();
    expect(countOf(FIRST_VIEWS)).toBe(0);
  });
});

describe("events of store and product lists", () => {
  const LISTS = `
    <h1>附近的店</h1>
    <section aria-labelledby="near"><h2 id="near">推薦店家 <small>12</small></h2><ul>
      <li><a data-item="" href="/store?stid=5"><b>休息中</b><h3>阿明麵店</h3></a></li>
      <li><a data-item="" href="/store?stid=6"><h3>小春便當</h3></a></li>
    </ul></section>
    <section id="section-9"><h2>主食</h2><ul>
      <li><a data-item="120" href="/product?stid=5&fdid=21"><b>排骨便當</b></a></li>
    </ul></section>`;
  const links = () => Array.from(document.querySelectorAll("a"));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("report each item once, when it becomes visible", () => {
    document.body.innerHTML = LISTS;
    arrive("/home");
    makeVisible(...links().slice(0, 2));
    jest.advanceTimersByTime(1000);
    makeVisible(...links());
    jest.advanceTimersByTime(1000);
    const reported = dataLayer().filter(({ event }) => event === "view_item_list");
    const near = { item_list_id: "near", item_list_name: "推薦店家" };
    expect(reported.map(({ ecommerce }) => ecommerce)).toEqual([
      {
        ...near,
        items: [
          { item_id: "5", item_name: "阿明麵店", index: 0, ...near },
          { item_id: "6", item_name: "小春便當", index: 1, ...near },
        ],
      },
      {
        item_list_id: "section-9",
        item_list_name: "主食",
        items: [
          {
            item_id: "21",
            item_name: "排骨便當",
            index: 0,
            price: 120,
            item_list_id: "section-9",
            item_list_name: "主食",
          },
        ],
      },
    ]);
  });

  it("report a click on an item at once, before the next page opens", () => {
    document.body.innerHTML = LISTS;
    arrive("/home");
    const [first] = links();
    first?.addEventListener("click", (event) => event.preventDefault());
    first?.querySelector("h3")?.click();
    expect(dataLayer().at(-1)).toMatchObject({
      event: "select_item",
      ecommerce: { items: [{ item_id: "5", item_name: "阿明麵店" }] },
    });
  });

  it("report search results without the search text", () => {
    document.body.innerHTML = LISTS.replaceAll("section", "div");
    arrive("/storeList?keyword=王小明");
    makeVisible(...links());
    jest.advanceTimersByTime(1000);
    const reported = dataLayer().find(({ event }) => event === "view_item_list");
    expect(reported?.ecommerce).toMatchObject({ item_list_id: "search", item_list_name: "search" });
  });
});

it("the tag manager reports no personal data in the page URL and the events of an order (SE-16, AN-02)", async () => {
  const canary = "CANARY";
  writeStored("member", { ...makeSessionMember({ phone: "0912345678" }), displayName: canary });
  writeStored("contactName", canary);
  writeStored("contactPhone", "0912345678");
  writeStored("address", makeStoredAddress({ address: canary, street: canary, remark: canary }));
  serveCalls({ [FIRST_VIEWS]: { data: [{ ...PURCHASE, contact_name: canary, address: canary }] } });
  arrive(`/orderList?name=${canary}&phone=0912345678#${canary}`);
  changeCart((cart) => addItem(cart, makeOrder({ number: canary }), makeItem({ remark: canary })));
  events.push({
    name: "begin_checkout",
    order: makeQuote({ address: { id: 1, contact_name: canary, contact_phone: "0912345678" } }),
  });
  await flushTasks();
  expect(reportedEvents().sort()).toEqual(["add_to_cart", "begin_checkout", "purchase"]);
  expect(JSON.stringify(dataLayer())).not.toMatch(/CANARY|0912/);
});
