import { screen, within } from "@testing-library/react";
import { StoreComments } from "@/components/catalog/store/store-comments";
import type { Review } from "@/lib/contracts/stores";
import { makeShownStore } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";

const review: Review = {
  avatar: "",
  create_time: Date.parse("2026-11-20T12:05:00+08:00") / 1000,
  user: { icon_url: "", first_name: "小明", last_name: "王" },
  star_num: 4,
  content: "菜很新鮮，送得也快",
  title: "高麗菜",
  store_id: 1,
  food_id: 7,
};

it("shows the average rating and the number of reviews (ST-33)", () => {
  const store = makeShownStore({ avg_star_count: 4.6, star_num: 213 });
  renderWithMessages(<StoreComments store={store} comments={[review]} />);
  const box = within(screen.getByRole("region", { name: "用戶評論" }));
  expect(box.getByText("4.6 顆星，滿分 5 顆")).toBeInTheDocument();
  expect(box.getByText(/213 則評論/)).toBeVisible();
});

it("shows the author, the stars, the text and the time in Taipei (ST-29, ST-36)", () => {
  renderWithMessages(<StoreComments store={makeShownStore()} comments={[review]} />);
  const comment = within(screen.getByRole("listitem"));
  expect(comment.getByText("王小明")).toBeVisible();
  expect(comment.getByText("★★★★☆")).toBeInTheDocument();
  expect(comment.getByText("菜很新鮮，送得也快")).toBeVisible();
  expect(comment.getByText("2026/11/20 12:05")).toBeVisible();
});

it("shows one of several reviews, and a button for the other reviews (CN-06, ST-34)", () => {
  const comments = [review, { ...review, content: "第二則" }, { ...review, content: "第三則" }];
  renderWithMessages(<StoreComments store={makeShownStore()} comments={comments} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "更多評論內容..." })).toBeVisible();
});
