import { screen, waitFor, within } from "@testing-library/react";
import { NO_STORE_COUPON, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE } from "../../setup/enter-checkout";

const none = { is_show: 0, is_selected: 0, coupon_type: -1, name: "", cut_money: 0 } as const;
const global_coupon = {
  is_show: 1,
  is_selected: 1,
  coupon_type: 1,
  name: "滿300折30",
  cut_money: 30,
} as const;
const store_coupon = {
  is_show: 1,
  is_selected: 0,
  coupon_type: 3,
  name: "店慶折20",
  cut_money: 20,
} as const;
const offers = { global_coupon, brand_coupon: none, store_coupon };
const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};

beforeEach(() => window.localStorage.clear());

const group = () => within(screen.getByRole("group", { name: "店家優惠" }));

it("shows the store coupons with name and discount, and selects the store coupon that the server has chosen (CK-44)", async () => {
  await enterCheckout({ order: offers });
  const labels = group()
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => radio.labels?.[0]?.textContent);
  expect(labels).toEqual(["滿300折30-NT$30", "店慶折20-NT$20", "不使用優惠"]);
  expect(group().getByRole("radio", { name: /滿300折30/ })).toBeChecked();
});

it("shows no section for a store without store coupons", async () => {
  await enterCheckout();
  expect(screen.queryByText("店家優惠")).not.toBeInTheDocument();
});

it("requests a quote with the type of the chosen store coupon, and selects this coupon before the answer arrives (CK-16, CK-45)", async () => {
  const { calls, user } = await enterCheckout({
    order: offers,
    replies: { [QUOTE]: () => new Promise(() => {}) },
  });
  await user.click(group().getByRole("radio", { name: /店慶折20/ }));
  expect(calls.bodyOf(QUOTE)).toMatchObject({ selected_store_coupon_type: 3 });
  expect(group().getByRole("radio", { name: /店慶折20/ })).toBeChecked();
});

it("selects the store coupon that the server has applied if the customer has chosen another one", async () => {
  const { user } = await enterCheckout({
    order: offers,
    replies: { [QUOTE]: { data: makeQuote(offers) } },
  });
  await user.click(group().getByRole("radio", { name: /店慶折20/ }));
  await waitFor(() => expect(group().getByRole("radio", { name: /滿300折30/ })).toBeChecked());
});

it("sends -1 in the pre-order and the order when the customer chooses no store coupon (CK-45)", async () => {
  const without = makeQuote({ ...offers, global_coupon: { ...global_coupon, is_selected: 0 } });
  const { calls, user } = await enterCheckout({
    order: offers,
    replies: { [QUOTE]: { data: without }, [ORDER]: { data: placed } },
  });
  await user.click(group().getByRole("radio", { name: "不使用優惠" }));
  await waitFor(() =>
    expect(calls.bodyOf(QUOTE)).toMatchObject({ selected_store_coupon_type: NO_STORE_COUPON }),
  );
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() =>
    expect(calls.bodyOf(ORDER)).toMatchObject({ selected_store_coupon_type: NO_STORE_COUPON }),
  );
});
