import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodBarcodeButton } from "@/components/orders/cod-barcode-button";
import { CODE } from "@/lib/contracts/codes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const BARCODE = "/api/v3/OrderApi/orderCodBarcode";
const expire_time = Date.parse("2026-11-22T12:00:00+08:00") / 1000;

async function press(reply: Replies[string]) {
  const calls = serveCalls({ [BARCODE]: reply });
  renderWithMessages(<CodBarcodeButton order={{ id: 7, store_name: "鼎泰小館" }} />);
  const user = userEvent.setup();
  expect(calls.countOf(BARCODE)).toBe(0);
  await user.click(screen.getByRole("button", { name: /付款條碼/ }));
  return { calls, user, dialog: within(await screen.findByRole("dialog")) };
}

it("requests the barcode when the dialog opens, and shows the barcode with its amount and the time when it expires (OR-05)", async () => {
  const data = { barcode: "992288270211001101", amount: 1234, expire_time };
  const { dialog } = await press({ data });
  expect(await dialog.findByText("NT$1,234")).toBeVisible();
  expect(dialog.getByRole("img", { name: "付款條碼" })).toBeVisible();
  expect(dialog.getByText("9922 8827 0211 0011 01")).toBeVisible();
  expect(dialog.getByText("2026/11/22 12:00 前有效")).toBeVisible();
});

it("shows the server's message when the server refuses, and requests the barcode again on 再試一次 (ER-06)", async () => {
  const { calls, user, dialog } = await press({
    code: CODE.refused,
    message: "此訂單沒有可使用的付款條碼",
  });
  expect(await dialog.findByText("此訂單沒有可使用的付款條碼")).toBeVisible();
  calls.reply(BARCODE, { data: { barcode: "9900", amount: 5, expire_time } });
  await user.click(dialog.getByRole("button", { name: "再試一次" }));
  expect(await dialog.findByText("NT$5")).toBeVisible();
});

it("shows 再試一次 instead of an empty barcode", async () => {
  const { dialog } = await press({ data: { barcode: "", amount: 0, expire_time: 0 } });
  expect(await dialog.findByRole("button", { name: "再試一次" })).toBeVisible();
  expect(dialog.queryByText("NT$0")).not.toBeInTheDocument();
});
