/** @jest-environment jsdom */

import { addItem, changeQuantity, updateLine } from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeItem, makeOrder } from "../../factories/cart-lines";
import { makeSessionMember } from "../../factories/session-members";
import { flushTasks } from "../../setup/flush-tasks";
import { serveCalls } from "../../setup/serve-calls";

const BASKET = "/api/v3/InsightApi/basket";
type Sent = { event: string; items: { id: number; quantity: number }[]; phone: string };

beforeEach(async () => {
  serveCalls({});
  window.localStorage.clear();
  clearCart();
  await flushTasks();
});

const add = (values = {}) => changeCart((cart) => addItem(cart, makeOrder(), makeItem(values)));
const keyOf = (at = 0) => currentCart().items[at]?.pdkey ?? "";

function recordEvents() {
  const sent: Sent[] = [];
  const calls = serveCalls({
    [BASKET]: () => {
      sent.push(calls.bodyOf(BASKET) as Sent);
      return { data: null };
    },
  });
  return sent;
}

it("a cart event reports each added, changed or removed line with its id and quantity (CA-47)", async () => {
  const sent = recordEvents();
  add();
  await flushTasks();
  changeCart((cart) => changeQuantity(cart, keyOf(), 3));
  await flushTasks();
  changeCart((cart) => updateLine(cart, keyOf(), makeItem({ remark: "不要蔥", quantity: 3 })));
  await flushTasks();
  changeCart((cart) => changeQuantity(cart, keyOf(), 0));
  await flushTasks();
  const phone = "";
  expect(sent).toEqual([
    { event: "add", items: [{ id: 7, quantity: 1 }], phone },
    { event: "modify", items: [{ id: 7, quantity: 3 }], phone },
    { event: "update", items: [{ id: 7, quantity: 3 }], phone },
    { event: "remove", items: [{ id: 7, quantity: 3 }], phone },
  ]);
});

it("a cart event contains a member's phone number in the +886 format (AP-15)", async () => {
  writeStored("member", makeSessionMember({ phone: "0912345678" }));
  const sent = recordEvents();
  add();
  await flushTasks();
  expect(sent[0]?.phone).toBe("+886912345678");
});

it("no cart event is sent if no line changes", async () => {
  add();
  await flushTasks();
  const sent = recordEvents();
  changeCart((cart) => ({ ...cart, minimum_charge: 300 }));
  await flushTasks();
  expect(sent).toEqual([]);
});

it.each([
  ["is refused", { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" }],
  ["is lost on the network", "lost" as const],
])("a cart event that %s does not change the cart", async (_how, reply) => {
  serveCalls({ [BASKET]: reply });
  add();
  add({ id: 8 });
  await flushTasks();
  expect(currentCart().total_quantity).toBe(2);
});

it("a cart event that fails with HTTP 500 does not open the error page", async () => {
  serveCalls({});
  globalThis.fetch = async () =>
    ({
      status: 500,
      headers: new Headers(),
      json: async () => ({ code: CODE.refused, message: "", data: null }),
    }) as Response;
  const before = window.location.href;
  add();
  await flushTasks();
  expect(window.location.href).toBe(before);
  expect(currentCart().total_quantity).toBe(1);
});
