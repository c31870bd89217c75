import { screen, waitFor } from "@testing-library/react";
import { RecommendedStores } from "@/components/catalog/home/recommended-stores";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const RECOMMENDED = "/api/RecommendApi/getInsiderRecommendList";

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

function renderBlock(replies: Replies) {
  serveCalls(replies);
  renderWithMessages(<RecommendedStores place={{ lat: 25.03, lng: 121.56 }} />);
}

it("requests the stores for 為您推薦 with the position of the page, and shows them with their dishes (HM-21)", async () => {
  const searches: string[] = [];
  renderBlock({
    [RECOMMENDED]: ({ search }) => {
      searches.push(search);
      const foods = [
        { id: 7, item_type: "single" as const, name: "牛肉麵", image: "", unit_price: 150 },
        { id: 8, item_type: "single" as const, name: "滷蛋", image: "", unit_price: 15 },
      ];
      return { data: [makeStoreCard({ name: "給您的店", foods })] };
    },
  });
  expect(screen.getByText("為您推薦")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "給您的店" })).toBeVisible();
  expect(searches).toEqual(["?lat=25.03&lng=121.56&extras=foods"]);
  expect(screen.getByText("有：牛肉麵、滷蛋")).toBeVisible();
  const link = screen.getByRole("link", { name: /給您的店/ });
  expect(link).toHaveAttribute("href", expect.stringContaining("is_from_recommend=1"));
});

it.each<[string, Replies]>([
  ["nothing to recommend", { [RECOMMENDED]: { data: [] } }],
  ["no answer", { [RECOMMENDED]: "lost" }],
])("hides the section if there is %s (RE-13)", async (_name, replies) => {
  renderBlock(replies);
  await waitFor(() => expect(screen.queryByText("為您推薦")).not.toBeInTheDocument());
});
