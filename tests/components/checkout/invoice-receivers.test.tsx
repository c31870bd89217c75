import { screen, waitFor, within } from "@testing-library/react";
import { CODE } from "@/lib/contracts/answer-code";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE } from "@/lib/contracts/codes";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER } from "../../setup/enter-checkout";
import type { Replies } from "../../setup/serve-calls";

const CHARITIES = "/api/v3/OrderApi/charityList";
const rare = { code: "9527", name: "財團法人罕見疾病基金會" };
const genesis = { code: "919", name: "財團法人創世社會福利基金會" };
const refused = { code: CODE.refused, message: "x" };

beforeEach(() => window.localStorage.clear());

async function edit(invoice = {}, replies: Replies = {}, store = {}) {
  const offered = { charity_code: rare.code, takes_barcode: 1 as const, ...invoice };
  const entered = await enterCheckout({
    order: { invoice: { ...makeQuote().invoice, ...offered }, store: makeStoreOfOrder(store) },
    replies: { [CHARITIES]: { data: [rare, genesis] }, [ORDER]: refused, ...replies },
  });
  const { user } = entered;
  await user.click(screen.getByRole("radio", { name: /現金/ }));
  await user.click(screen.getByRole("button", { name: /更改發票/ }));
  const dialog = await screen.findByRole("dialog", { name: "發票開立方式" });
  return { ...entered, editor: within(dialog) };
}

type Edited = Awaited<ReturnType<typeof edit>>;
const finish = ({ user, editor }: Edited) =>
  user.click(editor.getByRole("button", { name: "完成" }));
const sendOrder = async ({ user, calls }: Edited) => {
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.countOf(ORDER)).toBe(1));
  return calls.bodyOf(ORDER);
};

describe("手機條碼 (CK-113, VA-13)", () => {
  it("is accepted in full-width and lower-case characters, and is shown and sent in its standard form", async () => {
    const edited = await edit();
    await edited.user.type(edited.editor.getByLabelText("手機條碼（選填）"), "／abc+１23 ");
    await finish(edited);
    expect(await screen.findByText("存入手機條碼 /ABC+123")).toBeVisible();
    expect(await sendOrder(edited)).toMatchObject({
      invoice_type: INVOICE_TYPE.email,
      email: "a@example.com",
      carrier: "/ABC+123",
    });
  });

  it.each(["ABC+123", "/ABC12", "/ABC_123", "/ABC12345"])(
    'is refused with a message at its field if the customer types "%s"',
    async (barcode) => {
      const edited = await edit();
      const field = edited.editor.getByLabelText("手機條碼（選填）");
      await edited.user.type(field, barcode);
      await finish(edited);
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription("請輸入正確的手機條碼，例如 /ABC+123");
    },
  );

  it("is not sent with a donated invoice", async () => {
    const edited = await edit();
    await edited.user.type(edited.editor.getByLabelText("手機條碼（選填）"), "/ABC+123");
    await edited.user.click(edited.editor.getByRole("radio", { name: /捐贈發票/ }));
    await finish(edited);
    expect(await sendOrder(edited)).not.toHaveProperty("carrier");
  });

  it.each([
    ["a backend that takes no 手機條碼", { takes_barcode: undefined }, {}],
    [
      "a store that prints its invoices",
      { takes_barcode: 0 as const },
      { invoice_issue_type: INVOICE_ISSUE_TYPE.paper },
    ],
  ])("is not offered for %s", async (_what, invoice, store) => {
    const { editor } = await edit(invoice, {}, store);
    expect(editor.queryByLabelText("手機條碼（選填）")).not.toBeInTheDocument();
  });
});

describe("the charity of a donated invoice (CK-114, VA-14)", () => {
  const donate = async (edited: Edited) =>
    edited.user.click(edited.editor.getByRole("radio", { name: /^捐贈發票/ }));

  it("is the charity that the quote names if the customer has chosen none, and is then not sent", async () => {
    const edited = await edit();
    await donate(edited);
    expect(await edited.editor.findByRole("radio", { name: /創世/ })).not.toBeChecked();
    expect(edited.editor.getByRole("radio", { name: `${rare.name} 捐贈碼 9527` })).toBeChecked();
    await finish(edited);
    expect(await sendOrder(edited)).not.toHaveProperty("charity_code");
  });

  it("is found by its name and sent as its code", async () => {
    const edited = await edit();
    await donate(edited);
    const search = edited.editor.getByLabelText("用捐贈碼或名稱找受贈單位");
    await edited.user.type(search, "創世{Enter}");
    await waitFor(() => expect(edited.calls.queryOf(CHARITIES)).toEqual({ q: "創世" }));
    await edited.user.click(await edited.editor.findByRole("radio", { name: /創世/ }));
    await finish(edited);
    expect(await screen.findByText(genesis.name)).toBeVisible();
    expect(await sendOrder(edited)).toMatchObject({
      invoice_type: INVOICE_TYPE.donation,
      charity_code: "919",
    });
  });

  it.each([
    ["finds none", { data: [] }, "找不到符合的受贈單位，請換個捐贈碼或名稱"],
    ["is refused", refused, "暫時無法查詢其他受贈單位，請稍後再試"],
  ])(
    "stays chosen when the request for other charities %s, and a message is shown",
    async (_what, reply, text) => {
      const edited = await edit({}, { [CHARITIES]: reply });
      await donate(edited);
      expect(await edited.editor.findByText(text)).toBeVisible();
      expect(edited.editor.getByRole("radio", { name: `${rare.name} 捐贈碼 9527` })).toBeChecked();
    },
  );

  it("cannot be chosen if the quote contains no charity_code", async () => {
    const edited = await edit({ charity_code: undefined });
    await donate(edited);
    expect(edited.editor.queryByLabelText("用捐贈碼或名稱找受贈單位")).not.toBeInTheDocument();
    expect(edited.calls.countOf(CHARITIES)).toBe(0);
  });
});
