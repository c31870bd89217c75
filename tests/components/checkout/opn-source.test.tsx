import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import { opnOrderOfVisit, rememberOpnVisit } from "@/lib/client/opn-visit";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import {
  makeCart,
  makeLastCheckout,
  makeOpening,
  makeQuote,
  makeStoredAddress,
} from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const QUOTE = "/api/ExApi/beforeOrdering";
const ORDER = "/api/ExApi/ordering";
const OWN_QUOTE = "/api/v3/OrderApi/beforeOrdering";
const OWN_ORDER = "/api/v3/OrderApi/ordering";
const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};
const refusal = { code: CODE.refused, message: "這個合作訂單編號已使用過，請回合作夥伴重新開啟" };

const store = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));
const readItem = (key: string) => JSON.parse(String(window.localStorage.getItem(key)));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  store("cart", makeCart());
  store("address", makeStoredAddress());
  store("contactName", "王小明");
  store("contactPhone", "0912345678");
});

async function enter(path = "/checkout?v3=OPN-1", replies: Replies = {}) {
  window.history.replaceState(null, "", path);
  const go = jest.fn();
  const calls = serveCalls({
    [OPEN]: { data: makeOpening() },
    [QUOTE]: { data: makeQuote() },
    [ORDER]: { data: placed },
    [OWN_QUOTE]: { data: makeQuote() },
    [OWN_ORDER]: { data: placed },
    ...replies,
  });
  renderWithMessages(<CheckoutScreen go={go} />);
  return { go, calls, user: userEvent.setup() };
}

/** Makes the shop's server answer HTTP 500 for this path, and only for this path. */
function breakCall(path: string): void {
  const whole = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input) === path
      ? ({ status: 500, headers: new Headers(), json: async () => null } as Response)
      : whole(input, init);
}

const confirm = () => screen.findByRole("button", { name: "確認購買 NT$155" });
const back = () => screen.findByRole("link", { name: "回店家" });

it("places a partner's order with the partner's calls, and sends v3 as the partner order number (CK-01, CK-02, CK-04)", async () => {
  const { calls, go, user } = await enter();
  await user.click(await screen.findByRole("radio", { name: /^現金/ }));
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(1));
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  await user.click(await confirm());
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-1" } });
  for (const path of [QUOTE, ORDER]) {
    expect(calls.bodyOf(path)).toMatchObject({ source_order_id: "OPN-1" });
  }
  expect(calls.headerOf(ORDER, "idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  expect(calls.paths()).not.toContain(OWN_QUOTE);
  expect(calls.paths()).not.toContain(OWN_ORDER);
});

it.each(["/checkout", "/checkout?v3=", "/checkout?v3=%3Cb%3E"])(
  "%s places an order of the shop with the shop's own calls and without a partner order number (CK-01, CK-04)",
  async (path) => {
    const { calls, user } = await enter(path);
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await waitFor(() => expect(calls.countOf(OWN_QUOTE)).toBe(1));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await user.click(await confirm());
    await waitFor(() => expect(calls.bodyOf(OWN_ORDER)).toMatchObject({ source_order_id: "" }));
    expect(calls.paths().filter((one) => one?.includes("ExApi"))).toEqual([]);
  },
);

it.each([
  ["/checkout?v3=OPN-1", "/opnRedirect?rtt=1&stid=3"],
  ["/checkout", "/store?stid=3"],
])("on %s, 回店家 links to %s (CK-03)", async (path, place) => {
  await enter(path);
  expect(await back()).toHaveAttribute("href", place);
});

it("stores the path of the partner's checkout as the return-to path when a login is needed", async () => {
  const { go } = await enter("/checkout?v3=OPN-1", {
    [OPEN]: { code: CODE.loginNeeded, message: "" },
  });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(document.cookie).toContain("returnTo=%2Fcheckout%3Fv3%3DOPN-1");
});

it("continues the partner's order after a cancelled payment, although the URL has no v3", async () => {
  store("lastCheckout", makeLastCheckout({ path: "/checkout?v3=OPN-1", order_id: 7 }));
  const { calls } = await enter("/checkout?payment=cancelled");
  await confirm();
  expect(window.location.search).toBe("?v3=OPN-1");
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-1" } });
});

it("sends no partner order number for a later order after the partner's order was abandoned", async () => {
  store("lastCheckout", makeLastCheckout({ path: "/checkout?v3=OPN-1" }));
  const { calls } = await enter("/checkout");
  await confirm();
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "" } });
});

describe("a visit that began with the partner's link (CK-01)", () => {
  beforeEach(() => {
    window.history.replaceState(null, "", "/store?stid=3&v3=OPN-1");
    rememberOpnVisit();
  });

  it("places the partner's order from a URL without v3, and forgets the partner order number after the order", async () => {
    const { calls, go, user } = await enter("/checkout");
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    expect(window.location.search).toBe("?v3=OPN-1");
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await user.click(await confirm());
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.bodyOf(ORDER)).toMatchObject({ source_order_id: "OPN-1" });
    expect(opnOrderOfVisit()).toBe("");
  });

  it("keeps the partner order number when the order is refused", async () => {
    const { user } = await enter("/checkout", { [ORDER]: refusal });
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await user.click(await confirm());
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(opnOrderOfVisit()).toBe("OPN-1");
  });

  it("uses the partner order number of a newer link", async () => {
    const { calls } = await enter("/checkout?v3=OPN-2");
    await confirm();
    expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-2" } });
  });
});

