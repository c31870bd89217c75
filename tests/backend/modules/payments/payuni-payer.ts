import type { Shop } from "../checkout/order-shop";
import { only } from "../checkout/order-shop";

type Form = Record<string, string>;

type PayuniShop = Pick<Shop, "app" | "call" | "paymentOf" | "sandbox" | "session">;

/** Returns the actions of a payer on PAYUNi's pages. */
export async function payuniPayer(shop: PayuniShop) {
  const before = (await shop.sandbox.ledger("payuni")).length;
  const noticesBefore = shop.sandbox.notices.length;
  const rows = async () => (await shop.sandbox.ledger("payuni")).slice(before);

  /** Follows the payment address of the order to the page on which the payer decides. */
  async function open(payment_url_web: string): Promise<string> {
    const { pathname } = new URL(payment_url_web);
    if (!pathname.startsWith("/api/pay/")) return pathname;
    const page = await shop.app.inject(pathname.replace("/api/pay/", "/pages/"));
    return post(readForm(page.body));
  }
  async function post({ action, fields }: { action: string; fields: Form }): Promise<string> {
    const body = new URLSearchParams(fields);
    const answer = await shop.sandbox.fetch(action, { method: "POST", body });
    const place = answer.headers.get("location");
    if (!place) throw new Error(`PAYUNi refuses the form: ${await answer.text()}`);
    return place;
  }
  const choose = async (page: string, choice: string, remember?: "1") => {
    const body = new URLSearchParams({ choice, ...(remember && { remember }) });
    await shop.sandbox.fetch(page, { method: "POST", body });
  };
  const notify = (path: string, form: Form) =>
    shop.app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });

  return {
    open,
    post,
    choose,
    notify,
    rows,
    pay: async (payment_url_web: string, choice = "visa") => {
      const page = await open(payment_url_web);
      await choose(page, choice);
      return page;
    },
    /** The notices since this payer was created, oldest first. */
    notices: async () => {
      // The sandbox sends a notice a moment after the payer has pressed the button.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return shop.sandbox.notices.slice(noticesBefore).map(({ form }) => form);
    },
    /** Sends the browser back to the shop with PAYUNi's form. Returns the address of the redirect. */
    async comeBack(page: string): Promise<string> {
      const answer = await shop.sandbox.fetch(page);
      const { action, fields } = readForm(await answer.text());
      const { headers } = await notify(
        new URL(action).pathname.replace("/api/notify/", "/notify/"),
        fields,
      );
      return String(headers.location);
    },
    result: async (order_id: number, as = shop.session) => {
      const { attempt_no: number } = await shop.paymentOf(order_id);
      return shop.call("payResult", { query: { number }, as });
    },
    balance: async () =>
      (await rows()).reduce((sum, { type, amount }) => {
        if (type === "paid") return sum + Number(amount);
        return type === "withdrawn" || type === "refunded" ? sum - Number(amount) : sum;
      }, 0),
    /** Saves a card as a member does. Returns the saved card. */
    async bindCard(choice = "visa", as = shop.session) {
      const { envelope } = await shop.call("bindCard", { as });
      const page = await post(readForm(envelope.data));
      await choose(page, choice, "1");
      await this.comeBack(page);
      const { envelope: list } = await shop.call("cardList", { as });
      return only(list.data.slice(-1));
    },
  };
}

export type PayuniPayer = Awaited<ReturnType<typeof payuniPayer>>;

export function readForm(page: string): { action: string; fields: Form } {
  const text = (value: string) =>
    value.replace(/&(?:#(\d+)|amp|quot|lt|gt);/g, (entity, code) =>
      code
        ? String.fromCharCode(Number(code))
        : ({ "&amp;": "&", "&quot;": '"' }[entity] ?? entity),
    );
  const [, action = ""] = /<form[^>]* action="([^"]*)"/.exec(page) ?? [];
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = [...inputs].map(([, name = "", value = ""]) => [text(name), text(value)]);
  return { action: text(action), fields: Object.fromEntries(fields) };
}
