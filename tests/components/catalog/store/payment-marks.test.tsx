import { screen } from "@testing-library/react";
import { PaymentMarks } from "@/components/catalog/store/payment-marks";
import { paymentMethods } from "@/lib/catalog/payment-methods";
import { makeShownStore } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";

const store = makeShownStore({
  take_payment_method: "2",
  delivery_payment_method: "2,5,11,9",
  business_reservation_payment_method: "7",
  disable_payment_method: "9",
});

it.each([
  [1, ["現金", "LINE Pay", "信用卡"]],
  [0, ["現金"]],
  [4, ["企業月結"]],
] as const)(
  "for dining type %i, shows a symbol with each of the names %j (ST-31)",
  (dining_type, names) => {
    renderWithMessages(<PaymentMarks methods={paymentMethods(store, dining_type)} />);
    const marks = screen.getAllByRole("listitem");
    expect(marks.map(({ textContent }) => textContent)).toEqual(names);
    for (const mark of marks) expect(mark.querySelector("svg path")).toHaveAttribute("d");
  },
);
