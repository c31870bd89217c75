import { screen, waitFor } from "@testing-library/react";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import { opnOrderOfVisit, rememberOpnVisit } from "@/lib/client/opn-visit";
import { CODE } from "@/lib/contracts/codes";
import { makeLastCheckout } from "../../factories/checkout-shapes";
import {
  OPEN,
  ORDER as OWN_ORDER,
  QUOTE as OWN_QUOTE,
  readItem,
  storeItem,
} from "../../setup/enter-checkout";
import {
  enterOpnCheckout,
  findConfirm,
  ORDER,
  QUOTE,
  storeOpnVisitor,
} from "../../setup/enter-opn-checkout";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const refusal = { code: CODE.refused, message: "這個合作訂單編號已使用過，請回合作夥伴重新開啟" };

beforeEach(storeOpnVisitor);

/** Makes the shop's server answer HTTP 500 for this path, and only for this path. */
function breakCall(path: string): void {
  const whole = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input) === path
      ? ({ status: 500, headers: new Headers(), json: async () => null } as Response)
      : whole(input, init);
}

const back = () => screen.findByRole("link", { name: "回店家" });

it("places a partner's order with the partner's calls, and sends v3 as the partner order number (CK-01, CK-02, CK-04)", async () => {
  const { calls, go, user } = await enterOpnCheckout();
  await user.click(await screen.findByRole("radio", { name: /^現金/ }));
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(1));
  await waitFor(async () => expect(await findConfirm()).toBeEnabled());
  await user.click(await findConfirm());
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
    const { calls, user } = await enterOpnCheckout(path);
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await waitFor(() => expect(calls.countOf(OWN_QUOTE)).toBe(1));
    await waitFor(async () => expect(await findConfirm()).toBeEnabled());
    await user.click(await findConfirm());
    await waitFor(() => expect(calls.bodyOf(OWN_ORDER)).toMatchObject({ source_order_id: "" }));
    expect(calls.paths().filter((one) => one?.includes("ExApi"))).toEqual([]);
  },
);

it.each([
  ["/checkout?v3=OPN-1", "/opnRedirect?rtt=1&stid=3"],
  ["/checkout", "/store?stid=3"],
])("on %s, 回店家 links to %s (CK-03)", async (path, place) => {
  await enterOpnCheckout(path);
  expect(await back()).toHaveAttribute("href", place);
});

it("stores the path of the partner's checkout as the return-to path when a login is needed", async () => {
  const { go } = await enterOpnCheckout("/checkout?v3=OPN-1", {
    [OPEN]: { code: CODE.loginNeeded, message: "" },
  });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(document.cookie).toContain("returnTo=%2Fcheckout%3Fv3%3DOPN-1");
});

it("continues the partner's order after a cancelled payment, although the URL has no v3", async () => {
  storeItem("lastCheckout", makeLastCheckout({ path: "/checkout?v3=OPN-1", order_id: 7 }));
  const { calls } = await enterOpnCheckout("/checkout?payment=cancelled");
  await findConfirm();
  expect(window.location.search).toBe("?v3=OPN-1");
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-1" } });
});

it("sends no partner order number for a later order after the partner's order was abandoned", async () => {
  storeItem("lastCheckout", makeLastCheckout({ path: "/checkout?v3=OPN-1" }));
  const { calls } = await enterOpnCheckout("/checkout");
  await findConfirm();
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "" } });
});

describe("a visit that began with the partner's link (CK-01)", () => {
  beforeEach(() => {
    window.history.replaceState(null, "", "/store?stid=3&v3=OPN-1");
    rememberOpnVisit();
  });

  it("places the partner's order from a URL without v3, and forgets the partner order number after the order", async () => {
    const { calls, go, user } = await enterOpnCheckout("/checkout");
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    expect(window.location.search).toBe("?v3=OPN-1");
    await waitFor(async () => expect(await findConfirm()).toBeEnabled());
    await user.click(await findConfirm());
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.bodyOf(ORDER)).toMatchObject({ source_order_id: "OPN-1" });
    expect(opnOrderOfVisit()).toBe("");
  });

  it("keeps the partner order number when the order is refused", async () => {
    const { user } = await enterOpnCheckout("/checkout", { [ORDER]: refusal });
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await waitFor(async () => expect(await findConfirm()).toBeEnabled());
    await user.click(await findConfirm());
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(opnOrderOfVisit()).toBe("OPN-1");
  });

  it("uses the partner order number of a newer link", async () => {
    const { calls } = await enterOpnCheckout("/checkout?v3=OPN-2");
    await findConfirm();
    expect(calls.bodyOf(OPEN)).toMatchObject({ order: { source_order_id: "OPN-2" } });
  });
});

it("restores no draft of the shop's own checkout for a partner's order of the same store", async () => {
  const { draft } = makeLastCheckout();
  storeItem("lastCheckout", makeLastCheckout({ draft: { ...draft, remark: "按門鈴" } }));
  const { calls } = await enterOpnCheckout("/checkout?v3=OPN-1");
  await findConfirm();
  expect(calls.bodyOf(OPEN)).toMatchObject({ last_order_id: null, order: { remark: "" } });
});

describe("a visit in several tabs (CK-01)", () => {
  const HOUR_MS = 3_600_000;

  it("sends the partner order number in a tab that was opened without the link", async () => {
    window.history.replaceState(null, "", "/store?stid=3&v3=OPN-1");
    rememberOpnVisit();
    window.sessionStorage.clear();
    const { calls } = await enterOpnCheckout("/checkout");
    await findConfirm();
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

it("opens /introopn with parameters that lead back to the order if no address is stored (AD-17)", async () => {
  window.localStorage.removeItem("address");
  const { go } = await enterOpnCheckout("/checkout?v3=OPN-1");
  await waitFor(() => expect(go).toHaveBeenCalledWith("/introopn?rtt=8&v3=OPN-1"));
});

it("stores the path of the partner's checkout with its parameter `v3`", async () => {
  await enterOpnCheckout();
  await findConfirm();
  window.dispatchEvent(new Event("pagehide"));
  expect(readItem("lastCheckout")).toMatchObject({ path: "/checkout?v3=OPN-1" });
});

it("shows the server's message when the partner order number was used before (CK-07)", async () => {
  await enterOpnCheckout("/checkout?v3=OPN-1", { [OPEN]: refusal });
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
    const { user } = await enterOpnCheckout();
    await findConfirm();
    breakCall(QUOTE);
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    expect(await screen.findByRole("dialog", { name: "金額沒有更新" })).toBeVisible();
  });

  it("shows that the result is unknown after an error of the submit", async () => {
    const { user } = await enterOpnCheckout();
    await findConfirm();
    breakCall(ORDER);
    await user.click(await findConfirm());
    expect(await screen.findByRole("dialog", { name: "還不確定訂單是否送出" })).toBeVisible();
  });
});
