import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderReview } from "@/components/orders/order-review";
import { CODE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { makeDeliveredProgress, makeOrderDetail } from "../../factories/order-details";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const REVIEW = "/api/v3/OrderApi/reviewOrder";

function show(reply: Replies[string], values: Partial<OrderDetail> = makeDeliveredProgress()) {
  const calls = serveCalls({ [REVIEW]: reply });
  const onProgress = jest.fn();
  renderWithMessages(<OrderReview order={makeOrderDetail(values)} onProgress={onProgress} />);
  return { calls, onProgress, user: userEvent.setup() };
}

const after = { ...makeDeliveredProgress(), can_review: 0 as const };

it("offers the stars as radio buttons, and replaces the form by the review after the review was sent", async () => {
  const { calls, onProgress, user } = show({ data: after });
  await user.click(screen.getByRole("radio", { name: "3 顆星，普通" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "4 顆星，滿意" })).toBeChecked();
  await user.type(screen.getByRole("textbox", { name: /想說的話/ }), " 排骨很香 ");
  await user.click(screen.getByRole("button", { name: "送出評價" }));
  expect(calls.bodyOf(REVIEW)).toEqual({ order_id: 7, star_num: 4, content: "排骨很香" });
  await waitFor(() => expect(screen.getByText("謝謝您的評價")).toHaveFocus());
  expect(screen.getByText("4 顆星，滿分 5 顆")).toBeInTheDocument();
  expect(screen.getByText("排骨很香")).toBeVisible();
  expect(onProgress).toHaveBeenCalledWith(after);
});

it("sends nothing without stars, and shows a message", async () => {
  const { calls, user } = show({ data: after });
  await user.click(screen.getByRole("button", { name: "送出評價" }));
  expect(screen.getByRole("alert")).toHaveTextContent("請先選擇星等");
  expect(calls.countOf(REVIEW)).toBe(0);
  await user.click(screen.getByRole("radio", { name: /^5 顆星/ }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it.each<[string, Replies[string], string]>([
  ["the connection is lost", "lost", "網路連線異常，請稍後再試"],
  [
    "the server refuses",
    { code: CODE.refused, message: "您已評價過這筆訂單" },
    "您已評價過這筆訂單",
  ],
])("keeps the typed text when %s", async (_what, reply, text) => {
  const { user } = show(reply);
  await user.click(screen.getByRole("radio", { name: /^2 顆星/ }));
  await user.type(screen.getByRole("textbox"), "湯灑出來了");
  await user.click(screen.getByRole("button", { name: "送出評價" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("textbox")).toHaveValue("湯灑出來了");
  expect(screen.getByRole("radio", { name: /^2 顆星/ })).toBeChecked();
  expect(screen.getByRole("button", { name: "送出評價" })).toBeEnabled();
});

it("accepts at most 300 characters (RU-38)", async () => {
  const { user } = show({ data: after });
  await user.click(screen.getByRole("textbox"));
  await user.paste("好".repeat(301));
  expect(screen.getByText("300／300")).toBeVisible();
});

it("shows the review instead of the form if the order was already reviewed", () => {
  const review = { star_num: 5, content: "好吃", create_time: 1_800_000_000 };
  show({ data: null }, { ...after, review });
  expect(screen.getByText("好吃")).toBeVisible();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});
