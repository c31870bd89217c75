import { screen, waitFor } from "@testing-library/react";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, QUOTE } from "../../setup/enter-checkout";
import { holdAnswers } from "../../setup/serve-calls";

const delivery = { data: makeQuote() };
const pickup = {
  data: makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 }),
};
const title = "點數免運";
const event = { enable: 0, event_id: 1, use_points: 30, title, remark: "", hint: "" } as const;
const points = { have_op: 120, op_exchange_on: 1, op_delivery_event: event } as const;

beforeEach(() => window.localStorage.clear());

const confirm = (total: string) => screen.findByRole("button", { name: `確認購買 ${total}` });
const radio = (name: string | RegExp) => screen.getByRole("radio", { name });

async function enterSlowly(order: Parameters<typeof makeQuote>[0] = {}) {
  const slow = holdAnswers();
  const entered = await enterCheckout({ order, replies: { [QUOTE]: slow.reply } });
  return { ...entered, answer: slow.answer };
}

it("keeps the total when the dining type is changed and changed back before the first answer (CK-16)", async () => {
  const { answer, calls, user } = await enterSlowly();
  await user.click(radio("外帶"));
  await user.click(radio("外送"));
  await waitFor(() => expect(calls.countOf(QUOTE)).toBe(2));
  expect(calls.bodyOf(QUOTE)).toMatchObject({ dining_type: DINING_TYPE.delivery });
  expect(await confirm("NT$155")).toBeDisabled();
  answer(2, delivery);
  expect(await confirm("NT$155")).toBeEnabled();
  expect(screen.getByText("外送費")).toBeVisible();
});

it("uses no points when the box of a points event is checked and unchecked before the first answer (CK-18)", async () => {
  const { answer, calls, user } = await enterSlowly(points);
  const box = screen.getByRole("checkbox", { name: /^點數免運/ });
  await user.click(box);
  await user.click(box);
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ op_event_id: null }));
  answer(2, { data: makeQuote(points) });
  expect(await confirm("NT$155")).toBeEnabled();
  expect(box).not.toBeChecked();
});

it("ignores a late answer to an older request (CK-19)", async () => {
  const { answer, user } = await enterSlowly();
  await user.click(radio("外帶"));
  await user.click(radio(/現金/));
  answer(2, pickup);
  expect(await confirm("NT$120")).toBeEnabled();
  answer(1, { data: makeQuote({ pay_total: 999 }) });
  const overtaken = screen.findByRole("button", { name: /NT\$999/ }, { timeout: 100 });
  await expect(overtaken).rejects.toThrow();
});

it("sends no second request with the same content while the first request is under way", async () => {
  const { answer, calls, user } = await enterSlowly();
  await user.type(screen.getByLabelText("聯絡人姓名"), "二");
  await user.tab();
  await user.click(screen.getByLabelText("聯絡人姓名"));
  await user.tab();
  expect(calls.countOf(QUOTE)).toBe(1);
  answer(1, delivery);
  expect(await confirm("NT$155")).toBeEnabled();
});
