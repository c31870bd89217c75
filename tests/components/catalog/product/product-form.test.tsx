import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductForm } from "@/components/catalog/product/product-form";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import type { CartItem } from "@/lib/contracts/carts";
import type { Product } from "@/lib/contracts/products";
import { makeCart, makeLine, makeOrder, makeRelish } from "../../../factories/cart-lines";
import { makeGroup, makeOption, makeProduct } from "../../../factories/product-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const spicy = makeGroup({
  id: 3,
  name: "辣度",
  is_required: 1,
  items: [makeOption({ id: 31, name: "小辣" })],
});
const size = makeGroup({
  id: 1,
  name: "份量",
  is_required: 1,
  items: [
    makeOption({ id: 11, name: "大碗", unit_price: 20 }),
    makeOption({ id: 12, name: "麻辣碗", relish_groups: [spicy] }),
  ],
});
const extras = makeGroup({
  id: 2,
  name: "加料",
  is_multi_choose: 1,
  max_choose: 1,
  items: [
    makeOption({ id: 21, name: "滷蛋", unit_price: 15 }),
    makeOption({ id: 22, name: "豆干", is_offer: 1 }),
  ],
});
const sauce = makeGroup({ id: 4, name: "醬料", items: [makeOption({ id: 41, name: "醬油膏" })] });
const noodles = makeProduct({ relish_groups: [size, extras, sauce] });

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
});

type Setting = {
  product?: Product;
  editing?: CartItem | null;
  blockText?: string | null;
  is_items_remark?: 0 | 1;
};

function open({
  product = noodles,
  editing = null,
  blockText = null,
  is_items_remark = 0,
}: Setting = {}) {
  const onAdded = jest.fn();
  const onUpdated = jest.fn();
  const calls = serveCalls({});
  renderWithMessages(
    <ProductForm
      product={product}
      order={makeOrder({ is_items_remark })}
      editing={editing}
      blockText={blockText}
      onAdded={onAdded}
      onUpdated={onUpdated}
    />,
  );
  return { user: userEvent.setup(), calls, onAdded, onUpdated };
}

const add = () => screen.getByRole("button", { name: /^放入購物車/ });
const group = (name: RegExp) => screen.getByRole("group", { name });

it("enables the button only when all required options are chosen, including nested options (PR-05, PR-11, PR-18)", async () => {
  const { user, onAdded } = open();
  expect(add()).toBeDisabled();
  expect(screen.queryByRole("radio", { name: "小辣" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "麻辣碗" }));
  expect(add()).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: "小辣" }));
  expect(add()).toBeEnabled();
  expect(within(group(/^份量/)).getByText("✓ 已選")).toBeVisible();
  await user.click(add());
  expect(onAdded).toHaveBeenCalled();
  expect(currentCart().items).toMatchObject([
    {
      id: 7,
      relish_ids: [{ id: 12, relish_ids: [{ id: 31 }] }],
      unavailable_type: 0,
      username: "",
    },
  ]);
});

it("shows the extra price of an option, and the total on the button (PR-04, PR-12)", async () => {
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: /^大碗/ }));
  await user.click(screen.getByRole("checkbox", { name: /^滷蛋/ }));
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(screen.getByText("+NT$20")).toBeVisible();
  expect(add()).toHaveAccessibleName("放入購物車 NT$270");
});

it("announces the total to screen readers after a change of an option or the quantity (AX-03)", async () => {
  const { user } = open();
  const total = screen.getByText(/^小計/);
  expect(total).toHaveRole("status");
  expect(total).toHaveTextContent("小計 NT$100");
  await user.click(screen.getByRole("radio", { name: /^大碗/ }));
  expect(total).toHaveTextContent("小計 NT$120");
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(total).toHaveTextContent("小計 NT$240");
});

it("does not check more options than the maximum, and shows a message (PR-07, PR-08)", async () => {
  const { user } = open();
  expect(within(group(/^加料/)).getByText("(最多可以選擇1項)")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /^滷蛋/ }));
  await user.click(screen.getByRole("checkbox", { name: /^豆干/ }));
  expect(screen.getByRole("checkbox", { name: /^滷蛋/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /^豆干/ })).not.toBeChecked();
  expect(within(group(/^加料/)).getByRole("status")).toHaveTextContent("(最多可以選擇1項)");
});

it("unchecks an optional single choice at the second click, but not a required single choice (PR-09, PR-10)", async () => {
  const { user } = open();
  const optional = screen.getByRole("radio", { name: "醬油膏" });
  await user.click(optional);
  expect(optional).toBeChecked();
  await user.click(optional);
  expect(optional).not.toBeChecked();
  const required = screen.getByRole("radio", { name: /^大碗/ });
  await user.click(required);
  await user.click(required);
  expect(required).toBeChecked();
});

