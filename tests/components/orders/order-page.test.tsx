import { screen, within } from "@testing-library/react";
import { REASON } from "@/lib/contracts/answer-code";
import {
  CODE,
  DINING_TYPE,
  INVOICE_ISSUE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { makeDeliveredProgress, makeOrderDetail, PLACED } from "../../factories/order-details";
import { DETAIL, events, showOrder, wait } from "../../setup/show-order";

describe("the order page", () => {
  const HELP = "/api/v3/OrderApi/orderHelp";
  const help = {
    kinds: ["missing"],
    until: null,
    lines: [{ line: 0, name: "排骨便當", left: 1 }],
    requests: [],
  };
  const history = [{ event: "ordered", create_time: PLACED, amount: null }];

  it("shows the reports and the history of an order if the backend offers reports and history (OR-20, OR-25)", async () => {
    await showOrder(
      { ...makeDeliveredProgress(), has_help: 1, history },
      { [HELP]: { data: help } },
    );
    await wait(0);
    expect(screen.getByRole("button", { name: "回報問題" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "訂單紀錄" })).toBeVisible();
  });

  it.each<[string, OrderDetail["history"], boolean]>([
    ["no history", undefined, true],
    ["an empty history", [], true],
    ["only unknown events", [{ event: "drone", create_time: PLACED, amount: null }], true],
    ["a known event", history, false],
  ])(
    "prints the steps only if the history shows no event: an order with %s",
    async (_what, reported, isPrinted) => {
      await showOrder({ ...makeDeliveredProgress(), ...(reported && { history: reported }) });
      const steps = screen.getByRole("list", { name: "訂單進度" });
      expect(steps.closest(".print\\:hidden") === null).toBe(isPrinted);
      expect(screen.queryByRole("heading", { name: "訂單紀錄" }) === null).toBe(isPrinted);
    },
  );

  it("shows in the status that the courier has arrived at the address (OR-30, OR-42)", async () => {
    const order_status = ORDER_STATUS.delivering;
    const arrived = { event: "courier-arrived", create_time: PLACED, amount: null };
    await showOrder({ order_status, history: [...history, arrived] });
    expect(screen.getByRole("status")).toHaveTextContent(
      "外送夥伴已於 12:00 抵達，請下樓取餐，並留意來電與門鈴。",
    );
    expect(screen.getByText("外送夥伴到了")).toBeVisible();
    expect(screen.queryByText("外送夥伴在路上")).not.toBeInTheDocument();
    expect(screen.queryByText(/餐點已離開店家/)).not.toBeInTheDocument();
  });

  it("shows in the status of a pick-up that the food is ready, instead of an estimated time (OR-34)", async () => {
    const ready = { event: "ready", create_time: PLACED, amount: null };
    await showOrder({
      order_status: ORDER_STATUS.confirming,
      dining_type: DINING_TYPE.pickup,
      track: "pickup",
      history: [...history, ready],
    });
    const status = within(screen.getByRole("status"));
    expect(status.getByText("可以取餐了")).toBeVisible();
    expect(status.getByRole("heading")).not.toHaveClass("text-good");
    expect(status.getByText("到店出示訂單編號即可取餐。")).toBeVisible();
    expect(status.queryByText(/預計/)).not.toBeInTheDocument();
  });

  it("shows the store's phone number, but no reports and no history when the backend offers neither", async () => {
    const { calls } = await showOrder(makeDeliveredProgress());
    await wait(0);
    expect(calls.countOf(HELP)).toBe(0);
    expect(screen.queryByRole("heading", { name: "餐點有問題嗎" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "訂單紀錄" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "致電店家" })).toBeVisible();
  });

  it("requests no reports for an order that the store has not accepted yet", async () => {
    const { calls } = await showOrder({ has_help: 1 }, { [HELP]: { data: help } });
    expect(calls.countOf(HELP)).toBe(0);
  });
});

describe("the loaded order page", () => {
  it.each([
    [ORDER_STATUS.ordered, "已下單", "等待店家接單"],
    [ORDER_STATUS.confirming, "確認中", "店家準備中"],
    [ORDER_STATUS.selfConfirming, "確認中", "店家準備中"],
    [ORDER_STATUS.delivering, "外送中", "外送夥伴在路上"],
    [ORDER_STATUS.selfDelivering, "外送中", "店家外送中"],
    [ORDER_STATUS.selfCashDone, "現金自送完成", "已送達"],
    [ORDER_STATUS.awaitingPayment, "等待付款", null],
    [ORDER_STATUS.delivered, "已送達", null],
  ])(
    "shows the status %i with the heading %s and, unless it is null, the explanation %s (OR-08)",
    async (order_status, name, text) => {
      await showOrder({ order_status });
      const status = within(screen.getByRole("status"));
      expect(status.getByRole("heading", { name })).toBeVisible();
      if (text) expect(status.getByText(text)).toBeVisible();
      else expect(status.getAllByText(name)).toHaveLength(1);
    },
  );

  it("shows the status, the estimated arrival and the steps", async () => {
    await showOrder();
    const status = screen.getByRole("status");
    expect(within(status).getByRole("heading", { name: "已下單" })).toBeVisible();
    expect(within(status).getByText("等待店家接單")).toBeVisible();
    expect(within(status).getByText("預計 12:25–12:35 送達")).toBeVisible();
    const steps = within(screen.getByRole("list", { name: "訂單進度" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "訂單送出12:00",
      "店家接單（尚未）",
      "餐點出發（尚未）",
      "送達（尚未）",
    ]);
  });

  it("uses the words of a courier order for its steps and amounts, and shows no link to a store", async () => {
    await showOrder({
      dining_type: DINING_TYPE.courier,
      pay_type: PAY_TYPE.linePay,
      store_name: "福饕快遞",
      delivery_fee: 130,
      remark: "",
    });
    const status = screen.getByRole("status");
    expect(within(status).getByText("已收到您的快遞，馬上安排。")).toBeVisible();
    const steps = screen.getByRole("list", { name: "快遞進度" });
    expect(steps).toHaveTextContent("取件，送往收件人");
    expect(screen.getByRole("button", { name: "取消快遞" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "送達地點" })).toBeVisible();
    expect(screen.getByText("快遞費")).toBeVisible();
    for (const word of ["店家", "餐點", "外送費"]) {
      expect(document.body).not.toHaveTextContent(word);
    }
    expect(screen.queryByRole("link", { name: "福饕快遞" })).not.toBeInTheDocument();
  });

  it("shows products with options, all amounts, the address, the payment and the invoice (GO-19)", async () => {
    await showOrder({ discount_price: 20, pay_total: 135 });
    for (const text of [
      "排骨便當",
      "加蛋",
      "小明",
      "備註：不要香菜",
      "給店家的備註：請附餐具",
      "NT$35",
      "-NT$20",
      "NT$135",
      "台北市信義區市府路45號",
      "3樓",
      "王小明 0912345678",
      "收到餐點時付現",
      "a***@example.com",
      "F26112100000007",
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole("link", { name: "致電店家" })).toHaveAttribute(
      "href",
      "tel:02-2345-6789",
    );
  });

  it("shows no email for an invoice that the store prints (CK-72)", async () => {
    const { invoice } = makeOrderDetail();
    await showOrder({ invoice: { ...invoice, issue_type: INVOICE_ISSUE_TYPE.paper } });
    expect(screen.getByText("店家開立紙本發票")).toBeVisible();
    expect(screen.queryByText("電子發票")).not.toBeInTheDocument();
    expect(screen.queryByText("a***@example.com")).not.toBeInTheDocument();
  });

  it.each([
    [
      "of a pick-up",
      { dining_type: DINING_TYPE.pickup, track: "pickup" },
      "預計 12:25–12:35 可取餐",
    ],
    ["of an order that is late", { eta_time: PLACED - 900, eta_end_time: PLACED - 300 }, /晚一些/],
    [
      "of a refund in progress",
      {
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.refunding,
        pay_type: PAY_TYPE.linePay,
      },
      "退款處理中",
    ],
    [
      "of a completed refund",
      {
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.refunded,
        pay_type: PAY_TYPE.linePay,
      },
      "已退款",
    ],
  ] as const)("shows the status %s", async (_what, values, text) => {
    await showOrder({ eta_end_time: PLACED + 35 * 60, ...values } as Partial<OrderDetail>);
    expect(within(screen.getByRole("status")).getByText(text)).toBeVisible();
  });
});

describe("the page of an order that cannot be shown", () => {
  it.each(["/order", "/order?id=0", "/order?id=-1"])(
    "sends no request for the URL %s",
    async (address) => {
      window.history.replaceState(null, "", address);
      const { calls } = await showOrder();
      expect(screen.getByRole("alert")).toHaveTextContent("找不到這筆訂單");
      expect(calls.countOf(DETAIL)).toBe(0);
    },
  );

  it("shows that the order was not found, and links to the list of orders", async () => {
    await showOrder({}, { [DETAIL]: { code: CODE.refused, message: "找不到這筆訂單" } });
    expect(screen.getByRole("alert")).toHaveTextContent("找不到這筆訂單");
    expect(screen.getByRole("link", { name: "回訂單查詢" })).toHaveAttribute("href", "/orderList");
    expect(events.urls()).toEqual([]);
  });

  it("opens the list of orders if the backend does not offer orderDetail", async () => {
    const reason = REASON.notOffered;
    const refusal = { code: CODE.refused, message: "目前沒有提供這項服務", reason };
    const { replace } = await showOrder({}, { [DETAIL]: refusal });
    expect(replace).toHaveBeenCalledWith("/orderList");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(events.urls()).toEqual([]);
  });

  it("opens the login when there is no session, and stores the path of this page as the return-to path", async () => {
    const { go } = await showOrder(
      {},
      { [DETAIL]: { code: CODE.loginNeeded, message: "請先登入" } },
    );
    expect(go).toHaveBeenCalledWith("/login");
    expect(document.cookie).toContain("returnTo=%2Forder%3Fid%3D7");
  });

  it("shows a message when the connection is lost, and loads the order on 再試一次 (ER-05)", async () => {
    const { calls, user } = await showOrder({}, { [DETAIL]: "lost" });
    expect(screen.getByText("網路連線異常，請稍後再試")).toBeVisible();
    calls.reply(DETAIL, { data: makeOrderDetail() });
    await user.click(screen.getByRole("button", { name: "再試一次" }));
    await wait(0);
    expect(screen.getByRole("heading", { name: "已下單" })).toBeVisible();
  });
});

describe("the order page with a backend that does not offer an optional call", () => {
  it.each([
    ["cancelOrder", "取消訂單", { cancel_until: null }],
    ["reorder", "再點一次", { ...makeDeliveredProgress(), can_reorder: 0 }],
    ["reviewOrder", "送出評價", { ...makeDeliveredProgress(), can_review: 0 }],
  ] as const)("has no button for the call %s", async (_call, name, values) => {
    await showOrder(values as Partial<OrderDetail>);
    expect(screen.getByRole("heading", { name: /已下單|已送達/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: new RegExp(name) })).not.toBeInTheDocument();
  });
});
