import { screen, waitFor } from "@testing-library/react";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { makeCartItem, makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE } from "../../setup/enter-checkout";

const event = {
  enable: 0,
  event_id: 1,
  use_points: 30,
  title: "點數免運",
  remark: "使用 30 點折抵外送費",
  hint: "",
} as const;
const discount = {
  enable: 0,
  title: "OPEN POINT 折抵",
  remark: "",
  hint: "",
  use_points: 155,
} as const;
const terms = {
  have_op: 120,
  op_exchange_on: 1,
  op_exchange_point_limit: 300,
  op_exchange_rate_str: "1點折抵1元",
  op_event_remark: "每筆訂單最多折抵300點",
  op_delivery_event: event,
  op_discount: discount,
} as const;

type More = Parameters<typeof enterCheckout>[0];

beforeEach(() => window.localStorage.clear());
const enter = (order: Partial<Order> = {}, more: More = {}) =>
  enterCheckout({ ...more, order: { ...terms, ...order } });
const input = () => screen.findByRole("textbox", { name: "使用點數" });
const discountBox = () => screen.getByRole("checkbox", { name: /^OPEN POINT 折抵/ });
const eventBox = () => screen.getByRole("checkbox", { name: /^點數免運/ });
const quoteWithPoints = (use_op: number) => ({
  data: makeQuote({
    ...terms,
    use_op,
    op_discount_price: use_op,
    pay_total: 155 - use_op,
    op_discount: { ...discount, enable: 1 },
  }),
});

it("shows the member's points, their value and the remark (CK-53)", async () => {
  await enter();
  expect(await input()).toBeEnabled();
  expect(screen.getByText("持有 120 點")).toBeVisible();
  expect(screen.getByText("1點折抵1元・每筆訂單最多折抵300點")).toBeVisible();
});

it("shows no section for points when no points are accepted (CK-53, CK-55)", async () => {
  await enter({ op_exchange_on: 0 });
  await screen.findByRole("button", { name: /^確認購買/ });
  expect(screen.queryByText("OPEN POINT")).not.toBeInTheDocument();
});

it("reduces the typed number to the allowed maximum, and requests one quote on Enter (CK-18, CK-57, CK-60)", async () => {
  const { user, calls } = await enter({}, { replies: { [QUOTE]: quoteWithPoints(120) } });
  await user.type(await input(), "5a00");
  expect(await input()).toHaveValue("120");
  expect(screen.getByText("可折 NT$120")).toBeVisible();
  expect(calls.countOf(QUOTE)).toBe(0);
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "確認購買 NT$35" });
  await user.tab();
  expect(calls.countOf(QUOTE)).toBe(1);
  expect(calls.bodyOf(QUOTE)).toMatchObject({ use_op: 120, use_op_checked: 1 });
});

it("requests a quote when the typing pauses, before the field is left", async () => {
  const { user, calls } = await enter({}, { replies: { [QUOTE]: quoteWithPoints(50) } });
  await user.type(await input(), "50");
  await screen.findByRole("button", { name: "確認購買 NT$105" }, { timeout: 3000 });
  expect(calls.countOf(QUOTE)).toBe(1);
});

it("when the server reduces the number of points, shows the reduced number without another request", async () => {
  const { user, calls } = await enter({}, { replies: { [QUOTE]: quoteWithPoints(70) } });
  await user.type(await input(), "100{Enter}");
  await waitFor(async () => expect(await input()).toHaveValue("70"));
  expect(calls.countOf(QUOTE)).toBe(1);
  expect(await screen.findByRole("button", { name: "確認購買 NT$85" })).toBeEnabled();
});

