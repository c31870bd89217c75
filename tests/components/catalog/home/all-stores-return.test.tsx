import { screen, waitFor } from "@testing-library/react";
import { AllStores } from "@/components/catalog/home/all-stores";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";
import "@/tests/setup/near-observer";

const LIST = "/api/v3/StoreApi/listStore";
const place = { lat: 25.03, lng: 121.56, area: "台北市信義區" };
const STORAGE_KEY = "place home 1 25.03 121.56";
const page = (id: number) => ({
  stores: [makeStoreCard({ id, name: `店家${id}` })],
  total: 5,
  last_page: 5,
});

let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

const arriveBy = (type: "navigate" | "back_forward") =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

function renderList() {
  const calls = serveCalls({
    [LIST]: (url) => ({ data: page(Number(url.searchParams.get("page"))) }),
  });
  renderWithMessages(<AllStores first={page(1)} place={place} dining_type={1} />);
  return calls;
}

it("restores three pages and the scroll position after a return to the page, and stores the new position when the page is left (RB-07)", async () => {
  arriveBy("back_forward");
  window.sessionStorage.setItem(STORAGE_KEY, "3 4200");
  const { countOf } = renderList();
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 4200));
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(countOf(LIST)).toBe(2);
  expect(scrolled).toHaveBeenCalledTimes(1);

  Object.assign(window, { scrollY: 5100.4 });
  window.dispatchEvent(new Event("pagehide"));
  expect(window.sessionStorage.getItem(STORAGE_KEY)).toBe("3 5100");
});

it.each([
  ["a new visit of a list that the visitor has left before", "navigate", "3 4200"],
  ["a return with an invalid stored value", "back_forward", "rubbish"],
] as const)("%s starts at the top", async (_name, type, kept) => {
  arriveBy(type);
  window.sessionStorage.setItem(STORAGE_KEY, kept);
  const { countOf } = renderList();
  await screen.findByText("店家1");
  expect(countOf(LIST)).toBe(0);
  expect(scrolled).not.toHaveBeenCalled();
});
