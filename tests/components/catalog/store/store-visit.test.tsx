import { act, screen, waitFor } from "@testing-library/react";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { reservationFields } from "@/lib/cart/reservation-fields";
import { clearCart } from "@/lib/client/cart-store";
import { keepReservedAt } from "@/lib/client/use-order-view";
import { writeView } from "@/lib/client/view-state";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";

const START = Date.parse("2026-11-22T12:00:00+08:00") / 1000;
const DAYS = [{ day: "2026-11-22", time: ["11:00-14:00"] }];
const menu = { categories: [], pages: 1, later: [] };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  Element.prototype.scrollTo = () => {};
});

async function open({
  href = "/store?stid=1",
  ...detail
}: Partial<Store> & { href?: string } = {}) {
  window.history.replaceState(null, "", href);
  const queries: URLSearchParams[] = [];
  serveCalls({
    "/api/getServerTime": { data: { time: "", timestamp: START - 86_400 } },
    "/api/StoreApi/storeDetail": ({ searchParams }) => {
      queries.push(searchParams);
      return { data: makeStoreDetail({ reservation_time_list: DAYS, ...detail }) };
    },
  });
  renderWithMessages(<StoreScreen {...makeStorePage({ menu })} />);
  await waitFor(() => expect(queries).toHaveLength(1));
  await act(async () => {});
  return queries.map((query) => Object.fromEntries(query));
}

it.each([
  ["/store?stid=1&number=A7&is_from_recommend=1", "1", "A7"],
  ["/store?stid=1", "0", null],
])(
  "for the page URL %s, sends the position, the dining type, the time and the URL's parameters with the request for the store (ST-01)",
  async (href, recommended, number) => {
    writeView({ dining_type: DINING_TYPE.pickup, ...reservationFields(START) });
    keepReservedAt(1);
    const queries = await open({ href });
    const { lat, lng } = makeStoredAddress();
    expect(queries).toEqual([
      {
        store_id: "1",
        dining_type: "0",
        is_from_recommend: recommended,
        lat: String(lat),
        lng: String(lng),
        reservation_start_time: String(START),
        ...(number && { number }),
      },
    ]);
  },
);

it.each([
  ["too far away", { in_delivery_range: 0, distance: 294.1 }, "294.1 公里"],
  [
    "resting and too far away",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 0, distance: 294.1 },
    "294.1 公里",
  ],
] as const)(
  "shows neither a delivery fee nor a delivery time for a store that is %s",
  async (_how, detail, text) => {
    await open({ delivery_fee: 3905, delivery_fee_txt: "外送費 NT$3,905", ...detail });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/3,905|分鐘/)).not.toBeInTheDocument();
  },
);

it("shows the delivery fee and no delivery time for a resting store", async () => {
  await open({ open_status: OPEN_STATUS.resting });
  expect(await screen.findByText("NT$35 起")).toBeVisible();
  expect(screen.queryByText(/分鐘/)).not.toBeInTheDocument();
});
