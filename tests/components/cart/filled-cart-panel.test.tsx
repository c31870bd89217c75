import { screen } from "@testing-library/react";
import { FilledCartPanel } from "@/components/cart/filled-cart-panel";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeCart } from "../../factories/cart-lines";
import { makeStoreDetail, makeVisit } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";

it("links to the checkout and to the cart (CA-53)", () => {
  renderWithMessages(<FilledCartPanel cart={makeCart()} visit={makeVisit()} minimum={0} />);
  expect(screen.getByRole("link", { name: "去結帳" })).toHaveAttribute("href", "/checkout");
  expect(screen.getByRole("link", { name: "查看購物車" })).toHaveAttribute("href", "/cart");
});

it("shows how much must still be bought, and no link to the checkout, when the sum is below the minimum (CA-53)", () => {
  renderWithMessages(<FilledCartPanel cart={makeCart()} visit={makeVisit()} minimum={10_000} />);
  expect(screen.getByRole("link", { name: /未滿足低消，還差/ })).toHaveAttribute("href", "/cart");
  expect(screen.queryByRole("link", { name: "去結帳" })).toBeNull();
});

it.each([
  [DINING_TYPE.delivery, "另計外送費 NT$45"],
  [DINING_TYPE.pickup, null],
] as const)(
  "shows the delivery fee only for a delivery (dining type %i: %s) (CA-53)",
  (dining_type, text) => {
    const visit = makeVisit({ detail: makeStoreDetail({ delivery_fee: 45 }) });
    renderWithMessages(
      <FilledCartPanel cart={makeCart({ dining_type })} visit={visit} minimum={0} />,
    );
    const fee = screen.queryByText(/外送費/);
    if (text === null) expect(fee).toBeNull();
    else expect(fee).toHaveTextContent(text);
  },
);

it("links only to the cart while the store takes no orders (CA-53)", () => {
  renderWithMessages(
    <FilledCartPanel cart={makeCart()} visit={makeVisit({ block: "resting" })} minimum={0} />,
  );
  expect(screen.getByRole("link", { name: "查看購物車" })).toHaveAttribute("href", "/cart");
  expect(screen.queryByRole("link", { name: "去結帳" })).toBeNull();
});
