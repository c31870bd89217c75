import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import { CODE, INVOICE_ISSUE_TYPE, INVOICE_TYPE } from "@/lib/contracts/codes";
import { makeLastCheckout, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE, storeItem } from "../../setup/enter-checkout";

const TAX_ID = "/api/OrderApi/checkTaxId";
const COMPANY = {
  invoiceType: INVOICE_TYPE.company,
  invoiceEmail: "",
  invoiceAddress: "",
  invoiceCompany: "福饕股份有限公司",
  invoiceCompanyId: "12345678",
  invoiceIssueType: INVOICE_ISSUE_TYPE.electronic,
} as const;

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/checkout");
});

/** Stores a draft that an earlier visit to the checkout of the same store has left. */
function storeDraft(draft: Partial<CheckoutDraft>) {
  storeItem("lastCheckout", makeLastCheckout({ draft }));
}

type Entered = Awaited<ReturnType<typeof enterCheckout>>;

/**
 * Presses the order button, and expects that a dialog with `title` and `sentence` opens and no order is sent. Then
 * closes the dialog, and returns the element that gets the focus.
 */
async function expectRefusal({ calls, user }: Entered, sentence: string, title = "還差一步") {
  await user.click(await screen.findByRole("button", { name: /^確認購買/ }));
  const dialog = await screen.findByRole("dialog", { name: title });
  expect(within(dialog).getByRole("alert")).toHaveTextContent(sentence);
  expect(calls.countOf(ORDER)).toBe(0);
  await user.click(within(dialog).getByRole("button", { name: "知道了" }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute("data-field"));
  return document.activeElement;
}

it("check 1 refuses an order without a pay type (VA-05)", async () => {
  const shop = makeStoreOfOrder({ delivery_payment_method: "2" });
  const entered = await enterCheckout({ order: { store: shop } });
  const focused = await expectRefusal(entered, "請選擇結帳方式");
  expect(focused).toBe(screen.getByRole("radio", { name: /現金/ }));
  await entered.user.click(screen.getByRole("radio", { name: /現金/ }));
  expect(screen.queryByText("請選擇結帳方式")).not.toBeInTheDocument();
});

it("check 2 refuses an order without a name (VA-06)", async () => {
  const entered = await enterCheckout();
  await entered.user.clear(screen.getByLabelText("聯絡人姓名"));
  const focused = await expectRefusal(entered, "請填寫聯絡人姓名");
  expect(focused).toBe(screen.getByLabelText("聯絡人姓名"));
  expect(focused).toHaveAccessibleDescription("請填寫聯絡人姓名");
});

it.each(["0812345678", "091234567", "09123456789", "091234567a", " "])(
  "check 3 refuses the phone number '%s' (VA-02, VA-07)",
  async (phone) => {
    const entered = await enterCheckout();
    await entered.user.clear(screen.getByLabelText("手機號碼"));
    await entered.user.type(screen.getByLabelText("手機號碼"), phone);
    const focused = await expectRefusal(entered, "請確認您的手機號碼格式");
    expect(focused).toBe(screen.getByLabelText("手機號碼"));
  },
);

it.each(["0987-654-321", "+886 987 654 321", "(0987) 654321"])(
  "accepts a phone number as address books write it: %s",
  async (phone) => {
    const { calls, user } = await enterCheckout();
    await user.clear(screen.getByLabelText("手機號碼"));
    await user.paste(phone);
    expect(screen.getByLabelText("手機號碼")).toHaveValue("0987654321");
    await user.tab();
    await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ contact_phone: "0987654321" }));
  },
);

it("check 3 refuses an invalid phone number that the quote contains (VA-07)", async () => {
  const address = { id: 0, contact_name: "王小明", contact_phone: "0812345678" };
  const entered = await enterCheckout({ order: { address } });
  await expectRefusal(entered, "請確認您的手機號碼格式");
});

