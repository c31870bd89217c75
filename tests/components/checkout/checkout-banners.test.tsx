import { act, screen, waitFor, within } from "@testing-library/react";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import { makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, QUOTE } from "../../setup/enter-checkout";

const BANNERS = "/api/AdvertiseApi/marketingAdvertiseList";
const banner = (id: number, title: string) => ({
  id,
  type: "checkout",
  title,
  image: "/pictures/covers/test-f6e7d2",
  url: `/storeList?type=${id}`,
});

beforeEach(() => window.localStorage.clear());

/** Returns the server's answer for the page, the store and the dining type of the request. */
function banners(url: URL) {
  const { type, store_id, dining_type } = Object.fromEntries(url.searchParams);
  if (type !== "checkout" || store_id !== "3") return { data: [] };
  return { data: dining_type === "1" ? [banner(12, "明天的早餐"), banner(13, "飯後甜點")] : [] };
}

it("requests the banners of the page, the store and the dining type, and shows them as links (CK-66)", async () => {
  await enterCheckout({ replies: { [BANNERS]: banners } });
  const rail = within(await screen.findByRole("complementary", { name: "推薦" }));
  expect(rail.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "明天的早餐",
    "飯後甜點",
  ]);
  expect(rail.getByRole("link", { name: "明天的早餐" })).toHaveAttribute(
    "href",
    "/storeList?type=12",
  );
});

it("hides the section when the new dining type has no banners (CK-66)", async () => {
  const { calls, user } = await enterCheckout({ replies: { [BANNERS]: banners } });
  await screen.findByRole("complementary", { name: "推薦" });
  calls.reply(QUOTE, { data: makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0 }) });
  await user.click(screen.getByRole("radio", { name: "外帶" }));
  await waitFor(() => expect(screen.queryByRole("complementary")).not.toBeInTheDocument());
});

it.each([
  ["there are no banners", { data: [] }],
  ["the backend refuses", { code: CODE.refused, message: "忙碌" }],
  ["the connection is lost", "lost"],
] as const)("shows no section for banners when %s", async (_what, reply) => {
  const { calls } = await enterCheckout({ replies: { [BANNERS]: reply } });
  await waitFor(() => expect(calls.countOf(BANNERS)).toBe(1));
  // If the answer contained a banner, it would be visible after this line.
  await act(async () => {});
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^確認購買/ })).toBeEnabled();
});
