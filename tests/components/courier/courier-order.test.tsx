import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { writeCookie } from "@/lib/client/cookies";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeStoreOfOrder } from "@/tests/factories/checkout-shapes";
import {
  makeCourierOrder,
  makeCourierOrderDraft,
  makeCourierOrderQuote,
  makeExpressStatus,
} from "@/tests/factories/courier-order-shapes";
import {
  clearBrowserData,
  enterCourierOrder,
  FEE,
  findConfirmButton,
  ORDER,
  QUOTE,
} from "@/tests/setup/enter-courier-order";
import { holdAnswers } from "@/tests/setup/serve-calls";

beforeEach(clearBrowserData);

const placed = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.awaitingPayment,
  payment_url_web: "https://pay.example/7",
};

it("requests the fee and then a quote when both addresses are known (EX-05 to EX-08)", async () => {
  const { calls } = enterCourierOrder();
  expect(await findConfirmButton()).toBeEnabled();
  expect(calls.queryOf(FEE)).toMatchObject({ pickup_lat: "25.03361", pickup_area_name: "信義區" });
  expect(calls.headerOf(QUOTE, "x-courier")).toBe("1");
  expect(calls.bodyOf(QUOTE)).toMatchObject({
    dining_type: DINING_TYPE.courier,
    pay_type: PAY_TYPE.linePay,
    quantity: 1,
  });
  expect(screen.getByText("5.6 公里")).toBeVisible();
  expect(screen.getByRole("radio", { name: /LINE Pay/ })).toBeChecked();
  expect(screen.queryByText("餐點小計")).not.toBeInTheDocument();
});

it.each([
  [{ code: CODE.outOfRange, message: "超出快遞服務範圍（15 公里）" }],
  [{ data: { delivery_fee: 0, distance: 31, in_range: 0 } }],
])(
  "shows at the destination and in the summary that the stops are too far apart, and no button to order (case %#)",
  async (reply) => {
    const { calls } = enterCourierOrder({ replies: { [FEE]: reply } });
    expect(await screen.findAllByText("超出快遞服務範圍（15 公里）")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /確認購買/ })).not.toBeInTheDocument();
    expect(calls.countOf(QUOTE)).toBe(0);
  },
);

it("requests a quote with a changed name when its field is left, and does not request the fee again", async () => {
  const { calls, user } = enterCourierOrder();
  await findConfirmButton();
  await user.type(screen.getByLabelText("收件人姓名"), "二");
  await user.tab();
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ contact_name: "陳大文二" }));
  expect(calls.countOf(FEE)).toBe(1);
});

it("requests a quote when the number of parcels changes", async () => {
  const { calls, user } = enterCourierOrder();
  await findConfirmButton();
  await user.selectOptions(screen.getByLabelText("件數"), "3");
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ quantity: 3 }));
});

it.each([
  ["changed", "another-session1"],
  ["ended", ""],
])("sends no order after another tab has %s the courier session (EX-02)", async (_how, mark) => {
  const { calls, user } = enterCourierOrder();
  const button = await findConfirmButton();
  writeCookie("courier", mark, mark ? 60 : 0);
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(calls.countOf(ORDER)).toBe(0);
});

it("stores no form after another tab has ended the courier session", async () => {
  enterCourierOrder();
  await findConfirmButton();
  writeCookie("courier", "", 0);
  window.localStorage.removeItem("lastCourierOrder");
  fireEvent(window, new Event("pagehide"));
  expect(window.localStorage.getItem("lastCourierOrder")).toBeNull();
});

it("shows a message for an invalid value, focuses its field and sends nothing", async () => {
  const { pickup } = makeCourierOrderDraft();
  const { calls, user } = enterCourierOrder({
    draft: { pickup: { ...pickup, contact_phone: "02" } },
  });
  await user.click(await findConfirmButton());
  expect(await screen.findByRole("dialog")).toHaveTextContent("請確認您的手機號碼格式");
  await user.click(screen.getByRole("button", { name: "知道了" }));
  expect(screen.getAllByLabelText("手機號碼")[0]).toHaveFocus();
  expect(calls.countOf(ORDER)).toBe(0);
});

