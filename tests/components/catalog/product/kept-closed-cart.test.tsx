import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductForm } from "@/components/catalog/product/product-form";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeOrder } from "../../../factories/cart-lines";
import { makeProduct } from "../../../factories/product-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const TYPE = "/api/v3/WebApi/cart_type";

it("asks whether to start a new order while the cart type is 0, even if the customer has just kept the products (CA-15, CA-48)", async () => {
  window.localStorage.clear();
  changeCart(() => makeCart({ dining_type: DINING_TYPE.pickup }));
  const { total_quantity } = currentCart();
  serveCalls({ [TYPE]: { data: { web_cart_type: 0 } } });
  renderWithMessages(
    <ProductForm
      product={makeProduct()}
      order={makeOrder({ dining_type: DINING_TYPE.delivery })}
      editing={null}
      blockText={null}
      onAdded={() => undefined}
      onUpdated={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^放入購物車/ }));
  await user.click(await screen.findByRole("button", { name: "保留商品並更改" }));
  expect(await screen.findByText(/目前的訂單不能再加入商品/)).toBeVisible();
  expect(currentCart().total_quantity).toBe(total_quantity);
});
