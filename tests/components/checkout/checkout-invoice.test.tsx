import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import {
  CODE,
  INVOICE_ISSUE_TYPE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_TYPE,
} from "@/lib/contracts/codes";
import {
  makeCart,
  makeInvoice,
  makeLastCheckout,
  makeOpening,
  makeQuote,
  makeStoredAddress,
  makeStoreOfOrder,
} from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const QUOTE = "/api/v3/OrderApi/beforeOrdering";
const COUPONS = "/api/UserApi/newDiscountCodeList";
const ORDER = "/api/v3/OrderApi/ordering";
const TAX_ID = "/api/OrderApi/checkTaxId";
const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};
const BOUND = { carrier: { is_bound: 1, carrier: "/ABC1234" } } as const;

beforeEach(() => {
  window.localStorage.clear();
  const stored = {
    cart: makeCart(),
    address: makeStoredAddress(),
    contactName: "王小明",
    contactPhone: "0912345678",
    member: makeSessionMember(),
  };
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, JSON.stringify(value));
  }
  window.history.replaceState(null, "", "/checkout");
});

async function enter(values: Parameters<typeof makeOpening>[0] = {}) {
  const go = jest.fn();
  const calls = serveCalls({
    [OPEN]: { data: makeOpening(values) },
    [QUOTE]: { data: values.order ?? makeQuote() },
    [COUPONS]: { data: [] },
    [ORDER]: { data: placed },
  });
  const { unmount } = renderWithMessages(<CheckoutScreen go={go} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("radio", { name: /現金/ }));
  return { go, calls, user, unmount };
}

const openEditor = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: /更改發票/ }));
  return within(await screen.findByRole("dialog", { name: "發票開立方式" }));
};
const confirm = () => screen.findByRole("button", { name: /^確認購買 NT\$/ });

it("starts with the invoice of the order, and requests no quote when the invoice changes (CK-67)", async () => {
  const { calls, user } = await enter();
  expect(screen.getByText("a@example.com")).toBeVisible();
  const quotesBefore = calls.countOf(QUOTE);
  const editor = await openEditor(user);
  await user.click(editor.getByRole("radio", { name: /捐贈發票/ }));
  await user.click(editor.getByRole("button", { name: "完成" }));
  expect(calls.countOf(QUOTE)).toBe(quotesBefore);
  await user.click(await confirm());
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.donation }),
  );
  expect(calls.bodyOf(ORDER)).not.toHaveProperty("title");
});

it("chooses the bound carrier for a member without an external id when op_invoice_status is 0 (CK-68)", async () => {
  const { calls, user } = await enter({ ...BOUND, op_invoice_status: 0 });
  expect(screen.getByText("/ABC1234")).toBeVisible();
  await user.click(await confirm());
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.memberCarrier }),
  );
});

it("chooses the invoice by email for a member with an external id, even if a carrier is bound (CK-67)", async () => {
  const profile = { name: "王小明", phone: "0912345678", external_id: "EX0001" };
  const { calls, user } = await enter({ ...BOUND, op_invoice_status: 0, profile });
  await user.click(await confirm());
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.email }),
  );
});

it.each([
  ["the profile has no external id", { name: "王小明", phone: "0912345678" }],
  ["the profile cannot be read", null],
])(
  "chooses the invoice by email for a member who signed in with an external id, if %s (CK-67, CK-68)",
  async (_when, profile) => {
    const member = makeSessionMember({ mexid: "EX0001" });
    window.localStorage.setItem("member", JSON.stringify(member));
    const { calls, user } = await enter({ ...BOUND, op_invoice_status: 0, profile });
    await user.click(await confirm());
    await waitFor(() =>
      expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.email }),
    );
  },
);

it("fills in the company of the order (CK-67)", async () => {
  const company = { title: "福饕股份有限公司", number: "04595257" };
  const order = makeQuote({ invoice: { ...makeQuote().invoice, ...company } });
  const { calls, user } = await enter({ order });
  const editor = await openEditor(user);
  await user.click(editor.getByRole("radio", { name: /公司統編/ }));
  await user.click(editor.getByRole("button", { name: "完成" }));
  await user.click(await confirm());
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.company, ...company }),
  );
});