it("says in the summary of the faults whether an invalid value belongs to the pick-up or to the destination (CK-132)", async () => {
  const { pickup, destination } = makeCourierOrderDraft();
  const { user } = enterCourierOrder({
    draft: {
      pickup: { ...pickup, contact_phone: "02" },
      destination: { ...destination, contact_name: "" },
    },
  });
  await user.click(await findConfirmButton());
  expect(await screen.findByRole("dialog")).toHaveTextContent("請確認您的手機號碼格式");
  await user.click(screen.getByRole("button", { name: "知道了" }));
  const summary = screen.getByRole("region", { name: "有 2 個地方要補齊" });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent("從哪裡取件：請確認您的手機號碼格式");
  await user.click(screen.getByRole("button", { name: "送到哪裡：請填寫聯絡人姓名" }));
  expect(screen.getByLabelText("收件人姓名")).toHaveFocus();
});

it("opens the payment page, and stores the form for a return", async () => {
  const { calls, go, user } = enterCourierOrder({ replies: { [ORDER]: { data: placed } } });
  await user.click(await findConfirmButton());
  await waitFor(() => expect(go).toHaveBeenCalledWith(placed.payment_url_web, "new"));
  expect(calls.bodyOf(ORDER)).toMatchObject({
    dining_type: DINING_TYPE.courier,
    quote_id: "q1",
    pay_type: PAY_TYPE.linePay,
  });
  expect(calls.headerOf(ORDER, "x-courier")).toBe("1");
  expect(calls.headerOf(ORDER, "idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(window.localStorage.getItem("lastCourierOrder") ?? "{}")).toMatchObject({
    order_id: 7,
    unanswered: null,
  });
});

it("adds the dining type of a courier order to the URL of the icash Pay page (PY-08)", async () => {
  const icash = {
    ...placed,
    pay_type: PAY_TYPE.icashPay,
    payment_url_web: "https://www.icashpay.com.tw/x",
  };
  const { go, user } = enterCourierOrder({ replies: { [ORDER]: { data: icash } } });
  await user.click(await findConfirmButton());
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(go.mock.calls[0]?.[0]).toMatch(/^\/third\/icashpaypaypage\?id=7&qc=.+&dining_type=5$/);
});

it("asks about a changed amount before it sends the order again", async () => {
  const { calls, go, user } = enterCourierOrder({
    replies: { [ORDER]: { code: CODE.quoteChanged, message: "" } },
  });
  const button = await findConfirmButton();
  const dearer = makeCourierOrderQuote({ delivery_fee: 130, pay_total: 130, quote_id: "q2" });
  calls.reply(QUOTE, { data: dearer });
  await user.click(button);
  const dialog = await screen.findByRole("dialog", { name: "金額有變動" });
  expect(dialog).toHaveTextContent("由 NT$115 變為 NT$130");
  calls.reply(ORDER, { data: placed });
  await user.click(within(dialog).getByRole("button", { name: "確認購買 NT$130" }));
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(calls.bodyOf(ORDER)).toMatchObject({ quote_id: "q2" });
});

it("asks for another pay type when the chosen pay type is no longer offered (CK-31)", async () => {
  const offering = (delivery_payment_method: string) => ({
    data: makeCourierOrderQuote({ store: makeStoreOfOrder({ delivery_payment_method }) }),
  });
  const { calls, user } = enterCourierOrder({
    draft: { pay_type: PAY_TYPE.cash },
    replies: { [QUOTE]: offering("2,5") },
  });
  const button = await findConfirmButton();
  expect(screen.getByRole("radio", { name: /^現金/ })).toBeChecked();
  calls.reply(QUOTE, offering("5"));
  await user.type(screen.getByLabelText("收件人姓名"), "二");
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "還差一步" });
  expect(dialog).toHaveTextContent("請選擇結帳方式");
  expect(screen.getByRole("radio", { name: /^LINE Pay/ })).not.toBeChecked();
  expect(calls.countOf(ORDER)).toBe(0);
});

it("sends the order once more if its quote is refused but the amounts are unchanged, and offers a new quote after a second refusal", async () => {
  const { calls, user } = enterCourierOrder({
    replies: { [ORDER]: { code: CODE.quoteChanged, message: "" } },
  });
  await user.click(await findConfirmButton());
  expect(await screen.findByRole("button", { name: "系統忙碌中，請稍後再試" })).toBeDisabled();
  expect(calls.countOf(ORDER)).toBe(2);
  expect(screen.getByRole("button", { name: "重新計算金額" })).toBeEnabled();
});

