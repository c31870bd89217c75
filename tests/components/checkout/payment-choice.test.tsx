import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import type { CheckoutOpening } from "@/lib/checkout/checkout-draft";
import { REASON } from "@/lib/contracts/answer-code";
import { CARD_BRAND, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import {
  makeCard,
  makeCart,
  makeLastCheckout,
  makeOpening,
  makeQuote,
  makeStoredAddress,
  makeStoreOfOrder,
} from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const QUOTE = "/api/v3/OrderApi/beforeOrdering";
const ORDER = "/api/v3/OrderApi/ordering";
const CARDS = [
  makeCard(),
  makeCard({ id: 32, card_four_no: "4242", credit_card_type: CARD_BRAND.masterCard }),
  makeCard({ id: 30, card_four_no: "7788", credit_card_type: CARD_BRAND.jcb }),
];

beforeEach(() => {
  window.localStorage.clear();
  store("address", makeStoredAddress());
  store("contactName", "王小明");
  store("contactPhone", "0912345678");
  window.history.replaceState(null, "", "/checkout");
});

const store = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));
const readItem = (key: string) => JSON.parse(String(window.localStorage.getItem(key)));

type Visit = {
  lists?: Partial<Order["store"]>;
  order?: Partial<Order>;
  opening?: Partial<CheckoutOpening>;
};

async function enter({ lists, order, opening }: Visit = {}) {
  store("cart", makeCart({ ...(order?.dining_type && { dining_type: order.dining_type }) }));
  const quote = makeQuote({
    store: makeStoreOfOrder({ delivery_payment_method: "2,5,9,10,11", ...lists }),
    ...order,
  });
  const calls = serveCalls({
    [OPEN]: { data: makeOpening({ order: quote, cards: CARDS, ...opening }) },
    [QUOTE]: { data: quote },
    [ORDER]: {
      data: {
        id: 7,
        pay_type: PAY_TYPE.creditCard,
        order_status: ORDER_STATUS.awaitingPayment,
        payment_url_web: "https://p.ex/7",
      },
    },
  });
  const go = jest.fn();
  renderWithMessages(<CheckoutScreen go={go} />, { reactStrictMode: true });
  await screen.findByRole("heading", { name: "付款方式" });
  return { calls, go, user: userEvent.setup() };
}

const group = () => screen.getByRole("group", { name: "付款方式" });
const radio = (name: RegExp) => within(group()).getByRole("radio", { name });
const confirm = () => screen.findByRole("button", { name: /^確認購買/ });

describe("the pay types", () => {
  const business = {
    dining_type: DINING_TYPE.businessReservation,
    is_reservation: 1,
    store: makeStoreOfOrder({
      has_business_reservation: 1,
      business_reservation_payment_method: "2,5,6,7,9,10,11,99",
    }),
  } as const;

  it("have the exact names and texts (CK-26)", async () => {
    store("member", { displayName: "二", mid: "2", addressList: [], business_id: 1001 });
    await enter({ order: business, opening: { cards: [] } });
    const rows = within(group()).getAllByRole<HTMLInputElement>("radio");
    expect(rows.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "企業月結併入公司每月帳單，送出後訂單即成立",
      "LINE Pay送出後前往 LINE Pay 付款",
      "信用卡儲存卡片時會先授權 NT$5 驗證，隨後取消",
      "PAYUNi 信用卡送出後前往 PAYUNi 輸入卡號付款",
      "icash Pay送出後開啟 icash Pay App 付款",
      "第三方支付送出後前往第三方支付頁面付款",
      "現金收到餐點時付現",
    ]);
    expect(radio(/^企業月結/)).toBeChecked();
  });

  it("do not include the corporate bill for a customer without a company (CK-25)", async () => {
    await enter({ order: business });
    expect(within(group()).queryByRole("radio", { name: /^企業月結/ })).not.toBeInTheDocument();
  });

  it("are all unchecked if cash was chosen and the new dining type does not offer cash (CK-31)", async () => {
    const { user } = await enter({ lists: { take_payment_method: "5,11" } });
    await user.click(radio(/^現金/));
    await user.click(screen.getByRole("radio", { name: "外帶" }));
    for (const row of within(group()).getAllByRole("radio")) expect(row).not.toBeChecked();
    await user.click(await confirm());
    const dialog = await screen.findByRole("dialog", { name: "還差一步" });
    expect(within(dialog).getByText("請選擇結帳方式")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "知道了" }));
    await waitFor(() => expect(radio(/^LINE Pay/)).toHaveFocus());
  });

  it("include a link to add a card if 信用卡 is chosen and no card is saved; a refused order focuses this link", async () => {
    const { user } = await enter({ opening: { cards: [] } });
    await user.click(radio(/^信用卡/));
    await user.click(await confirm());
    const choosePayment = "請選擇結帳方式";
    const dialog = await screen.findByRole("dialog", { name: "還差一步" });
    expect(within(dialog).getByText(choosePayment)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "知道了" }));
    const add = screen.getByRole("link", { name: "新增信用卡" });
    await waitFor(() => expect(add).toHaveFocus());
    expect(add).toHaveAccessibleDescription(choosePayment);
  });

  it("are replaced by 免付款 when there is nothing to pay, and pay type 99 is sent (CK-38)", async () => {
    const { calls, user } = await enter({ order: { pay_total: 0 } });
    expect(screen.getByText("免付款")).toBeVisible();
    expect(screen.queryByRole("group", { name: "付款方式" })).not.toBeInTheDocument();
    await user.click(await confirm());
    await waitFor(() =>
      expect(calls.bodyOf(ORDER)).toMatchObject({ pay_type: PAY_TYPE.zeroAmount }),
    );
  });

  it("are shown with the server's message about a pay type, which is also on the order button", async () => {
    const reason = "現金付款上限為 NT$3,000，請改用其他付款方式";
    const disallow_reason = REASON.paymentMethod;
    await enter({
      order: { is_disallow_order: 1, disallow_order_reason: reason, disallow_reason },
    });
    expect(screen.getByRole("alert")).toHaveTextContent(reason);
    expect(screen.getByRole("button", { name: reason })).toBeDisabled();
  });
});