it("check 4 refuses a company invoice without a company title (VA-08)", async () => {
  storeDraft({ invoice: { ...COMPANY, invoiceCompany: "" } });
  const entered = await enterCheckout();
  const focused = await expectRefusal(entered, "請輸入統編資訊");
  expect(focused).toHaveAttribute("data-field", "invoice");
  expect(entered.calls.countOf(TAX_ID)).toBe(0);
});

it("check 4 shows the server's message when the server refuses the tax ID (VA-09)", async () => {
  storeDraft({ invoice: COMPANY });
  const refused = { code: CODE.refused, message: "請輸入正確的統一編號格式" };
  const entered = await enterCheckout({ replies: { [TAX_ID]: refused } });
  const focused = await expectRefusal(entered, "請輸入正確的統一編號格式");
  expect(focused).toHaveAttribute("data-field", "invoice");
  expect(entered.calls.paths()).toContain(TAX_ID);
});

it("check 4 sends no order when the connection is lost during the check of the tax ID (ER-05, VA-09)", async () => {
  storeDraft({ invoice: COMPANY });
  const entered = await enterCheckout({ replies: { [TAX_ID]: "lost" } });
  await expectRefusal(entered, "網路連線異常，請稍後再試");
});

it("check 5 refuses an address whose street was removed in another tab (VA-10)", async () => {
  const entered = await enterCheckout();
  storeItem("address", { ...JSON.parse(window.localStorage.getItem("address") ?? ""), street: "" });
  fireEvent(window, new StorageEvent("storage", { key: "address" }));
  await waitFor(() => expect(entered.calls.countOf(QUOTE)).toBe(1));
  const focused = await expectRefusal(entered, "您的地址不夠完整，請重新調整。");
  expect(focused).toBe(screen.getByRole("button", { name: /^更改配送地址/ }));
});

describe("several failed checks at once", () => {
  async function enterWithFaults() {
    storeDraft({ invoice: { ...COMPANY, invoiceCompany: "" } });
    const entered = await enterCheckout();
    await entered.user.clear(screen.getByLabelText("聯絡人姓名"));
    await entered.user.clear(screen.getByLabelText("手機號碼"));
    const focused = await expectRefusal(entered, "請填寫聯絡人姓名", "有 3 個地方要補齊");
    return { ...entered, focused };
  }

  const summary = () => screen.queryByRole("region", { name: /個地方要補齊$/ });

  it("show only the first message in the dialog, and mark every field (VA-11, CK-132)", async () => {
    await enterWithFaults();
    expect(screen.getByLabelText("聯絡人姓名")).toHaveAccessibleDescription("請填寫聯絡人姓名");
    expect(screen.getByLabelText("手機號碼")).toHaveAccessibleDescription("請確認您的手機號碼格式");
    expect(screen.getByRole("button", { name: /^更改發票/ })).toHaveAccessibleDescription(
      "請輸入統編資訊",
    );
  });

  it("are listed in a summary that gets the focus, and each entry focuses its field (CK-132)", async () => {
    const { user, focused } = await enterWithFaults();
    expect(focused).toBe(summary());
    expect(focused).toHaveAccessibleName("有 3 個地方要補齊");
    const list = within(summary() as HTMLElement);
    expect(list.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "請填寫聯絡人姓名",
      "請確認您的手機號碼格式",
      "請輸入統編資訊",
    ]);
    await user.click(list.getByRole("button", { name: "請確認您的手機號碼格式" }));
    expect(screen.getByLabelText("手機號碼")).toHaveFocus();
  });

  it("leave the summary when their fields are corrected, and the focus does not move (CK-132)", async () => {
    const { user } = await enterWithFaults();
    await user.type(screen.getByLabelText("聯絡人姓名"), "王小明");
    expect(screen.getByLabelText("聯絡人姓名")).toHaveFocus();
    expect(screen.getByLabelText("聯絡人姓名")).not.toBeInvalid();
    expect(screen.getByLabelText("手機號碼")).toBeInvalid();
    expect(summary()).toHaveAccessibleName("有 2 個地方要補齊");
  });
});
