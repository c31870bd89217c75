import { screen, waitFor } from "@testing-library/react";
import { RecommendedStores } from "@/components/home/recommended-stores";
import { writeStored } from "@/lib/client/storage";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const RECOMMENDED = "/api/RecommendApi/getInsiderRecommendList";
const OWN = {
  address: "台北市大安區和平東路1號",
  areaName: "大安區",
  cityName: "台北市",
  lat: 25.02,
  lng: 121.53,
  street: "和平東路1號",
  remark: "",
};

beforeEach(() => {
  window.localStorage.clear();
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

function renderBlock(replies: Replies) {
  serveCalls(replies);
  renderWithMessages(<RecommendedStores place={{ lat: 25.03, lng: 121.56 }} />);
}

it.each([
  ["the visitor's own point", OWN, "?lat=25.02&lng=121.53"],
  ["the district's, without an address", null, "?lat=25.03&lng=121.56"],
])("為您推薦 is asked from %s (HM-21)", async (_name, address, asked) => {
  if (address) writeStored("address", address);
  const searches: string[] = [];
  renderBlock({
    [RECOMMENDED]: ({ search }) => {
      searches.push(search);
      return { data: [makeStoreCard({ name: "給您的店" })] };
    },
  });
  expect(screen.getByText("為您推薦")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "給您的店" })).toBeVisible();
  expect(searches).toEqual([asked]);
});

it.each<[string, Replies]>([
  ["nothing to recommend", { [RECOMMENDED]: { data: [] } }],
  ["no answer", { [RECOMMENDED]: "lost" }],
])("the block goes where there is %s", async (_name, replies) => {
  renderBlock(replies);
  await waitFor(() => expect(screen.queryByText("為您推薦")).not.toBeInTheDocument());
});