describe("a saved card", () => {
  it("is at first the first card of the list, and is sent with the pay type 11 (CK-22, CK-81)", async () => {
    const { calls, user } = await enter();
    expect(radio(/^LINE Pay/)).toBeChecked();
    await user.click(radio(/^信用卡.*VISA.*末四碼 0001/));
    await waitFor(() =>
      expect(calls.bodyOf(QUOTE)).toMatchObject({ pay_type: PAY_TYPE.creditCard, card_id: 31 }),
    );
    await user.click(await confirm());
    await waitFor(() =>
      expect(calls.bodyOf(ORDER)).toMatchObject({ pay_type: PAY_TYPE.creditCard, card_id: 31 }),
    );
  });

  it("is stored together with its pay type until another pay type is chosen (CK-32, CK-33)", async () => {
    const { user } = await enter();
    await user.click(radio(/^信用卡/));
    expect([readItem("payType"), readItem("cardSelected")]).toEqual([11, 31]);
    await user.click(radio(/^icash Pay/));
    expect([readItem("payType"), readItem("cardSelected")]).toEqual([null, null]);
  });

  it.each([
    ["is chosen again (CK-27, CK-28)", 32, /MasterCard 末四碼 4242/],
    ["is replaced by the first card if it no longer exists (CK-28)", 99, /VISA 末四碼 0001/],
  ])("that was chosen last time %s", async (_what, cardSelected, name) => {
    store("payType", 11);
    store("cardSelected", cardSelected);
    await enter();
    expect(radio(name)).toBeChecked();
  });

  it("can be replaced by another card in a dialog (CK-34, MD-02, AX-05)", async () => {
    const { calls, user } = await enter();
    const change = screen.getByRole("button", { name: "換卡，目前是 VISA 末四碼 0001" });
    await user.click(change);
    const dialog = await screen.findByRole("dialog", { name: "選擇信用卡" });
    await user.click(within(dialog).getByRole("radio", { name: /4242/ }));
    await user.click(within(dialog).getByRole("button", { name: "使用這張卡片" }));
    await waitFor(() =>
      expect(calls.bodyOf(QUOTE)).toMatchObject({ pay_type: PAY_TYPE.creditCard, card_id: 32 }),
    );
    expect(radio(/^信用卡.*4242/)).toBeChecked();
    expect(readItem("cardSelected")).toBe(32);
  });

  it("can be added from the checkout, which stores the draft (CK-35)", async () => {
    const { user } = await enter({ opening: { cards: [] } });
    expect(screen.queryByRole("link", { name: "新增信用卡" })).not.toBeInTheDocument();
    await user.click(radio(/^信用卡/));
    await user.type(screen.getByLabelText("給店家的備註（選填）"), "不要餐具");
    const add = screen.getByRole("link", { name: "新增信用卡" });
    expect(add).toHaveAttribute("href", "/bindCard");
    add.addEventListener("click", (event) => event.preventDefault());
    await user.click(add);
    expect(readItem("lastCheckout")).toMatchObject({
      path: "/checkout",
      draft: { remark: "不要餐具" },
    });
    await user.click(await confirm());
    const dialog = await screen.findByRole("dialog", { name: "還差一步" });
    await user.click(within(dialog).getByRole("button", { name: "知道了" }));
    await waitFor(() => expect(add).toHaveFocus());
  });

  it("that was just added is chosen, and the parameter `status` is removed from the URL (CK-36, CK-37)", async () => {
    const draft = {
      contact_name: "陳小華",
      pay_type: PAY_TYPE.linePay,
      card_id: 31,
      remark: "按門鈴",
    } as const;
    store("lastCheckout", makeLastCheckout({ draft }));
    window.history.replaceState(null, "", "/checkout?status=bindCard");
    const { calls } = await enter();
    expect(radio(/^信用卡.*JCB 末四碼 7788/)).toBeChecked();
    expect(window.location.search).toBe("");
    expect([readItem("payType"), readItem("cardSelected")]).toEqual([11, 30]);
    expect(screen.getByLabelText("聯絡人姓名")).toHaveValue("陳小華");
    expect(screen.getByLabelText("給店家的備註（選填）")).toHaveValue("按門鈴");
    await waitFor(() =>
      expect(calls.bodyOf(QUOTE)).toMatchObject({ pay_type: PAY_TYPE.creditCard, card_id: 30 }),
    );
  });
});
