import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GroupMenu } from "@/components/groups/group-menu";
import type { GroupPage } from "@/components/groups/use-group";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { makeGroup, makeOption, makeProduct } from "../../factories/product-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const plainDish = makeProduct({ id: 9, name: "滷雞腿便當", unit_price: 125 });
const me = { id: 2, name: "小明", is_me: 1, sum: 180, lines: [] } as const;

async function openDish(budget: number | null, dish = plainDish) {
  serveCalls({
    "/api/v3/StoreApi/store/1/foods": {
      data: { categories: [{ id: 5, name: "便當", foods: [dish] }], last_page: 1 },
    },
    "/api/StoreApi/foodDetail": { data: dish },
  });
  const group: GroupOrder = {
    title: "週五便當",
    store_id: 1,
    store_name: "測試麵店",
    store_image: "",
    is_items_remark: 0,
    dining_type: DINING_TYPE.delivery,
    deadline: 1_795_234_200,
    server_time: 1_795_233_600,
    budget,
    state: "open",
    is_host: 0,
    guests: [{ ...me, lines: [] }],
    order: null,
  };
  const page = { isSending: false } as GroupPage;
  renderWithMessages(<GroupMenu page={page} group={group} me={{ ...me, lines: [] }} />);
  await userEvent.setup().click(await screen.findByRole("link", { name: /^滷雞腿便當/ }));
  return screen.findByRole("button", { name: /^加入揪團/ });
}

it("says that a dish exceeds the rest of the budget, and disables its button (GO-07)", async () => {
  expect(await openDish(300)).toBeDisabled();
  expect(screen.getByText("超過每人預算，還能點 NT$120")).toBeVisible();
});

it("says that the budget is used up if nothing is left for a dish (GO-07)", async () => {
  expect(await openDish(180)).toBeDisabled();
  expect(screen.getByText("您的預算已用完")).toBeVisible();
});

it.each([305, null])(
  "enables the button for a dish of NT$125 if the guest has dishes for NT$180 and the budget is %p (GO-07)",
  async (budget) => {
    expect(await openDish(budget)).toBeEnabled();
    expect(screen.queryByText(/超過每人預算/)).not.toBeInTheDocument();
  },
);

it("disables the button while the quantity exceeds the rest of the budget (GO-07)", async () => {
  const user = userEvent.setup();
  const button = await openDish(305);
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  expect(button).toBeDisabled();
  expect(screen.getByText("超過每人預算，還能點 NT$125")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "減少一份" }));
  expect(button).toBeEnabled();
});

it("says that an option exceeds the rest of the budget (GO-07)", async () => {
  const egg = makeOption({ name: "加滷蛋", unit_price: 15 });
  const extras = makeGroup({ name: "加料", is_multi_choose: 1, items: [egg] });
  const button = await openDish(305, { ...plainDish, relish_groups: [extras] });
  await userEvent.setup().click(screen.getByRole("checkbox", { name: /加滷蛋/ }));
  expect(button).toBeDisabled();
  expect(screen.getByText("超過每人預算，還能點 NT$125")).toBeVisible();
});
