import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import {
  makeAddressHere,
  makeCart,
  makeLastCheckout,
  makeOpening,
  makeQuote,
} from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const QUOTE = "/api/ExApi/beforeOrdering";
const ORDER = "/api/ExApi/ordering";
const OWN_QUOTE = "/api/v3/OrderApi/beforeOrdering";
const OWN_ORDER = "/api/v3/OrderApi/ordering";
const placed = { id: 7, pay_type: 2, order_status: 0, payment_url_web: "" };
const taken = { code: 1, message: "這個合作訂單編號已使用過，請回合作夥伴重新開啟" };

const store = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string) => JSON.parse(String(window.localStorage.getItem(key)));

beforeEach(() => {
  window.localStorage.clear();
  store("cart", makeCart());
  store("address", makeAddressHere());
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

/** The origin breaks: HTTP 500 for this path, every other as before. */
function breakCall(path: string): void {
  const whole = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input) === path
      ? ({ status: 500, json: async () => null } as Response)
      : whole(input, init);
}

const confirm = () => screen.findByRole("button", { name: "確認購買 NT$155" });
const back = () => screen.findByRole("link", { name: "回店家" });

it("is counted and placed by the partner's calls, under v3 as its number (CK-01, CK-02, CK-04)", async () => {
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
  "%s is an own order: own calls, no number (CK-01, CK-04)",
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
])("from %s back to the store leads to %s (CK-03)", async (path, place) => {
  await enter(path);
  expect(await back()).toHaveAttribute("href", place);
});

it("a login in between leads back to the partner's order", async () => {
  const { go } = await enter("/checkout?v3=OPN-1", { [OPEN]: { code: 2, message: "" } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(document.cookie).toContain("returnTo=%2Fcheckout%3Fv3%3DOPN-1");
});

it("a cancelled payment comes back to the order it left, also without v3 in its address", async () => {
  store("lastCheckout", makeLastCheckout({ path: "/checkout?v3=OPN-1", order_id: 7 }));
  const { calls } = await enter("/checkout?payment=cancelled");
  await confirm();
  expect(window.location.search).toBe("?v3=OPN-1");
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-1" } });
});

it("an order left behind does not make a later own one the partner's", async () => {
  store("lastCheckout", makeLastCheckout({ path: "/checkout?v3=OPN-1" }));
  const { calls } = await enter("/checkout");
  await confirm();
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "" } });
});

it("what is kept for the way back names the order, and never v1", async () => {
  await enter();
  await confirm();
  window.dispatchEvent(new Event("pagehide"));
  expect(stored("lastCheckout")).toMatchObject({ path: "/checkout?v3=OPN-1" });
});

it("a number that was used already says so on entry (CK-07)", async () => {
  await enter("/checkout?v3=OPN-1", { [OPEN]: taken });
  expect(await screen.findByText(taken.message)).toBeVisible();
});

// A way to the error page would be a navigation, which jsdom reports and the console guard fails.
describe("what breaks stays with its caller (ER-04)", () => {
  it("on entry it can be tried again", async () => {
    window.history.replaceState(null, "", "/checkout?v3=OPN-1");
    serveCalls({});
    breakCall(OPEN);
    renderWithMessages(<CheckoutScreen go={jest.fn()} />);
    expect(await screen.findByRole("button", { name: "再試一次" })).toBeVisible();
  });

  it("while it is counted the amount is called old", async () => {
    const { user } = await enter();
    await confirm();
    breakCall(QUOTE);
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    expect(await screen.findByRole("dialog", { name: "金額沒有更新" })).toBeVisible();
  });

  it("when it is sent, nobody knows whether it arrived", async () => {
    const { user } = await enter();
    await confirm();
    breakCall(ORDER);
    await user.click(await confirm());
    expect(await screen.findByRole("dialog", { name: "還不確定訂單是否送出" })).toBeVisible();
  });
});
