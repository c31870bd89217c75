import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductForm } from "@/components/catalog/product/product-form";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import { makeCart, makeOrder } from "../../../factories/cart-lines";
import { makeProduct } from "../../../factories/product-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const TYPE = "/api/v3/WebApi/cart_type";

it("adds the product one second after the press if the cart type has not been received by then (CA-55)", async () => {
  jest.useFakeTimers();
  window.localStorage.clear();
  changeCart(() => makeCart({ items: [] }));
  serveCalls({ [TYPE]: () => new Promise(() => undefined) });
  renderWithMessages(
    <ProductForm
      product={makeProduct()}
      order={makeOrder()}
      editing={null}
      blockText={null}
      onAdded={() => undefined}
      onUpdated={() => undefined}
    />,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole("button", { name: /^放入購物車/ }));
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(currentCart().total_quantity).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(currentCart().total_quantity).toBe(1);
  jest.useRealTimers();
});
