import { screen, within } from "@testing-library/react";
import { MenuSections } from "@/components/catalog/store/menu-sections";
import { clearCart } from "@/lib/client/cart-store";
import type { FoodCategory } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { makeProduct } from "../../../factories/product-shapes";
import { renderWithMessages } from "../../../setup/render-with-messages";
import "../../../setup/near-observer";

beforeEach(clearCart);

function show(categories: FoodCategory[]) {
  const menu = {
    categories,
    pages: 1,
    later: [],
    isOld: false,
    isRestored: false,
    hasFailed: false,
  };
  renderWithMessages(
    <MenuSections
      menu={{ ...menu, load: jest.fn(), retry: jest.fn() }}
      hrefOf={({ id }) => hrefs.product({ stid: 1, fdid: id })}
      onOpen={jest.fn()}
      onStep={jest.fn()}
      isPaused={false}
    />,
  );
}

const oneOf = (values: Parameters<typeof makeProduct>[0]) =>
  show([{ id: 5, name: "麵食", foods: [makeProduct(values)] }]);
const row = () => screen.getByRole("link", { name: /^牛肉麵/ });

it("shows a list of products below the name of each category (ST-04)", () => {
  show([
    { id: 5, name: "麵食", foods: [makeProduct(), makeProduct({ id: 8, name: "乾麵" })] },
    { id: 6, name: "小菜", foods: [makeProduct({ id: 9, name: "滷蛋" })] },
  ]);
  const names = screen.getAllByRole("heading", { level: 2 }).map((element) => element.textContent);
  expect(names).toEqual(["麵食", "小菜"]);
  const lists = screen.getAllByRole("list").map((list) => within(list).getAllByRole("link").length);
  expect(lists).toEqual([2, 1]);
});

it("shows name, description, picture and price of a product, and its list price struck through (ST-07)", () => {
  oneOf({ unit_price: 100, list_price: 130, desc: "慢燉六小時" });
  expect(row()).toHaveTextContent(/牛肉麵慢燉六小時特價 NT\$100，原價 NT\$130/);
  expect(within(row()).getByText("NT$130").tagName).toBe("S");
  expect(row().querySelector("img")).toHaveAttribute("src", expect.stringContaining("/ramen-"));
});

it("shows no list price when it equals the price (ST-07)", () => {
  oneOf({ unit_price: 100, list_price: 100 });
  expect(row().querySelector("s")).toBeNull();
});

it.each([
  [0, /text-ink-soft/, false],
  [1, /text-good/, true],
  [2, /text-bad/, true],
  [7, /text-bad/, true],
])(
  "shows a tag with tag_icon %i in the class %s; the tag has a tick: %s (ST-08)",
  (tag_icon, look, hasTick) => {
    oneOf({ tag_text: "人氣", tag_icon });
    const tag = screen.getByText("人氣");
    expect(tag.className).toMatch(look);
    expect(tag.className.includes("✓")).toBe(hasTick);
  },
);
