import { screen, waitFor } from "@testing-library/react";
import { saveUnpaidReason } from "@/lib/client/return-query";
import { INVOICE_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCard, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout } from "../../setup/enter-checkout";

const byCard = { store: makeStoreOfOrder({ delivery_payment_method: "2,5,11" }) };
const at = (search: string) => window.history.replaceState(null, "", `/checkout${search}`);

beforeEach(() => window.localStorage.clear());
afterEach(() => at(""));

it("shows beside the payment methods which card was just saved, and focuses the radio button of the card", async () => {
  at("?status=bindCard");
  await enterCheckout({ order: byCard, opening: { cards: [makeCard()] } });
  expect(screen.getByText("已新增 VISA 末四碼 0001")).toBeVisible();
  const row = screen.getByRole("radio", { name: /^信用卡/ });
  await waitFor(() => expect(row).toHaveFocus());
  expect(row).toBeChecked();
});

it("shows beside the invoice that a carrier was just bound, and stores the draft with `wants_carrier` false", async () => {
  const carrier = { is_bound: 1, carrier: "/ABC1234" } as const;
  await enterCheckout({ draft: { wants_carrier: true }, opening: { carrier } });
  expect(screen.getByText("已綁定會員載具，發票將存入載具")).toBeVisible();
  const line = screen.getByRole("button", { name: "更改發票，目前是存入會員載具" });
  await waitFor(() => expect(line).toHaveFocus());
  window.dispatchEvent(new Event("pagehide"));
  const last = JSON.parse(window.localStorage.getItem("lastCheckout") ?? "null");
  expect(last.draft).toMatchObject({
    wants_carrier: false,
    invoice: { invoiceType: INVOICE_TYPE.memberCarrier },
  });
});

it("shows once, beside the payment methods, why a payment failed", async () => {
  saveUnpaidReason("餘額不足，請改用其他付款方式");
  at("?payment=cancelled");
  await enterCheckout({ draft: { pay_type: PAY_TYPE.linePay, pay_chosen_for: 1 } });
  const note = screen.getByText("付款沒有完成，訂單尚未成立").closest("section");
  expect(note).toHaveAccessibleName("付款方式");
  expect(note).toHaveTextContent("餘額不足，請改用其他付款方式");
  await waitFor(() => expect(screen.getByRole("radio", { name: /^LINE Pay/ })).toHaveFocus());
  expect(window.sessionStorage.getItem("unpaidReason")).toBeNull();
});