it("stores the draft and the return-to path when the customer goes to bind a carrier, and chooses the bound carrier after the return (CK-71)", async () => {
  const first = await enter();
  await first.user.type(await screen.findByLabelText("給店家的備註（選填）"), "不要餐具");
  const editor = await openEditor(first.user);
  const link = editor.getByRole("link", { name: "去綁定會員載具" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(document.cookie).toContain("returnTo=%2Fcheckout");
  const last = JSON.parse(String(window.localStorage.getItem("lastCheckout")));
  expect(last).toMatchObject({ store_id: 3, draft: { remark: "不要餐具", invoice: null } });
  first.unmount();
  const { calls, user } = await enter(BOUND);
  expect(screen.getByText("/ABC1234")).toBeVisible();
  expect(screen.getByLabelText("給店家的備註（選填）")).toHaveValue("不要餐具");
  await user.click(await confirm());
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.memberCarrier }),
  );
});

it("asks for a missing email before it sends the order (CK-74)", async () => {
  const invoice = { ...makeQuote().invoice, email: "" };
  const { calls, user } = await enter({ order: makeQuote({ invoice }) });
  await user.click(await confirm());
  const dialog = await screen.findByRole("dialog", { name: "還差一步" });
  expect(within(dialog).getByText("請填寫電子發票的電子郵件")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "知道了" }));
  const email = screen.getByLabelText("電子郵件（必填）");
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription("請填寫電子發票的電子郵件");
  expect(calls.paths()).not.toContain(ORDER);
  await user.type(email, "new@example.com");
  await user.click(await confirm());
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ email: "new@example.com" }));
});

it("sends the title and the tax ID of a company invoice only after the server has accepted the tax ID (CK-82, VA-09)", async () => {
  const { calls, user } = await enter();
  calls.reply(TAX_ID, { code: CODE.refused, message: "查無此統一編號" });
  const editor = await openEditor(user);
  await user.click(editor.getByRole("radio", { name: "公司統編" }));
  await user.type(editor.getByLabelText("公司抬頭"), "福饕");
  await user.type(editor.getByLabelText("統一編號"), "04595257");
  await user.click(editor.getByRole("button", { name: "完成" }));
  await user.click(await confirm());
  const dialog = await screen.findByRole("dialog", { name: "還差一步" });
  expect(within(dialog).getByText("查無此統一編號")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "知道了" }));
  calls.reply(TAX_ID, { data: null });
  await user.click(await confirm());
  const sent = { invoice_type: INVOICE_TYPE.company, title: "福饕", number: "04595257" };
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject(sent));
});

it("asks for the missing tax ID of a company invoice that was restored from an earlier visit (VA-08)", async () => {
  const draft = {
    invoice: makeInvoice({ invoiceType: INVOICE_TYPE.company, invoiceCompany: "福饕" }),
  };
  const last = makeLastCheckout({ mid: makeSessionMember().mid, draft });
  window.localStorage.setItem("lastCheckout", JSON.stringify(last));
  const { calls, user } = await enter();
  await user.click(await confirm());
  const dialog = await screen.findByRole("dialog", { name: "還差一步" });
  expect(within(dialog).getByText("請輸入統編資訊")).toBeVisible();
  expect(calls.paths()).not.toContain(TAX_ID);
});

it("asks for no email at a store that prints its invoices (CK-72)", async () => {
  const store = makeStoreOfOrder({ invoice_issue_type: INVOICE_ISSUE_TYPE.paper });
  const invoice = { ...makeQuote().invoice, email: "" };
  const { calls, user } = await enter({ order: makeQuote({ store, invoice }) });
  expect(screen.getByText("店家開立紙本發票")).toBeVisible();
  await user.click(await confirm());
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ invoice_type: INVOICE_TYPE.email, email: "" }),
  );
});