it("sends the same idempotency key again after a lost answer (RU-21)", async () => {
  const { calls, user } = enterCourierOrder({ replies: { [ORDER]: "lost" } });
  await user.click(await findConfirmButton());
  expect(await screen.findByRole("dialog")).toHaveTextContent("還不確定訂單是否送出");
  const key = calls.headerOf(ORDER, "idempotency-key");
  await user.click(screen.getByRole("button", { name: "知道了" }));
  await user.click(await findConfirmButton());
  await waitFor(() => expect(calls.countOf(ORDER)).toBe(2));
  expect(calls.headerOf(ORDER, "idempotency-key")).toBe(key);
});

it("shows the server's refusal on the button", async () => {
  const refusal = { code: CODE.refused, message: "這個連線已有進行中的快遞訂單" };
  const { user } = enterCourierOrder({ replies: { [ORDER]: refusal } });
  await user.click(await findConfirmButton());
  expect(await screen.findByRole("button", { name: refusal.message })).toBeDisabled();
});

it("closes the form when the courier session has ended, and keeps the entered values (EX-02)", async () => {
  const gone = { code: CODE.refused, message: "連線已失效", reason: REASON.courierSessionEnded };
  const { user } = enterCourierOrder({ replies: { [ORDER]: gone } });
  await user.click(await findConfirmButton());
  expect(await screen.findByText(gone.message)).toBeVisible();
  expect(screen.getByText("填過的內容留在這台裝置，重新進入後還在。")).toBeVisible();
});

it("shows the restored form and a message after a cancelled payment (PY-08)", async () => {
  const waiting = makeExpressStatus(
    makeCourierOrder({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
      events: [],
    }),
  );
  enterCourierOrder({
    href: "/expressDelivery?payment=cancelled",
    status: waiting,
    strict: true,
    order_id: 7,
  });
  expect(await findConfirmButton()).toBeEnabled();
  expect(screen.getByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  expect(window.location.search).toBe("");
});

it("shows the form again on 重新付款 for an order that waits for its payment", async () => {
  const waiting = makeExpressStatus(
    makeCourierOrder({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
      events: [],
    }),
  );
  const { user } = enterCourierOrder({ status: waiting, order_id: 7 });
  expect(await screen.findByRole("heading", { name: "等待付款" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "重新付款" }));
  expect(await findConfirmButton()).toBeEnabled();
});

describe("photos of the parcel (EX-09)", () => {
  const UPLOAD = "/api/v3/UserApi/uploadImage";
  const photo = (name = "a.jpg", type = "image/jpeg") => new File(["x"], name, { type });
  const choose = (files: File[]) =>
    fireEvent.change(screen.getByLabelText("加照片"), { target: { files } });

  it("are uploaded at once in the courier session, and are shown", async () => {
    const held = holdAnswers();
    const { calls } = enterCourierOrder({ replies: { [UPLOAD]: held.reply } });
    await findConfirmButton();
    choose([photo()]);
    expect(await screen.findByText("照片上傳中")).toBeInTheDocument();
    held.answer(1, { data: { url: "/api/express/images/p.webp" } });
    expect(await screen.findByAltText("物品照片 1")).toHaveAttribute(
      "src",
      "/api/express/images/p.webp",
    );
    expect(calls.headerOf(UPLOAD, "x-courier")).toBe("1");
  });

  it("are named in a message when the upload has failed, and are uploaded on 再傳一次", async () => {
    const { calls, user } = enterCourierOrder({ replies: { [UPLOAD]: "lost" } });
    await findConfirmButton();
    choose([photo()]);
    expect(await screen.findByText(/^a\.jpg 沒有上傳：網路連線異常/)).toBeVisible();
    calls.reply(UPLOAD, { data: { url: "/api/express/images/p.webp" } });
    await user.click(screen.getByRole("button", { name: "再傳一次" }));
    expect(await screen.findByAltText("物品照片 1")).toBeVisible();
    expect(screen.queryByText(/沒有上傳/)).not.toBeInTheDocument();
  });

  it("are not uploaded if their file format is not JPG, PNG or WebP", async () => {
    const { calls } = enterCourierOrder();
    await findConfirmButton();
    choose([photo("a.heic", "image/heic")]);
    expect(await screen.findByText(/請選擇 JPG、PNG 或 WebP 照片/)).toBeVisible();
    expect(calls.countOf(UPLOAD)).toBe(0);
  });
});
