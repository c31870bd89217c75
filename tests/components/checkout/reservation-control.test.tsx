import { screen } from "@testing-library/react";
import { ReservationControl } from "@/components/checkout/reservation-control";
import { useVisit } from "@/lib/client/use-visit";
import { readView, writeView } from "@/lib/client/view-state";
import { DINING_TYPE, type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeStoredAddress } from "../../factories/checkout-shapes";
import { makeShownStore, makeStoreDetail } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
});

function Control({ store }: { store: Store }) {
  const visit = useVisit(makeShownStore(store));
  const ignore = () => undefined;
  return <ReservationControl visit={visit} isChoosing={false} onChoosing={ignore} />;
}

function open(values: Partial<Store>, dining_type: DiningType = DINING_TYPE.delivery) {
  writeView({ ...readView(), dining_type });
  const store = makeStoreDetail(values);
  serveCalls({ "/api/StoreApi/storeDetail": { data: store } });
  renderWithMessages(<Control store={store} />);
}

it.each<[DiningType, Partial<Store>]>([
  [DINING_TYPE.delivery, { in_delivery_range: 0 }],
  [DINING_TYPE.pickup, { take_service_range: 0 }],
])(
  "offers no time for dining type %i with %j, because the address is out of range (ST-40)",
  async (dining_type, store) => {
    open(store, dining_type);
    expect(await screen.findByText("這個地址不在服務範圍")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByText("立即")).not.toBeInTheDocument();
  },
);

it.each([
  [{ reservation: 1 }, "可預約 · 明天 11:00 開"],
  [{ reservation: 0 }, "休息中 · 明天 11:00 開"],
] as const)(
  "shows the time at which a resting store with %j opens (HM-27)",
  async (store, text) => {
    open({ ...store, open_status: OPEN_STATUS.resting, hours_txt: "明天 11:00 開" });
    expect(await screen.findByText(text)).toBeVisible();
  },
);
