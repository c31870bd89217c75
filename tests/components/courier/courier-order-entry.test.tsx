import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { takeReturn } from "@/lib/client/leave-for-login";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { resultCookie, resultText } from "@/lib/payments/payment-result";
import {
  COURIER_MARK,
  makeCourierOrder,
  makeCourierOrderQuote,
  makeExpressStatus,
} from "@/tests/factories/courier-order-shapes";
import {
  CARDS,
  clearBrowserData,
  enterCourierOrder,
  FEE,
  findConfirmButton,
  ORDER,
  QUOTE,
  STATUS,
} from "@/tests/setup/enter-courier-order";

beforeEach(clearBrowserData);

const setAddress = { name: /^(取件|送達)地址，\s?輸入地址$/ };

const SESSION_ENDED = {
  code: CODE.refused,
  message: "連線已失效，請重新進入",
  reason: REASON.courierSessionEnded,
};

it("requests the status and the cards with the header x-courier and without a session id (EX-01, EX-03, EX-08)", async () => {
  const { calls } = enterCourierOrder({ draft: null });
  expect(await screen.findAllByRole("button", setAddress)).toHaveLength(2);
  for (const call of [STATUS, CARDS]) {
    expect(calls.headerOf(call, "x-courier")).toBe("1");
    expect(calls.queryOf(call)).toEqual({});
  }
});

it("lets the browser fill in the two contacts separately (AX-06)", async () => {
  enterCourierOrder({ draft: null });
  const phones = await screen.findAllByLabelText("手機號碼");
  expect(phones.map((phone) => phone.getAttribute("autocomplete"))).toEqual([
    "section-pickup-contact tel-national",
    "section-destination-contact tel-national",
  ]);
});

it("shows a message and no form, and sends no request, when there is no courier session (EX-02)", async () => {
  const { calls } = enterCourierOrder({ mark: "" });
  expect(await screen.findByText(SESSION_ENDED.message)).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(calls.paths()).toEqual([]);
});

