import { act, screen } from "@testing-library/react";
import { ORDER_STATUS } from "@/lib/contracts/codes";
import {
  makeAcceptedProgress,
  makeDeliveredProgress,
  makeOrderDetail,
  PLACED,
} from "../../factories/order-details";
import { setVisible } from "../../setup/event-sources";
import { DETAIL, events, showOrder, TIME, wait } from "../../setup/show-order";

describe("live updates", () => {
  it("shows each event of the stream without another request for the order", async () => {
    const { calls } = await showOrder();
    expect(events.urls()).toEqual(["/api/orders/7/events"]);
    act(() => events.send(makeAcceptedProgress()));
    expect(screen.getByRole("heading", { name: "確認中" })).toBeVisible();
    expect(screen.getByText("12:01")).toBeVisible();
    expect(calls.countOf(DETAIL)).toBe(1);
    act(() => events.send(makeDeliveredProgress()));
    // The code of the review is loaded on demand.
    await wait(0);
    expect(screen.getByRole("heading", { name: "已送達" })).toBeVisible();
    expect(calls.countOf(DETAIL)).toBe(1);
  });

  it("requests the order every ten seconds after two failures of the stream in a row", async () => {
    const { calls } = await showOrder();
    events.fail();
    events.open();
    events.fail();
    expect(events.count()).toBe(1);
    events.fail();
    expect(events.count()).toBe(0);
    calls.reply(DETAIL, { data: makeOrderDetail(makeAcceptedProgress()) });
    await wait(0);
    expect(screen.getByRole("heading", { name: "確認中" })).toBeVisible();
    await wait(10_000);
    expect(calls.countOf(DETAIL)).toBe(3);
  });

  it("keeps the order on the page and shows a warning after a failure, until a request succeeds", async () => {
    const { calls } = await showOrder();
    calls.reply(DETAIL, "lost");
    events.fail();
    events.fail();
    await wait(0);
    const OLD = "連線中斷，訂單狀態可能不是最新";
    expect(screen.getByRole("alert")).toHaveTextContent(OLD);
    expect(screen.getByRole("heading", { name: "已下單" })).toBeVisible();
    await wait(10_000);
    expect(screen.getByText(OLD)).toBeVisible();
    calls.reply(DETAIL, { data: makeOrderDetail() });
    await wait(10_000);
    expect(screen.queryByText(OLD)).not.toBeInTheDocument();
  });

  it("opens a refused stream once more, and then requests the order every ten seconds without an error message", async () => {
    const { calls } = await showOrder();
    events.fail("refused");
    await wait(3000);
    expect(events.urls()).toHaveLength(2);
    events.fail("refused");
    await wait(0);
    expect(calls.countOf(DETAIL)).toBe(2);
    expect(events.urls()).toHaveLength(2);
    await wait(10_000);
    expect(calls.countOf(DETAIL)).toBe(3);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("closes the stream while the page is hidden, and opens another stream when the page is visible again", async () => {
    await showOrder();
    act(() => setVisible(false));
    expect(events.count()).toBe(0);
    act(() => setVisible(true));
    expect(events.urls()).toHaveLength(2);
  });

  describe("after the delivery", () => {
    const HOUR_MS = 3_600_000;
    const photo = "/api/help-photos/abc.webp";
    const history = [{ event: "delivery-photo", create_time: PLACED + 500, amount: null, photo }];
    /** The time of the delivery in `makeDeliveredProgress()`. */
    const DELIVERED_MS = (PLACED + 480) * 1000;

    it("shows a photo that the courier sends after the delivery, without another request (OR-32)", async () => {
      const { calls } = await showOrder({ ...makeDeliveredProgress(), history: [] });
      act(() => events.send({ ...makeDeliveredProgress(), history }));
      expect(screen.getByRole("img", { name: "外送夥伴拍的送達照片" })).toHaveAttribute(
        "src",
        photo,
      );
      expect(calls.countOf(DETAIL)).toBe(1);
    });

    it("keeps the stream open for an hour by the server's clock (OR-32)", async () => {
      jest.setSystemTime(DELIVERED_MS);
      await showOrder(makeDeliveredProgress(), {
        [TIME]: { data: { time: "", timestamp: PLACED + 780 } },
      });
      expect(events.count()).toBe(1);
      await wait(HOUR_MS - 301_000);
      expect(events.count()).toBe(1);
      await wait(1_000);
      expect(events.count()).toBe(0);
    });

    it("requests the order every ten seconds until the hour ends if the stream fails (OR-32)", async () => {
      jest.setSystemTime(DELIVERED_MS + HOUR_MS - 15_000);
      const timestamp = PLACED + 480 + 3600 - 15;
      const { calls } = await showOrder(makeDeliveredProgress(), {
        [TIME]: { data: { time: "", timestamp } },
      });
      for (const _failure of [1, 2]) events.fail();
      await wait(15_000);
      expect(calls.countOf(DETAIL)).toBe(3);
      await wait(60_000);
      expect(calls.countOf(DETAIL)).toBe(3);
    });

    it.each([
      ["was delivered an hour ago", { ...makeDeliveredProgress() }, PLACED + 480 + 3600],
      ["was picked up", { ...makeDeliveredProgress(), track: "pickup" }, PLACED + 500],
      ["was cancelled", { order_status: ORDER_STATUS.cancelled }, PLACED + 500],
    ] as const)(
      "opens no stream for an order that %s (OR-32)",
      async (_what, values, timestamp) => {
        jest.setSystemTime(timestamp * 1000);
        await showOrder(values, { [TIME]: { data: { time: "", timestamp } } });
        expect(events.urls()).toEqual([]);
      },
    );
  });
});
