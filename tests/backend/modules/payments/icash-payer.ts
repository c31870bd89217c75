import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import type { Shop } from "../checkout/order-shop";

type Texts = Record<string, string>;

/** Returns the actions of a payer with the icash Pay app. The store of the test accepts icash Pay from now on. */
export async function icashPayer(shop: Shop) {
  const mine = eq(schema.stores.id, shop.store.id);
  await shop.db.update(schema.stores).set({ delivery_payment_method: "2,9" }).where(mine);
  const before = (await shop.sandbox.ledger("icashpay")).length;
  const noticesBefore = shop.sandbox.notices.length;
  const rows = async () => (await shop.sandbox.ledger("icashpay")).slice(before);

  return {
    rows,
    /**
     * Opens the payment link and presses a button ("stay": pay, but do not return to the shop). Returns the address
     * that the browser is sent to.
     */
    async choose(payment_url_web: string, choice: "pay" | "stay" | "decline" | "cancel") {
      const { searchParams } = new URL(payment_url_web);
      const answer = await shop.sandbox.fetch(`/icashpay/pay/${searchParams.get("Value")}`, {
        method: "POST",
        body: new URLSearchParams({ choice }),
      });
      return answer.headers.get("location");
    },
    confirm: (order_id: number, as = shop.session) =>
      shop.call("appPayConfirm", { body: { order_id }, as }),
    /** Returns the notices that were sent since this payer was created, oldest first. */
    async notices() {
      // The sandbox sends a notice a moment after the payer has pressed the button.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return shop.sandbox.notices.slice(noticesBefore);
    },
    notify: ({ form, headers }: { form: Texts; headers: Texts }) =>
      shop.app.inject({
        method: "POST",
        url: "/notify/icash-pay",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(form).toString(),
      }),
    balance: async () =>
      (await rows()).reduce((sum, { type, amount }) => {
        if (type === "paid") return sum + Number(amount);
        return type === "refunded" ? sum - Number(amount) : sum;
      }, 0),
  };
}

export type IcashPayer = Awaited<ReturnType<typeof icashPayer>>;
