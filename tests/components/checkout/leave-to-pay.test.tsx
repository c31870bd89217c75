import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import { ORDER_STATUS } from "@/lib/contracts/codes";
import { payAddressCode } from "@/lib/payments/pay-address";
import {
  makeCart,
  makeOpening,
  makeQuote,
  makeStoredAddress,
} from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const ORDER = "/api/v3/OrderApi/ordering";
const PAGE = "https://pay.example/7";
const ICASH = `/third/icashpaypaypage?id=7&qc=${payAddressCode(PAGE)}`;

async function submit(pay_type: number) {
  window.localStorage.setItem("cart", JSON.stringify(makeCart()));
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  window.history.replaceState(null, "", "/checkout");
  const data = {
    id: 7,
    pay_type,
    order_status: ORDER_STATUS.awaitingPayment,
    payment_url_web: PAGE,
  };
  const calls = serveCalls({
    [OPEN]: { data: makeOpening() },
    "/api/v3/OrderApi/beforeOrdering": { data: makeQuote() },
    [ORDER]: { data },
  });
  const go = jest.fn();
  renderWithMessages(<CheckoutScreen go={go} />);
  await userEvent.click(await confirm());
  await waitFor(() => expect(go).toHaveBeenCalled());
  return { calls, go };
}
const confirm = () => screen.findByRole("button", { name: "確認購買 NT$155" });
const readItem = (key: string) => JSON.parse(String(window.localStorage.getItem(key)));

it.each([
  ["LINE Pay", 5, PAGE],
  ["PAYUNi", 10, PAGE],
  ["a saved card", 11, PAGE],
  ["icash Pay", 9, ICASH],
])(
  "for %s, opens the payment page, keeps the cart, and stores the path of the checkout and the order id (CK-84, CK-85)",
  async (_name, pay_type, place) => {
    const { go } = await submit(pay_type);
    expect(go).toHaveBeenCalledWith(place, "new");
    expect(readItem("lastCheckout")).toMatchObject({ path: "/checkout", order_id: 7 });
    expect(readItem("cart").items).toHaveLength(1);
  },
);

it("opens the checkout again and enables the button when the customer returns with Back (PY-12)", async () => {
  const { calls } = await submit(9);
  calls.forget();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(calls.countOf(OPEN)).toBe(1));
  expect(calls.bodyOf(OPEN)).toMatchObject({ last_order_id: 7 });
  expect(await confirm()).toBeEnabled();
});