describe("the first visit without a courier session (EX-13)", () => {
  const START = "/api/v3/ExpressApi/openSession";

  it("explains the service, its price and its limits, and says 連線已失效，請重新進入", async () => {
    enterCourierOrder({ mark: "", draft: null });
    expect(await screen.findByRole("heading", { name: /現在就送到$/ })).toBeVisible();
    expect(screen.getByText(/^NT\$70 起/)).toBeVisible();
    expect(screen.getByText(/^一趟最多 5 件/)).toBeVisible();
    expect(screen.getByText(/^現金、有價證券/)).toBeVisible();
    expect(screen.getByText(SESSION_ENDED.message)).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("starts a courier session for a member with one press", async () => {
    const member = { displayName: "二", mid: "2", addressList: [], isLogin: true };
    window.localStorage.setItem("member", JSON.stringify(member));
    const { calls, go, user } = enterCourierOrder({
      mark: "",
      draft: null,
      replies: { [START]: { data: { session_id: "" } } },
    });
    await user.click(await screen.findByRole("button", { name: "開始叫快遞" }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/expressDelivery"));
    expect(calls.countOf(START)).toBe(1);
  });

  it("opens the login for a visitor, and stores the courier page as the return-to path", async () => {
    const { go, user } = enterCourierOrder({ mark: "", draft: null });
    await user.click(await screen.findByRole("button", { name: "登入後叫快遞" }));
    expect(go).toHaveBeenCalledWith("/login");
    expect(takeReturn()).toBe("/expressDelivery");
  });
});

it("shows once that the session of an opened link has ended, and keeps the courier session of this browser (EX-02)", async () => {
  const { calls } = enterCourierOrder({ href: "/expressDelivery?session=ended", draft: null });
  expect(await screen.findByText(SESSION_ENDED.message)).toBeVisible();
  expect(window.location.search).toBe("");
  expect(readCookie("courier")).toBe(COURIER_MARK);
  expect(calls.paths()).toEqual([]);
});

it("shows the server's message when the server refuses the courier session, and removes the courier session from this browser (EX-02)", async () => {
  enterCourierOrder({ replies: { [STATUS]: SESSION_ENDED } });
  expect(await screen.findByText(SESSION_ENDED.message)).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(readCookie("courier")).toBeUndefined();
});

it("keeps the courier session when the connection is lost, and loads again on 再試一次", async () => {
  const { calls, user } = enterCourierOrder({ draft: null, replies: { [STATUS]: "lost" } });
  const again = await screen.findByRole("button", { name: "再試一次" });
  expect(readCookie("courier")).toBe(COURIER_MARK);
  calls.reply(STATUS, { data: makeExpressStatus() });
  await user.click(again);
  expect(await screen.findAllByRole("button", setAddress)).toHaveLength(2);
});

it("fills in the pick-up contact of this browser, and requests no fee before both addresses are known", async () => {
  window.localStorage.setItem("contactName", JSON.stringify("王小明"));
  const { calls } = enterCourierOrder({ draft: null });
  expect(await screen.findByLabelText("交件人姓名")).toHaveValue("王小明");
  expect(screen.getByLabelText("收件人姓名")).toHaveValue("");
  expect(screen.getByText("填好取件與送達地址，就會算出距離與費用。")).toBeVisible();
  expect(calls.countOf(FEE)).toBe(0);
});

it("shows the state, an address and the pay type of a courier order under way, and removes the stored form (EX-10)", async () => {
  const { calls } = enterCourierOrder({
    status: makeExpressStatus(makeCourierOrder()),
    order_id: 7,
  });
  expect(await screen.findByRole("heading", { name: "正在找外送夥伴" })).toBeVisible();
  expect(screen.getByText("台北市內湖區瑞光路100號")).toBeVisible();
  expect(screen.getByText("LINE Pay")).toBeVisible();
  expect(calls.countOf(FEE)).toBe(0);
  expect(window.localStorage.getItem("lastCourierOrder")).toBeNull();
});

it.each([
  [makeCourierOrder({ order_status: ORDER_STATUS.delivered, events: [] }), "已送達"],
  [
    makeCourierOrder({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
      cancel_fee: 58,
      events: [
        { step: "cancelled-by-courier", order_status: ORDER_STATUS.cancelled, create_time: 1000 },
      ],
    }),
    "夥伴沒有等到物品",
  ],
])(
  "after a finished order, shows a button that opens an empty form (case %#)",
  async (courierOrder, headline) => {
    const { user } = enterCourierOrder({ draft: null, status: makeExpressStatus(courierOrder) });
    expect(await screen.findByRole("heading", { name: headline })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "再叫一趟" }));
    expect(await screen.findAllByRole("button", setAddress)).toHaveLength(2);
  },
);

describe("a courier order that was placed just now (EX-14)", () => {
  const PAID = {
    id: 8,
    pay_type: PAY_TYPE.creditCard,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  };

  it.each([
    [ORDER_STATUS.ordered, "訂單成立"],
    [ORDER_STATUS.confirming, "正在找外送夥伴"],
  ])(
    "in state %i, shows 訂單成立 with the order number, and focuses the heading",
    async (order_status, head) => {
      const { calls, user } = enterCourierOrder({ replies: { [ORDER]: { data: PAID } } });
      const button = await findConfirmButton();
      const courierOrder = makeCourierOrder({ order_status, events: [] });
      calls.reply(STATUS, { data: makeExpressStatus(courierOrder) });
      await user.click(button);
      expect(await screen.findByRole("heading", { name: head })).toHaveFocus();
      expect(screen.getAllByText("訂單成立")[0]).toBeVisible();
      expect(screen.getByText(`訂單編號 ${courierOrder.order_no}`)).toBeVisible();
    },
  );

  it("does not focus the heading at the next visit", async () => {
    const status = makeExpressStatus(makeCourierOrder({ order_status: ORDER_STATUS.confirming }));
    enterCourierOrder({ draft: null, status });
    expect(await screen.findByRole("heading", { name: "正在找外送夥伴" })).not.toHaveFocus();
  });
});

describe("with a backend that does not show the orders of a courier session", () => {
  it("shows that a paid order was received, and empties the form (PY-08)", async () => {
    writeCookie(resultCookie("7", "http:"), resultText({ state: "paid" }), 60);
    enterCourierOrder({ href: "/expressDelivery?result=7", order_id: 7 });
    expect(await screen.findByText("已收到您的快遞，馬上安排。")).toBeVisible();
    expect(screen.getByLabelText("收件人姓名")).toHaveValue("");
    expect(window.localStorage.getItem("lastCourierOrder")).toBeNull();
    expect(window.location.search).toBe("");
  });

  it("shows that a cash order was received, and empties the form", async () => {
    const { user } = enterCourierOrder({
      draft: { pay_type: PAY_TYPE.cash },
      quote: { store: { ...makeCourierOrderQuote().store, delivery_payment_method: "2" } },
      replies: {
        [ORDER]: {
          data: {
            id: 8,
            pay_type: PAY_TYPE.cash,
            order_status: ORDER_STATUS.ordered,
            payment_url_web: "",
          },
        },
      },
    });
    await user.click(await findConfirmButton());
    expect(await screen.findByText("已收到您的快遞，馬上安排。")).toBeVisible();
    expect(screen.getByLabelText("收件人姓名")).toHaveValue("");
  });
});

it("stores the new form that was started after a finished order", async () => {
  const status = makeExpressStatus(
    makeCourierOrder({ order_status: ORDER_STATUS.delivered, events: [] }),
  );
  const { user } = enterCourierOrder({ status, order_id: status.order_id });
  await user.click(await screen.findByRole("button", { name: "再叫一趟" }));
  await user.type(screen.getByLabelText("交件人姓名"), "陳大文");
  fireEvent(window, new Event("pagehide"));
  const stored = JSON.parse(window.localStorage.getItem("lastCourierOrder") ?? "{}");
  expect(stored).toMatchObject({ order_id: null, draft: { pickup: { contact_name: "陳大文" } } });
});

it("shows the fee that was charged for a cancelled order", async () => {
  const events = [
    {
      step: "cancelled-by-courier" as const,
      order_status: ORDER_STATUS.cancelled,
      create_time: 1000,
    },
  ];
  const courierOrder = makeCourierOrder({
    order_status: ORDER_STATUS.cancelled,
    pay_status: PAY_STATUS.refunded,
    cancel_fee: 58,
    events,
  });
  enterCourierOrder({ draft: null, status: makeExpressStatus(courierOrder) });
  expect(await screen.findByText(/收取 NT\$58/)).toBeVisible();
  expect(screen.getByText("已退款")).toBeVisible();
});

it("keeps the entered values for the next courier session when the backend has ended this one (EX-02)", async () => {
  enterCourierOrder({ replies: { [QUOTE]: SESSION_ENDED } });
  expect(await screen.findByText(SESSION_ENDED.message)).toBeVisible();
  expect(screen.getByText("填過的內容留在這台裝置，重新進入後還在。")).toBeVisible();
  expect(window.localStorage.getItem("lastCourierOrder")).toContain("陳大文");
});

it("cancels a courier order with the header x-courier, and shows the cancellation and the refund", async () => {
  const cancel = "/api/v3/OrderApi/cancelOrder";
  const cancel_until = Math.floor(Date.now() / 1000) + 120;
  const { calls, user } = enterCourierOrder({
    draft: null,
    status: makeExpressStatus(
      makeCourierOrder({ order_status: ORDER_STATUS.ordered, cancel_until }),
    ),
    replies: {
      [cancel]: {
        data: {
          id: 7,
          order_status: ORDER_STATUS.cancelled,
          pay_status: PAY_STATUS.refunding,
          events: [],
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "取消快遞" }));
  const [, answer] = screen.getAllByRole("button", { name: "取消快遞" });
  await user.click(answer ?? document.body);
  expect(await screen.findByRole("heading", { name: "快遞已取消" })).toBeVisible();
  expect(calls.bodyOf(cancel)).toEqual({ order_id: 7 });
  expect(calls.headerOf(cancel, "x-courier")).toBe("1");
  expect(screen.getByText("退款處理中")).toBeVisible();
});
