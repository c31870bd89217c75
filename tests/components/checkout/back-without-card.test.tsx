import { screen, within } from "@testing-library/react";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import { PAY_TYPE } from "@/lib/contracts/codes";
import type { Card } from "@/lib/contracts/payments";
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

const store = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));

type Return = { cards?: Card[]; delivery_payment_method?: string };

async function comeBack({ cards = [], delivery_payment_method = "2,5,11" }: Return = {}) {
  const cart = makeCart();
  const draft = {
    contact_name: "陳小華",
    pay_type: PAY_TYPE.creditCard,
    pay_chosen_for: 1,
    remark: "按門鈴",
  } as const;
  store("cart", cart);
  store("address", makeStoredAddress());
  store("lastCheckout", makeLastCheckout({ draft }));
  window.history.replaceState(null, "", "/checkout");
  const order = makeQuote({ store: makeStoreOfOrder({ delivery_payment_method }) });
  serveCalls({
    "/api/checkout/open": { data: makeOpening({ order, cards }) },
    "/api/v3/OrderApi/beforeOrdering": { data: order },
  });
  renderWithMessages(<CheckoutScreen go={jest.fn()} />);
  await screen.findByRole("heading", { name: "付款方式" });
}
const checkedPayment = () =>
  within(screen.getByRole("group", { name: "付款方式" })).getByRole("radio", { checked: true });

it("keeps the payment method and the typed texts when the customer returns without a saved card (CK-36)", async () => {
  await comeBack();
  expect(checkedPayment()).toHaveAccessibleName(/^信用卡/);
  expect(screen.getByRole("link", { name: "新增信用卡" })).toBeVisible();
  expect(screen.getByLabelText("聯絡人姓名")).toHaveValue("陳小華");
  expect(screen.getByLabelText("給店家的備註（選填）")).toHaveValue("按門鈴");
});

it("chooses a card that the customer has saved on another page (CK-22)", async () => {
  await comeBack({ cards: [makeCard({ card_four_no: "4242" })] });
  expect(checkedPayment()).toHaveAccessibleName(/^信用卡.*4242/);
});

it("chooses the default payment method when the store no longer takes cards (CK-30)", async () => {
  await comeBack({ delivery_payment_method: "2,5" });
  expect(checkedPayment()).toHaveAccessibleName(/^LINE Pay/);
});
