import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductHead } from "@/components/catalog/product/product-head";
import { ProductRow } from "@/components/catalog/product/product-row";
import { ProductSheet } from "@/components/catalog/product/product-sheet";
import { clearCart } from "@/lib/client/cart-store";
import { CODE } from "@/lib/contracts/codes";
import { makePart, makePartGroup, makeProduct } from "../../../factories/product-shapes";
import { makeVisit } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const set = makeProduct({
  id: 9,
  item_type: "set",
  name: "豪華套餐",
  groups: [makePartGroup({ sub_title: "選一份主餐", foods: [makePart({ name: "牛肉麵" })] })],
});
const visit = makeVisit({ number: "A1" });

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
});

it("opens a set in a dialog, and requests the set with the parameter `number` of the store page (PR-02, RT-31)", async () => {
  const requests: string[] = [];
  serveCalls({
    "/api/StoreApi/setDetail": (url) => {
      requests.push(url.search);
      return { data: set };
    },
  });
  const nothing = () => undefined;
  renderWithMessages(
    <ProductSheet
      food={set}
      visit={visit}
      onClose={nothing}
      onAdded={nothing}
      onFailure={nothing}
    />,
  );
  expect(await screen.findByRole("group", { name: /^選一份主餐/ })).toBeVisible();
  expect(requests).toEqual(["?store_id=1&dining_type=1&number=A1&set_id=9"]);
});

it("calls onFailure with the backend's message when the backend refuses the product (PR-30)", async () => {
  serveCalls({ "/api/StoreApi/setDetail": { code: CODE.refused, message: "此套餐已下架" } });
  const onFailure = jest.fn();
  const nothing = () => undefined;
  renderWithMessages(
    <ProductSheet
      food={set}
      visit={visit}
      onClose={nothing}
      onAdded={nothing}
      onFailure={onFailure}
    />,
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith("此套餐已下架"));
});

it("shows 加購成功 for 2 seconds after the product was added, and then calls onAdded (PR-20)", async () => {
  serveCalls({ "/api/StoreApi/foodDetail": { data: makeProduct() } });
  const onAdded = jest.fn();
  const nothing = () => undefined;
  renderWithMessages(
    <ProductSheet
      food={makeProduct()}
      visit={visit}
      onClose={nothing}
      onAdded={onAdded}
      onFailure={nothing}
    />,
  );
  const add = await screen.findByRole("button", { name: /^放入購物車/ });
  jest.useFakeTimers();
  fireEvent.click(add);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(within(screen.getByRole("dialog")).getByText("加購成功")).toBeVisible();
  expect(add).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(onAdded).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(onAdded).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it("a press on the link of a product row calls onOpen instead of opening the product page (ST-09)", async () => {
  const onOpen = jest.fn();
  const href = "/product?stid=1&setid=9&number=A1";
  renderWithMessages(
    <ProductRow food={set} href={href} count={0} isPaused={false} onOpen={onOpen} />,
  );
  const row = screen.getByRole("link", { name: /^豪華套餐/ });
  expect(row).toHaveAttribute("href", href);
  await userEvent.click(row);
  expect(onOpen).toHaveBeenCalledWith(set, row);
});

it("marks a product on offer in its row and at the head of its page (PR-29)", () => {
  const food = makeProduct({ is_offer: 1 });
  renderWithMessages(
    <>
      <ProductRow food={food} href="/" count={0} isPaused={false} onOpen={() => undefined} />
      <ProductHead product={food} isPage />
    </>,
  );
  expect(screen.getAllByText("優惠")).toHaveLength(2);
});