it("marks an option on offer (PR-29)", () => {
  open();
  expect(screen.getByRole("checkbox", { name: "豆干 優惠" })).toBeInTheDocument();
});

it("limits the quantity to the number of portions that are left, and shows this limit (PR-13, PR-14)", async () => {
  const product = makeProduct({ is_limit: 1, limit_count: 5, sale_count: 3 });
  const { user } = open({ product });
  expect(screen.getByRole("button", { name: "減少一份" })).toBeDisabled();
  for (const _press of [1, 2, 3])
    await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(screen.getByText("此餐點單筆最大訂購量為2份")).toBeVisible();
  expect(add()).toHaveAccessibleName("放入購物車 NT$200");
});

it("adds nothing and shows the limit when the cart already contains the maximum quantity (PR-15)", async () => {
  changeCart(() => makeCart({ items: [makeLine({ quantity: 2, max_quantity: 2, remark: "辣" })] }));
  const { user, onAdded } = open({ product: makeProduct({ is_limit: 1, limit_count: 2 }) });
  await user.click(add());
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByText("此餐點單筆最大訂購量為2份")).toBeVisible();
});

it("adds nothing and shows the maximum of 99 when an identical cart line already has 99 portions (PR-13, PR-14)", async () => {
  changeCart(() => makeCart({ items: [makeLine({ quantity: 99 })] }));
  const { user, onAdded } = open({ product: makeProduct() });
  await user.click(add());
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByText("此餐點單筆最大訂購量為99份")).toBeVisible();
});

it("shows the maximum of 99 for a product of which more than 99 portions are left (PR-14)", async () => {
  const product = makeProduct({ is_limit: 1, limit_count: 150, sale_count: 0 });
  const { user } = open({ product, editing: makeLine({ quantity: 99, max_quantity: 150 }) });
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(screen.getByText("此餐點單筆最大訂購量為99份")).toBeVisible();
});

it("stores the remark and the choice for an unavailable product in the cart line (PR-16, PR-17)", async () => {
  const { user } = open({ product: makeProduct(), is_items_remark: 1 });
  await user.type(screen.getByRole("textbox", { name: "餐點備註" }), "不要蔥");
  await user.click(screen.getByRole("radio", { name: "取消整筆訂單" }));
  await user.click(add());
  expect(currentCart().items).toMatchObject([{ remark: "不要蔥", unavailable_type: 1 }]);
});

it("shows no remark field if the store accepts no remarks", () => {
  open();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("starts with the choices of the edited line, and updates this line (PR-19, PR-21)", async () => {
  const editing = makeLine({ relish_ids: [makeRelish({ id: 11, parent_id: 1 })], quantity: 3 });
  changeCart(() => makeCart({ items: [editing] }));
  const { user, onUpdated } = open({ editing });
  expect(screen.getByRole("radio", { name: /^大碗/ })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: /^滷蛋/ }));
  await user.click(screen.getByRole("button", { name: "更新 NT$405" }));
  expect(onUpdated).toHaveBeenCalled();
  expect(currentCart().items).toMatchObject([
    { quantity: 3, relish_ids: [{ id: 11 }, { id: 21 }] },
  ]);
});

it.each(["售完補貨中", "店家休息中"])("shows %s and disables the button", (blockText) => {
  open({ product: makeProduct(), blockText });
  expect(screen.getByText(blockText)).toBeVisible();
  expect(add()).toBeDisabled();
});

describe("with another store's items in the cart", () => {
  beforeEach(() => changeCart(() => makeCart({ store_id: 2 })));

  async function press() {
    const { user, onAdded } = open({ product: makeProduct() });
    await user.click(add());
    const dialog = screen.getByRole("dialog", { name: "是否建立新訂單" });
    expect(dialog).toHaveTextContent("您目前的訂單不適用您選擇的選項哦");
    expect(currentCart().store_id).toBe(2);
    return { user, onAdded };
  }

  it("keeps the cart unchanged on 取消 (CA-14, CA-18, CA-19)", async () => {
    const { user, onAdded } = await press();
    await user.click(screen.getByRole("button", { name: "取消" }));
    expect(currentCart()).toMatchObject({ store_id: 2, total_quantity: 1 });
    expect(onAdded).not.toHaveBeenCalled();
  });

  it("puts only the new product into the cart on 新訂單 (CA-21)", async () => {
    const { user, onAdded } = await press();
    await user.click(screen.getByRole("button", { name: "新訂單" }));
    expect(currentCart()).toMatchObject({ store_id: 1, total_quantity: 1 });
    expect(onAdded).toHaveBeenCalled();
  });
});
