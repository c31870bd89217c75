import { cleanup, screen, within } from "@testing-library/react";
import { CODE, ORDER_STATUS } from "@/lib/contracts/codes";
import { makeOrderDetail, makeProgress, PLACED } from "../../factories/order-details";
import { DETAIL, events, showOrder, TIME, wait } from "../../setup/show-order";

const CANCEL = "/api/v3/OrderApi/cancelOrder";

describe("cancelling", () => {
  it("is possible for five minutes, with a countdown by the server's clock (RU-30)", async () => {
    await showOrder({}, { [TIME]: { data: { time: "", timestamp: PLACED + 30 } } });
    expect(screen.getByRole("timer")).toHaveTextContent("4:30");
    await wait(1000);
    expect(screen.getByRole("timer")).toHaveTextContent("4:29");
    await wait(270_000);
    expect(screen.queryByRole("button", { name: "取消訂單" })).not.toBeInTheDocument();
  });

  it("is possible for a reservation until the time on the page, with a countdown in the last hour (RU-30)", async () => {
    await showOrder({ is_reservation: 1, cancel_until: PLACED + 26 * 3600 });
    expect(screen.getByText("11/22 週日 14:00 店家開始準備前可免費取消")).toBeVisible();
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
    cleanup();
    await showOrder({ is_reservation: 1, cancel_until: PLACED + 3600 });
    expect(screen.getByRole("timer")).toHaveTextContent("60:00");
  });

  it("ends the order after a confirmation, and the page shows that nothing was charged", async () => {
    const cancelled = makeProgress({
      order_status: ORDER_STATUS.cancelled,
      cancel_until: null,
      eta_time: null,
      events: [
        ...makeProgress().events,
        {
          step: "cancelled-by-member",
          order_status: ORDER_STATUS.cancelled,
          create_time: PLACED + 5,
        },
      ],
    });
    const { calls, user } = await showOrder({}, { [CANCEL]: { data: cancelled } });
    await user.click(screen.getByRole("button", { name: "取消訂單" }));
    const question = screen.getByRole("dialog", { name: "要取消這筆訂單嗎" });
    await user.click(within(question).getByRole("button", { name: "取消訂單" }));
    await wait(0);
    expect(calls.bodyOf(CANCEL)).toEqual({ order_id: 7 });
    expect(screen.getByRole("heading", { name: "已取消" })).toBeVisible();
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
    expect(screen.getByText("沒有扣款")).toBeVisible();
  });

  it("fails with the server's message if the store has accepted the order meanwhile", async () => {
    const refusal = { code: CODE.refused, message: "店家已接單，無法取消" };
    const { user } = await showOrder({}, { [CANCEL]: refusal });
    await user.click(screen.getByRole("button", { name: "取消訂單" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "取消訂單" }));
    await wait(0);
    expect(screen.getByText("店家已接單，無法取消")).toBeVisible();
  });

  it("opens a dialog that calls the result unknown if the answer is lost", async () => {
    const { user } = await showOrder({}, { [CANCEL]: "lost" });
    await user.click(screen.getByRole("button", { name: "取消訂單" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "取消訂單" }));
    await wait(0);
    expect(screen.getByRole("dialog", { name: "不確定訂單是否已取消" })).toBeVisible();
    expect(screen.getByText("網路連線異常，請稍後再試")).toBeVisible();
    expect(screen.queryByText("訂單沒有取消")).not.toBeInTheDocument();
  });

  it("is not undone by a late answer to an earlier request for the order", async () => {
    const { calls, user } = await showOrder();
    let answerLate: (reply: { data: unknown }) => void = () => {};
    calls.reply(DETAIL, () => new Promise((resolve) => (answerLate = resolve)));
    events.fail();
    events.fail();
    await wait(0);
    const cancelled = makeProgress({
      order_status: ORDER_STATUS.cancelled,
      cancel_until: null,
      eta_time: null,
    });
    calls.reply(CANCEL, { data: cancelled });
    await user.click(screen.getByRole("button", { name: "取消訂單" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "取消訂單" }));
    await wait(0);
    answerLate({ data: makeOrderDetail() });
    await wait(0);
    expect(screen.queryByRole("button", { name: "取消訂單" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "已下單" })).not.toBeInTheDocument();
  });

  it("is not requested when the customer chooses 保留訂單", async () => {
    const { calls, user } = await showOrder();
    await user.click(screen.getByRole("button", { name: "取消訂單" }));
    await user.click(screen.getByRole("button", { name: "保留訂單" }));
    expect(calls.countOf(CANCEL)).toBe(0);
    expect(screen.getByRole("timer")).toBeVisible();
  });
});
