import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductSheet } from "@/components/catalog/product/product-sheet";
import { useVisit } from "@/lib/client/use-visit";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeGroup, makeOption, makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const NOW = Date.parse("2026-11-22T02:00:00+08:00") / 1000;
const extra = makeGroup({
  name: "加料",
  is_multi_choose: 1,
  items: [makeOption({ name: "加蛋" })],
});
const product = makeProduct({ relish_groups: [extra] });
const ignore = () => undefined;

beforeEach(() => window.localStorage.clear());

function Sheet({ store }: { store: Store }) {
  const visit = useVisit(makeShownStore(store));
  return (
    <ProductSheet
      food={product}
      visit={visit}
      onClose={ignore}
      onAdded={ignore}
      onFailure={ignore}
    />
  );
}

/** Opens the dialog of a dish. */
async function openSheet(values: Partial<Store>) {
  const store = makeStoreDetail({
    reservation_time_list: [{ day: "2026-11-22", time: ["11:00-13:00"] }],
    ...values,
  });
  serveCalls({
    "/api/StoreApi/storeDetail": { data: store },
    "/api/StoreApi/foodDetail": { data: product },
    "/api/getServerTime": { data: { time: "", timestamp: NOW } },
  });
  renderWithMessages(<Sheet store={store} />);
  const add = await screen.findByRole("button", { name: /^放入購物車/ });
  return { user: userEvent.setup(), add };
}

it.each([
  ["resting", OPEN_STATUS.resting, "店家休息中"],
  ["busy", OPEN_STATUS.busy, "餐廳忙碌中，請耐心等候"],
])(
  "lets the customer choose a time at a %s store, and keeps the chosen options (ST-46)",
  async (_what, open_status, reason) => {
    const { user, add } = await openSheet({ open_status, reservation: 1 });
    expect(screen.getByText(reason)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: /加蛋/ }));
    await user.click(screen.getByRole("button", { name: /預約時段/ }));
    const times = within(await screen.findByRole("dialog", { name: "預約訂餐" }));
    await user.selectOptions(await times.findByLabelText("時段"), "12:00–12:30");
    await user.click(times.getByRole("button", { name: "確認" }));
    await waitFor(() => expect(add).toBeEnabled());
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    expect(await screen.findByText("預約 11/22 週日 12:00–12:30")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /加蛋/ })).toBeChecked();
  },
);

it.each<[string, Partial<Store>]>([
  ["a resting store that takes no reservations", { open_status: 0, reservation: 0 }],
  ["an open store", { open_status: 1, reservation: 1 }],
])("offers no time at %s (ST-46)", async (_what, store) => {
  await openSheet(store);
  expect(screen.queryByText("送達時間")).not.toBeInTheDocument();
});