it("uses the allowed points when the box is checked, and no points when the box is unchecked (CK-56, CK-58)", async () => {
  const { user, calls } = await enter(
    { op_exchange_point_limit: 80 },
    { replies: { [QUOTE]: quoteWithPoints(80) } },
  );
  await input();
  await user.click(discountBox());
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ use_op: 80 }));
  await screen.findByRole("button", { name: "確認購買 NT$75" });
  calls.reply(QUOTE, { data: makeQuote(terms) });
  await user.click(discountBox());
  await screen.findByRole("button", { name: "確認購買 NT$155" });
  expect(calls.bodyOf(QUOTE)).toMatchObject({ use_op: 0, use_op_checked: 0 });
  expect(await input()).toHaveValue("");
});

it("sends the id of the points event, and reduces the points that are left for the discount (CK-54, CK-57, CK-80)", async () => {
  const on = makeQuote({
    ...terms,
    op_delivery_event: { ...event, enable: 1 },
    op_discount: { ...discount, enable: 1 },
    use_op: 90,
    delivery_discount: 35,
  });
  const { user, calls } = await enter(
    { use_op: 120, op_discount: { ...discount, enable: 1 } },
    { draft: { use_op: 120 }, replies: { [QUOTE]: { data: on } } },
  );
  await input();
  await user.click(eventBox());
  await waitFor(() => expect(eventBox()).toBeChecked());
  expect(calls.bodyOf(QUOTE)).toMatchObject({ op_event_id: 1, use_op_delivery: 1, use_op: 90 });
  await waitFor(async () => expect(await input()).toHaveValue("90"));
  calls.reply(ORDER, { code: CODE.refused, message: "x" });
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ op_delivery_event_id: 1 }));
});

it("on entry, checks the boxes whose `enable` is 1 in the quote (CK-54)", async () => {
  const on = {
    op_delivery_event: { ...event, enable: 1 },
    op_discount: { ...discount, enable: 1 },
    use_op: 50,
  } as const;
  const { calls } = await enter(on);
  expect(await input()).toHaveValue("50");
  expect(eventBox()).toBeChecked();
  expect(discountBox()).toBeChecked();
  expect(calls.bodyOf(QUOTE)).toMatchObject({ op_event_id: 1, use_op: 50 });
});

it("on entry, leaves the boxes whose `enable` is 0 unchecked, even if the draft has chosen them (CK-54)", async () => {
  await enter({}, { draft: { use_op: 50, op_event_id: 1 } });
  expect(await input()).toHaveValue("");
  expect(eventBox()).not.toBeChecked();
  expect(discountBox()).not.toBeChecked();
});

it("disables a box whose `enable` is -1 and shows the reason; without points, disables the field too (CK-54, CK-60)", async () => {
  await enter({
    have_op: 0,
    op_delivery_event: { ...event, enable: -1, hint: "點數不足 30 點" },
    op_discount: { ...discount, enable: -1, hint: "目前沒有可折抵的點數" },
  });
  expect(await input()).toBeDisabled();
  expect(eventBox()).toBeDisabled();
  expect(eventBox()).toHaveAccessibleName("點數免運 點數不足 30 點");
  expect(discountBox()).toBeDisabled();
});

it("shows no box for a points event in a pick-up", async () => {
  await enter(
    { dining_type: DINING_TYPE.pickup, op_delivery_event: { ...event, enable: -1, event_id: 0 } },
    { cart: { dining_type: DINING_TYPE.pickup } },
  );
  await input();
  expect(screen.queryByRole("checkbox", { name: /^點數免運/ })).not.toBeInTheDocument();
});

it("sends no points of the draft with a business reservation (CK-55)", async () => {
  const { calls } = await enter(
    { op_exchange_on: 0, dining_type: DINING_TYPE.businessReservation },
    {
      cart: { dining_type: DINING_TYPE.businessReservation, items: [makeCartItem()] },
      draft: { use_op: 50, op_event_id: 1 },
    },
  );
  await screen.findByRole("button", { name: /^確認購買/ });
  expect(calls.bodyOf("/api/checkout/open")).toMatchObject({
    order: { use_op: 0, use_op_delivery: 0, op_event_id: null },
  });
});
