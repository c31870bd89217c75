import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderHistory } from "@/components/orders/order-history";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { makeOrderDetail, PLACED } from "../../factories/order-details";
import { renderWithMessages } from "../../setup/render-with-messages";

const report = (event: string, seconds: number, amount: number | null = null) => ({
  event,
  create_time: PLACED + seconds,
  amount,
});
const HISTORY = [
  report("ordered", 0),
  report("paid", 5),
  report("store-accepts", 65),
  report("leaves", 600),
  report("drone-landed", 700),
  report("arrives", 900),
  report("help-asked", 1000, 130),
  report("help-refunded", 1010, 130),
];

function show(values: Partial<OrderDetail> = {}) {
  renderWithMessages(<OrderHistory order={makeOrderDetail({ history: HISTORY, ...values })} />);
}
const entries = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("shows each known event with its time in seconds, and leaves out an unknown event (OR-25)", () => {
  show();
  expect(entries()).toEqual([
    "訂單送出2026/11/21 12:00:00",
    "付款完成2026/11/21 12:00:05",
    "店家接單2026/11/21 12:01:05",
    "餐點出發2026/11/21 12:10:00",
    "送達2026/11/21 12:15:00",
    "您回報了問題 NT$1302026/11/21 12:16:40",
    "付款業者完成退款 NT$1302026/11/21 12:16:50",
  ]);
});

it("shows what the store and the courier have reported (OR-25, OR-29)", () => {
  show({
    history: [report("ready", 500), report("courier-arrived", 800), report("courier-called", 860)],
  });
  expect(entries()).toEqual([
    "餐點已備妥2026/11/21 12:08:20",
    "外送夥伴抵達，開始等候2026/11/21 12:13:20",
    "外送夥伴曾聯絡您2026/11/21 12:14:20",
  ]);
});

it("shows a photo of the delivery with a link to the whole photo (OR-31)", () => {
  const photo = "/api/help-photos/abc.webp";
  show({ history: [{ ...report("delivery-photo", 900), photo }] });
  expect(entries()).toEqual(["送達照片2026/11/21 12:15:00"]);
  const picture = screen.getByAltText("外送夥伴拍的送達照片");
  expect(picture).toHaveAttribute("src", photo);
  expect(screen.getByRole("link")).toHaveAttribute("href", photo);
});

it.each([
  ["a pick-up", { track: "pickup" as const }, "取餐2026/11/21 12:10:00"],
  ["a courier order", { dining_type: DINING_TYPE.courier }, "取件，送往收件人2026/11/21 12:10:00"],
])('has a text of its own for the event "leaves" of %s', (_what, values, text) => {
  show(values);
  expect(entries()).toContain(text);
});

it("prints the page, and saves the history as a text file", async () => {
  const user = userEvent.setup();
  const print = jest.fn();
  window.print = print;
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = jest.fn();
  const named: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    named.push(this.download);
  });
  show();
  await user.click(screen.getByRole("button", { name: "列印或存成 PDF" }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "存成文字檔" }));
  expect(named).toEqual(["訂單紀錄-F26112100000007.txt"]);
  const text = await textOf(saved[0] ?? new Blob());
  expect(text).toContain("訂單編號：F26112100000007\r\n");
  expect(text).toContain("2026/11/21 12:15:00 送達\r\n");
});

/** Returns the text of a blob. jsdom has no Blob.text. */
function textOf(blob: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
}

it("shows nothing when the history is empty", () => {
  show({ history: [] });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
