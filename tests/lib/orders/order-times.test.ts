import { cancelCountdown, orderArrival } from "@/lib/orders/order-times";

const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`) / 1000;
const noon = at("21T12:00");

it.each([
  ["21T12:25", "21T12:35", "12:25–12:35"],
  ["21T12:15", "21T12:15", "12:15"],
  ["22T12:00", "22T12:30", "11/22 週日 12:00–12:30"],
])("the expected arrival from %s to %s is shown as %s", (from, to, time) => {
  const arrival = orderArrival({ eta_time: at(from), eta_end_time: at(to) }, noon, "zh-TW");
  expect(arrival).toEqual({ state: "expected", time });
});

it("an order is late only after the end of its arrival window", () => {
  const promised = { eta_time: at("21T12:25"), eta_end_time: at("21T12:35") };
  expect(orderArrival(promised, at("21T12:35"), "zh-TW")?.state).toBe("expected");
  expect(orderArrival(promised, at("21T12:36"), "zh-TW")?.state).toBe("late");
});

it("orderArrival returns null after a courier has arrived at the door (OR-30)", () => {
  const promised = { eta_time: at("21T12:25"), eta_end_time: at("21T12:35") };
  const history = [{ event: "courier-arrived", create_time: noon, amount: null }];
  expect(orderArrival({ ...promised, history }, noon, "zh-TW")).toBeNull();
});

it("orderArrival returns null without a promised time", () => {
  expect(orderArrival({ eta_time: null, eta_end_time: null }, noon, "zh-TW")).toBeNull();
});

it.each([
  [300, 0, "5:00"],
  [300, 1, "4:59"],
  [300, 240, "1:00"],
  [300, 291, "0:09"],
  [300, 300, "0:00"],
  [300, 301, null],
  [null, 0, null],
])("for a cancel countdown that ends at %p, the text at the time %p is %p", (until, now, shown) => {
  expect(cancelCountdown(until, now)).toBe(shown);
});
