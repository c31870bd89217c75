import { screen } from "@testing-library/react";
import { FilledCartBar } from "@/components/cart/filled-cart-bar";
import { changeCart, clearCart } from "@/lib/client/cart-store";
import type { Visit } from "@/lib/client/use-visit";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeCart } from "../../factories/cart-lines";
import { makeStoreDetail, makeVisit } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

const CART = makeCart({ store_id: 1, dining_type: DINING_TYPE.delivery, total_price: 245 });

function renderBar(visit: Partial<Visit> = {}, { minimum = 100, cart = CART } = {}) {
  serveCalls({});
  changeCart(() => cart);
  renderWithMessages(<FilledCartBar visit={makeVisit(visit)} minimum={minimum} />);
}

const toCart = () => screen.getByRole("link", { name: /購物車|低消/ });
const toCheckout = () => screen.queryByRole("link", { name: "去結帳" });

afterEach(clearCart);

it("shows the quantity and the sum in the link to the cart, and links to the checkout (ST-25, CA-54)", () => {
  renderBar();
  expect(toCart()).toHaveAttribute("href", "/cart");
  expect(toCart()).toHaveTextContent(`${CART.total_quantity}NT$245`);
  expect(toCheckout()).toHaveAttribute("href", "/checkout");
});

it.each([
  ["a delivery fee", 55, "另計外送費 NT$55"],
  ["a delivery fee of 0", 0, "免運費"],
])("shows the cost of the delivery to the address: %s (CA-54)", (_what, delivery_fee, text) => {
  renderBar({ detail: makeStoreDetail({ delivery_fee }) });
  expect(toCart()).toHaveTextContent(text);
});

it("shows no delivery fee for a pick-up (CA-54)", () => {
  const cart = { ...CART, dining_type: DINING_TYPE.pickup };
  renderBar({ detail: makeStoreDetail({ delivery_fee: 55 }) }, { cart });
  expect(toCart()).not.toHaveTextContent("外送費");
});

it("links only to the cart when the sum is below the minimum (CA-40, CA-54)", () => {
  renderBar({}, { minimum: 300 });
  expect(toCart()).toHaveTextContent("未滿足低消，還差 NT$55");
  expect(toCart()).toHaveAttribute("href", "/cart");
  expect(toCheckout()).not.toBeInTheDocument();
});

it("links only to the cart while the store takes no orders (CA-54)", () => {
  renderBar({ block: "resting" });
  expect(toCart()).toHaveTextContent("查看購物車");
  expect(toCheckout()).not.toBeInTheDocument();
});
