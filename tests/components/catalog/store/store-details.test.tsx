import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreDetails } from "@/components/catalog/store/store-details";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Review } from "@/lib/contracts/stores";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { setPageLanguage } from "../../../setup/language-of-pages";
import { renderWithMessages } from "../../../setup/render-with-messages";
import "../../../setup/dom-dialog";

afterEach(() => setPageLanguage("zh-TW"));

const review = (values: Partial<Review> = {}): Review => ({
  avatar: "",
  create_time: 1_795_233_600,
  user: { icon_url: "", first_name: "小明", last_name: "王" },
  star_num: 5,
  content: "湯頭很好",
  title: "牛肉麵",
  store_id: 1,
  food_id: 7,
  ...values,
});

function open(store_comments: Review[], values: Partial<ShownStore> = {}) {
  const store = makeShownStore(values);
  const detail = makeStoreDetail({ store_comments });
  const view = {
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    reservation_start_time: -1,
    reservation_end_time: -1,
  } as const;
  const visit = {
    store,
    detail,
    dining_type: DINING_TYPE.delivery,
    view,
    business_id: 0,
    number: "",
    block: null,
    failure: null,
  } as const;
  renderWithMessages(<StoreDetails visit={visit} open onClose={() => undefined} />);
  return userEvent.setup();
}

it("shows one review, all reviews after a press, and the store's facts again after 返回店家資訊 (ST-34, ST-35, MD-01)", async () => {
  const user = open([review(), review({ content: "份量很足", create_time: 1_795_233_000 })]);
  expect(screen.queryByText("份量很足")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "更多評論內容..." }));
  expect(screen.getByText("份量很足")).toBeVisible();
  expect(screen.queryByText("02-23456789")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "用戶評論" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "返回店家資訊" }));
  expect(screen.getByText("02-23456789")).toBeVisible();
  expect(screen.queryByText("份量很足")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "更多評論內容..." })).toHaveFocus();
});

it("links the product of a review to its product page (ST-37)", () => {
  open([review({ title: "紅燒牛肉麵", store_id: 3, food_id: 304 })]);
  expect(screen.getByRole("link", { name: "紅燒牛肉麵" })).toHaveAttribute(
    "href",
    "/product?stid=3&fdid=304",
  );
});

it("shows no link for a review without the id of a product", () => {
  open([review({ food_id: 0 })]);
  const comments = screen.getByRole("region", { name: "用戶評論" });
  expect(within(comments).queryByRole("link")).not.toBeInTheDocument();
});

it("shows no button for more reviews if there is only one, and no heading if there are no service scores (ST-28, ST-33)", () => {
  const first = review({ star_num: 4, content: "", title: "", food_id: 0 });
  open([first], { service_score: [], avg_star_count: 4, star_num: 1 });
  const comments = within(screen.getByRole("region", { name: "用戶評論" }));
  expect(comments.getByText("★ 4.0")).toBeVisible();
  expect(comments.getAllByRole("listitem")).toHaveLength(1);
  expect(comments.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "服務評分" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "更多評論內容..." })).not.toBeInTheDocument();
});

it("shows the opening hours, if the backend sends them (ST-43)", () => {
  open([], { opening_hours: [{ days: [1, 2, 3, 4, 5], start: "11:00", end: "20:00" }] });
  expect(screen.getByText("週一至週五")).toBeVisible();
  expect(screen.getByText("11:00–20:00")).toBeVisible();
  expect(screen.getByText("公休")).toBeVisible();
});

it("shows no opening hours when the backend sends none (ST-43)", () => {
  open([]);
  expect(screen.queryByText("營業時間")).not.toBeInTheDocument();
});

it("on an English page, marks the address and the score titles of a store as Chinese text (LN-12)", () => {
  setPageLanguage("en");
  const address = "台北市信義區五常街117號";
  open([], { address, service_score: [{ title: "餐點美味", avg_score_percent: 61 }] });
  for (const text of [address, "餐點美味"]) {
    expect(screen.getByText(text)).toHaveAttribute("lang", "zh-Hant-TW");
  }
});
