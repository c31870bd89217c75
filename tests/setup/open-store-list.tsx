import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreList } from "@/components/catalog/list/store-list";
import { WHOLE_LIST } from "@/lib/catalog/list-filter";
import { makeStoreCard } from "@/tests/factories/store-cards";
import "./near-observer";
import { renderWithMessages } from "./render-with-messages";
import { type Replies, serveCalls } from "./serve-calls";

export const LIST = "/api/v3/StoreApi/listStore";

const names = {
  types: [
    { id: 3, name: "便當" },
    { id: 5, name: "火鍋" },
  ],
  groups: [{ id: 2, name: "免運專區" }],
  subjects: [{ id: 5, name: "早安，吃早餐" }],
};

export const pageOf = (...found: string[]) => ({
  stores: found.map((name, index) => makeStoreCard({ id: index + 1, name })),
  total: found.length,
  last_page: 1,
});

/**
 * Renders the store list at this URL. At `/storeList?type=3` the list is already part of the page, as in the HTML that
 * the shop sends. At every other URL the browser requests the list.
 */
export function openStoreList(
  href: string,
  { replies = {}, dining_type = 1 }: { replies?: Replies; dining_type?: 0 | 1 } = {},
) {
  window.localStorage.removeItem("viewState");
  window.history.replaceState(null, "", href);
  Element.prototype.scrollIntoView = () => undefined;
  const served = serveCalls({ [LIST]: { data: pageOf("問來的店") }, ...replies });
  const isFirst = href === "/storeList?type=3";
  const page = pageOf("便當一號", "便當二號");
  renderWithMessages(
    <StoreList
      first={isFirst ? { route: { ...WHOLE_LIST, type: 3 }, page } : null}
      district={{ lat: 25.03, lng: 121.56, area: "台北市信義區" }}
      dining_type={dining_type}
      names={names}
    />,
  );
  return { ...served, user: userEvent.setup() };
}

export const shownStores = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

export const currentPath = () => window.location.pathname + window.location.search;