it("restores no draft of the shop's own checkout for a partner's order of the same store", async () => {
  const { draft } = makeLastCheckout();
  store("lastCheckout", makeLastCheckout({ draft: { ...draft, remark: "按門鈴" } }));
  const { calls } = await enter("/checkout?v3=OPN-1");
  await confirm();
  expect(calls.bodyOf(OPEN)).toMatchObject({ last_order_id: null, order: { remark: "" } });
});

describe("a visit in several tabs (CK-01)", () => {
  const HOUR_MS = 3_600_000;

  it("sends the partner order number in a tab that was opened without the link", async () => {
    window.history.replaceState(null, "", "/store?stid=3&v3=OPN-1");
    rememberOpnVisit();
    window.sessionStorage.clear();
    const { calls } = await enter("/checkout");
    await confirm();
    expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-1" } });
  });

  it("forgets the partner order number two hours after the last page of the visit", () => {
    const start = Date.now();
    window.history.replaceState(null, "", "/store?stid=3&v3=OPN-1");
    rememberOpnVisit(start);
    window.history.replaceState(null, "", "/cart");
    rememberOpnVisit(start + HOUR_MS);
    expect(opnOrderOfVisit(start + 3 * HOUR_MS - 1)).toBe("OPN-1");
    expect(opnOrderOfVisit(start + 3 * HOUR_MS)).toBe("");
  });
});

describe("the checkout page in a browser without a cart (CK-92)", () => {
  const order = makeQuote({ store_id: 9, dining_type: DINING_TYPE.pickup });

  it("sends a partner's order with the store and the dining type of the backend's answer", async () => {
    window.localStorage.removeItem("cart");
    const { calls, go, user } = await enter("/checkout?v3=OPN-1", {
      [OPEN]: { data: makeOpening({ order }) },
      [QUOTE]: { data: order },
    });
    expect(calls.bodyOf(OPEN)).toMatchObject({
      order: { source_order_id: "OPN-1", store_id: 0, foods: "[]" },
    });
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await user.click(await confirm());
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.bodyOf(ORDER)).toMatchObject({
      store_id: 9,
      dining_type: DINING_TYPE.pickup,
      foods: "[]",
    });
    expect(go).not.toHaveBeenCalledWith("/cart");
  });

  it("requests no quote for a partner's order when another tab fills a cart of the same store (CK-133)", async () => {
    window.localStorage.removeItem("cart");
    const { calls } = await enter("/checkout?v3=OPN-1", {
      [OPEN]: { data: makeOpening({ order }) },
      [QUOTE]: { data: order },
    });
    await confirm();
    act(() => {
      store("cart", makeCart({ store_id: 9, dining_type: DINING_TYPE.pickup }));
      window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
    });
    await act(async () => {});
    expect(calls.countOf(QUOTE)).toBe(0);
  });

  it("continues a partner's order after a cancelled payment, although the URL has no v3", async () => {
    window.localStorage.removeItem("cart");
    const { draft } = makeLastCheckout();
    store(
      "lastCheckout",
      makeLastCheckout({
        path: "/checkout?v3=OPN-1",
        order_id: 7,
        store_id: 9,
        draft: { ...draft, remark: "按門鈴" },
      }),
    );
    const { calls } = await enter("/checkout?payment=cancelled", {
      [OPEN]: { data: makeOpening({ order }) },
    });
    await confirm();
    expect(calls.bodyOf(OPEN)).toMatchObject({
      order: { source_order_id: "OPN-1", foods: "[]", remark: "按門鈴" },
    });
  });

  it("opens the cart page when the order is not a partner's order", async () => {
    window.localStorage.removeItem("cart");
    const { go } = await enter("/checkout");
    await waitFor(() => expect(go).toHaveBeenCalledWith("/cart"));
  });
});

it("opens /introopn with parameters that lead back to the order if no address is stored (AD-17)", async () => {
  window.localStorage.removeItem("address");
  const { go } = await enter("/checkout?v3=OPN-1");
  await waitFor(() => expect(go).toHaveBeenCalledWith("/introopn?rtt=8&v3=OPN-1"));
});

it("stores the path of the partner's checkout with its parameter `v3`", async () => {
  await enter();
  await confirm();
  window.dispatchEvent(new Event("pagehide"));
  expect(readItem("lastCheckout")).toMatchObject({ path: "/checkout?v3=OPN-1" });
});

it("shows the server's message when the partner order number was used before (CK-07)", async () => {
  await enter("/checkout?v3=OPN-1", { [OPEN]: refusal });
  expect(await screen.findByText(refusal.message)).toBeVisible();
});

// If the page opened the error page, jsdom would log an error, and the check of the console output would fail the test.
describe("the checkout page of a partner's order, which stays open after an HTTP error (ER-04)", () => {
  it("shows 再試一次 after an error on entry", async () => {
    window.history.replaceState(null, "", "/checkout?v3=OPN-1");
    serveCalls({});
    breakCall(OPEN);
    renderWithMessages(<CheckoutScreen go={jest.fn()} />);
    expect(await screen.findByRole("button", { name: "再試一次" })).toBeVisible();
  });

  it("shows 金額沒有更新 after an error of a quote", async () => {
    const { user } = await enter();
    await confirm();
    breakCall(QUOTE);
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    expect(await screen.findByRole("dialog", { name: "金額沒有更新" })).toBeVisible();
  });

  it("shows that the result is unknown after an error of the submit", async () => {
    const { user } = await enter();
    await confirm();
    breakCall(ORDER);
    await user.click(await confirm());
    expect(await screen.findByRole("dialog", { name: "還不確定訂單是否送出" })).toBeVisible();
  });
});
