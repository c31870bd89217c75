import { screen } from "@testing-library/react";
import { FilledCartPanel } from "@/components/cart/filled-cart-panel";
import { makeCart } from "../../factories/cart-lines";
import { renderWithMessages } from "../../setup/render-with-messages";

it("leads to the checkout, and to the cart (CA-53)", () => {
  renderWithMessages(<FilledCartPanel cart={makeCart()} minimum={0} />);
  expect(screen.getByRole("link", { name: "去結帳" })).toHaveAttribute("href", "/checkout");
  expect(screen.getByRole("link", { name: "查看購物車" })).toHaveAttribute("href", "/cart");
});

it("below the minimum says what is missing, and does not lead to the checkout (CA-53)", () => {
  renderWithMessages(<FilledCartPanel cart={makeCart()} minimum={10_000} />);
  expect(screen.getByRole("link", { name: /未滿足低消，還差/ })).toHaveAttribute("href", "/cart");
  expect(screen.queryByRole("link", { name: "去結帳" })).toBeNull();
});
