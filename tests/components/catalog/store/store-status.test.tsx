import { screen } from "@testing-library/react";
import { reservationFields } from "@/lib/cart/reservation-fields";
import { keepReservedAt } from "@/lib/client/use-order-view";
import { readView, writeView } from "@/lib/client/view-state";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { initialView } from "@/lib/view/initial-view";
import { openStore } from "../../../setup/open-store";

const dining_type = DINING_TYPE.businessReservation;

beforeEach(() => {
  window.localStorage.setItem(
    "member",
    JSON.stringify({ displayName: "二", mid: "2", addressList: [], business_id: 1001 }),
  );
});

function open(open_status: 0 | 1 | 2) {
  const shown = { has_business_reservation: 1, open_status } as const;
  const replies = { "/api/getServerTime": "lost" } as const;
  return openStore({ shown, replies, dining_type });
}

it.each([
  [OPEN_STATUS.resting, "休息中"],
  [OPEN_STATUS.busy, "餐廳忙碌中，請耐心等候"],
])(
  "at a store with open_status %i, a business reservation without a time shows %s, and products can be added (ST-16, ST-17)",
  async (open_status, text) => {
    writeView({ ...initialView(), dining_type });
    const { user } = await open(open_status);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole("link", { name: /^牛肉麵/ }));
    expect(await screen.findByRole("button", { name: /^放入購物車/ })).toBeEnabled();
  },
);

it("at an open store, a business reservation without a time shows no label (ST-18)", async () => {
  writeView({ ...initialView(), dining_type });
  await open(OPEN_STATUS.open);
  expect(screen.queryByText(/休息中|忙碌中/)).not.toBeInTheDocument();
});

it("at a busy store, a business reservation for a chosen time shows no label (ST-17)", async () => {
  writeView({ dining_type, ...reservationFields(4_000_000_000) });
  keepReservedAt(1);
  await open(OPEN_STATUS.busy);
  expect(readView().is_reservation).toBe(1);
  expect(screen.queryByText(/忙碌中/)).not.toBeInTheDocument();
});
