import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductForm } from "@/components/catalog/product/product-form";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import { makeCart, makeOrder } from "../../../factories/cart-lines";
import { makeProduct } from "../../../factories/product-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const TYPE = "/api/v3/WebApi/cart_type";

it("asks whether to start a new order while the cart type is 0; 新訂單 sets the type to 1, and no question follows (CA-15…19)", async () => {
  window.localStorage.clear();
  changeCart(() => makeCart({ items: [] }));
  const calls = serveCalls({ [TYPE]: { data: { web_cart_type: 0 } } });
  const onAdded = jest.fn();
  renderWithMessages(
    <ProductForm
      product={makeProduct()}
      order={makeOrder()}
      editing={null}
      blockText={null}
      onAdded={onAdded}
      onUpdated={() => undefined}
    />,
  );
  const user = userEvent.setup();
  const add = screen.getByRole("button", { name: /^放入購物車/ });

  await user.click(add);
  expect(await screen.findByRole("dialog", { name: "是否建立新訂單" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(currentCart().items).toEqual([]);
  expect(onAdded).not.toHaveBeenCalled();
  expect(calls.countOf(TYPE)).toBe(1);

  await user.click(add);
  await user.click(await screen.findByRole("button", { name: "新訂單" }));
  expect(currentCart()).toMatchObject({ store_id: 1, total_quantity: 1 });
  expect(onAdded).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(calls.bodyOf(TYPE)).toEqual({ web_cart_type: 1 }));

  await user.click(add);
  await waitFor(() => expect(currentCart().total_quantity).toBe(2));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(calls.countOf(TYPE)).toBe(2);
});
