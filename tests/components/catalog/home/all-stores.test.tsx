import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AllStores } from "@/components/catalog/home/all-stores";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { makeVisible } from "@/tests/setup/near-observer";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const LIST = "/api/v3/StoreApi/listStore";
const store = (id: number) => makeStoreCard({ id, name: `店家${id}` });
const names = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
/** Scrolls the end of the list into view. */
const reachEnd = () =>
  act(() => makeVisible(...document.querySelectorAll("section > :last-child")));
const more = () => screen.queryByRole("link", { name: "載入更多" });

function renderList({ total, replies = {} }: { total: number; replies?: Replies }) {
  const served = serveCalls(replies);
  renderWithMessages(
    <AllStores
      first={{ stores: [store(1), store(2)], total, last_page: total > 2 ? 2 : 1 }}
      place={{ lat: 25.03, lng: 121.56 }}
      dining_type={1}
    />,
  );
  return { ...served, user: userEvent.setup() };
}

it("shows the number of stores", () => {
  renderList({ total: 2 });
  expect(screen.getByRole("region", { name: "全部店家 2 家" })).toBeVisible();
  expect(more()).not.toBeInTheDocument();
});

it("has a link 載入更多 that crawlers can follow; a press on it adds the next page without repeating a store", async () => {
  const requestedPages: (string | null)[] = [];
  const { user } = renderList({
    total: 4,
    replies: {
      [LIST]: (url) => {
        requestedPages.push(url.searchParams.get("page"));
        // A store that has moved from the first page to the second is in both answers.
        return { data: { stores: [store(2), store(3), store(4)], total: 4, last_page: 2 } };
      },
    },
  });
  const link = screen.getByRole("link", { name: "載入更多" });
  expect(link).toHaveAttribute("href", "/storeList?page=2");
  await user.click(link);
  expect(await screen.findByText("店家4")).toBeVisible();
  expect(names()).toEqual(["店家1", "店家2", "店家3", "店家4"]);
  expect(requestedPages).toEqual(["2"]);
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("已載入 4 家店");
});

it("reads the next page once when the end of the list comes into view (HM-04)", async () => {
  const page = { stores: [store(3)], total: 3, last_page: 2 };
  const { countOf } = renderList({ total: 3, replies: { [LIST]: { data: page } } });
  reachEnd();
  reachEnd();
  expect(await screen.findByText("店家3")).toBeVisible();
  reachEnd();
  expect(countOf(LIST)).toBe(1);
});

it("shows a message when the connection is lost, keeps the list and loads again on 重新載入", async () => {
  const { user, reply, countOf } = renderList({ total: 3, replies: { [LIST]: "lost" } });
  await user.click(screen.getByRole("link", { name: "載入更多" }));
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  expect(names()).toEqual(["店家1", "店家2"]);
  // After a failure, the list is not read again when its end comes into view.
  reachEnd();
  await waitFor(() => expect(countOf(LIST)).toBe(1));
  reply(LIST, { data: { stores: [store(3)], total: 3, last_page: 2 } });
  await user.click(screen.getByRole("link", { name: "重新載入" }));
  expect(await screen.findByText("店家3")).toBeVisible();
  expect(screen.queryByText("網路連線異常，請稍後再試")).not.toBeInTheDocument();
});
