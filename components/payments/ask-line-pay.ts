import { callApi } from "@/lib/client/api-client";
import { clearCart } from "@/lib/client/cart-store";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { removeStored } from "@/lib/client/storage";
import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";
import { hrefs } from "@/lib/routing/hrefs";

export type PaymentResult =
  | { is: "asking" }
  | { is: "leaving" }
  /** LINE Pay has not decided in all this time: the person may go on living. */
  | { is: "slow" }
  | { is: "missing" }
  | { is: "refused"; refusal: { code: number; message: string } };

/** How long to wait before asking again while the payment is being decided. */
const WAITS_MS = [2000, 3000, 5000, 8000];

/** Asks for the result of the payment that the address names, and goes on with it. */
export async function askLinePay(go: (href: string) => void): Promise<PaymentResult> {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const transactionId = query.get("transactionId") ?? "";
  const amount = query.get("amount") ?? "";
  if (!/^\d{10,25}$/.test(transactionId) || !/^\d{1,9}$/.test(amount)) return { is: "missing" };
  const after = await confirmed({ transactionId, amount: Number(amount) });
  switch (after.next) {
    case "order-list":
      clearCart();
      removeStored("lastCheckout");
      go(hrefs.orderlist());
      return { is: "leaving" };
    case "login":
      rememberForLogin(pathname + search);
      go(hrefs.login());
      return { is: "leaving" };
    case "wait":
      return { is: "slow" };
    case "refuse":
      return { is: "refused", refusal: after };
  }
}

async function confirmed(query: { transactionId: string; amount: number }): Promise<AfterConfirm> {
  for (const wait of WAITS_MS) {
    const after = afterConfirm(await callApi("getLinePayConfirm", { query }));
    if (after.next !== "wait") return after;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return afterConfirm(await callApi("getLinePayConfirm", { query }));
}
