import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductForm } from "@/components/catalog/product/product-form";
import { clearCart, currentCart } from "@/lib/client/cart-store";
import type { CartItem } from "@/lib/contracts/carts";
import { makeOrder } from "../../../factories/cart-lines";
import {
  makeGroup,
  makeOption,
  makePart,
  makePartGroup,
  makeProduct,
} from "../../../factories/product-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const size = makeGroup({
  id: 1,
  name: "份量",
  is_required: 1,
  items: [
    makeOption({ id: 11, name: "小碗" }),
    makeOption({ id: 12, name: "大碗", unit_price: 20 }),
  ],
});
const gone = { is_limit: 1, limit_count: 3, sale_count: 3 } as const;
const mains = makePartGroup({
  id: 9,
  sub_title: "選一份主餐",
  foods: [
    makePart({ id: 41, name: "牛肉麵", relish_groups: [size] }),
    makePart({ id: 42, name: "排骨飯", unit_price: 30 }),
    makePart({ id: 43, name: "炒飯", ...gone }),
  ],
});
const sides = makePartGroup({
  id: 8,
  sub_title: "配餐",
  foods: [
    makePart({ id: 51, name: "例湯", is_required: 1 }),
    makePart({ id: 52, name: "滷蛋", unit_price: 15, is_limit: 1, limit_count: 4, sale_count: 2 }),
  ],
});
const set = makeProduct({
  id: 90,
  item_type: "set",
  name: "豪華套餐",
  unit_price: 200,
  groups: [mains, sides],
});

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
});

function open(editing: CartItem | null = null) {
  serveCalls({});
  const onAdded = jest.fn();
  const view = renderWithMessages(
    <ProductForm
      product={set}
      order={makeOrder()}
      editing={editing}
      blockText={null}
      onAdded={onAdded}
      onUpdated={() => undefined}
    />,
  );
  return { user: userEvent.setup(), onAdded, ...view };
}

const button = () => screen.getByRole("button", { name: /^(放入購物車|更新)/ });
const group = (name: RegExp) => screen.getByRole("group", { name });
const pick = (name: RegExp) => screen.getByLabelText(name);

it("shows the title and the foods of each group, and the options of a chosen food (PR-06)", async () => {
  const { user } = open();
  expect(within(group(/^選一份主餐/)).getAllByRole("radio")).toHaveLength(3);
  expect(within(group(/^配餐/)).getAllByRole("checkbox")).toHaveLength(2);
  expect(screen.queryByRole("group", { name: /份量/ })).not.toBeInTheDocument();
  await user.click(pick(/^牛肉麵/));
  expect(within(group(/^牛肉麵\s*份量/)).getAllByRole("radio")).toHaveLength(2);
});

it("shows the fixed foods as checked, and disables a sold-out food", () => {
  open();
  expect(pick(/^例湯.*套餐內含/)).toBeChecked();
  expect(pick(/^例湯/)).toBeDisabled();
  expect(pick(/^炒飯.*已售完/)).toBeDisabled();
  expect(pick(/^炒飯/)).not.toBeChecked();
});

it("names the choices that are still missing, including the required options of a food (PR-11)", async () => {
  const { user, onAdded } = open();
  expect(button()).toBeDisabled();
  expect(screen.getByRole("button", { name: "還要選：選一份主餐" })).toBeVisible();
  await user.click(pick(/^牛肉麵/));
  expect(button()).toBeDisabled();
  expect(screen.getByRole("button", { name: "還要選：牛肉麵 份量" })).toBeVisible();
  await user.click(pick(/^大碗/));
  await user.click(button());
  expect(onAdded).toHaveBeenCalled();
});

it("shows on the button the price of the set with its foods and options (PR-12)", async () => {
  const { user } = open();
  await user.click(pick(/^牛肉麵/));
  await user.click(pick(/^大碗/));
  await user.click(pick(/^滷蛋/));
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(button()).toHaveAccessibleName("放入購物車 NT$470");
  await user.click(pick(/^排骨飯/));
  expect(button()).toHaveAccessibleName("放入購物車 NT$490");
  await user.click(button());
  expect(currentCart()).toMatchObject({
    total_price: 490,
    items: [
      {
        item_type: "set",
        groups: [
          { id: 9, sub_title: "選一份主餐", foods: [{ id: 42, relish_ids: [] }] },
          {
            id: 8,
            foods: [
              { id: 51, is_required: 1 },
              { id: 52, limit_count: 4, sale_count: 2 },
            ],
          },
        ],
      },
    ],
  });
});

it("limits the quantity to the stock of a food in the set (PR-14, PR-15)", async () => {
  const { user } = open();
  await user.click(pick(/^排骨飯/));
  await user.click(pick(/^滷蛋/));
  for (const _press of [1, 2]) await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(screen.getByText("此餐點單筆最大訂購量為2份")).toBeVisible();
  expect(button()).toHaveAccessibleName("放入購物車 NT$490");
});

it("starts with the choices of the edited line, and updates this line (PR-19, PR-21)", async () => {
  const first = open();
  await first.user.click(pick(/^牛肉麵/));
  await first.user.click(pick(/^大碗/));
  await first.user.click(button());
  const [line] = currentCart().items;
  first.unmount();
  const { user } = open(line);
  expect(pick(/^牛肉麵/)).toBeChecked();
  expect(pick(/^大碗/)).toBeChecked();
  await user.click(pick(/^小碗/));
  expect(button()).toHaveAccessibleName("更新 NT$200");
  await user.click(button());
  expect(currentCart()).toMatchObject({ total_quantity: 1, total_price: 200 });
});

it("adds a second line to the cart for a set with other choices (CA-11)", async () => {
  const { user } = open();
  await user.click(pick(/^牛肉麵/));
  await user.click(pick(/^大碗/));
  await user.click(button());
  await user.click(pick(/^小碗/));
  await user.click(button());
  await user.click(button());
  expect(currentCart().items.map(({ quantity }) => quantity)).toEqual([1, 2]);
});
